"""Why something cannot be chosen, each with its rule; the sentences are `why-…` in words/."""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

FACE_DOWN: Final = 1
NOT_NEXT: Final = 2
ALL_FACE_UP: Final = 3
GIVEN_UP: Final = 4
GIVEN_UP_FOR_ROUND: Final = 5
DECIDE_FIRST: Final = 6
SLOT_TAKEN: Final = 7
OAR_PLAYED: Final = 8
OAR_OF_OTHER: Final = 9
TOO_FAR: Final = 10
SLOT_EMPTY: Final = 11
ALREADY_FULFILLED: Final = 12
ALREADY_LOST: Final = 13
OTHER_CITY: Final = 14
OTHER_REGION: Final = 15
COLUMN_EMPTY: Final = 16
OAR_LATER: Final = 17
OAR_CHOSEN: Final = 18
OAR_FIRST: Final = 19
TAKE_FIRST: Final = 20
LOADED_FOR_GOOD: Final = 21
SAIL_LATER: Final = 22
BY_DELIVERY: Final = 23
LOAD_FIRST: Final = 24
DELIVER_THERE: Final = 25
HAS_ARRIVED: Final = 26
ONE_DELIVERY: Final = 27
EXTRA_LATER: Final = 28
ANSWER_FIRST: Final = 29

REASONS: Final = {
    FACE_DOWN: Reason("face-down", "NE-CONTRACT-16"),
    NOT_NEXT: Reason("not-next", "NE-CONTRACT-5"),
    ALL_FACE_UP: Reason("all-face-up", "NE-CONTRACT-11"),
    GIVEN_UP: Reason("given-up", "NE-CONTRACT-12"),
    GIVEN_UP_FOR_ROUND: Reason("given-up-for-round", "EC-5"),
    DECIDE_FIRST: Reason("decide-first", "NE-CONTRACT-7"),
    SLOT_TAKEN: Reason("slot-taken", "NE-LOAD-1", "goods", "city"),
    OAR_PLAYED: Reason("oar-played", "NE-OAR-5"),
    OAR_OF_OTHER: Reason("oar-of-other", "NE-OAR-2", "seat"),
    TOO_FAR: Reason("too-far", "NE-SAIL-6", "number", "number"),
    SLOT_EMPTY: Reason("slot-empty", "NE-DELIVER-1"),
    ALREADY_FULFILLED: Reason("already-fulfilled", "NE-DELIVER-8"),
    ALREADY_LOST: Reason("already-lost", "NE-DELIVER-7"),
    OTHER_CITY: Reason("other-city", "NE-DELIVER-1", "place", "place"),
    OTHER_REGION: Reason("other-region", "EC-14", "region"),
    COLUMN_EMPTY: Reason("column-empty", "NE-CONTRACT-15"),
    OAR_LATER: Reason("oar-later", "NE-OAR-2"),
    OAR_CHOSEN: Reason("oar-chosen", "NE-SAIL-1"),
    OAR_FIRST: Reason("oar-first", "NE-OAR-1"),
    TAKE_FIRST: Reason("take-first", "NE-LOAD-1"),
    LOADED_FOR_GOOD: Reason("loaded-for-good", "NE-LOAD-2"),
    SAIL_LATER: Reason("sail-later", "NE-SAIL-1"),
    BY_DELIVERY: Reason("by-delivery", "NE-DELIVER-5", "number"),
    LOAD_FIRST: Reason("load-first", "NE-LOAD-1"),
    DELIVER_THERE: Reason("deliver-there", "NE-DELIVER-1", "place"),
    HAS_ARRIVED: Reason("has-arrived", "NE-SAIL-1"),
    ONE_DELIVERY: Reason("one-delivery", "NE-DELIVER-2"),
    EXTRA_LATER: Reason("extra-later", "NE-EXTRA-1"),
    ANSWER_FIRST: Reason("answer-first", "NE-EXTRA-2"),
}
