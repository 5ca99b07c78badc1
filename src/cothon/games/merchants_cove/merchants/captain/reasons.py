"""Why something on the map board cannot be chosen, each with its rule; see `why-…` in words/."""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

NO_SHIP_AT_HOOK: Final = 200
NO_SHIP_AT_CARGO: Final = 201
NO_SHIP_THERE: Final = 202
NO_HOOK_THERE: Final = 203
NO_CARGO_THERE: Final = 204
REGION_PASSED_OVER: Final = 205
ENOUGH_FISHED: Final = 206
NO_WAY_THERE: Final = 207
SHIP_MUST_MOVE: Final = 208

REASONS: Final = {
    NO_SHIP_AT_HOOK: Reason("no-ship-at-hook", "MC-CAPT-FISH-1"),
    NO_SHIP_AT_CARGO: Reason("no-ship-at-cargo", "MC-CAPT-IMPORT-1"),
    NO_SHIP_THERE: Reason("no-ship-there", "MC-CAPT-MP-1"),
    NO_HOOK_THERE: Reason("no-hook-there", "MC-CAPT-FISH-1"),
    NO_CARGO_THERE: Reason("no-cargo-there", "MC-CAPT-IMPORT-1"),
    REGION_PASSED_OVER: Reason("region-passed-over", "MC-CAPT-FISH-1"),
    ENOUGH_FISHED: Reason("enough-fished", "MC-CAPT-STAFF-2"),
    NO_WAY_THERE: Reason("no-way-there", "MC-CAPT-MP-1", "region"),
    SHIP_MUST_MOVE: Reason("ship-must-move", "MC-CAPT-MP-1"),
}
