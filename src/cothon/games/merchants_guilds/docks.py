"""TRADING DOCK and WARSHIP DOCK actions: an available disc goes to a dock."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.actions import bars_dock, bars_warship_dock
from cothon.games.merchants_guilds.box import COMMANDO
from cothon.games.merchants_guilds.choices import ANCHOR, DOCK, WARSHIP_PLACE
from cothon.games.merchants_guilds.effects.windows import bars_ready, use_effect
from cothon.games.merchants_guilds.events import DISC_PLACED
from cothon.games.merchants_guilds.table import Table
from cothon.games.merchants_guilds.telling import place_at
from cothon.kernel.step import Question


class TakeDock(Question[Table]):
    """A free dock of the trading harbour; the disc stays there until it is used.

    [MG-TDOCK-1 to -4, D11]
    """

    def offer(self, g: Table, seat: i64) -> None:
        for dock in range(g.dock_count()):
            g.consider(DOCK + dock, bars_dock(g, seat, dock))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.traders[seat].available -= 1
        g.docks[choice - DOCK] = seat
        g.tell(DISC_PLACED, seat, place_at(g, choice))


class TakeWarshipDock(Question[Table]):
    """A free dock of the warship harbour, or with COMMANDO the anchor, which holds any number.

    [MG-WDOCK-1 to -5, MG-EFFECT-COMMANDO-1, -2, -4, AMB-29, D12]
    """

    def offer(self, g: Table, seat: i64) -> None:
        for dock in range(g.box.warship_docks):
            g.consider(WARSHIP_PLACE + dock, bars_warship_dock(g, seat, dock))
        g.consider(ANCHOR, bars_ready(g, seat, COMMANDO))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.traders[seat].available -= 1
        if choice == ANCHOR:
            use_effect(g, seat, COMMANDO)
            g.anchor[seat] += 1
        else:
            g.warship_docks[choice - WARSHIP_PLACE] = seat
        g.tell(DISC_PLACED, seat, place_at(g, choice))
