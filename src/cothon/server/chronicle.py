"""A table under other rules, with other material, or of another game, than this server has.

Its game cannot be brought back: what is stored of it is told. Nobody can play there.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Literal

import msgspec

from cothon.games import find_sheet
from cothon.match.game import read_material
from cothon.match.save import Save
from cothon.server.database import Damaged
from cothon.server.finals import Ended, ended
from cothon.server.foreign import is_known, sheet_of, words_of
from cothon.server.live import save_of
from cothon.server.names import names_of
from cothon.server.proof import proven_deal
from cothon.server.refusal import Told
from cothon.server.rows import Kept, Story, TableRow
from cothon.words import Words
from cothon.words.stored import Stored

PERSON = "human"
decode = msgspec.json.Decoder(list[Stored]).decode


class Chronicle:
    """A table in memory, as it was read: who sat where, and what was stored of its game."""

    def __init__(self, kept: Kept, story: Story) -> None:
        self.table = kept.table
        self.seats = kept.seats
        self.shares = kept.shares
        self.choices = [row.choice for row in kept.moves]
        self.story = story

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.id

    @property
    def is_open(self) -> bool:
        """Is there nothing to hide any more? After the end, and of games from files."""
        return self.table.over or self.table.filed

    @cached_property
    def entries(self) -> list[Stored]:
        """What happened, as far as it was stored."""
        told = (self.table.told, *self.story.told)
        try:
            return [entry for text in told if text is not None for entry in decode(text)]
        except msgspec.MsgspecError as error:
            raise Damaged(error) from error

    @property
    def is_whole(self) -> bool:
        """Was all of it stored?"""
        return self.table.told is not None and None not in self.story.told

    @cached_property
    def end(self) -> Ended | None:
        """How the game ended, if it did and that was stored."""
        final = self.story.final
        return None if final is None else ended(final, self.story.panel)

    def names(self, language: str) -> tuple[str, ...]:
        """What everybody is called."""
        return names_of(self.table.game, self.seats, language)

    def words(self, language: str) -> Words:
        """The words of the game in a language, as they are now."""
        return words_of(self.table.game, language, self.names(language), self.table.seats)

    @property
    def is_later(self) -> bool:
        """Is it of a game, or of rules, that only a later version has?"""
        return self.table.rules > sheet_of(self.table.game).rules

    @property
    def why(self) -> Told:
        """Why nobody can play here."""
        table = self.table
        sheet = sheet_of(table.game)
        return Told(
            409,
            WHY[state_of(table)],
            what=what_differs(table),
            title=sheet.title,
            rules=table.rules,
            now=sheet.rules,
        )

    @property
    def save(self) -> Save:
        """The save of a game in which nothing is secret any more; those rules can replay it."""
        people = self.seats[: self.table.seats]
        has_journal = self.table.over and self.is_whole
        return replace(
            save_of(self.table, self.choices).with_players(
                [row.pilot or PERSON for row in people], [row.name for row in people]
            ),
            journal=tuple(self.entries) if has_journal else None,
            deal=proven_deal(self),
        )


State = Literal["over", "running", "gathering"]
WHY: dict[State, str] = {
    "over": "server-kept-over",
    "running": "server-kept-running",
    "gathering": "server-kept-gathering",
}


def state_of(table: TableRow) -> State:
    """Is a game over (or nobody plays it), running, or was it never dealt?"""
    if not table.dealt:
        return "gathering"
    return "over" if table.over or table.filed else "running"


def what_differs(table: TableRow) -> Literal["game", "rules", "material"]:
    """What this server does not have of a table that it cannot play."""
    if not is_known(table.game):
        return "game"
    return "rules" if table.rules != find_sheet(table.game).rules else "material"


def is_current(table: TableRow) -> bool:
    """Is a table played under the rules, and with the material, that this server has?"""
    return are_current(table.game, table.rules, table.material)


def are_current(game: str, rules: int, material: str) -> bool:
    """Are these the rules, and is this the material, that this server has?"""
    if not is_known(game):
        return False
    return (rules, material) == (find_sheet(game).rules, read_material(game, None).digest)
