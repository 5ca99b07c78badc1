"""Privileges that are kept: used in the own turn, whenever no step is unfinished."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.arrival import (
    is_row_empty,
    offer_first_row,
    place_in_first_row,
)
from cothon.games.porto_carthago.box import (
    CALL_SHIP,
    LOAD_ANY,
    MOVE_SERVANTS,
    PEEK_DECK,
    QUAYS,
)
from cothon.games.porto_carthago.choices import PASS, QUAY, SERVANT, SHIP
from cothon.games.porto_carthago.events import (
    CARD_PEEKED,
    CARDS_SORTED,
    PRIVILEGE_USED,
    SERVANT_SHIFTED,
    SHIP_CALLED_IN,
    SHIP_CALLED_IN_VAIN,
    SHIP_DRAWN,
    SHIP_MOVED_UP,
)
from cothon.games.porto_carthago.harbour import bars_own, dock, is_due, lowest_free_quay
from cothon.games.porto_carthago.immediate import ReturnCard
from cothon.games.porto_carthago.loading import LoadShip
from cothon.games.porto_carthago.palace import bars_payment, buy_seat, seat_price
from cothon.games.porto_carthago.reasons import (
    DECK_EMPTY,
    NO_QUAY_TO_LOAD,
    NOBODY_STANDS_THERE,
    NOBODY_TO_MOVE,
    QUAY_WITHOUT_GOOD,
    QUAY_WITHOUT_SHIP,
    ROW_EMPTY,
    WENT_THE_OTHER_WAY,
)
from cothon.games.porto_carthago.table import NONE, Table, draw_ship
from cothon.kernel.reasons import POSSIBLE, because, unless
from cothon.kernel.step import Question, Step


class Window(Question[Table]):
    """A moment of the own turn at which kept privileges may be used, as many as one likes.

    [PC-TURN-11, PC-PRIV-3, PC-PRIV-4, EC-24, EC-26]
    """

    def free(self, g: Table, seat: i64) -> None:
        for ship in g.senators[seat].kept:
            g.consider(SHIP + ship, bars_privilege(g, seat, g.box.privilege[ship]))

    def use(self, g: Table, seat: i64, choice: i64) -> None:
        use_kept(g, seat, choice - SHIP)


def bars_privilege(g: Table, seat: i64, privilege: i64) -> i64:
    """A kept privilege may be used only if it has some effect. [PC-PRIV-7, EC-24]"""
    if privilege == PEEK_DECK:
        return unless(len(g.deck) > 0, DECK_EMPTY)  # EC-7
    if privilege == LOAD_ANY:
        return unless(has_loadable_quay(g, seat), NO_QUAY_TO_LOAD)
    if privilege == MOVE_SERVANTS:
        return unless(has_movable_servant(g), NOBODY_TO_MOVE)
    if privilege == CALL_SHIP:
        return unless(not is_row_empty(g), ROW_EMPTY)
    return bars_payment(g, seat, g.senators[seat].reserve, seat_price(g))


def use_kept(g: Table, seat: i64, ship: i64) -> None:
    """Begin a kept privilege; the card stays until all is done, then goes to the bottom.

    [PC-PRIV-1, -4, -5, PC-GEN-13, EC-12, EC-63]
    """
    privilege = g.box.privilege[ship]
    g.tell(PRIVILEGE_USED, seat, privilege)
    g.then(ReturnCard(seat, ship))
    if privilege == PEEK_DECK:
        g.then(PeekDeck(seat))
    elif privilege == LOAD_ANY:
        g.then(LoadAny(seat))
    elif privilege == MOVE_SERVANTS:
        g.then(ShiftServant(seat, g.box.shifted_servants, 0))
    elif privilege == CALL_SHIP:
        g.then(CallShip(seat))
    else:
        # PC-PRIV-SEAT-1, EC-51, EC-52: full price, whatever the trade points.
        buy_seat(g, seat)


class EndTurn(Window):
    """The turn ends by itself unless a kept privilege could still be used. [PC-TURN-11]"""

    def offer(self, g: Table, seat: i64) -> None:
        g.offer(PASS)


# PEEK_DECK


class PeekDeck(Step[Table]):
    """Look alone at the top 3 cards of the deck, or at those that are left.

    As they may be sorted, nobody else knows any more where they lie.
    [PC-PRIV-PEEK-1, PC-GEN-13, EC-7]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        cards = min(g.box.peeked_cards, len(g.deck))
        for depth in range(cards):
            ship: i64 = g.deck[-1 - depth]
            g.show(ship, 1 << self.seat)
            g.tell(CARD_PEEKED, self.seat, depth + 1, ship)
            if cards > 1:
                g.forget(ship, 1 << self.seat)
        if cards > 1:
            g.then(SortDeck(self.seat, 0, cards))


class SortDeck(Question[Table]):
    """Put them back on top in any order: which one lies next? [PC-PRIV-PEEK-1]"""

    def __init__(self, seat: i64, depth: i64, cards: i64) -> None:
        super().__init__(seat)
        self.depth = depth
        self.cards = cards

    def offer(self, g: Table, seat: i64) -> None:
        for depth in range(self.depth, self.cards):
            g.offer(SHIP + g.deck[-1 - depth])

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.deck.remove(choice - SHIP)
        g.deck.insert(len(g.deck) - self.depth, choice - SHIP)
        if self.depth + 1 < self.cards:
            g.then(SortDeck(seat, self.depth + 1, self.cards))
        else:
            g.tell(CARDS_SORTED, seat, self.cards)


# LOAD_ANY


class LoadAny(Question[Table]):
    """Load a ship at an own quay with the good that lies there, though it wants another.

    The good must lie at the quay already. [PC-PRIV-ANY-1 to -3, EC-18, EC-40]
    """

    def offer(self, g: Table, seat: i64) -> None:
        for quay in range(QUAYS):
            g.consider(QUAY + quay, bars_loading(g, seat, quay))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.then(LoadShip(choice - QUAY))


def bars_loading(g: Table, seat: i64, quay: i64) -> i64:
    """Does this quay, an own one, have a ship and a good? [PC-PRIV-ANY-1]"""
    bar = bars_own(g, seat, quay)
    if bar != POSSIBLE:
        return bar
    if g.ships[quay] == NONE:
        return QUAY_WITHOUT_SHIP
    return unless(g.stored[quay] != NONE, QUAY_WITHOUT_GOOD)


def has_loadable_quay(g: Table, seat: i64) -> bool:
    """Is there any quay for LOAD_ANY?"""
    for quay in range(QUAYS):
        if bars_loading(g, seat, quay) == POSSIBLE:
            return True
    return False


# MOVE_SERVANTS


class ShiftServant(Question[Table]):
    """Move up to 3 servants of any players between lighthouse and temple, each once.

    They are named one by one, in any order: only the set of moves counts. Nobody's go both ways, as
    two such moves would undo each other. After the first, those that are left may be waived.
    [PC-PRIV-MOVE-1, EC-62]
    """

    def __init__(self, seat: i64, left: i64, named: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.named = named  # where servants named before stood, as a mask

    def offer(self, g: Table, seat: i64) -> None:
        for standing in range(2 * g.seats):
            g.consider(SERVANT + standing, self.bars(g, standing))
        if self.named:
            g.offer(PASS)

    def bars(self, g: Table, standing: i64) -> i64:
        """Is there a servant, and has none of the same player gone the other way?"""
        if servants_standing(g, standing) <= 0:
            return NOBODY_STANDS_THERE
        if self.named >> (standing ^ 1) & 1:
            return because(WENT_THE_OTHER_WAY, standing // 2)
        return POSSIBLE

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            return
        standing = choice - SERVANT
        owner = g.senators[standing // 2]
        to_temple: i64 = 1 if standing % 2 == 0 else -1
        owner.lighthouse -= to_temple
        owner.temple += to_temple
        g.tell(SERVANT_SHIFTED, seat, standing // 2, standing % 2)
        after = ShiftServant(seat, self.left - 1, self.named | 1 << standing)
        if after.left and after.has_any(g):
            g.then(after)

    def has_any(self, g: Table) -> bool:
        """Is there any servant left that may be named?"""
        for standing in range(2 * g.seats):
            if self.bars(g, standing) == POSSIBLE:
                return True
        return False


def servants_standing(g: Table, standing: i64) -> i64:
    """How many servants of a player stand in the lighthouse (even) or in the temple (odd)."""
    owner = g.senators[standing // 2]
    return owner.lighthouse if standing % 2 == 0 else owner.temple


def has_movable_servant(g: Table) -> bool:
    """Does anybody have a servant in the lighthouse or the temple?"""
    for senator in g.senators:
        if senator.lighthouse or senator.temple:
            return True
    return False


# CALL_SHIP


class CallShip(Question[Table]):
    """Any ship of the first row docks at the lower free quay of its civilisation, else it departs.

    A due quay is loaded at once, whoever owns it; then the gap is filled.
    [PC-PRIV-SHIP-1 to -4, EC-13, EC-28]
    """

    def offer(self, g: Table, seat: i64) -> None:
        offer_first_row(g)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        ship = choice - SHIP
        place = place_in_first_row(g, ship)
        quay = lowest_free_quay(g, ship)
        if quay == NONE:
            g.tell(SHIP_CALLED_IN_VAIN, seat, ship)
        else:
            g.tell(SHIP_CALLED_IN, seat, ship, quay)
        dock(g, place, quay)
        g.then(FillGap(place))
        if quay != NONE and is_due(g, quay):
            g.then(LoadShip(quay))


class FillGap(Step[Table]):
    """The second-row ship of the same position moves up, and a new card takes its place.

    [PC-PRIV-SHIP-4, EC-5, EC-13]
    """

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, g: Table) -> None:
        moved = g.second_row[self.place]
        g.first_row[self.place] = moved
        if moved != NONE:
            g.tell(SHIP_MOVED_UP, moved)
        drawn = draw_ship(g)
        g.second_row[self.place] = drawn
        if drawn != NONE:
            g.tell(SHIP_DRAWN, drawn)
