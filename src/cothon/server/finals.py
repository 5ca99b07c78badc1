"""How a game ended: what everybody saw last and the scores, stored once, to be shown for ever.

Views are those of the rules of then. The words that the plain panel and the score sheet read them
by are stored, too, once for all games under the same rules and with the same material.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from cothon.match.game import Game, speak
from cothon.part import Material
from cothon.server.catalogue import PlainNames, plain_names
from cothon.server.database import Damaged
from cothon.server.rows import Finale, FinalRow, PanelRow
from cothon.sheet import Score, Sheet
from cothon.words import LANGUAGES
from cothon.words.families import family


class Views(Struct):
    """What everybody saw last: most saw the same."""

    shown: list[dict[str, Any]]
    eyes: list[int]  # which of them: an onlooker, then every seat

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or an onlooker (None), saw last."""
        return self.shown[self.eyes[0 if seat is None else seat + 1]]


class PanelWords(Struct):
    """What a view and a score sheet are read by, in one language."""

    names: PlainNames
    lines: dict[str, str]
    ties: dict[str, str]


class Ended(Struct):
    """The end of a game, as it was stored."""

    views: Views
    scores: list[Score]
    words: dict[str, PanelWords]  # by language


def finale_of(table: str, game: Game) -> Finale:
    """What is stored of a game that has just ended."""
    shown: list[dict[str, Any]] = []
    eyes: list[int] = []
    for seat in (None, *range(game.seats)):
        view = game.table(seat)
        if view not in shown:
            shown.append(view)
        eyes.append(shown.index(view))
    final = FinalRow(table, encoded(Views(shown, eyes)), encoded(game.scores()))
    return Finale(final, panel_of(game.sheet, game.material))


@lru_cache(maxsize=16)
def panel_of(sheet: Sheet, material: Material) -> PanelRow:
    """The words of some rules, as they are stored."""
    by_language = {language: panel_words(sheet, material, language) for language in LANGUAGES}
    return PanelRow(sheet.key, sheet.rules, material.digest, encoded(by_language))


def panel_words(sheet: Sheet, material: Material, language: str) -> PanelWords:
    """What a view and a score sheet are read by now."""

    def texts(prefix: str) -> dict[str, str]:
        return {key: said[""] for key, said in family(sheet.words, language, prefix).items()}

    names = plain_names(speak(sheet, material, language))
    return PanelWords(names, texts("line-"), texts("tie-"))


def encoded(value: object) -> str:
    """Plain data as it is stored."""
    return msgspec.json.encode(value).decode()


def ended(final: FinalRow, panel: PanelRow | None) -> Ended:
    """The end of a game, as it was stored."""
    try:
        words = panel and msgspec.json.decode(panel.words, type=dict[str, PanelWords])
        views = msgspec.json.decode(final.views, type=Views)
        return Ended(views, msgspec.json.decode(final.scores, type=list[Score]), words or {})
    except msgspec.MsgspecError as error:
        raise Damaged(error) from error
