"""What can be told of the Chronomancer."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

FRAGMENT_LAID: Final = Event("fragment-laid", "seat", "fragment-face", "timeline")
CHRONOMANCER_MOVED: Final = Event("chronomancer-moved", "seat", "ring", "task")
ASSISTANT_MOVED: Final = Event("assistant-moved", "seat", "ring", "task")
HOUR_FROZEN: Final = Event("hour-frozen", "seat", "frozen-icon")
NO_HOUR_TO_FREEZE: Final = Event("no-hour-to-freeze", "seat")
FROZEN_HOUR_SPENT: Final = Event("frozen-hour-spent", "seat", "frozen-icon")
TIMELINE_ENTERED: Final = Event("timeline-entered", "seat", "fragment-face", "timeline")
TIMELINE_SHIFTED: Final = Event("timeline-shifted", "seat", "fragment-face", "timeline")
TIMELINE_LEFT: Final = Event("timeline-left", "seat", "fragment-face")
FETCHED: Final = Event("fetched", "seat", "ware")
PORTAL_IDLE: Final = Event("portal-idle", "seat", "lack")
GOOD_EXCHANGED: Final = Event("good-exchanged", "seat", "ware", "ware")
ARTIFACT_BROKEN: Final = Event("artifact-broken", "seat", "ware", "number")
NOTHING_TO_EXCHANGE: Final = Event("nothing-to-exchange", "seat")
