"""Phase 1, acquiring contracts: turn one up, take it or refuse it; the last one must be taken."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cothon.games.neptun.box import TURNS
from cothon.games.neptun.choices import CONTRACT, REFUSE, REVEAL
from cothon.games.neptun.events import (
    CONTRACT_IMPOSED,
    CONTRACT_PICKED,
    CONTRACT_REFUSED,
    CONTRACT_TAKEN,
    CONTRACT_TURNED_UP,
    DISPLAY_DEALT,
    PILE_RESHUFFLED,
)
from cothon.games.neptun.loading import LoadContract
from cothon.games.neptun.order import SetOrder, clear_leftover, keep_leftover
from cothon.games.neptun.reasons import (
    ALL_FACE_UP,
    COLUMN_EMPTY,
    DECIDE_FIRST,
    FACE_DOWN,
    GIVEN_UP,
    GIVEN_UP_FOR_ROUND,
    NOT_NEXT,
    OAR_LATER,
)
from cothon.games.neptun.table import (
    ACQUIRE,
    CITY_BACK,
    FOR_THE_ROUND,
    GOODS_BACK,
    OAR_BACK,
    Table,
    deal_of,
    doubt_hand,
    join_piles,
    refusal,
    turn_up,
)
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question, Step


class BeginDraft(Step[Table]):
    """A contract more than there are players, all face down. [NE-CONTRACT-1, -2]"""

    def run(self, g: Table) -> None:
        g.phase = ACQUIRE
        deal_contracts(g)


def deal_contracts(g: Table) -> None:
    """Fill the display to a contract more than there are players, face down, to the right.

    [NE-CONTRACT-1, NE-REFILL-4, EC-3]
    """
    first: i64 = len(g.columns)
    for column in range(first, g.seats + 1):
        g.columns.append(column)
        g.shown_cities.append(draw(g, g.city_pile, g.city_discard, CITY_BACK))
        g.shown_goods.append(draw(g, g.goods_pile, g.goods_discard, GOODS_BACK))
        g.shown_oars.append(draw(g, g.oar_pile, g.oar_discard, OAR_BACK))
        g.shown_gold.append(0)
    g.tell(DISPLAY_DEALT, g.seats + 1 - first)


def draw(g: Table, pile: list[int], discard: list[int], back: i64) -> i64:
    """The top card of a pile, unseen; if none is left, the discards become the pile. [EC-9]"""
    if not pile:
        g.tell(PILE_RESHUFFLED, back)
        join_piles(g, pile, discard)
    return pile.pop()


class DraftTurn(Step[Table]):
    """Everybody takes a contract, in turn order; then the order and the display are set anew.

    Five turns. [NE-CONTRACT-4, NE-ORDER-3, NE-LOAD-6]
    """

    def __init__(self, turn: i64, goes_taken: i64) -> None:
        self.turn = turn
        self.goes_taken = goes_taken

    def run(self, g: Table) -> None:
        g.turn = self.turn
        g.then(EndDraftTurn())
        for rank in range(g.seats - 1, self.goes_taken - 1, -1):
            g.then(TakeContract(g.order[rank]))


class EndDraftTurn(Step[Table]):
    """A new order of play; the one contract left over stays, but not after the fifth turn.

    [NE-ORDER-1, -3, NE-REFILL-1, -4, -5, -6]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        if g.turn < TURNS:
            g.then(SetOrder(), Refill(), DraftTurn(g.turn + 1, 0))
        else:
            clear_leftover(g)
            g.then(SetOrder())


class Refill(Step[Table]):
    """The leftover contract comes first, new ones are laid to its right. [NE-REFILL-2, -3, -4]"""

    def run(self, g: Table) -> None:
        keep_leftover(g)
        deal_contracts(g)


class TakeContract(Question[Table]):
    """Take any contract that lies face up, or turn the next one up; nobody may pass.

    If none lies face up, one must be turned up; if all do, one of them must be taken. What somebody
    refused in an earlier go may be taken like any other, unless refusals bind for the round; even
    then something can be taken or turned up. [NE-CONTRACT-4, -6, -9, -11, -16, EC-5, EC-38, EC-53]
    """

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        for place in range(g.face_ups):
            column: i64 = g.columns[place]
            g.consider(CONTRACT + column, bars_contract(g, seat, column))
        g.consider(REVEAL, bars_reveal(g))
        if g.doubts is not None:
            doubt_face_downs(g)
            doubt_the_rest(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == REVEAL:
            reveal_next(g, seat)
        else:
            place: i64 = g.columns.index(choice - CONTRACT)
            g.tell(CONTRACT_PICKED, seat, deal_at(g, place), g.shown_gold[place])
            take_contract(g, seat, place)


def bars_contract(g: Table, seat: i64, column: i64) -> i64:
    """No refusal that binds for the round bars what lies face up. [NE-CONTRACT-9, -11, EC-5]"""
    if g.refused & refusal(column, seat):
        return GIVEN_UP_FOR_ROUND
    return POSSIBLE


def bars_reveal(g: Table) -> i64:
    """Is there a contract left to turn up? [NE-CONTRACT-9, -11]"""
    if g.face_ups < len(g.columns):
        return POSSIBLE
    return ALL_FACE_UP


def doubt_face_downs(g: Table) -> None:
    """What lies face down is turned up before it is taken, from the left. [NE-CONTRACT-5, -16]"""
    for place in range(g.face_ups, len(g.columns)):
        g.consider(CONTRACT + g.columns[place], FACE_DOWN if place == g.face_ups else NOT_NEXT)


def doubt_the_rest(g: Table, seat: i64) -> None:
    """What has been taken, and oars, which wait for the ships. [NE-CONTRACT-15, NE-OAR-2]"""
    for column in range(g.seats + 1):
        if column not in g.columns:
            g.consider(CONTRACT + column, COLUMN_EMPTY)
    doubt_hand(g, seat, OAR_LATER)


class AcceptOrRefuse(Question[Table]):
    """Take the contract just turned up, or refuse it and turn up the next one.

    Everything that lay face up before is given up, for this go or for the round.
    [NE-CONTRACT-7, -10, -12, -13, EC-5, EC-6]
    """

    def offer(self, g: Table, seat: i64) -> None:
        g.offer(CONTRACT + g.columns[g.face_ups - 1])
        g.offer(REFUSE)
        if g.doubts is not None:
            doubt_others(g)
            doubt_the_rest(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        place = g.face_ups - 1
        if choice == REFUSE:
            g.tell(CONTRACT_REFUSED, seat, g.shown_cities[place], g.shown_goods[place])
            reveal_next(g, seat)
        else:
            g.tell(CONTRACT_TAKEN, seat, g.shown_cities[place], g.shown_goods[place], 0)
            take_contract(g, seat, place)


def doubt_others(g: Table) -> None:
    """What lay face up before is given up; what lies face down waits. [NE-CONTRACT-7, -10, -12]"""
    given_up = GIVEN_UP_FOR_ROUND if g.switches.refusal_binds == FOR_THE_ROUND else GIVEN_UP
    for place in range(g.face_ups - 1):
        g.consider(CONTRACT + g.columns[place], given_up)
    for place in range(g.face_ups, len(g.columns)):
        g.consider(CONTRACT + g.columns[place], DECIDE_FIRST)
    g.consider(REVEAL, DECIDE_FIRST)


def reveal_next(g: Table, seat: i64) -> None:
    """The leftmost face-down contract is turned up, all three cards; the last one must be taken.

    [NE-CONTRACT-2, -5, -6, -7, -8, NE-GEN-5]
    """
    if g.switches.refusal_binds == FOR_THE_ROUND:
        give_up_face_ups(g, seat)
    place = g.face_ups
    turn_up(g, place)
    g.tell(CONTRACT_TURNED_UP, seat, deal_at(g, place), g.shown_oars[place])
    if g.face_ups == len(g.columns):
        g.tell(CONTRACT_IMPOSED, seat)
        take_contract(g, seat, place)
    else:
        g.then(AcceptOrRefuse(seat))


def give_up_face_ups(g: Table, seat: i64) -> None:
    """What lies face up is refused or waived until the round ends. [NE-CONTRACT-12, EC-5, EC-6]"""
    for place in range(g.face_ups):
        g.refused |= refusal(g.columns[place], seat)


def take_contract(g: Table, seat: i64, place: i64) -> None:
    """The contract leaves its column; the gold on it is the taker's at once. It is loaded next.

    [NE-CONTRACT-14, -15, NE-LOAD-1]
    """
    city: i64 = g.shown_cities.pop(place)
    goods: i64 = g.shown_goods.pop(place)
    oar: i64 = g.shown_oars.pop(place)
    gold: i64 = g.shown_gold.pop(place)
    g.columns.pop(place)
    g.face_ups -= 1
    g.taken = [city, goods, oar]
    g.merchants[seat].gold += gold
    g.then(LoadContract(seat))


def deal_at(g: Table, place: i64) -> i64:
    """A contract of the display, for the journal."""
    return deal_of(g.shown_cities[place], g.shown_goods[place])
