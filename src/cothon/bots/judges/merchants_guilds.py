"""How well a seat stands in Carthago: Merchants & Guilds: the heuristic of the greedy pilot.

Everything is counted in victory points expected at the end. The numbers in brackets name the
strategy considerations of section 9 of the rules page. Only what the seat can know is looked at:
the open table and its own hand; of the ship pile, which ships are in it, never their order.

A pilot may have to judge in the midst of a turn. What is under way then counts as if it were done,
and the actions that are paid for but still to come count as sure, where others are only likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_guilds.actions import (
    can_place_at_warship_dock,
    free_tile_space,
    is_dock_free,
    is_tile_open,
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
from cothon.games.merchants_guilds.turn import AfterMain, BeforeMain, TakeTurn
from cothon.kernel.state import NOBODY, State
from cothon.kernel.step import Step

# What a turn to come brings on average, before it is known how it will be spent. [1]
SEATS_A_TURN: Final = 0.28
SHIPS_A_TURN: Final = 0.3

# What things are worth, in victory points.
DISCS: Final = [0.0, 4.5, 7.5, 9.5, 10.8, 11.6, 12.0]  # discs that can still be used [2]
MOST_DISCS: Final = 6
COIN: Final = 0.067  # of a seat: a coin still to come, while there is time to spend it
SPARE_COIN: Final = 0.12  # a coin that buys nothing yet
CARD: Final = 1.2  # a trade card whose face is not known yet
UPKEEP: Final = 0.5  # a card missing for the turns of this decade [4]
LAST_UPKEEP: Final = 1.2  # the same in the last decade, where cards do not return
CHOICE: Final = 0.15  # an action that a card in hand shows
FUTURE_TILE: Final = 4.0  # a tile of a decade to come [7]
FUTURE_PRICE: Final = 3.0
STRENGTH: Final = 2.0  # a space of the middle column, for expeditions [6]
BEGUN: Final = 0.25  # seats of a column that is not cleared yet
BEGUN_LEFT: Final = 0.6  # more of them for the left one, whose first space counts nothing
GROWTH: Final = [0.2, 0.35, 0.4, 0.3, 0.4, 0.5, 0.3, 0.2, 0.3]  # of tiles, in a turn
LANDING: Final = 1.0  # after an expedition a disc may go on a tile without a marker [6]
EFFECT: Final = [  # of an active ship, while there is time to use it
    0.5,  # EMBARGO
    0.4,  # PALETTE
    0.5,  # COMMANDO
    1.0,  # FAVOUR
    1.2,  # OPULENCE
    0.8,  # LEGACY
    1.6,  # INTRIGUE
    1.2,  # LUXURY
    1.0,  # ESCORTS
]

# How sure things are.
MATCH: Final = 0.95  # the good of a ship at an own dock is in hand
ON_SALE: Final = 0.5  # it lies in the market
NO_MATCH: Final = 0.35  # it is still to be found, or another ship comes
DELIVERIES: Final = [0.88, 0.72, 0.5, 0.3]  # the next delivery to a harbour, and those after it
PLACEMENTS: Final = [0.85, 0.65, 0.45, 0.3]  # the next disc placed for coins, and those after it
LATER: Final = 0.85  # what has to wait for the next decade
NO_MARKER: Final = 0.6  # a placement for which no card shows the action of a marker
NO_DISC: Final = 0.4  # a placement for which no disc is available yet
RETURN: Final = 0.8  # a card beside the residence, before the last decade
READY: Final = [0.8, 0.3, 0.1, 0.03]  # a space of the residence, by cards missing
LEAST_READY: Final = 3
OVERSHOOT: Final = 1.5  # coins turned up beyond a ship's value
USUAL_COINS: Final = 7.0  # of a ship not known yet
USUAL_CARD: Final = 4.0  # coins of a card
CARDS_A_TURN: Final = 1.7  # left and right of the residence


def judge(state: State, seat: int) -> float:
    """How well this seat stands in a game of Carthago: Merchants & Guilds."""
    assert isinstance(state, Table)
    return evaluate(state, seat)


def evaluate(g: Table, seat: i64) -> float:
    """Seats times ships, the tiles, and what may still be made of cards and discs. [1]"""
    if not g.agenda:
        return float(score_of(g, seat))
    o = look_ahead(g, seat)
    value = harbours(g, seat, o)
    value += o.seats * o.ships
    value += tiles(g, seat, o)
    value += residence(g, seat, o)
    value += placements(g, seat, o)
    return value + upkeep(g, seat, o)


# The time that is left, and what the seat has to spend


class Outlook:
    """What one seat has, counting what is under way as done, and the time left to use it."""

    decade_turns: i64  # own turns to come in this decade
    turns: float  # own turns to come
    is_last: bool  # is this the last decade?

    cash: float  # coins in hand
    coins: float  # with those that return before the last decade
    goods: vec[i64]  # trade cards in hand
    actions: vec[i64]  # cards in hand, by the action they show
    base: i64  # base cards in hand
    owed: i64  # cards of the payment under way that are still to be picked
    available: i64
    discs: i64  # available and in the harbours
    freed: vec[i64]  # empty spaces of each column

    main: i64  # the main action that is paid for and still to come, or NONE
    done: i64  # the harbours already delivered to in it
    is_guild: bool  # is a guild action still to come in this turn?
    is_returned: bool  # may the disc of an expedition go on a tile?
    tile: i64  # the tile being paid for, or NONE

    busy: float  # turns that deliveries will take
    seats: float  # guild seats, expected at the end
    ships: float  # ships, expected at the end
    coin: float  # what a coin is worth that is still to come


def look_ahead(g: Table, seat: i64) -> Outlook:
    """The time left, the hand, and what the turn under way will still bring."""
    trader = g.traders[seat]
    o = Outlook()
    o.is_last = g.decade == DECADES
    o.cash = 0.0
    o.coins = 0.0
    o.goods = vec[i64]([0] * GOODS)
    o.actions = vec[i64]([0] * ACTIONS)
    o.base = 0
    o.owed = 0
    o.available = trader.available
    o.freed = trader.freed[:]
    o.main = NONE
    o.done = TRADED | SAILED
    o.is_guild = False
    o.is_returned = False
    o.tile = NONE
    o.busy = 0.0
    o.seats = float(hall_discs(g, seat))
    o.ships = float(len(trader.ships))
    o.decade_turns = 0
    read_agenda(g, seat, o)
    o.discs = o.available
    o.turns = float(o.decade_turns + ROUNDS * (DECADES - g.decade))
    count_hand(g, seat, o)
    o.seats += residence_seats(g, o.freed, o.turns) + SEATS_A_TURN * o.turns
    o.ships += SHIPS_A_TURN * o.turns
    o.coin = COIN * min(1.0, (o.turns + float(o.is_guild)) / 3.0) * o.ships
    return o


def read_agenda(g: Table, seat: i64, o: Outlook) -> None:
    """Own turns to come, and what is under way in the present one."""
    for step in g.agenda:
        if isinstance(step, TakeTurn):
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


def read_question(g: Table, seat: i64, step: Step[Table], o: Outlook) -> None:
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


def harbours_done(step: Step[Table], done: i64) -> i64:
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
    for card in trader.left:
        o.coins += RETURN * float(g.box.coin[card])
    for card in trader.right:
        o.coins += RETURN * float(g.box.coin[card])
    if o.owed:
        for card in g.paying:
            o.coins += RETURN * float(g.box.coin[card])


def residence_seats(g: Table, freed: vec[i64], turns: float) -> float:
    """Bonus seats and cleared columns; a part for columns that are begun while there is time."""
    seats = float(g.box.bonus_seats[freed[LEFT]])
    soon = min(1.0, turns / 8.0)
    for column in range(COLUMNS):
        if g.switches.right_column_only and column != RIGHT:
            continue
        if freed[column] == g.box.spaces[column]:
            seats += 1.0
        elif freed[column]:
            seats += BEGUN * soon
    if freed[LEFT] == 1:
        seats += BEGUN_LEFT * soon
    return seats


def discs(o: Outlook, more: i64) -> float:
    """What the discs are worth that go round between residence and docks, and so many more. [2]"""
    count = max(0, min(o.discs + more, MOST_DISCS))
    return DISCS[count] * min(1.0, o.turns / 6.0)


# Harbours


def harbours(g: Table, seat: i64, o: Outlook) -> float:
    """The ships to be expected from discs in both harbours, and what they bring besides. [5]"""
    value = CARD if o.main == MARKET else 0.0
    value += trading_harbour(g, seat, o) + warship_harbour(g, seat, o)
    return value + discs(o, 0)


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
        if chance < MATCH and luxury > 0 and o.cash > 0.0:
            luxury -= 1
            chance = MATCH
        elif chance == MATCH:
            o.goods[g.box.ship_good[ship]] -= 1
        chances.append(chance)
        spoils.append(ship_spoils(g, ship, o))
    is_now = o.main == HARBOUR_DELIVERY and not o.done & TRADED
    return deliver_all(g, seat, o, is_now, chances, spoils)


def best_free_dock(g: Table, seat: i64, o: Outlook) -> i64:
    """The dock that an available disc would best be put to, or NONE."""
    best = 0.0
    chosen: i64 = NONE
    if not o.available:
        return chosen
    for dock in range(g.dock_count()):
        if g.ships[dock] != NONE and is_dock_free(g, seat, dock):
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
        return MATCH
    chance = NO_MATCH
    for card in g.market:
        if g.box.good[card] == good:
            chance = ON_SALE
            break
    return chance * min(1.0, max(0.0, o.turns - 1.0) / 3.0)


def ship_spoils(g: Table, ship: i64, o: Outlook) -> float:
    """What a ship of the trading harbour brings besides itself, less the card paid."""
    coins = float(g.box.ship_coin[ship]) + OVERSHOOT - USUAL_CARD
    return coins * o.coin + effect_value(g.box.effect[ship], o)


def effect_value(effect: i64, o: Outlook) -> float:
    """What an active ship may still be used for."""
    return EFFECT[effect] * min(1.0, o.turns / 5.0)


def warship_harbour(g: Table, seat: i64, o: Outlook) -> float:
    """Expeditions: success as often as the strength reaches the danger of an unseen ship. [6]"""
    sent: i64 = g.anchor[seat]
    for dock in range(g.box.warship_docks):
        if g.warship_docks[dock] == seat:
            sent += 1
    o.discs += sent
    if o.main == WARSHIP_DOCK and can_place_at_warship_dock(g, seat):
        sent += 1
        o.available -= 1
    if not sent or not g.ship_pile:
        return 0.0
    landing = LANDING * min(1.0, o.turns / 5.0)
    strength = g.box.strength[o.freed[MIDDLE]]
    escorts = g.traders[seat].ready[ESCORTS]
    chances: list[float] = []
    spoils: list[float] = []
    for _ in range(sent):
        if escorts > 0:
            escorts -= 1
            chances.append(success_chance(g, strength + g.box.escort_strength))
        else:
            chances.append(success_chance(g, strength))
        spoils.append((USUAL_COINS + OVERSHOOT - USUAL_CARD) * o.coin + landing)
    is_now = o.main == HARBOUR_DELIVERY and not o.done & SAILED
    return deliver_all(g, seat, o, is_now, chances, spoils)


def success_chance(g: Table, strength: i64) -> float:
    """How many of the ships in the pile this strength is a match for. [6]"""
    matched = 0.0
    for ship in g.ship_pile:
        if g.box.danger[ship - SHIP_CARD] <= strength:
            matched += 1.0
    return matched / float(len(g.ship_pile))


def deliver_all(
    g: Table, seat: i64, o: Outlook, is_now: bool, chances: list[float], spoils: list[float]
) -> float:
    """Expect the best deliveries to one harbour first; every one takes a turn of its own. [5]"""
    value = 0.0
    busy = 0.0
    place: i64 = 0
    while chances:
        best: i64 = 0
        for other in range(1, len(chances)):
            if chances[other] * (o.seats + spoils[other]) > chances[best] * (
                o.seats + spoils[best]
            ):
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
    if place >= now + later or place >= len(DELIVERIES):
        return 0.0
    return DELIVERIES[place] if place < now else LATER * DELIVERIES[place]


# Residence


def residence(g: Table, seat: i64, o: Outlook) -> float:
    """The space that can best be freed with the goods in hand. [2]"""
    if o.main != RESIDENCE and not o.turns:
        return 0.0
    best = 0.0
    for column in range(COLUMNS):
        if o.freed[column] < g.box.spaces[column]:
            best = max(best, free_value(g, seat, column, o))
    return best


def free_value(g: Table, seat: i64, column: i64, o: Outlook) -> float:
    """Seats, discs and strength for the next space of a column, as far as its price is there."""
    have: i64 = 0
    for good in range(GOODS):
        if g.box.accepted[column * GOODS + good]:
            have = max(have, o.goods[good])
    price = g.box.price[column]
    missing = max(0, price - have - g.traders[seat].ready[OPULENCE])
    freed = o.freed[:]
    freed[column] += 1
    seats = residence_seats(g, freed, o.turns) - residence_seats(g, o.freed, o.turns)
    gain = seats * o.ships
    gain += discs(o, g.box.discs[column * MOST_SPACES + o.freed[column]]) - discs(o, 0)
    if column == MIDDLE:
        gain += STRENGTH * min(1.0, o.turns / 6.0)
    if position_on(g, seat, RESIDENCE_1) >= 0:
        gain += float(g.box.freed_points)
    if o.main == RESIDENCE:
        return max(0.0, gain - float(price) * USUAL_CARD * o.coin) if not missing else 0.0
    sure = READY[min(missing, LEAST_READY)] * min(1.0, max(0.0, o.turns - o.busy))
    if not o.actions[RESIDENCE] or not o.decade_turns:
        sure *= 0.0 if o.is_last else LATER
    return max(0.0, sure * (gain - float(price - missing) * USUAL_CARD * o.coin))


# Guild hall and achievement tiles


def placements(g: Table, seat: i64, o: Outlook) -> float:
    """Discs that coins can still place, the best first. [3, 7, 10]"""
    prices = seat_prices(g)
    values: list[float] = []
    costs: list[float] = []
    for number in range(DECADES * TILES_SHOWN):
        tile = g.tiles[number]
        if tile != o.tile and is_tile_open(g, seat, tile):
            space = free_tile_space(g, tile)
            values.append(tile_value(g, seat, o, tile, g.box.position_points[space]))
            costs.append(float(g.box.tile_price[space]))
    value = 0.0
    if o.is_returned and o.available > 0:
        value += place_now(o, values, costs, [])
    if o.is_guild and o.available > 0:
        value += place_now(o, values, costs, prices)
    for _ in range(2 * (DECADES - g.decade)):
        values.append(FUTURE_TILE)
        costs.append(FUTURE_PRICE)
    value += place_later(g, seat, o, values, costs, prices)
    if o.turns:
        value += SPARE_COIN * o.coins
    return value


def seat_prices(g: Table) -> list[float]:
    """The cheapest free seats, from the cheapest up; the forum always has room."""
    prices: list[float] = []
    for place in range(SMALL_SEATS):
        if g.hall[place] == NOBODY:
            price = float(g.box.seat_price[place])
            at: i64 = len(prices)
            while at and prices[at - 1] > price:
                at -= 1
            prices.insert(at, price)
    while len(prices) < len(PLACEMENTS) + 1:
        prices.append(float(g.box.forum_price))
    return prices


def place_now(o: Outlook, values: list[float], costs: list[float], prices: list[float]) -> float:
    """The best that the coins in hand can pay at once."""
    best = 0.0
    disc = discs(o, 0) - discs(o, -1)
    chosen: i64 = NONE
    if prices and prices[0] <= o.cash:
        best = max(0.0, o.ships - SPARE_COIN * prices[0] - disc)
    for number in range(len(values)):
        value = values[number] - SPARE_COIN * costs[number] - disc
        if costs[number] <= o.cash and value > best:
            best = value
            chosen = number
    if best > 0.0:
        take_off(o, values, costs, prices, chosen)
        o.available -= 1
    return best


def take_off(
    o: Outlook, values: list[float], costs: list[float], prices: list[float], chosen: i64
) -> None:
    """A placement is planned: the tile, or the cheapest seat, and its coins are gone."""
    price = prices.pop(0) if chosen == NONE else costs.pop(chosen)
    if chosen != NONE:
        values.pop(chosen)
    o.cash = max(0.0, o.cash - price)
    o.coins = max(0.0, o.coins - price)


def place_later(
    g: Table, seat: i64, o: Outlook, values: list[float], costs: list[float], prices: list[float]
) -> float:
    """What the next turns can place: every disc takes a turn on a space with a marker. [3]"""
    value = 0.0
    for place in range(len(PLACEMENTS)):
        if o.turns <= float(place):
            break
        sure = PLACEMENTS[place]
        if place == 0 and not can_reach_marker(g, seat, o):
            sure *= NO_MARKER
        if place >= o.available:
            sure *= NO_DISC
        best = o.ships * afford(o, prices[0])
        chosen: i64 = NONE
        for number in range(len(values)):
            worth = values[number] * afford(o, costs[number])
            if worth > best:
                best = worth
                chosen = number
        value += sure * best
        take_off(o, values, costs, prices, chosen)
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
    return min(float(g.box.most_tile_points), points + GROWTH[tile] * o.turns)


# Cards for the turns to come


def upkeep(g: Table, seat: i64, o: Outlook) -> float:
    """Base cards pay for the turns of a decade; where they fall short, trade cards must. [4]"""
    value = 0.0
    need = CARDS_A_TURN * float(o.decade_turns) + float(o.owed)
    short = max(0.0, need - float(o.base))
    value -= short * (LAST_UPKEEP if o.is_last else UPKEEP)
    if o.decade_turns:
        for action in range(ACTIONS):
            if o.actions[action]:
                value += CHOICE
    for effect in range(EFFECTS):
        value += float(g.traders[seat].ready[effect]) * effect_value(effect, o)
    return value
