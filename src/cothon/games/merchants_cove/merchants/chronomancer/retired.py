"""What earlier versions told of the Chronomancer: stored journals hold it; sentences stay."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

PORTAL_IN_VAIN: Final = Event("portal-in-vain", "seat", "task")
