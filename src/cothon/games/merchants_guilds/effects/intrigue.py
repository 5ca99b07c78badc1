"""INTRIGUE: a guild marker goes where its owner wants it."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import ACTIONS
from cothon.games.merchants_guilds.choices import SPACE
from cothon.games.merchants_guilds.effects.events import MARKER_SHIFTED
from cothon.games.merchants_guilds.effects.reasons import MARKER_THERE, NO_MARKER_THERE
from cothon.games.merchants_guilds.table import NONE, Table, marker_on
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question


class ChooseMarker(Question[Table]):
    """INTRIGUE: one of the two guild markers is moved, also the one already used this turn.

    [MG-EFFECT-INTRIGUE-2, AMB-24, AMB-25]
    """

    def offer(self, g: Table, seat: i64) -> None:
        for space in range(ACTIONS):
            g.consider(SPACE + space, NO_MARKER_THERE if marker_on(g, space) == NONE else POSSIBLE)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.then(MoveMarker(seat, choice - SPACE))


class MoveMarker(Question[Table]):
    """It goes to any space without a guild marker; that never makes a second guild action.

    [MG-EFFECT-INTRIGUE-2, -3, MG-MARKER-2, -5, AMB-26]
    """

    def __init__(self, seat: i64, start: i64) -> None:
        self.waiting = 1 << seat
        self.start = start

    def offer(self, g: Table, seat: i64) -> None:
        for space in range(ACTIONS):
            g.consider(SPACE + space, POSSIBLE if marker_on(g, space) == NONE else MARKER_THERE)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.markers[marker_on(g, self.start)] = choice - SPACE
        g.tell(MARKER_SHIFTED, seat, self.start, choice - SPACE)
