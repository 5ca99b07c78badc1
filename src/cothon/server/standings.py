"""How everybody stands, and how far the end is, as far as a pair of eyes can know.

It is worked out on request, beside the path of a move, on re-dealt tables alone.
"""

from __future__ import annotations

from cothon.match.standing import Standing
from cothon.server.live import Live
from cothon.server.protocol import StandingLine, StandingMessage, TieStanding
from cothon.sheet import Ending
from cothon.words import Words
from cothon.words.families import scoring_lines


def standing_message(live: Live, eyes: int | None, language: str) -> StandingMessage:
    """At the present moment, through these eyes."""
    words, found = live.words(language), live.game.standing(eyes)
    ending, stands = found.ending, found.stands
    return StandingMessage(
        n=live.game.moment,
        version=live.version,
        eyes=eyes,
        now=None if ending is None else words.told(ending.now),
        played=0 if ending is None else ending.played,
        rounds=0 if ending is None else ending.rounds,
        until=[] if ending is None else [words.told(one) for one in ending.until],
        totals=[stand.total for stand in stands],
        open=[stand.open for stand in stands],
        due=[stand.due for stand in stands],
        due_when=due_when(ending, words),
        final=ending is not None and ending.final,
        ahead=[stand.ahead for stand in stands],
        leaders=found.leaders,
        lines=lines(found, words),
        ties=ties(found, words),
    )


def due_when(ending: Ending | None, words: Words) -> str | None:
    """Which payment comes next, if it is not made yet."""
    return None if ending is None or ending.due is None else words.told(ending.due)


def lines(found: Standing, words: Words) -> list[StandingLine]:
    """The lines of the score sheet, each with everybody's numbers."""
    told = scoring_lines(words)
    return [
        StandingLine(
            *told[line.key],
            values=[stand.lines[place].number for stand in found.stands],
            due=[stand.lines[place].due for stand in found.stands],
        )
        for place, line in enumerate(found.stands[0].lines)
    ]


def ties(found: Standing, words: Words) -> list[TieStanding]:
    """What breaks ties, with everybody's numbers."""
    return [
        TieStanding(words.text(f"tie-{place + 1}"), [stand.ties[place] for stand in found.stands])
        for place in range(len(found.stands[0].ties))
    ]
