"""How well a seat stands in Carthago: Merchants & Guilds, in victory points at the end.

Only what the seat can know is looked at: the open table and its own hand; of the ship pile, which
ships are in it, never their order.

A pilot may have to judge in the midst of a turn. What is under way then counts as if it were done,
and the actions that are paid for but still to come count as sure, where others are only likely.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judging import Scales, Tally, soon
from cothon.games.merchants_guilds.actions import (
    bars_dock,
    bars_tile,
    bars_warship_docks,
    free_tile_space,
)
from cothon.games.merchants_guilds.box import (
    ACHIEVEMENT_TILES,
    ACTIONS,
    COINS,
    COLUMNS,
    DECADES,
    EFFECTS,
    ESCORTS,
    FAVOUR,
    GOODS,
    HARBOUR_DELIVERY,
    INTRIGUE,
    LEFT,
    LUXURY,
    MARKET,
    MIDDLE,
    MOST_SPACES,
    OPULENCE,
    RESIDENCE,
    RESIDENCE_1,
    RESIDENCE_2,
    RIGHT,
    ROUNDS,
    SHIP_CARD,
    SMALL_SEATS,
    TILES_SHOWN,
    TRADING_DOCK,
    VICTORY_POINTS,
    WARSHIP_DOCK,
)
from cothon.games.merchants_guilds.delivery import (
    SAILED,
    TRADED,
    ChooseDelivery,
    DeliverGood,
    PlaceReturned,
    SendExpedition,
)
from cothon.games.merchants_guilds.docks import TakeDock, TakeWarshipDock
from cothon.games.merchants_guilds.guild import GuildAction, SitDown, SitInForum, StandOnTile
from cothon.games.merchants_guilds.market import TakeCard
from cothon.games.merchants_guilds.payment import PayCoins, PayRight
from cothon.games.merchants_guilds.residence import ChooseColumn, FreeDisc
from cothon.games.merchants_guilds.round import BeginRound
from cothon.games.merchants_guilds.scoring import hall_discs, score_of
from cothon.games.merchants_guilds.setup import StartDock
from cothon.games.merchants_guilds.table import NONE, Table, is_trade_card, marker_on
from cothon.games.merchants_guilds.tiles import position_on, unlimited_points
from cothon.games.merchants_guilds.turn import AfterMain, BeforeMain, BeginTurn, TakeTurn
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.state import NOBODY


class Judge(Scales[Table]):
    """Seats times ships, tiles, and what may still be made of cards and discs, in points. [1]"""

    def __init__(self, changed: dict[str, float]) -> None:
        super().__init__(changed)
        # What a turn to come brings on average, before it is known how it will be spent.
        self.seats_a_turn = self.weigh("seats_a_turn", 0.28, "seats to be expected of a turn [1]")
        self.ships_a_turn = self.weigh("ships_a_turn", 0.3, "ships to be expected of a turn [1]")
        # What things are worth, in victory points.
        self.discs = self.row("discs", [0.0, 4.5, 7.5, 9.5, 10.8, 11.6, 12.0], "discs in use [2]")
        self.coin = self.weigh("coin", 0.067, "of a seat: a coin to come, while there is time")
        self.spare_coin = self.weigh("spare_coin", 0.12, "a coin that buys nothing yet")
        self.card = self.weigh("card", 1.2, "a trade card whose face is not known yet")
        self.upkeep = self.weigh("upkeep", 0.5, "a card missing for the turns of this decade [4]")
        self.last_upkeep = self.weigh("last_upkeep", 1.2, "in the last decade cards do not return")
        self.choice = self.weigh("choice", 0.15, "an action that a card in hand shows")
        self.future_tile = self.weigh("future_tile", 4.0, "a tile of a decade to come [7]")
        self.future_price = self.weigh("future_price", 3.0, "what it will cost [7]")
        self.strength = self.weigh("strength", 2.0, "a middle space, for expeditions [6]")
        self.begun = self.weigh("begun", 0.25, "seats of a column that is not cleared yet")
        self.begun_left = self.weigh("begun_left", 0.6, "the left one's first space counts nothing")
        growth = [0.2, 0.35, 0.4, 0.3, 0.4, 0.5, 0.3, 0.2, 0.3]
        self.growth = self.row("growth", growth, "what a tile gains in a turn, by tile")
        self.landing = self.weigh("landing", 1.0, "a disc on a tile after an expedition [6]")
        # EMBARGO, PALETTE, COMMANDO, FAVOUR, OPULENCE, LEGACY, INTRIGUE, LUXURY, ESCORTS
        effect = [0.5, 0.4, 0.5, 1.0, 1.2, 0.8, 1.6, 1.2, 1.0]
        self.effect = self.row("effect", effect, "of an active ship while there is time to use it")
        # How sure things are, and what is usual.
        self.match = self.weigh("match", 0.95, "the good of a ship at an own dock is in hand")
        self.on_sale = self.weigh("on_sale", 0.5, "it lies in the market")
        self.no_match = self.weigh("no_match", 0.35, "it is to be found, or another ship comes")
        self.deliveries = self.row("deliveries", [0.88, 0.72, 0.5, 0.3], "the next to a harbour")
        self.placements = self.row("placements", [0.85, 0.65, 0.45, 0.3], "the next for coins")
        self.later = self.weigh("later", 0.85, "what has to wait for the next decade")
        self.no_marker = self.weigh("no_marker", 0.6, "a placement without a card for a marker")
        self.no_disc = self.weigh("no_disc", 0.4, "a placement without a disc")
        self.back = self.weigh("back", 0.8, "a card beside the residence, before the last decade")
        self.ready = self.row("ready", [0.8, 0.3, 0.1, 0.03], "a space, by cards missing")
        self.overshoot = self.weigh("overshoot", 1.5, "coins turned up beyond a ship's value")
        self.usual_coins = self.weigh("usual_coins", 7.0, "of a ship not known yet")
        self.usual_card = self.weigh("usual_card", 4.0, "coins of a card")
        self.cards_a_turn = self.weigh("cards_a_turn", 1.7, "left and right of the residence")

    def verdict(self, g: Table, seat: i64) -> float:
        """The points."""
        return float(score_of(g, seat))

    def add_up(self, g: Table, seat: i64, t: Tally) -> None:
        """The harbours first: what they bring counts in all that follows."""
        o = look_ahead(g, seat, self)
        t.add("market", self.card if o.main == MARKET else 0.0)
        t.add("trading_harbour", trading_harbour(g, seat, o))
        t.add("warship_harbour", warship_harbour(g, seat, o))
        t.add("discs", discs(o, 0))
        t.add("seats_times_ships", o.seats * o.ships)
        t.add("tiles", tiles(g, seat, o))
        t.add("residence", residence(g, seat, o))
        t.add("placements", placements(g, seat, o))
        t.add("coins", self.spare_coin * o.coins if o.turns else 0.0)
        t.add("upkeep", upkeep(o))
        t.add("actions", actions(o))
        t.add("effects", effects(g, seat, o))


# The time that is left, and what the seat has to spend


class Outlook:
    """What one seat has, counting what is under way as done, and the time left to use it."""

    w: Judge  # whose weights are used
    decade_turns: i64 = 0  # own turns to come in this decade
    turns: float  # own turns to come
    is_last: bool  # is this the last decade?

    cash: float = 0.0  # coins in hand
    coins: float  # with those that return before the last decade
    goods: vec[i64]  # trade cards in hand
    actions: vec[i64]  # cards in hand, by the action they show
    base: i64 = 0  # base cards in hand
    owed: i64 = 0  # cards of the payment under way that are still to be picked
    available: i64
    discs: i64  # available and in the harbours
    freed: vec[i64]  # empty spaces of each column

    main: i64 = NONE  # the main action that is paid for and still to come, or NONE
    done: i64 = TRADED | SAILED  # the harbours already delivered to in it
    is_guild: bool = False  # is a guild action still to come in this turn?
    is_returned: bool = False  # may the disc of an expedition go on a tile?
    tile: i64 = NONE  # the tile being paid for, or NONE

    built: float  # seats that the residence brings as it is
    busy: float = 0.0  # turns that deliveries will take
    seats: float  # guild seats, expected at the end
    ships: float  # ships, expected at the end
    coin: float  # what a coin is worth that is still to come

    values: list[float]  # of the tiles that a disc may be placed on
    costs: list[float]  # in coins
    prices: list[float]  # of free seats, the cheapest first


def look_ahead(g: Table, seat: i64, w: Judge) -> Outlook:
    """The time left, the hand, and what the turn under way will still bring."""
    trader = g.traders[seat]
    o = Outlook()
    o.w = w
    o.is_last = g.decade == DECADES
    o.goods = vec[i64]([0] * GOODS)
    o.actions = vec[i64]([0] * ACTIONS)
    o.available = trader.available
    o.freed = trader.freed[:]
    o.seats = float(hall_discs(g, seat))
    o.ships = float(len(trader.ships))
    read_agenda(g, seat, o)
    o.discs = o.available
    o.turns = float(o.decade_turns + ROUNDS * (DECADES - g.decade))
    count_hand(g, seat, o)
    o.built = residence_seats(g, o)
    o.seats += o.built + w.seats_a_turn * o.turns
    o.ships += w.ships_a_turn * o.turns
    o.coin = w.coin * soon(o.turns + float(o.is_guild), 3.0) * o.ships
    return o


def read_agenda(g: Table, seat: i64, o: Outlook) -> None:
    """Own turns to come, and what is under way in the present one."""
    for step in g.agenda:
        if isinstance(step, BeginTurn):
            o.decade_turns += step.seat == seat
        elif isinstance(step, TakeTurn):
            o.decade_turns += step.waiting >> seat & 1
        elif isinstance(step, BeginRound):
            o.decade_turns += ROUNDS - step.number + 1
        elif g.space != NONE and step.waiting >> seat & 1:
            read_question(g, seat, step, o)
        elif isinstance(step, FreeDisc) and step.seat == seat:
            o.available += g.box.discs[step.column * MOST_SPACES + o.freed[step.column]]
            o.freed[step.column] += 1
        elif isinstance(step, (SitDown, SitInForum)) and step.seat == seat:
            o.available -= 1
            o.seats += 1.0
        elif isinstance(step, StandOnTile) and step.seat == seat:
            o.available -= 1
            o.tile = step.tile
        elif isinstance(step, StartDock) and step.waiting >> seat & 1:
            o.freed[step.column] += 1


def read_question(g: Table, seat: i64, step: object, o: Outlook) -> None:
    """What a question still open in the own turn will bring."""
    if isinstance(step, (BeforeMain, AfterMain, GuildAction)):
        o.is_guild = marker_on(g, g.space) != NONE
    if isinstance(step, (BeforeMain, TakeCard, ChooseColumn, TakeDock, TakeWarshipDock)):
        o.main = g.space
        o.done = 0
    elif isinstance(step, (ChooseDelivery, DeliverGood, SendExpedition)):
        o.main = HARBOUR_DELIVERY
        o.done = harbours_done(step, o.done)
    elif isinstance(step, PlaceReturned):
        o.is_returned = True
    elif isinstance(step, PayRight):
        o.owed = step.due
    elif isinstance(step, PayCoins):
        o.cash -= float(step.price)
        for card in g.paying:
            o.cash += float(g.box.coin[card])


def harbours_done(step: object, done: i64) -> i64:
    """The harbours that are delivered to already when this question of a delivery is open."""
    if isinstance(step, ChooseDelivery):
        return step.done
    return done & ~TRADED if isinstance(step, DeliverGood) else done & ~SAILED


def count_hand(g: Table, seat: i64, o: Outlook) -> None:
    """The cards in hand by all they show, and the coins that come back. [4]"""
    trader = g.traders[seat]
    for card in trader.hand:
        o.actions[g.box.action[card]] += 1
        if is_trade_card(card):
            o.goods[g.box.good[card]] += 1
            o.cash += float(g.box.coin[card])
        else:
            o.base += 1
    o.coins = o.cash
    if o.is_last:
        return
    back = o.w.back
    for card in trader.left:
        o.coins += back * float(g.box.coin[card])
    for card in trader.right:
        o.coins += back * float(g.box.coin[card])
    if o.owed:
        for card in g.paying:
            o.coins += back * float(g.box.coin[card])


def residence_seats(g: Table, o: Outlook) -> float:
    """Bonus seats and cleared columns; a part for columns that are begun while there is time."""
    seats = float(g.box.bonus_seats[o.freed[LEFT]])
    part = soon(o.turns, 8.0)
    for column in range(COLUMNS):
        if g.switches.right_column_only and column != RIGHT:
            continue
        if o.freed[column] == g.box.spaces[column]:
            seats += 1.0
        elif o.freed[column]:
            seats += o.w.begun * part
    if o.freed[LEFT] == 1:
        seats += o.w.begun_left * part
    return seats


def discs(o: Outlook, more: i64) -> float:
    """What the discs are worth that go round between residence and docks, and so many more. [2]"""
    most: i64 = len(o.w.discs) - 1
    return o.w.discs[max(0, min(o.discs + more, most))] * soon(o.turns, 6.0)


# Harbours


def trading_harbour(g: Table, seat: i64, o: Outlook) -> float:
    """Ships at own docks: those whose good is in hand are as good as won. [9]"""
    chances: list[float] = []
    spoils: list[float] = []
    luxury = g.traders[seat].ready[LUXURY]
    best: i64 = NONE
    if o.main == TRADING_DOCK:
        best = best_free_dock(g, seat, o)
        o.available -= int(best != NONE)
    for dock in range(g.dock_count()):
        if g.docks[dock] == seat:
            o.discs += 1
        elif dock != best:
            continue
        if g.ships[dock] == NONE:
            continue
        ship = g.ships[dock] - SHIP_CARD
        chance = match_chance(g, ship, o)
        if chance < o.w.match and luxury > 0 and o.cash > 0.0:
            luxury -= 1
            chance = o.w.match
        elif chance == o.w.match:
            o.goods[g.box.ship_good[ship]] -= 1
        chances.append(chance)
        spoils.append(ship_spoils(g, ship, o))
    return deliver_all(g, seat, o, TRADED, chances, spoils)


def best_free_dock(g: Table, seat: i64, o: Outlook) -> i64:
    """The dock that an available disc would best be put to, or NONE."""
    best = 0.0
    chosen: i64 = NONE
    if not o.available:
        return chosen
    for dock in range(g.dock_count()):
        if g.ships[dock] != NONE and bars_dock(g, seat, dock) == POSSIBLE:
            ship = g.ships[dock] - SHIP_CARD
            value = match_chance(g, ship, o) * (o.seats + ship_spoils(g, ship, o))
            if value > best:
                best = value
                chosen = dock
    return chosen


def match_chance(g: Table, ship: i64, o: Outlook) -> float:
    """How likely the good of a ship can be delivered once there is a disc at its dock. [8]"""
    good = g.box.ship_good[ship]
    if o.goods[good] > 0:
        return o.w.match
    is_on_sale = any(g.box.good[card] == good for card in g.market)
    chance = o.w.on_sale if is_on_sale else o.w.no_match
    return chance * soon(max(0.0, o.turns - 1.0), 3.0)


def ship_spoils(g: Table, ship: i64, o: Outlook) -> float:
    """What a ship of the trading harbour brings besides itself, less the card paid."""
    coins = float(g.box.ship_coin[ship]) + o.w.overshoot - o.w.usual_card
    return coins * o.coin + effect_value(g.box.effect[ship], o)


def effect_value(effect: i64, o: Outlook) -> float:
    """What an active ship may still be used for."""
    return o.w.effect[effect] * soon(o.turns, 5.0)


def warship_harbour(g: Table, seat: i64, o: Outlook) -> float:
    """Expeditions: success as often as the strength reaches the danger of an unseen ship. [6]"""
    sent: i64 = g.anchor[seat]
    for dock in range(g.box.warship_docks):
        if g.warship_docks[dock] == seat:
            sent += 1
    o.discs += sent
    if o.main == WARSHIP_DOCK and bars_warship_docks(g, seat) == POSSIBLE:
        sent += 1
        o.available -= 1
    if not sent or not g.ship_pile:
        return 0.0
    landing = o.w.landing * soon(o.turns, 5.0)
    strength = g.box.strength[o.freed[MIDDLE]]
    escorts = g.traders[seat].ready[ESCORTS]
    chances: list[float] = []
    spoils: list[float] = []
    for number in range(sent):
        aid: i64 = g.box.escort_strength if number < escorts else 0
        chances.append(success_chance(g, strength + aid))
        spoils.append((o.w.usual_coins + o.w.overshoot - o.w.usual_card) * o.coin + landing)
    return deliver_all(g, seat, o, SAILED, chances, spoils)


def success_chance(g: Table, strength: i64) -> float:
    """How many of the ships in the pile this strength is a match for. [6]"""
    danger = g.box.danger
    matched = sum((1.0 for ship in g.ship_pile if danger[ship - SHIP_CARD] <= strength), 0.0)
    return matched / float(len(g.ship_pile))


def deliver_all(
    g: Table, seat: i64, o: Outlook, harbour: i64, chances: list[float], spoils: list[float]
) -> float:
    """Expect the best deliveries to one harbour first; every one takes a turn of its own. [5]"""
    is_now = o.main == HARBOUR_DELIVERY and not o.done & harbour
    value = 0.0
    busy = 0.0
    place: i64 = 0
    while chances:
        best: i64 = 0
        for other in range(1, len(chances)):
            worth = chances[other] * (o.seats + spoils[other])
            if worth > chances[best] * (o.seats + spoils[best]):
                best = other
        sure = 1.0 if is_now and place == 0 else delivery_chance(g, seat, o, place - int(is_now))
        busy += sure
        chance = sure * chances.pop(best)
        o.ships += chance
        value += chance * spoils.pop(best)
        place += 1
    o.busy = max(o.busy, busy - float(is_now))
    return value


def delivery_chance(g: Table, seat: i64, o: Outlook, place: i64) -> float:
    """How likely there will be so many deliveries: each takes a turn and a card that shows it."""
    cards = o.actions[HARBOUR_DELIVERY] + g.traders[seat].ready[FAVOUR]
    now = min(o.decade_turns, cards)
    later = 2 * (DECADES - g.decade)
    if place >= now + later or place >= len(o.w.deliveries):
        return 0.0
    return o.w.deliveries[place] if place < now else o.w.later * o.w.deliveries[place]


# Residence


def residence(g: Table, seat: i64, o: Outlook) -> float:
    """The space that can best be freed with the goods in hand. [2]"""
    if o.main != RESIDENCE and not o.turns:
        return 0.0
    best = 0.0
    points = float(g.box.freed_points) if position_on(g, seat, RESIDENCE_1) >= 0 else 0.0
    for column in range(COLUMNS):
        if o.freed[column] < g.box.spaces[column]:
            best = max(best, free_value(g, seat, column, points, o))
    return best


def free_value(g: Table, seat: i64, column: i64, points: float, o: Outlook) -> float:
    """Seats, discs, strength and points for the next space of a column, if its price is there."""
    have: i64 = 0
    for good in range(GOODS):
        if g.box.accepted[column * GOODS + good]:
            have = max(have, o.goods[good])
    price = g.box.price[column]
    missing = max(0, price - have - g.traders[seat].ready[OPULENCE])
    gain = discs(o, g.box.discs[column * MOST_SPACES + o.freed[column]]) - discs(o, 0)
    o.freed[column] += 1
    gain += (residence_seats(g, o) - o.built) * o.ships
    o.freed[column] -= 1
    if column == MIDDLE:
        gain += o.w.strength * soon(o.turns, 6.0)
    gain += points
    if o.main == RESIDENCE:
        return max(0.0, gain - float(price) * o.w.usual_card * o.coin) if not missing else 0.0
    sure = o.w.ready[min(missing, 3)] * min(1.0, max(0.0, o.turns - o.busy))
    if not o.actions[RESIDENCE] or not o.decade_turns:
        sure *= 0.0 if o.is_last else o.w.later
    return max(0.0, sure * (gain - float(price - missing) * o.w.usual_card * o.coin))


# Guild hall and achievement tiles


def placements(g: Table, seat: i64, o: Outlook) -> float:
    """Discs that coins can still place, the best first. [3, 7, 10]"""
    list_tiles(g, seat, o)
    list_seats(g, o)
    value = 0.0
    if o.is_returned and o.available > 0:
        value += place_now(o, False)
    if o.is_guild and o.available > 0:
        value += place_now(o, True)
    for _ in range(2 * (DECADES - g.decade)):
        o.values.append(o.w.future_tile)
        o.costs.append(o.w.future_price)
    return value + place_later(g, seat, o)


def list_tiles(g: Table, seat: i64, o: Outlook) -> None:
    """The tiles that are open to the seat."""
    o.values = []
    o.costs = []
    for number in range(DECADES * TILES_SHOWN):
        tile = g.tiles[number]
        if tile != o.tile and bars_tile(g, seat, tile) == POSSIBLE:
            space = free_tile_space(g, tile)
            o.values.append(tile_value(g, seat, o, tile, g.box.position_points[space]))
            o.costs.append(float(g.box.tile_price[space]))


def list_seats(g: Table, o: Outlook) -> None:
    """The free seats, from the cheapest up; the forum always has room."""
    o.prices = []
    for place in range(SMALL_SEATS):
        if g.hall[place] == NOBODY:
            o.prices.append(float(g.box.seat_price[place]))
    o.prices.sort()
    while len(o.prices) < len(o.w.placements) + 1:
        o.prices.append(float(g.box.forum_price))


def place_now(o: Outlook, is_seat_open: bool) -> float:
    """The best that the coins in hand can pay at once."""
    best = 0.0
    disc = discs(o, 0) - discs(o, -1)
    chosen: i64 = NONE
    if is_seat_open and o.prices[0] <= o.cash:
        best = max(0.0, o.ships - o.w.spare_coin * o.prices[0] - disc)
    for number in range(len(o.values)):
        value = o.values[number] - o.w.spare_coin * o.costs[number] - disc
        if o.costs[number] <= o.cash and value > best:
            best = value
            chosen = number
    if best > 0.0:
        take_off(o, chosen)
        o.available -= 1
    return best


def take_off(o: Outlook, chosen: i64) -> None:
    """A placement is planned: the tile, or the cheapest seat, and its coins are gone."""
    price = o.prices.pop(0) if chosen == NONE else o.costs.pop(chosen)
    if chosen != NONE:
        o.values.pop(chosen)
    o.cash = max(0.0, o.cash - price)
    o.coins = max(0.0, o.coins - price)


def place_later(g: Table, seat: i64, o: Outlook) -> float:
    """What the next turns can place: every disc takes a turn on a space with a marker. [3]"""
    value = 0.0
    for place in range(len(o.w.placements)):
        if o.turns <= float(place):
            break
        sure = o.w.placements[place]
        if place == 0 and not can_reach_marker(g, seat, o):
            sure *= o.w.no_marker
        if place >= o.available:
            sure *= o.w.no_disc
        best = o.ships * afford(o, o.prices[0])
        chosen: i64 = NONE
        for number in range(len(o.values)):
            worth = o.values[number] * afford(o, o.costs[number])
            if worth > best:
                best = worth
                chosen = number
        value += sure * best
        take_off(o, chosen)
    return value


def can_reach_marker(g: Table, seat: i64, o: Outlook) -> bool:
    """Does a card in hand show the action of a space with a guild marker, or can one be moved?"""
    if g.traders[seat].ready[INTRIGUE]:
        return True
    return o.actions[g.markers[0]] > 0 or o.actions[g.markers[1]] > 0


def afford(o: Outlook, price: float) -> float:
    """How likely a price will be paid; a part while there is time to find the missing coins."""
    if o.coins >= price:
        return 1.0
    part = o.coins / price
    return part * (0.8 if o.turns > 2.0 else 0.4)


def tiles(g: Table, seat: i64, o: Outlook) -> float:
    """What the tiles will count on which the seat stands, or is about to. [7]"""
    value = 0.0
    for number in range(DECADES * TILES_SHOWN):
        tile = g.tiles[number]
        if tile == NONE:
            continue
        if tile == o.tile:
            value += tile_value(g, seat, o, tile, g.box.position_points[free_tile_space(g, tile)])
        elif position_on(g, seat, tile) >= 0:
            value += tile_value(g, seat, o, tile, 0)
    return value


def tile_value(g: Table, seat: i64, o: Outlook, tile: i64, position: i64) -> float:
    """What a tile will count at the end; `position` is what its space counts for a new disc."""
    points: float
    if tile == COINS:
        points = o.cash / float(g.box.coins_for_point)
    elif tile == RESIDENCE_2:
        points = float(g.box.available_points * o.available)
        if position:
            points -= float(g.box.available_points)
    else:
        points = float(unlimited_points(g, seat, tile))
    if position and tile == ACHIEVEMENT_TILES:
        points += float(g.box.disc_points)
    elif position and tile == VICTORY_POINTS:
        points += float(position)
    return min(float(g.box.most_tile_points), points + o.w.growth[tile] * o.turns)


# Cards for the turns to come


def upkeep(o: Outlook) -> float:
    """Base cards pay for the turns of a decade; where they fall short, trade cards must. [4]"""
    need = o.w.cards_a_turn * float(o.decade_turns) + float(o.owed)
    short = max(0.0, need - float(o.base))
    return -short * (o.w.last_upkeep if o.is_last else o.w.upkeep)


def actions(o: Outlook) -> float:
    """The choice among actions that the cards in hand leave for this decade."""
    shown = sum((1.0 for action in range(ACTIONS) if o.actions[action]), 0.0)
    return o.w.choice * shown if o.decade_turns else 0.0


def effects(g: Table, seat: i64, o: Outlook) -> float:
    """What the active ships may still be used for."""
    value = 0.0
    for effect in range(EFFECTS):
        ready = g.traders[seat].ready[effect]
        if ready:
            value += float(ready) * effect_value(effect, o)
    return value
