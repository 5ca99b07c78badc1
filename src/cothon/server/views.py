"""One moment of a game before all eyes, and the scenes of the choice before it.

What all see alike is made, compared and encoded once. It is dropped as soon as everybody's part is
made: kept until the next move it would cost the garbage collector more than it saves.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Any, Final

import msgspec

from cothon.kernel.state import State
from cothon.match.game import Game
from cothon.server.delta import Delta, delta, delta_beside
from cothon.sheet import Sheet

View = dict[str, Any]
ENCODER: Final = msgspec.json.Encoder()


def encoded(thing: object) -> msgspec.Raw:
    """A part of a message that is not encoded again whenever the message is."""
    return msgspec.Raw(ENCODER.encode(thing))


class Scene:
    """How a table lies at one time, and what an onlooker sees of it."""

    def __init__(self, sheet: Sheet, state: State) -> None:
        self.sheet = sheet
        self.state = state
        self.open: View = sheet.view(state, None)
        self.pieces: dict[int, msgspec.Raw] = {}  # encoded, by the identity of what is in `open`

    def seen(self, eyes: int | None) -> View:
        """What these eyes see of it; it has the very things that an onlooker sees, too."""
        if eyes is None:
            return self.open
        own = self.sheet.view_of_one
        seen: View = own(self.state, self.open, eyes) if own else self.sheet.view(self.state, eyes)
        return seen

    def encoded(self, view: View) -> msgspec.Raw:
        """What some eyes see of it, put together from pieces that others see, too."""
        told: View = {}
        for key, value in view.items():
            shared = self.open.get(key)
            if value is shared:
                told[key] = self.piece(value)
            elif isinstance(value, list) and isinstance(shared, list):
                same = {id(part) for part in shared}
                told[key] = [self.piece(part) if id(part) in same else part for part in value]
            else:
                told[key] = value
        return encoded(told)

    def piece(self, value: object) -> object:
        """Something that an onlooker sees, encoded if it is large."""
        if not isinstance(value, (dict, list)):
            return value
        raw = self.pieces.get(id(value))
        if raw is None:
            raw = self.pieces[id(value)] = encoded(value)
        return raw


class Views:
    """The scenes from the first to the last, and the present moment after them."""

    def __init__(self, game: Game, counted: Collection[int]) -> None:
        states = [*(still for _, still in game.stills), game.laid(counted)]
        self.scenes = [Scene(game.sheet, state) for state in states]
        self.changes = [delta(after.open, now.open) for now, after in pairwise(self.scenes)]

    def seen(self, eyes: int | None) -> list[View]:
        """What these eyes see of each."""
        return [scene.seen(eyes) for scene in self.scenes]

    def encoded(self, views: list[View]) -> msgspec.Raw:
        """What some eyes see of the present moment, as it is sent."""
        return self.scenes[-1].encoded(views[-1])

    def differences(self, views: list[View]) -> list[Delta]:
        """By scene: what makes it of the one after it, as some eyes see them."""
        found = []
        for n, change in enumerate(self.changes):
            now, after = self.scenes[n].open, self.scenes[n + 1].open
            found.append(delta_beside(views[n + 1], views[n], after, now, change))
        return found
