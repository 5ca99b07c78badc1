"""Why something cannot be chosen, each with its rule; the sentences are `why-…` in words/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.kernel.reasons import MASK, PLACES, Reason, because

TOO_FEW_SERVANTS: Final = 1
NO_SERVANT_LEFT: Final = 2
CHARTER_SHIPS_TAKEN: Final = 3
NOBODY_TO_MOVE: Final = 4
NO_FREE_QUAY: Final = 5
TOO_FEW_TO_CLAIM: Final = 6
TOO_FEW_TALENTS: Final = 7
WAREHOUSE_FULL: Final = 8
MARKET_EMPTY: Final = 9
NOTHING_TO_CARRY: Final = 10
NOWHERE_TO_CARRY: Final = 11
NO_GOODS_AT_ALL: Final = 12
QUAY_TAKEN: Final = 13
QUAY_OWN: Final = 14
QUAY_UNOWNED: Final = 15
QUAY_FULL: Final = 16
QUAY_WITHOUT_GOOD: Final = 17
QUAY_WITHOUT_SHIP: Final = 18
NO_GOOD_AT_QUAYS: Final = 19
NO_CAPTAIN: Final = 20
NOBODY_IN_TEMPLE: Final = 21
DECK_EMPTY: Final = 22
NOT_IN_MARKET: Final = 23
NOT_IN_WAREHOUSE: Final = 24
OTHER_CIVILISATION: Final = 25
TOO_FEW_POINTS: Final = 26
WAREHOUSE_FREE: Final = 27
PATH_FULL: Final = 28
NO_QUAY_TO_LOAD: Final = 29
ROW_EMPTY: Final = 30
NOBODY_STANDS_THERE: Final = 31
WENT_THE_OTHER_WAY: Final = 32
NOT_THE_FIRST: Final = 33
MERCHANT_BUYS: Final = 34
BONUS_EXTENDS: Final = 35
BONUS_SELLS: Final = 36
BY_CARDS_AT_QUAYS: Final = 37
BY_CARDS_AT_SEA: Final = 38
NEITHER: Final = 39

REASONS: Final = {
    TOO_FEW_SERVANTS: Reason("too-few-servants", "PC-TURN-4", "number", "number"),
    NO_SERVANT_LEFT: Reason("no-servant-left", "PC-TURN-9"),
    CHARTER_SHIPS_TAKEN: Reason("charter-ships-taken", "PC-ACT-CAPTAIN-2"),
    NOBODY_TO_MOVE: Reason("nobody-to-move", "PC-ACT-ARISTO-1"),
    NO_FREE_QUAY: Reason("no-free-quay", "PC-GEN-7"),
    TOO_FEW_TO_CLAIM: Reason("too-few-to-claim", "PC-GEN-6", "number"),
    TOO_FEW_TALENTS: Reason("too-few-talents", "PC-ACT-MERCHANT-2", "number", "number"),
    WAREHOUSE_FULL: Reason("warehouse-full", "PC-ACT-MERCHANT-2"),
    MARKET_EMPTY: Reason("market-empty", "EC-23"),
    NOTHING_TO_CARRY: Reason("nothing-to-carry", "PC-ACT-PORTER-1"),
    NOWHERE_TO_CARRY: Reason("nowhere-to-carry", "PC-ACT-PORTER-3"),
    NO_GOODS_AT_ALL: Reason("no-goods-at-all", "EC-23"),
    QUAY_TAKEN: Reason("quay-taken", "PC-GEN-7", "seat"),
    QUAY_OWN: Reason("quay-own", "PC-GEN-7"),
    QUAY_UNOWNED: Reason("quay-unowned", "PC-ACT-PORTER-3"),
    QUAY_FULL: Reason("quay-full", "PC-ACT-PORTER-3", "good"),
    QUAY_WITHOUT_GOOD: Reason("quay-without-good", "PC-PRIV-ANY-1"),
    QUAY_WITHOUT_SHIP: Reason("quay-without-ship", "PC-PRIV-ANY-1"),
    NO_GOOD_AT_QUAYS: Reason("no-good-at-quays", "PC-ACT-PORTER-4"),
    NO_CAPTAIN: Reason("no-captain", "PC-VOY-1"),
    NOBODY_IN_TEMPLE: Reason("nobody-in-temple", "PC-VOY-1"),
    DECK_EMPTY: Reason("deck-empty", "EC-6"),
    NOT_IN_MARKET: Reason("not-in-market", "PC-ACT-MERCHANT-1"),
    NOT_IN_WAREHOUSE: Reason("not-in-warehouse", "PC-ACT-PORTER-1"),
    OTHER_CIVILISATION: Reason("other-civilisation", "PC-SHIPS-10", "civilisation"),
    TOO_FEW_POINTS: Reason("too-few-points", "PC-PAL-2", "number", "number"),
    WAREHOUSE_FREE: Reason("warehouse-free", "PC-WH-1"),
    PATH_FULL: Reason("path-full", "PC-TP-4"),
    NO_QUAY_TO_LOAD: Reason("no-quay-to-load", "PC-PRIV-ANY-1"),
    ROW_EMPTY: Reason("row-empty", "PC-PRIV-7"),
    NOBODY_STANDS_THERE: Reason("nobody-stands-there", "PC-PRIV-MOVE-1"),
    WENT_THE_OTHER_WAY: Reason("went-the-other-way", "EC-62", "seat"),
    NOT_THE_FIRST: Reason("not-the-first", "PC-SHIPS-5"),
    MERCHANT_BUYS: Reason("merchant-buys", "PC-ACT-MERCHANT-1"),
    BONUS_EXTENDS: Reason("bonus-extends", "PC-BONUS-2", "bonus-slots"),
    BONUS_SELLS: Reason("bonus-sells", "PC-BONUS-2", "bonus-slots"),
    BY_CARDS_AT_QUAYS: Reason("by-cards-at-quays", "PC-ACT-STEVEDORE-1"),
    BY_CARDS_AT_SEA: Reason("by-cards-at-sea", "PC-ACT-CAPTAIN-1"),
    NEITHER: Reason("neither", "PC-TURN-9", "bar", "bar"),
}
SHORT: Final = 7  # bits for a number of a reason that is one of two: it is below 100
KIND: Final = 6  # bits for the reason itself


def neither(action: i64, bonus: i64) -> i64:
    """Why a card is of no use: what stands against its action, and against its bonus action."""
    return because(NEITHER, shortened(action), shortened(bonus))


def shortened(bar: i64) -> i64:
    """A reason with its numbers, narrow enough to be a number of another reason."""
    numbers = bar >> PLACES & MASK | (bar >> 2 * PLACES & MASK) << SHORT
    return bar & MASK | numbers << KIND


def in_full(number: int) -> tuple[Reason, int, int]:
    """The reason that has been shortened, and its two numbers."""
    few = (1 << SHORT) - 1
    reason = REASONS[number & (1 << KIND) - 1]
    return reason, number >> KIND & few, number >> KIND + SHORT & few
