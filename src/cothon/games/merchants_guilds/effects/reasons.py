"""Why an effect cannot be used, each with its rule; the sentences are `why-…` in words/."""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

NO_ACTIVE_SHIP: Final = 101
EFFECT_DECLINED: Final = 102
NOT_DURING_ACTION: Final = 103
NOT_BEFORE_DELIVERY: Final = 104
NO_SHIP_TO_SEND_AWAY: Final = 105
NO_CARDS_TO_TURN_UP: Final = 106
NO_MARKER_THERE: Final = 107
MARKER_THERE: Final = 108

REASONS: Final = {
    NO_ACTIVE_SHIP: Reason("no-active-ship", "MG-FX-1", "effect"),
    EFFECT_DECLINED: Reason("effect-declined", "MG-FX-12", "effect"),
    NOT_DURING_ACTION: Reason("not-during-action", "MG-TURN-2", "effect"),
    NOT_BEFORE_DELIVERY: Reason("not-before-delivery", "MG-EFFECT-PALETTE-3", "effect"),
    NO_SHIP_TO_SEND_AWAY: Reason("no-ship-to-send-away", "MG-FX-7"),
    NO_CARDS_TO_TURN_UP: Reason("no-cards-to-turn-up", "MG-FX-7"),
    NO_MARKER_THERE: Reason("no-marker-there", "MG-EFFECT-INTRIGUE-2"),
    MARKER_THERE: Reason("marker-there", "MG-MARKER-2"),
}
