"""What the options of a question bring, and why other things are none, for the seat being asked.

It is worked out on request, beside the path of a move, on re-dealt tables alone.
"""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import parts_of
from cothon.match.game import Game
from cothon.match.preview import Preview, preview_of_several, previews
from cothon.server.live import Live
from cothon.server.protocol import (
    BarLine,
    Explained,
    Foreseen,
    GainLine,
    PreviewLine,
    WholesLine,
)
from cothon.server.tables import told_why, way_of
from cothon.words import Words

MOST_BITS: Final = 31  # that a browser counts with


def explained(live: Live, eyes: int, language: str) -> Explained:
    """Of the present question, through these eyes."""
    words = live.words(language)
    return Explained(
        n=live.game.moment,
        version=live.version,
        previews=[preview_line(live.game, one, words) for one in previews(live.game, eyes)],
        barred=[
            bar_line(live.game, choice, bar, words)
            for choice, bar in live.game.barred(eyes).items()
        ],
        wholes=wholes_line(live.game, eyes),
    )


def wholes_line(game: Game, eyes: int) -> WholesLine | None:
    """What can be named at once to answer the question, on a table that looks alike."""
    if eyes not in game.asked:
        return None
    sets = game.sheet.wholes(game.determinize(eyes, 0).state, eyes)
    if not sets:
        return None
    things = sorted({choice for one in sets for choice in one})
    if len(things) > MOST_BITS:
        return None
    bits = {choice: 1 << place for place, choice in enumerate(things)}
    masks = [sum(bits[choice] for choice in one) for one in sets]
    return WholesLine(things=[game.name(choice) for choice in things], sets=masks)


def foreseen(live: Live, eyes: int, language: str, wanted: list[int | str]) -> Foreseen:
    """Of several things that these eyes would pick at once; refused like the move itself."""
    game = live.game
    with told_why(wanted):
        choices = way_of(game, eyes, wanted)
    line = preview_line(game, preview_of_several(game, eyes, choices), live.words(language))
    return Foreseen(n=game.moment, version=live.version, choice=wanted, preview=line)


def preview_line(game: Game, one: Preview, words: Words) -> PreviewLine:
    """What an option brings, in words."""
    return PreviewLine(
        id=one.choice,
        gains=[
            GainLine(
                kind=gain.kind,
                which=gain.which,
                code=code_of(game, gain.kind, gain.which),
                number=gain.number,
                burden=gain.kind in game.sheet.burdens,
                text=words.gain(gain.kind, gain.which, gain.number),
            )
            for gain in one.gains
        ],
        forced=[words.name(*game.sheet.noun_of(choice)) for choice in one.forced],
        reveals=one.reveals,
        ends=one.ends,
        passes=one.passes,
    )


def code_of(game: Game, kind: str, which: int) -> str:
    """What the box calls one of several things; nothing if there is but one, or none to name."""
    for noun in game.sheet.nouns:
        if noun.kind == kind and which < noun.size:
            return game.name(noun.first + which).partition(" ")[2]
    return ""


def bar_line(game: Game, choice: int, bar: int, words: Words) -> BarLine:
    """Why something cannot be chosen, in words."""
    noun, index = game.sheet.noun_of(choice)
    return BarLine(
        noun=noun,
        index=index,
        code=game.name(choice).partition(" ")[2],
        text=words.reason(bar),
        rule=game.sheet.reasons[parts_of(bar)[0]].rule,
    )
