"""Phase 1, arrival: the ships of the first row enter the harbour, are loaded, and the rows move up.

Lighthouse ranks bring ships in, the others come by themselves, then every due quay is loaded.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.box import QUAYS
from cothon.games.porto_carthago.choices import QUAY, SHIP, TURN_AWAY
from cothon.games.porto_carthago.events import (
    DECK_EMPTY,
    LIGHTHOUSE_EMPTY,
    LIGHTHOUSE_RANKED,
    ROWS_ADVANCED,
    SECOND_ROW_FILLED,
    SHIP_ARRIVED,
    SHIP_ARRIVED_IN_VAIN,
    SHIP_BROUGHT_IN,
    SHIP_BROUGHT_IN_VAIN,
    SHIP_TURNED_AWAY,
)
from cothon.games.porto_carthago.harbour import (
    dock,
    first_quay,
    has_choice_of_quay,
    is_due,
    lowest_free_quay,
)
from cothon.games.porto_carthago.loading import LoadShip
from cothon.games.porto_carthago.reasons import NOT_THE_FIRST, OTHER_CIVILISATION
from cothon.games.porto_carthago.table import (
    LONGEST_ROW,
    NONE,
    Table,
    draw_ship,
    put_under_deck,
    ships_in,
)
from cothon.kernel.journal import packed
from cothon.kernel.reasons import because, unless
from cothon.kernel.step import Question, Step


class EnterHarbour(Step[Table]):
    """All ships of the first row try to enter; loads follow when all have been handled.

    [PC-SHIPS-1, -19, EC-11]
    """

    def run(self, g: Table) -> None:
        if g.journal is not None:
            tell_ranking(g)
        g.then(CallRank(0), ArriveAlone(), LoadHarbour())


def tell_ranking(g: Table) -> None:
    """Who brings ships in, and in which order."""
    ranking = lighthouse_ranking(g)
    if ranking:
        g.tell(LIGHTHOUSE_RANKED, packed([int(seat) for seat in ranking]))
    else:
        g.tell(LIGHTHOUSE_EMPTY)


class CallRank(Step[Table]):
    """Lighthouse ranks act in order, once each, while ships are left.

    The first brings in two or turns one away, the second brings in two, all others one.
    Nobody else chooses, and the servants stay where they are. [PC-SHIPS-4 to -8, -17]
    """

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def run(self, g: Table) -> None:
        ranking = lighthouse_ranking(g)
        if self.rank >= len(ranking):
            return
        seat: i64 = ranking[self.rank]
        g.turn_of(seat)
        if self.rank == 0:
            g.then(LeadIn(seat), CallRank(1))
        elif self.rank == 1:
            g.then(BringIn(seat, 2), CallRank(2))
        else:
            g.then(BringIn(seat, 1), CallRank(self.rank + 1))


class LeadIn(Step[Table]):
    """The first rank, if there is a ship: bring in the first of two, or turn one away.

    [PC-SHIPS-5, EC-58]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        if not is_row_empty(g):
            g.then(ChooseShip(self.seat, 2, True))


class BringIn(Step[Table]):
    """So many more ships must be brought in, as long as there are any. [PC-SHIPS-6 to -9, EC-9]"""

    def __init__(self, seat: i64, picks: i64) -> None:
        self.seat = seat
        self.picks = picks

    def run(self, g: Table) -> None:
        if self.picks and not is_row_empty(g):
            g.then(ChooseShip(self.seat, self.picks, False))


class ChooseShip(Question[Table]):
    """Pick a ship of the first row to bring in, even one that will find no quay.

    Only the first rank, and only at once, may turn a ship away instead.
    [PC-SHIPS-5, -9, -12, -13, -14, EC-8, EC-9]
    """

    def __init__(self, seat: i64, picks: i64, may_turn_away: bool) -> None:
        super().__init__(seat)
        self.picks = picks
        self.may_turn_away = may_turn_away

    def offer(self, g: Table, seat: i64) -> None:
        offer_first_row(g)
        g.consider(TURN_AWAY, unless(self.may_turn_away, NOT_THE_FIRST))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == TURN_AWAY:
            g.then(TurnAway(seat))
            return
        ship = choice - SHIP
        place = place_in_first_row(g, ship)
        g.then(BringIn(seat, self.picks - 1))
        if has_choice_of_quay(g, ship):
            g.then(ChooseQuay(seat, place))
        else:
            bring_in(g, seat, place, lowest_free_quay(g, ship))


class ChooseQuay(Question[Table]):
    """Both quays are without a ship: the one who brings it in picks. [PC-SHIPS-10, -11]"""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def offer(self, g: Table, seat: i64) -> None:
        ship = g.first_row[self.place]
        first = first_quay(g, ship)
        for quay in range(QUAYS):
            fits = first <= quay <= first + 1
            other = because(OTHER_CIVILISATION, g.box.civilisation[ship])
            g.consider(QUAY + quay, unless(fits, other))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        bring_in(g, seat, self.place, choice - QUAY)


def bring_in(g: Table, seat: i64, place: i64, quay: i64) -> None:
    """A rank brings a ship in to a quay, or in vain. [PC-SHIPS-12, -13]"""
    if quay == NONE:
        g.tell(SHIP_BROUGHT_IN_VAIN, seat, g.first_row[place])
    else:
        g.tell(SHIP_BROUGHT_IN, seat, g.first_row[place], quay)
    dock(g, place, quay)


class TurnAway(Question[Table]):
    """One ship of the first row goes to the bottom of the deck; none is brought in. [PC-SHIPS-5]"""

    def offer(self, g: Table, seat: i64) -> None:
        offer_first_row(g)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        ship = choice - SHIP
        g.first_row[place_in_first_row(g, ship)] = NONE
        g.tell(SHIP_TURNED_AWAY, seat, ship)
        put_under_deck(g, ship)


class ArriveAlone(Step[Table]):
    """The other ships enter from top to bottom, each at the lower free quay, else it departs.

    [PC-SHIPS-13, -15, -16, EC-39]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        for place in range(LONGEST_ROW):
            ship = g.first_row[place]
            if ship == NONE:
                continue
            quay = lowest_free_quay(g, ship)
            if quay == NONE:
                g.tell(SHIP_ARRIVED_IN_VAIN, ship)
            else:
                g.tell(SHIP_ARRIVED, ship, quay)
            dock(g, place, quay)


class LoadHarbour(Step[Table]):
    """Every due quay is loaded: by owner from the start player, then in board order.

    Each load is finished before the next. A quay with a wrong good keeps it, and its ship.
    [PC-SHIPS-18, -19, -20, EC-10, EC-40]
    """

    def run(self, g: Table) -> None:
        seat = g.start_player
        for _ in range(g.seats):
            for quay in range(QUAYS):
                if g.owners[quay] == seat and is_due(g, quay):
                    g.then(LoadShip(quay), LoadHarbour())
                    return
            seat = g.clockwise(seat)


class AdvanceRows(Step[Table]):
    """The second row becomes the first, and new cards come from the deck, as far as they go.

    [PC-SHIPS-21, -22, EC-5]
    """

    def run(self, g: Table) -> None:
        g.tell(ROWS_ADVANCED)
        for place in range(LONGEST_ROW):
            g.first_row[place] = g.second_row[place]
            g.second_row[place] = NONE
        for place in range(g.row_length()):
            g.second_row[place] = draw_ship(g)
        if g.second_row[0] == NONE:
            g.tell(DECK_EMPTY)
        elif g.journal is not None:
            g.tell(SECOND_ROW_FILLED, packed(ships_in(g.second_row)))


def lighthouse_ranking(g: Table) -> list[i64]:
    """Seats with servants in the lighthouse, most first; ties from the start player clockwise.

    [PC-SHIPS-2, -3, -4]
    """
    ranking: list[i64] = []
    for turn in range(g.seats):
        seat = (g.start_player + turn) % g.seats
        servants = g.senators[seat].lighthouse
        if not servants:
            continue
        rank: i64 = len(ranking)
        while rank and g.senators[ranking[rank - 1]].lighthouse < servants:
            rank -= 1
        ranking.insert(rank, seat)
    return ranking


def is_row_empty(g: Table) -> bool:
    """Is no ship left in the first row?"""
    for place in range(LONGEST_ROW):
        if g.first_row[place] != NONE:
            return False
    return True


def offer_first_row(g: Table) -> None:
    """Every ship of the first row."""
    for place in range(LONGEST_ROW):
        if g.first_row[place] != NONE:
            g.offer(SHIP + g.first_row[place])


def place_in_first_row(g: Table, ship: i64) -> i64:
    """Where in the first row this ship lies."""
    place: i64 = 0
    while g.first_row[place] != ship:
        place += 1
    return place
