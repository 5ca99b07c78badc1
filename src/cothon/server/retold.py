"""A chronicle in words: its `table` message, and what is handed out of it as a file.

As everywhere, everything goes through one pair of eyes: what a reader did not know when it happened
stays hidden, and of a game that is not over nothing else is shown.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cothon.match.game import read_material
from cothon.server.catalogue import PlainNames
from cothon.server.chronicle import Chronicle
from cothon.server.finals import PanelWords
from cothon.server.foreign import sheet_of
from cothon.server.proof import deal_of
from cothon.server.protocol import (
    LogLine,
    Retelling,
    ScoreLine,
    ScoreSheet,
    StoryFile,
    StoryLine,
    TableMessage,
    UndoState,
)
from cothon.server.render import Gaze, board_names, players
from cothon.server.seats import is_host, lent_by, seats_of
from cothon.shapes import has_shape
from cothon.sheet import Score
from cothon.words import say
from cothon.words.families import family
from cothon.words.stored import seen_numbers, tell_stored

NO_WORDS = PanelWords({"labels": {}, "things": {}, "keys": {}, "topics": []}, {}, {})


def retold_message(chronicle: Chronicle, gaze: Gaze) -> TableMessage:
    """The table as it was left, and all that happened at it."""
    table, language = chronicle.table, gaze.language
    view = last_view(chronicle, gaze.eyes)
    drawn = is_drawable(chronicle, view)
    scores = score_sheets(chronicle, language)
    sentence = chronicle.why.told(language)
    return TableMessage(
        table=table.id,
        game=table.game,
        title=sheet_of(table.game).title,
        language=language,
        n=table.n,
        version=table.version,
        rules=table.rules,
        material=table.material,
        host=is_host(gaze.asker, table),
        yours=seats_of(gaze.asker, chronicle.seats),
        lent=lent_by(gaze.asker, chronicle.seats),
        eyes=gaze.eyes,
        players=players(
            chronicle.names(language), chronicle.seats, language, gaze.asker, gaze.here
        ),
        asked=[],
        sealed=[],
        chosen=None,
        prompt=sentence,
        options=[],
        step=None,
        view=view,
        beats=[],
        log_from=0,
        log=log(chronicle, gaze.eyes, language),
        since=0,
        undo=UndoState(ok=False, reason=say(language, "server-undo-nothing")),
        over=table.over,
        winners=[score.seat for score in scores if score.winner],
        scores=scores,
        history=[],
        marks=[],
        names=names_for(chronicle, language, drawn),
        deal=deal_of(chronicle),
        acknowledges=None,
        retelling=Retelling(sentence, drawn),
    )


def last_view(chronicle: Chronicle, eyes: int | None) -> dict[str, Any]:
    """What these eyes saw last of a finished game; of any other nothing is stored."""
    return {} if chronicle.end is None else chronicle.end.views.seen_by(eyes)


def is_drawable(chronicle: Chronicle, view: dict[str, Any]) -> bool:
    """Can the game's board still draw a view? It has the shape, and things are called the same."""
    sheet = sheet_of(chronicle.table.game)
    if sheet.labels is None or not view:
        return False
    is_same = chronicle.table.material == read_material(sheet.key, None).digest
    return is_same and has_shape(view, sheet.shape)


def names_for(chronicle: Chronicle, language: str, drawn: bool) -> dict[str, Any]:
    """What the board prints, or what the plain panel reads the view by."""
    game = chronicle.table.game
    if drawn:
        return board_names(game, language, len(chronicle.seats))
    stored: PlainNames = words_of(chronicle, language).names
    helpful = family(sheet_of(game).words, language, "help-")
    return {**stored, "topics": [topic for topic in stored["topics"] if topic in helpful]}


def words_of(chronicle: Chronicle, language: str) -> PanelWords:
    """The words that were stored with the end of a game."""
    return NO_WORDS if chronicle.end is None else chronicle.end.words.get(language, NO_WORDS)


def score_sheets(chronicle: Chronicle, language: str) -> list[ScoreSheet]:
    """The score sheet as it was stored, in the words of then."""
    words = words_of(chronicle, language)
    scores = [] if chronicle.end is None else chronicle.end.scores
    return [score_sheet(score, words) for score in scores]


def score_sheet(score: Score, words: PanelWords) -> ScoreSheet:
    """One player's lines; one without a name is called by its key."""
    return ScoreSheet(
        seat=score.seat,
        total=score.total,
        lines=[ScoreLine(words.lines.get(key, key), value) for key, value in score.lines.items()],
        ties=[
            ScoreLine(words.ties.get(str(number), str(number)), value)
            for number, value in enumerate(score.counts, 1)
        ],
        rank=score.rank,
        winner=score.winner,
    )


def log(chronicle: Chronicle, eyes: int | None, language: str) -> list[LogLine]:
    """What happened, as these eyes saw it."""
    words = chronicle.words(language)
    return [
        LogLine(n=entry[1], text=tell_stored(words, entry, eyes)) for entry in chronicle.entries
    ]


def story_file(chronicle: Chronicle, eyes: int | None, language: str) -> str:
    """What these eyes may know of a game that is not over: neither key nor seed nor choices."""
    table = chronicle.table
    told = zip(chronicle.entries, log(chronicle, eyes, language), strict=True)
    story = StoryFile(
        game=table.game,
        rules=table.rules,
        material=table.material,
        language=language,
        players=list(chronicle.names(language)),
        eyes=eyes,
        log=[
            StoryLine(line.n, entry[0], seen_numbers(entry, eyes), line.text)
            for entry, line in told
        ],
    )
    return msgspec.json.encode(story).decode() + "\n"
