"""Why something in the smithy cannot be chosen, each with its rule; see `why-…` in words/."""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

FURNACE_FULL: Final = 400
TOO_FEW_DICE: Final = 401
SMELTER_FULL: Final = 402
ICONS_FREE: Final = 403
DIE_NOT_IN_SUPPLY: Final = 404
DIE_PASSED_OVER: Final = 405
NOT_THE_SMELTER: Final = 406
FURNACE_EMPTY: Final = 407
FURNACE_DONE: Final = 408
ENOUGH_FORGED: Final = 409
TOO_COLD: Final = 410
SMELTER_EMPTY: Final = 411
NO_DIE_ON_ICON: Final = 412
COAL_HOTTEST: Final = 413
COAL_COOLEST: Final = 414
COAL_PASSED_OVER: Final = 415
COAL_ONE_WAY: Final = 416
# What a question is not about: when its time is.
DICE_LATER: Final = 417
COAL_LATER: Final = 418
ICONS_LATER: Final = 419
RAKE_LATER: Final = 420

REASONS: Final = {
    FURNACE_FULL: Reason("furnace-full", "MC-SMITH-FEED-2"),
    TOO_FEW_DICE: Reason("too-few-dice", "E-49", "number", "number"),
    SMELTER_FULL: Reason("smelter-full", "MC-SMITH-SMELT-1"),
    ICONS_FREE: Reason("icons-free", "E-50"),
    DIE_NOT_IN_SUPPLY: Reason("die-not-in-supply", "MC-SMITH-FEED-1"),
    DIE_PASSED_OVER: Reason("die-passed-over", "MC-SMITH-FORGE-8"),
    NOT_THE_SMELTER: Reason("not-the-smelter", "E-52"),
    FURNACE_EMPTY: Reason("furnace-empty", "MC-SMITH-FORGE-1"),
    FURNACE_DONE: Reason("furnace-done", "MC-SMITH-FORGE-7"),
    ENOUGH_FORGED: Reason("enough-forged", "MC-SMITH-STAFF-3"),
    TOO_COLD: Reason("too-cold", "MC-SMITH-FORGE-3", "number", "number"),
    SMELTER_EMPTY: Reason("smelter-empty", "MC-SMITH-FORGE-1"),
    NO_DIE_ON_ICON: Reason("no-die-on-icon", "MC-SMITH-FORGE-6"),
    COAL_HOTTEST: Reason("coal-hottest", "MC-SMITH-STAFF-1"),
    COAL_COOLEST: Reason("coal-coolest", "MC-SMITH-STAFF-1"),
    COAL_PASSED_OVER: Reason("coal-passed-over", "MC-SMITH-STAFF-1"),
    COAL_ONE_WAY: Reason("coal-one-way", "MC-SMITH-STAFF-1"),
    DICE_LATER: Reason("dice-later", "MC-SMITH-FEED-1"),
    COAL_LATER: Reason("coal-later", "MC-SMITH-STAFF-1"),
    ICONS_LATER: Reason("icons-later", "MC-SMITH-FORGE-6"),
    RAKE_LATER: Reason("rake-later", "MC-SMITH-FORGE-1"),
}
