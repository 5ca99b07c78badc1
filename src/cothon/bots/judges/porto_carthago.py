"""How well a seat stands in Porto Carthago, in talents.

Only what the seat can know is looked at: the open table, its own money and its own peeks; of the
deck, which cards are in it, never their order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judging import Scales, Tally, add_rival, best_other, slope, soon, times, verdict
from cothon.games.porto_carthago.actions import has_good_in_warehouse, owns_quay
from cothon.games.porto_carthago.arrival import lighthouse_ranking
from cothon.games.porto_carthago.box import (
    BONUS_TALENTS,
    BUY_SEAT,
    FIRST_KEPT,
    GOODS,
    MOST_SEATS,
    PALACE_SEAT,
    QUAYS,
    SLOTS,
    TRADE_POINT,
)
from cothon.games.porto_carthago.market import merchant_price
from cothon.games.porto_carthago.palace import seat_points
from cothon.games.porto_carthago.round import BeginDecade, PlayRound, TakeIncome
from cothon.games.porto_carthago.scoring import has_good_at_any_quay, palace_seats, rank_of
from cothon.games.porto_carthago.table import LONGEST_ROW, NONE, Table, free_storage, is_unowned
from cothon.games.porto_carthago.turn import TakeTurn

MOST_PLANS: Final = 4
MOST_VOYAGES: Final = 3
MOST_DANGER: Final = 6

# Cards that 0, 1, 2, ... servants in the temple are a match for. [6]
CHANCES: Final = [0.0, 7.0 / 30.0, 13.0 / 30.0, 19.0 / 30.0, 24.0 / 30.0, 28.0 / 30.0, 1.0]


class Judge(Scales[Table]):
    """All that a seat has and may hope for, in talents."""

    def __init__(self, changed: dict[str, float]) -> None:
        super().__init__(changed)
        # What things are worth, in talents.
        self.seat = self.weigh("seat", 22.0, "a seat in the palace")
        self.win = self.weigh("win", 220.0, "being the first at the end")
        self.tie = self.weigh("tie", 0.1, "a trade point at the end")
        self.turn = self.weigh("turn", 1.0, "a turn to come; less than the talents it can take")
        self.step = self.weigh("step", 2.0, "what a turn spent on a plan has to bring [1]")
        self.servant = self.weigh("servant", 0.9, "income of a servant in one decade [2]")
        self.hand = self.weigh("hand", 0.4, "a servant in the reserve while turns are left [2]")
        self.idle_early = self.weigh("idle_early", 0.8, "a talent without trade points, early [3]")
        self.idle_late = self.weigh("idle_late", 0.3, "the same, late in the game [3]")
        self.leftover = self.weigh("leftover", 0.02, "a talent that buys nothing any more")
        self.first_points = self.weigh("first_points", 12.0, "the first two trade points, each [3]")
        self.more_points = self.weigh("more_points", 10.0, "those that dearer seats need, each [3]")
        self.spare_points = self.weigh("spare_points", 0.4, "any trade point, for ties")
        self.gate = self.weigh("gate", 2.0, "a point missing for the seat on sale [3]")
        self.cargo = self.weigh("cargo", 1.5, "a good without a plan")
        self.room = self.weigh("room", 0.5, "a free storage space")
        self.guard = self.weigh("guard", 1.0, "one of the first two in the lighthouse [5]")
        self.tempo = self.weigh("tempo", 3.0, "being able to end the game early while ahead [9]")
        # PEEK_DECK, LOAD_ANY, MOVE_SERVANTS, CALL_SHIP, PALACE_SEAT
        self.kept = self.row("kept", [1.0, 3.0, 1.0, 3.0, 4.0], "a kept privilege")
        # How sure things are.
        self.sure = self.weigh("sure", 0.65, "each step of a plan that is still to come")
        self.last_chance = self.weigh("last_chance", 0.6, "a trade point while turns are left")
        self.last_point = self.weigh("last_point", 0.6, "one from a ship after the last turn")
        self.unowned = self.weigh("unowned", 0.85, "a quay that others may claim")
        self.first_row = self.weigh("first_row", 0.8, "a ship docks where it seems to")
        self.second_row = self.weigh("second_row", 0.4, "the same of the second row")
        self.growth = self.weigh("growth", 0.7, "servants a player puts on the path a decade [8]")

    def verdict(self, g: Table, seat: i64) -> float:
        """The seats, twice the own ones, and trade points for ties."""
        seats = [palace_seats(g, other) for other in range(g.seats)]
        lead = self.seat * float(2 * seats[seat] - best_other(seats, seat))
        lead += self.tie * float(g.senators[seat].points)
        return verdict(lead, rank_of(g, seat), self.win)

    def add_up(self, g: Table, seat: i64, t: Tally) -> None:
        """What a seat has, what it may become, and what is planned."""
        o = look_ahead(g, seat, self)
        points = trade_points(g, g.senators[seat].points, o)
        t.add("seats", self.seat * float(palace_seats(g, seat)))
        t.add("talents", o.means - points)
        t.add("trade_points", points)
        t.add("path", o.path_value)
        t.add("servants", servants(g, seat, o))
        t.add("lighthouse", lighthouse(g, seat, o))
        t.add("privileges", privileges(g, seat, o))
        t.add("tempo", tempo(g, seat, o))
        s = take_stock(g, seat, o)
        t.add("loads", loads(g, seat, o, s))
        t.add("voyages", voyages(g, seat, o, s))
        t.add("stores", stores(o, s))


# The time that is left


class Outlook:
    """What is left of the game for one seat, and what a trade point is worth to it."""

    w: Judge  # whose weights are used
    now: i64 = 0  # own turns left in this decade
    is_paid: bool = True  # is the income of this decade in hand?
    decades: float  # expected decades after this one
    turns: float  # expected own turns to come
    late: float  # 0 to 1: is this the last decade?
    rights: i64  # kept privileges to buy a seat
    on_path: vec[i64]  # by seat: servants on the intrigue path
    entered: vec[i64]  # by seat: where the first of them stands
    means: float  # what talents and trade points are worth together
    path_value: float  # of the servants on the intrigue path
    point: float  # of the next trade point, where it is worth more
    servant: float  # what a servant in the reserve will earn


def look_ahead(g: Table, seat: i64, w: Judge) -> Outlook:
    """Read the time left off the agenda, and value what depends on it most."""
    o = Outlook()
    o.w = w
    read_agenda(g, seat, o)
    read_path(g, o)
    o.rights = seat_rights(g, seat)
    o.decades = decades_to_come(g)
    o.turns = float(o.now) + o.decades * float(g.box.action_rounds)
    o.late = 1.0 - min(o.decades, 1.0)
    o.servant = w.servant * (o.decades + (0.0 if o.is_paid else 1.0))
    points = g.senators[seat].points
    o.means = means(g, seat, points, o)
    o.path_value = w.seat * path_seats(g, seat, 0, o)
    in_house = means(g, seat, points + 1, o) - o.means
    on_path = w.seat * path_seats(g, seat, 1, o) - o.path_value - o.servant
    o.point = max(in_house, on_path)
    return o


def read_agenda(g: Table, seat: i64, o: Outlook) -> None:
    """Own turns not yet begun in this decade, and whether its income is still to come."""
    for step in g.agenda:
        if isinstance(step, TakeTurn):
            o.now += step.waiting >> seat & 1
        elif isinstance(step, PlayRound):
            o.now += g.box.action_rounds - step.action_round + 1
        elif isinstance(step, BeginDecade):
            o.now += g.box.action_rounds
            o.is_paid = False
        elif isinstance(step, TakeIncome):
            o.is_paid = False


def read_path(g: Table, o: Outlook) -> None:
    """Who stands on the intrigue path, and who came first. [8]"""
    o.on_path = vec[i64]([0] * MOST_SEATS)
    o.entered = vec[i64]([len(g.path)] * MOST_SEATS)
    for place in range(len(g.path)):
        owner: i64 = g.path[place]
        if not o.on_path[owner]:
            o.entered[owner] = place
        o.on_path[owner] += 1


def decades_to_come(g: Table) -> float:
    """Expected decades after this one; 8 trade points make the fourth the last. [9]"""
    early = g.box.early_decade
    if g.decade > early:
        return 0.0
    most: i64 = 0
    for senator in g.senators:
        most = max(most, senator.points)
    missing = float(g.box.early_points - most)
    if missing <= 0.0:
        ends_early = 1.0
    else:
        time = float(early - g.decade) + float(g.box.action_rounds - g.action_round) / 5.0
        ends_early = min(0.9, (0.4 + time) / (missing + 0.5))
    return float(early - g.decade) + 1.0 - ends_early


# Money and seats


def means(g: Table, seat: i64, points: i64, o: Outlook) -> float:
    """Talents, turns and trade points are means towards seats; worthless at the end. [3, 10]"""
    talents = float(g.senators[seat].talents)
    value = o.w.leftover * talents + trade_points(g, points, o)
    if o.late < 1.0:
        usable = min(talents, spendable(g, points, o))
        idle = o.w.idle_late + (o.w.idle_early - o.w.idle_late) * soon(o.decades, 3.0)
        value += (1.0 - o.late) * (usable + idle * (talents - usable) + o.w.turn * o.turns)
    if o.late > 0.0:
        value += o.late * o.w.seat * purchases(g, seat, points, o)
    return value


def spendable(g: Table, points: i64, o: Outlook) -> float:
    """The price of the seats that these trade points open, of which rivals will buy some. [3]

    Without enough points for any, the part that they are on the way to.
    """
    place: i64 = len(g.palace)
    missing = max(0, need_of(g, place) - points)
    part = times(1.0, 0.5, missing)
    points += missing
    total = float(price_of(g, place))
    if points >= g.box.large_seat_points:
        return part * 999.0
    place += 1
    while place < len(g.box.seat_price) and g.box.seat_points[place] <= points:
        total += 0.5 * float(g.box.seat_price[place])
        place += 1
    return part * total + float(o.rights * price_of(g, place))


def purchases(g: Table, seat: i64, points: i64, o: Outlook) -> float:
    """Seats that can still be bought if this decade is the last, taking talents in between. [10]

    Every seat takes a turn on a palace slot, or a privilege; the last purchase takes neither.
    """
    senator = g.senators[seat]
    turns = o.now
    fare = g.box.take_talents
    left = senator.talents + fare * turns
    reserve = senator.reserve
    rights = o.rights if turns > 0 else 0
    toll = palace_slot_servants(g)
    place: i64 = len(g.palace)
    seats = 0.0
    while reserve > 0 and left >= price_of(g, place):
        if rights > 0:
            rights -= 1
            seats += 1.0
        elif turns > 0 and reserve > toll and left >= price_of(g, place) + fare:
            seats += point_chance(need_of(g, place) - points, turns, o)
            turns -= 1
            reserve -= toll
            left -= fare
        else:
            break
        reserve -= 1
        left -= price_of(g, place)
        place += 1
    return seats + last_purchase(g, seat, points, reserve, left, o)


def point_chance(missing: i64, turns: i64, o: Outlook) -> float:
    """How likely missing trade points can still be had in so many turns. [3]"""
    if missing <= 0:
        return 1.0
    return times(1.0, o.w.last_chance, missing) if turns > missing else 0.0


def last_purchase(g: Table, seat: i64, points: i64, reserve: i64, left: i64, o: Outlook) -> float:
    """The seat that can be bought after the last arrival; a part for part of its price. [10]"""
    part = min(1.0, float(left) / float(g.box.large_seat_price))
    if part < 1.0:
        part *= 0.4 if o.now else 0.0
    if not reserve:
        return 0.3 * part if o.now else 0.0
    chance = point_chance(g.box.large_seat_points - points, o.now, o)
    return part * chance * last_arrival(g, seat, o)


def last_arrival(g: Table, seat: i64, o: Outlook) -> float:
    """How likely a good lies at a quay at the end, without which there is no last purchase. [10]"""
    if g.final_purchase_always:
        return 1.0
    if has_good_at_any_quay(g):
        return 0.95
    missing: i64 = 1  # the turn that carries a good to a quay
    missing += int(not has_good_in_warehouse(g, seat)) + int(not owns_quay(g, seat))
    return 1.0 - 0.2 * float(missing) if missing <= o.now else 0.1


def price_of(g: Table, place: i64) -> i64:
    """The price of the seat at this place of the palace."""
    return g.box.seat_price[place] if place < len(g.box.seat_price) else g.box.large_seat_price


def need_of(g: Table, place: i64) -> i64:
    """The trade points needed for the seat at this place of the palace."""
    return g.box.seat_points[place] if place < len(g.box.seat_points) else g.box.large_seat_points


def palace_slot_servants(g: Table) -> i64:
    """What the cheapest slot with a palace seat costs."""
    fewest: i64 = g.box.servants
    for slot in range(SLOTS):
        if g.box.slot_bonus[slot] == BUY_SEAT:
            fewest = min(fewest, g.box.slot_servants[slot])
    return fewest


def seat_rights(g: Table, seat: i64) -> i64:
    """How many kept cards let a seat buy a seat."""
    kept = g.senators[seat].kept
    return sum(g.box.privilege[ship] == PALACE_SEAT for ship in kept)


# Trade points, the path, and servants sent out


def trade_points(g: Table, points: i64, o: Outlook) -> float:
    """Two points early, then those that the dearer seats need; the others break ties. [3]"""
    first = min(points, 2)
    more = min(points, g.box.large_seat_points) - first
    value = o.w.first_points * float(first) + o.w.more_points * float(more)
    value -= o.w.gate * float(max(seat_points(g) - points, 0))
    return soon(o.turns, 8.0) * value + o.w.spare_points * float(points)


def path_seats(g: Table, seat: i64, more: i64, o: Outlook) -> float:
    """Seats to be expected from the intrigue path, with so many more own servants on it. [8]"""
    mine = o.on_path[seat] + more
    time = o.decades + 0.2 * float(o.now)
    if not mine and time < 0.2:
        return 0.0
    spread = 0.05 + 0.9 * time
    odds = vec[float]([1.0])  # by rank
    for rival in range(g.seats):
        if rival != seat:
            odds = add_rival(odds, chance_ahead(seat, mine, rival, spread, o))
    length = float(len(g.path) + more) + o.w.growth * float(g.seats) * time
    seats = 0.0
    for field in range(len(g.box.field_space)):
        reached = slope((length - float(g.box.field_space[field]) + 0.5) / spread)
        if field + 1 < len(g.box.field_space):
            beyond = float(g.box.field_space[field + 1])
            reached -= slope((length - beyond + 0.5) / spread)
        prizes = g.box.field_seats[field]
        for rank in range(min(len(prizes), len(odds))):
            seats += reached * odds[rank] * float(prizes[rank])
    return seats if mine else seats * min(1.0, time)


def chance_ahead(seat: i64, mine: i64, rival: i64, spread: float, o: Outlook) -> float:
    """How likely one ends before a rival on the path; ties go to who came first. [8]"""
    lead = float(mine - o.on_path[rival])
    if o.on_path[rival]:
        lead += 0.5 if o.entered[seat] < o.entered[rival] else -0.5
    elif mine:
        lead += 0.5
    return slope(lead / spread)


def tempo(g: Table, seat: i64, o: Outlook) -> float:
    """Who leads wants 8 points by the end of decade 4; who trails does not. [9]"""
    if g.senators[seat].points < g.box.early_points or g.decade > g.box.early_decade:
        return 0.0
    seats = [palace_seats(g, other) for other in range(g.seats)]
    lead = seats[seat] - best_other(seats, seat)
    return o.w.tempo * float(max(min(lead, 2), -2))


def servants(g: Table, seat: i64, o: Outlook) -> float:
    """Servants at home and on the cards are income; those at home can be sent out at once. [2]"""
    reserve = g.senators[seat].reserve
    on_cards: i64 = 0
    for slot in range(SLOTS):
        on_cards += g.workers[slot * MOST_SEATS + seat]
    useful = min(reserve, 2 * o.now + 1)
    return o.servant * float(reserve + on_cards) + o.w.hand * float(useful)


def lighthouse(g: Table, seat: i64, o: Outlook) -> float:
    """Rank 1 or 2 brings the own ship to the own quay; one servant may be enough. [5]"""
    if not g.senators[seat].lighthouse:
        return 0.0
    rank = lighthouse_ranking(g).index(seat)
    value = o.w.guard if rank < 2 else 0.5 * o.w.guard
    return value * min(o.decades + 0.3, 2.0)


def privileges(g: Table, seat: i64, o: Outlook) -> float:
    """Kept privileges are worth something as long as there are turns to use them."""
    kept = g.senators[seat].kept
    return sum((privilege_value(g, g.box.privilege[ship], o) for ship in kept), 0.0)


def privilege_value(g: Table, privilege: i64, o: Outlook) -> float:
    """What a privilege is worth to who loads its ship; kept ones need turns to be used in."""
    if privilege >= FIRST_KEPT:
        return o.w.kept[privilege - FIRST_KEPT] * soon(o.turns, 4.0)
    if privilege == BONUS_TALENTS:
        return float(g.box.bonus_talents)
    if privilege == TRADE_POINT:
        return o.point
    return max(0.0, 0.8 * o.point)


# Plans for loads and voyages


class Stock:
    """What the plans made so far have left over: goods, quays and turns."""

    goods: vec[i64]  # by kind, in the warehouse
    market: vec[i64]  # by kind
    room: i64
    turns: float
    talents: i64
    ships: vec[i64]  # by quay: the ship that lies there or is expected
    sure: vec[float]  # by quay: how sure it is
    rewards: vec[float]  # by quay: what a load would bring, as far as it is sure; 0 for none
    price: i64  # of a good


def loads(g: Table, seat: i64, o: Outlook, s: Stock) -> float:
    """The best loads that can be made ready, less the turns they still take. [1, 4]"""
    value = 0.0
    for _ in range(MOST_PLANS):
        gain = best_load(g, seat, o, s)
        if gain <= 0.0:
            break
        value += gain
    return value


def stores(o: Outlook, s: Stock) -> float:
    """Goods and room that no load wants, while there is time to use them."""
    if o.turns < 2.0:
        return 0.0
    return o.w.cargo * float(spare_goods(s)) + o.w.room * float(min(s.room, 2))


def take_stock(g: Table, seat: i64, o: Outlook) -> Stock:
    """All goods, quays and turns, before any plan is made."""
    s = Stock()
    s.goods = g.senators[seat].goods[:]
    s.market = g.market[:]
    s.room = free_storage(g, seat)
    s.turns = o.turns
    s.talents = g.senators[seat].talents
    if not o.is_paid:
        s.talents += g.senators[seat].reserve
    s.ships = g.ships[:]
    s.sure = vec[float]([1.0] * QUAYS)
    s.price = merchant_price(g)
    expect_row(g, s, g.first_row, o.w.first_row)
    if g.senators[seat].lighthouse:
        lead_in(g, seat, s)
    if o.decades > 0.5:
        expect_row(g, s, g.second_row, o.w.second_row * min(1.0, o.decades))
    s.rewards = vec[float]([0.0] * QUAYS)
    for quay in range(QUAYS):
        if s.ships[quay] != NONE and (g.owners[quay] == seat or is_unowned(g, quay)):
            s.rewards[quay] = load_chance(g, seat, quay, o, s)
    return s


def expect_row(g: Table, s: Stock, row: vec[i64], sure: float) -> None:
    """Where the ships of a row will dock if nobody brings them in. [4]"""
    for place in range(LONGEST_ROW):
        ship = row[place]
        if ship == NONE:
            continue
        quay = 2 * g.box.civilisation[ship]
        if s.ships[quay] != NONE:
            quay += 1
        if s.ships[quay] == NONE:
            s.ships[quay] = ship
            s.sure[quay] = sure


def lead_in(g: Table, seat: i64, s: Stock) -> None:
    """From the lighthouse one brings the wanted ships to the own quays. [5]"""
    rank = lighthouse_ranking(g).index(seat)
    picks: i64 = 2 if rank < 2 else 1
    for place in range(LONGEST_ROW):
        ship = g.first_row[place]
        if ship == NONE or not picks:
            continue
        first = 2 * g.box.civilisation[ship]
        for quay in range(first, first + 2):
            if is_awaited(g, seat, s, quay, ship):
                s.ships[quay] = ship
                s.sure[quay] = 0.95 if rank < 2 else 0.9
                picks -= 1
                break


def is_awaited(g: Table, seat: i64, s: Stock, quay: i64, ship: i64) -> bool:
    """Is this an own quay without a ship, and the wanted good there or at hand?"""
    if g.owners[quay] != seat or g.ships[quay] != NONE:
        return False
    good = g.box.wanted[ship]
    return g.stored[quay] == good or (g.stored[quay] == NONE and s.goods[good] > 0)


def best_load(g: Table, seat: i64, o: Outlook, s: Stock) -> float:
    """Plan the best load that is left, and take what it needs off the stock; what it is worth."""
    best = 0.0
    chosen: i64 = NONE
    for quay in range(QUAYS):
        if s.rewards[quay] > 0.0:
            value = load_value(g, seat, quay, o, s)
            if value <= 0.0:
                s.rewards[quay] = 0.0  # the stock only shrinks: it never will be worth more
            elif value > best:
                best = value
                chosen = quay
    if chosen != NONE:
        reserve_load(g, seat, chosen, s)
    return best


def load_value(g: Table, seat: i64, quay: i64, o: Outlook, s: Stock) -> float:
    """What a load at this quay promises, less the turns and the money it still takes. [1, 4]"""
    steps: i64 = 0 if g.owners[quay] == seat else 1
    wanted = g.box.wanted[s.ships[quay]]
    lying = g.stored[quay]
    cost = 0.0
    if lying != wanted:
        steps += 1 if lying == NONE else 2  # carry it there, carry another away first
        if not s.goods[wanted]:
            if not s.market[wanted] or s.room <= 0 or s.talents < s.price:
                return 0.0
            steps += 1
            cost = float(s.price)
    if float(steps) > s.turns:
        return 0.0
    return times(s.rewards[quay], o.w.sure, steps) - o.w.step * float(steps) - cost


def reserve_load(g: Table, seat: i64, quay: i64, s: Stock) -> None:
    """Take what a load needs off the stock."""
    wanted = g.box.wanted[s.ships[quay]]
    s.rewards[quay] = 0.0
    if g.owners[quay] != seat:
        s.turns -= 1.0
    if g.stored[quay] == wanted:
        return
    s.turns -= 1.0
    if s.goods[wanted]:
        s.goods[wanted] -= 1
    else:
        s.market[wanted] -= 1
        s.room -= 1
        s.turns -= 1.0


def load_chance(g: Table, seat: i64, quay: i64, o: Outlook, s: Stock) -> float:
    """What a load here would bring, times how sure it is that it can be made. [4]"""
    reward = load_reward(g, s.ships[quay], o)
    if g.ships[quay] == NONE and o.decades < 1.0:  # it may come only after the last turn
        reward = o.decades * reward + (1.0 - o.decades) * o.w.last_point * o.point
    return s.sure[quay] * reward * (1.0 if g.owners[quay] == seat else o.w.unowned)


def load_reward(g: Table, ship: i64, o: Outlook) -> float:
    """Ship income, trade point, privilege, and two servants back."""
    income = float(g.box.income[ship]) * (1.0 - 0.4 * o.late)
    return income + o.point + privilege_value(g, g.box.privilege[ship], o) + 2.0 * o.servant


def voyages(g: Table, seat: i64, o: Outlook, s: Stock) -> float:
    """Goods without a ship may go out on charter ships, once the temple is filled. [6]"""
    senator = g.senators[seat]
    if senator.temple:
        return fleet(senator.captains, senator.temple, o, s, success_chances(g, seat))
    manned = min(senator.reserve, 4)
    if manned < 2:
        return 0.0
    s.turns -= 1.0
    value = o.w.sure * fleet(senator.captains, manned, o, s, CHANCES)
    return max(0.0, value - o.w.step - o.servant * float(manned))


def fleet(captains: i64, temple: i64, o: Outlook, s: Stock, chances: list[float]) -> float:
    """What the voyages are worth that can be made ready with so many servants in the temple. [6]"""
    value = 0.0
    goods = spare_goods(s)
    turns = s.turns
    for _ in range(min(temple, MOST_VOYAGES)):
        steps: i64 = 1 if captains > 0 else 2
        cost = 0.0
        if goods <= 0:
            steps += 1
            cost += float(s.price)
        chance = times(1.0, o.w.sure, steps)
        success = chances[min(temple, MOST_DANGER)]
        gain = chance * voyage_reward(success, temple, o) - o.w.step * float(steps) - cost
        turns -= float(steps)
        if gain <= 0.0 or turns < 0.0:
            break
        value += gain
        captains -= 1
        goods -= 1
        temple -= 1
    return value


def spare_goods(s: Stock) -> i64:
    """Goods in the warehouse that no plan wants."""
    spare: i64 = 0
    for good in range(GOODS):
        spare += s.goods[good]
    return spare


def voyage_reward(success: float, temple: i64, o: Outlook) -> float:
    """Two points and the income less the offering, or one point and half the income. [6]"""
    coin = 1.0 - 0.4 * o.late
    well = 2.0 * o.point + coin * (7.0 - float(temple))
    badly = o.point + coin * 3.8
    return success * well + (1.0 - success) * badly + 2.0 * o.servant


def success_chances(g: Table, seat: i64) -> list[float]:
    """By servants in the temple, how many of the cards that may lie on top they can match. [6]"""
    matched = [0.0] * (MOST_DANGER + 1)
    if not g.deck:
        return matched
    top = g.deck[-1]
    cards = 0.0
    is_seen = g.knows(seat, top)
    for ship in g.deck:
        if ship == top or not (is_seen or g.knows(seat, ship)):
            cards += 1.0
            matched[g.box.danger[ship]] += 1.0
    for danger in range(1, MOST_DANGER + 1):
        matched[danger] = matched[danger] / cards + matched[danger - 1]
    return matched
