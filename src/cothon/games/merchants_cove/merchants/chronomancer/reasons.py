"""Why something in the workshop cannot be chosen, each with its rule; see `why-…` in words/."""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

FIGURE_MUST_MOVE: Final = 300
BOTH_IN_MACHINE: Final = 301
ASSISTANT_AHEAD: Final = 302
ASSISTANT_THERE: Final = 303
ASSISTANT_WAITS: Final = 304
MACHINE_AHEAD: Final = 305
NO_HOURS_ON_BOARD: Final = 306
NO_HOUR_ON_ICON: Final = 307
ICON_COVERED: Final = 308
ICON_PASSED_OVER: Final = 309
TOO_FEW_HOURS_BEHIND: Final = 310
NO_HOUR_DUE: Final = 311
FRAGMENT_ON_BOARD: Final = 312
NOT_IN_PORTAL: Final = 313
ONLY_RELICS: Final = 314
ONLY_ARTIFACTS: Final = 315
NO_ARTIFACT_LEFT: Final = 316
NO_RELIC_LEFT: Final = 317
NO_OTHER_RELIC: Final = 318
SAME_COLOUR: Final = 319

REASONS: Final = {
    FIGURE_MUST_MOVE: Reason("figure-must-move", "MC-CHRO-MOVE-1"),
    BOTH_IN_MACHINE: Reason("both-in-machine", "MC-CHRO-MOVE-5"),
    ASSISTANT_AHEAD: Reason("assistant-ahead", "MC-CHRO-MOVE-4"),
    ASSISTANT_THERE: Reason("assistant-there", "MC-CHRO-MOVE-4"),
    ASSISTANT_WAITS: Reason("assistant-waits", "MC-CHRO-MOVE-3"),
    MACHINE_AHEAD: Reason("machine-ahead", "MC-CHRO-MOVE-2"),
    NO_HOURS_ON_BOARD: Reason("no-hours-on-board", "MC-CHRO-FREEZE-1"),
    NO_HOUR_ON_ICON: Reason("no-hour-on-icon", "MC-CHRO-FREEZE-1"),
    ICON_COVERED: Reason("icon-covered", "MC-CHRO-FREEZE-3"),
    ICON_PASSED_OVER: Reason("icon-passed-over", "MC-CHRO-FREEZE-1"),
    TOO_FEW_HOURS_BEHIND: Reason("too-few-hours-behind", "MC-CHRO-FREEZE-1", "number"),
    NO_HOUR_DUE: Reason("no-hour-due", "MC-CHRO-FREEZE-2"),
    FRAGMENT_ON_BOARD: Reason("fragment-on-board", "MC-CHRO-SHIFT-1"),
    NOT_IN_PORTAL: Reason("not-in-portal", "MC-CHRO-PORTAL-2"),
    ONLY_RELICS: Reason("only-relics", "MC-CHRO-STAFF-1"),
    ONLY_ARTIFACTS: Reason("only-artifacts", "MC-CHRO-STAFF-3"),
    NO_ARTIFACT_LEFT: Reason("no-artifact-left", "MC-CHRO-STAFF-2"),
    NO_RELIC_LEFT: Reason("no-relic-left", "MC-CHRO-STAFF-3"),
    NO_OTHER_RELIC: Reason("no-other-relic", "MC-CHRO-STAFF-1"),
    SAME_COLOUR: Reason("same-colour", "MC-CHRO-STAFF-1"),
}
