"""The `table` message: a table as one viewer may see it, in one language.

Everything goes through one pair of eyes: the view of a seat (or an onlooker's), options only if
that very seat is asked, log entries as that seat saw them. Nothing here looks past the view.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from cothon.games import find_sheet
from cothon.kernel.hidden import WATCHER
from cothon.kernel.journal import Entry
from cothon.kernel.state import NOBODY
from cothon.match.game import Game, read_material, speak
from cothon.match.news import brings_news
from cothon.match.route import how_often
from cothon.server.catalogue import plain_names
from cothon.server.delta import Delta
from cothon.server.foreign import level_of
from cothon.server.gathering import Gathering
from cothon.server.live import Live
from cothon.server.presence import Attendance
from cothon.server.proof import deal_of
from cothon.server.protocol import (
    Beat,
    GatheringMessage,
    LogLine,
    Mark,
    OptionLine,
    Paid,
    Player,
    ScoreLine,
    ScoreSheet,
    TableMessage,
    UndoState,
)
from cothon.server.rows import SeatRow
from cothon.server.seats import Asker, is_host, lent_by, seats_of
from cothon.server.views import Views, encoded
from cothon.sheet import Score
from cothon.words import Words, say

NOBODY_HERE = Attendance()
encode = msgspec.json.Encoder().encode
NOTHING = msgspec.Raw(b"[]")
Looker = tuple[int | None, str]  # through whose eyes, and in which language


class Gaze(msgspec.Struct, frozen=True):
    """How somebody looks at a table."""

    asker: Asker
    eyes: int | None
    language: str
    log_from: int = 0
    with_names: bool = True
    here: Attendance = NOBODY_HERE  # who is at the table
    acknowledges: str | None = None


class Sight(msgspec.Struct):
    """The part of a message that depends on eyes and language alone.

    What is large is encoded: once for all who look through the same eyes, and small to keep.
    """

    view: msgspec.Raw
    asked: list[int]
    sealed: list[int]
    options: msgspec.Raw
    undo: UndoState
    since: int
    scores: list[ScoreSheet]
    beats: msgspec.Raw
    # Made when somebody wants it. True: as it is put to the one who is asked.
    prompts: dict[bool, str] = {}


def table_message(live: Live, gaze: Gaze, n: int | None = None) -> TableMessage:
    """The table as it is, or as it was after `n` choices."""
    game = live.game if n is None else live.at(n)
    here = (gaze.eyes, gaze.language)
    sight = glance(live, gaze) if game is live.game else look_around(live, game, [here])[here]
    sheet = game.sheet
    state = game.state
    yours = seats_of(gaze.asker, live.seats)
    # Which question one is asked may depend on a hand; what all are asked at once does not.
    asked = sight.asked + sight.sealed
    is_told = live.is_open or gaze.eyes in asked or len(asked) > 1
    return TableMessage(
        table=live.id,
        game=sheet.key,
        title=sheet.title,
        language=gaze.language,
        n=game.moment,
        version=live.version,
        rules=sheet.rules,
        material=game.material.digest,
        host=is_host(gaze.asker, live.table),
        yours=yours,
        lent=lent_by(gaze.asker, live.seats),
        eyes=gaze.eyes,
        players=players(
            live.names(gaze.language), live.seats, gaze.language, gaze.asker, gaze.here
        ),
        asked=sight.asked,
        sealed=sight.sealed,
        chosen=None if gaze.eyes is None else game.sealed.get(gaze.eyes),
        prompt=prompt(live, game, gaze, sight, to_the_asked=yours == [gaze.eyes]),
        options=cast(Any, sight.options),
        step=type(state.agenda[-1]).__name__ if state.agenda and is_told else None,
        view=cast(Any, sight.view),
        beats=cast(Any, news(game, gaze, sight)),
        log_from=gaze.log_from,
        log=log(live, game, gaze),
        since=sight.since,
        undo=sight.undo,
        over=game.over,
        winners=game.winners if game.over else [],
        scores=sight.scores,
        history=live.history() if live.is_open else [],
        marks=marks(live, gaze.language) if live.is_open else [],
        names=board_names(sheet.key, gaze.language, game.seats) if gaze.with_names else None,
        deal=deal_of(live) if gaze.with_names or live.game.over else None,
        acknowledges=gaze.acknowledges,
    )


def bared(message: TableMessage) -> TableMessage:
    """The same without what is alike at all moments, or a part of what is told at later ones."""
    length = message.log_from + len(message.log)
    return replace(message, log_from=length, log=[], names=None, deal=None, history=[], marks=[])


def glance(live: Live, gaze: Gaze) -> Sight:
    """What these eyes see now; they look once, and again when the game has gone on."""
    key = (gaze.eyes, gaze.language)
    sight: Sight | None = live.sights.get(key)
    if sight is None:
        live.sights.update(look_around(live, live.game, [key]))
        sight = live.sights[key]
    return sight


def foresee(live: Live, lookers: Iterable[Looker]) -> None:
    """Look for all who are about to look, which is quicker than one after another."""
    live.sights.update(look_around(live, live.game, set(lookers) - live.sights.keys()))


def look_around(live: Live, game: Game, lookers: Iterable[Looker]) -> dict[Looker, Sight]:
    """What all these see, made once as far as it is alike."""
    found: dict[Looker, Sight] = {}
    asked = game.asked
    awaited = those_awaited(live, game, asked)
    chosen = [seat for seat in asked if seat not in awaited]
    views: dict[frozenset[int], Views] = {}
    for eyes, language in lookers:
        counted = frozenset(chosen) - {eyes}  # for all that these eyes can tell
        if counted not in views:
            views[counted] = Views(game, counted)
        found[eyes, language] = look(live, game, eyes, language, awaited, chosen, views[counted])
    return found


def look(
    live: Live,
    game: Game,
    eyes: int | None,
    language: str,
    awaited: list[int],
    chosen: list[int],
    views: Views,
) -> Sight:
    """What these eyes see, while some are awaited and others have chosen."""
    words = live.words(language)
    seen = views.seen(eyes)
    is_asked = eyes in awaited or eyes in chosen
    own = game.as_asked(eyes) if eyes is not None and is_asked else game
    return Sight(
        view=views.encoded(seen),
        asked=awaited,
        sealed=chosen,
        options=encoded(options(own, words)) if is_asked else NOTHING,
        undo=undo_state(live, game, eyes, language),
        since=since(live, game, eyes, is_asked),
        scores=[score_sheet(score, words) for score in game.scores()] if game.over else [],
        beats=encoded(beats(live, game, eyes, language, views.differences(seen))),
    )


def prompt(live: Live, game: Game, gaze: Gaze, sight: Sight, *, to_the_asked: bool) -> str:
    """What is asked, or whom everybody waits for."""
    if to_the_asked not in sight.prompts:
        words, eyes = live.words(gaze.language), gaze.eyes
        has_chosen = eyes in game.sealed
        is_asked = eyes in sight.asked or eyes in sight.sealed
        if game.over or (is_asked and not has_chosen):
            own = game.as_asked(eyes) if eyes is not None and not game.over else game
            said = words.prompt(own.state, to_the_asked=to_the_asked)
        else:
            said = waiting(live, sight.asked, words, has_chosen)
        sight.prompts[to_the_asked] = said
    return sight.prompts[to_the_asked]


def beats(
    live: Live, game: Game, eyes: int | None, language: str, differences: list[Delta]
) -> list[Beat]:
    """What the rules did by themselves after the last choice, from the first beat to the last.

    Each tells its difference to the view that follows it.
    """
    told: list[Beat] = []
    for (count, _), difference in zip(game.stills, differences, strict=True):
        entry = game.journal[count - 1]
        told.append(
            Beat(
                key=entry.event.key,
                seat=first_seat(entry),
                text=texts(live, eyes, language)[count - 1],
                banner=entry.event.key in game.sheet.banners,
                source=source_of(game, entry, eyes),
                line=count - 1,
                view=difference,
            )
        )
    return told


def first_seat(entry: Entry) -> int | None:
    """Whom an entry is about; None if it is about nobody."""
    kinds = entry.event.kinds
    return entry.numbers[kinds.index("seat")] if "seat" in kinds else None


def source_of(game: Game, entry: Entry, eyes: int | None) -> str | None:
    """The thing on the board that an entry comes from; None if these eyes do not know it."""
    source = game.sheet.sources.get(entry.event.key)
    if source is None:
        return None
    bit = 1 << (WATCHER if eyes is None else eyes)
    for kind, number, known in zip(entry.event.kinds, entry.numbers, entry.known, strict=True):
        hole = "{" + kind + "}"
        if hole in source:
            if not known & bit:
                return None
            spot = game.sheet.spots.get(kind)
            source = source.replace(hole, spot(game.material, number) if spot else str(number))
    return source


def news(game: Game, gaze: Gaze, sight: Sight) -> msgspec.Raw:
    """The beats of a choice, for those who have the log up to it: for others it is no news."""
    is_news = bool(game.stills) and 0 < gaze.log_from < game.stills[0][0]
    return sight.beats if is_news else NOTHING


def those_awaited(live: Live, game: Game, asked: list[int]) -> list[int]:
    """Whom everybody waits for. Of several who are asked at once, bots count as having chosen:

    when they do must not tell what.
    """
    if len(asked) < 2:
        return asked
    seats = [seat for seat in asked if seat not in game.sealed]
    return [seat for seat in seats if live.seats[seat].kind != "bot"]


def waiting(live: Live, seats: list[int], words: Words, has_chosen: bool) -> str:
    """What those are told who need not choose, or have chosen: only whom they wait for."""
    if not seats:
        return words.text("server-chosen-opening" if has_chosen else "server-opening")
    is_bot = all(live.seats[seat].kind == "bot" for seat in seats)
    key = "server-chosen" if has_chosen else "server-thinking" if is_bot else "server-waiting"
    names = ", ".join(words.name("seat", seat) for seat in seats)
    return words.text(key, seat=names, count=len(seats))


def options(game: Game, words: Words) -> list[OptionLine]:
    """The legal choices in words, for the seat being asked."""
    state, lines = game.state, []
    known, often = revealing(game), how_often(game)
    for place, choice in enumerate(state.options):
        noun, index = game.sheet.things[choice]
        code = game.name(choice).partition(" ")[2]
        text = words.option(state, choice)
        free, brief = place >= state.own, words.brief(state, choice)
        line = OptionLine(choice, noun, index, code, text, known[place], often[place], free, brief)
        lines.append(line)
    return ranked(game, lines)


def ranked(game: Game, lines: list[OptionLine]) -> list[OptionLine]:
    """The same, those of a kind in the order in which its game tells them; no number changes."""
    told, step = lines.copy(), game.state.agenda[-1]
    for noun, rank in game.sheet.ranks.items():
        places = [place for place, line in enumerate(lines) if line.noun == noun]
        ranks = {place: rank(game.state, step, lines[place].index) for place in places}
        best = sorted(places, key=lambda place: (lines[place].free, ranks[place]))
        for place, other in zip(places, best, strict=True):
            told[place] = lines[other]
    return told


def revealing(game: Game) -> list[bool]:
    """Which options bring something to light.

    They are tried out on a re-dealt table: what the seat cannot know must not show here.
    """
    assert game.seat is not None
    dealt = game.determinize(game.seat, 0).state
    found = []
    for choice in game.options:
        after = dealt.clone()
        after.shown = []
        after.apply(choice)
        found.append(brings_news(dealt.reveals, after, 1 << game.seat))
    return found


def undo_state(live: Live, game: Game, eyes: int | None, language: str) -> UndoState:
    """Can these eyes take the last choice back? A moment of the past stays as it is."""
    if eyes is None:
        return UndoState(ok=False, reason=sentence(language, "server-undo-onlooker"))
    reason = live.why_not_undo(eyes) if game is live.game else "nothing"
    if reason is None:
        return UndoState(ok=True, reason=None)
    return UndoState(ok=False, reason=sentence(language, f"server-undo-{reason}"))


@lru_cache
def sentence(language: str, key: str) -> str:
    """A sentence that is said again and again."""
    return say(language, key)


def since(live: Live, game: Game, eyes: int | None, is_asked: bool) -> int:
    """The first log entry that the own last turn brought about; 0 for those who made no choice.

    A turn is a row of own choices that nobody else interrupts. While the present one lasts, the
    one before it counts: what the others did stays in view, and so does what the turn does.
    """
    before = game.before_turn(eyes, game.moment)
    if is_asked and game.decider == eyes:
        before = game.before_turn(eyes, before)
    return told_by(live, before) if before else 0


def told_by(live: Live, n: int) -> int:
    """How many entries of the log tell of the first so many choices."""
    if n == live.game.moment:
        return len(live.game.journal)
    return bisect_right(live.game.journal, n, key=lambda entry: entry.told)


def log(live: Live, game: Game, gaze: Gaze) -> list[LogLine]:
    """What happened, as these eyes saw it, from an entry on."""
    part = slice(gaze.log_from, told_by(live, game.moment))
    said = texts(live, gaze.eyes, gaze.language)[part]
    told = zip(live.game.journal[part], said, strict=True)
    words = live.words(gaze.language)
    return [log_line(words, entry, text) for entry, text in told]


def log_line(words: Words, entry: Entry, text: str) -> LogLine:
    """An entry of the log: its sentence, whose turn it belongs to, what begins and what it pays."""
    sheet, key = words.sheet, entry.event.key
    is_mark = key in sheet.marks
    return LogLine(
        n=entry.moment,
        text=text,
        turn=entry.turn,
        seat=None if entry.player == NOBODY else entry.player,
        mark=words.mark(entry) if is_mark else None,
        level=sheet.marks[key] if is_mark else 0,
        paid=paid(words, entry) if key in sheet.pays else [],
        others=other_seats(entry),
    )


def other_seats(entry: Entry) -> list[int]:
    """Whom an entry names besides the one it is about, who does something to what is theirs."""
    told = zip(entry.event.kinds, entry.numbers, strict=True)
    first, *others = [number for kind, number in told if kind == "seat"] or [0]
    return [seat for seat in others if seat != first]


def paid(words: Words, entry: Entry) -> list[Paid]:
    """What an entry brings or costs whom it is about; the numbers are in its sentence, too."""
    seat, why = first_seat(entry), words.payment(entry)
    assert seat is not None
    told = []
    for kind, place in words.sheet.pays[entry.event.key]:
        number = 1 if place == 0 else entry.numbers[abs(place)] * (1 if place > 0 else -1)
        if number:
            told.append(Paid(seat, kind, number, why))
    return told


def texts(live: Live, eyes: int | None, language: str) -> list[str]:
    """The whole log, as these eyes saw it; what all saw alike is put into words once."""
    told = live.texts.setdefault((eyes, language), [])
    journal = live.game.journal
    if len(told) == len(journal):
        return told
    words = live.words(language)
    common = told if eyes is None else texts(live, None, language)
    for place in range(len(told), len(journal)):
        entry = journal[place]
        told.append(
            words.event(entry, eyes) if eyes is None or is_secret(entry, eyes) else common[place]
        )
    return told


def marks(live: Live, language: str) -> list[Mark]:
    """Where the stretches of a game begin, for its chart."""
    words, keys = live.words(language), live.game.sheet.marks
    return [
        Mark(entry.moment, words.mark(entry), keys[entry.event.key])
        for entry in live.game.journal
        if entry.event.key in keys
    ]


def is_secret(entry: Entry, eyes: int) -> bool:
    """Did these eyes see anything of it that an onlooker did not?"""
    return any((known >> eyes ^ known >> WATCHER) & 1 for known in entry.known)


def players(
    names: Sequence[str],
    seats: list[SeatRow],
    language: str,
    asker: Asker,
    here: Attendance,
) -> list[Player]:
    """Who sits where, in the reader's language."""
    mine = seats_of(asker, seats)
    return [
        Player(
            seat=row.seat,
            name=names[row.seat],
            kind=row.kind,
            pilot=row.pilot,
            level=None if row.pilot is None else level_of(row.pilot, language),
            here=row.kind != "human" or row.seat in here.seats,
            mine=row.seat in mine,
            left=row.kind == "bot" and row.device is not None,
            claimed=row.device is not None,
            invited=row.token is not None,
            absent=here.left(row),
        )
        for row in seats
    ]


def gathering_message(
    gathering: Gathering, asker: Asker, language: str, here: Attendance
) -> GatheringMessage:
    """A table that is not dealt yet, as somebody may see it."""
    table, seats = gathering.table, gathering.seats
    return GatheringMessage(
        table=table.id,
        game=table.game,
        title=find_sheet(table.game).title,
        language=language,
        rules=table.rules,
        material=table.material,
        seats=table.seats,
        options=table.options,
        host=is_host(asker, table),
        yours=seats_of(asker, seats),
        lent=lent_by(asker, seats),
        players=players(gathering.names(language), seats, language, asker, here),
        commitment=gathering.commitment,
        attempt=table.attempt,
        phase=gathering.phase,
        pledges=gathering.pledges,
        fingerprint=gathering.fingerprint,
        awaited=gathering.awaited,
    )


def score_sheet(score: Score, words: Words) -> ScoreSheet:
    """One player's lines of the score sheet, named."""
    return ScoreSheet(
        seat=score.seat,
        total=score.total,
        lines=[ScoreLine(words.text(f"line-{key}"), value) for key, value in score.lines.items()],
        ties=[
            ScoreLine(words.text(f"tie-{number}"), value)
            for number, value in enumerate(score.counts, 1)
        ],
        rank=score.rank,
        winner=score.winner,
    )


@lru_cache(maxsize=64)
def board_names(key: str, language: str, seats: int) -> dict[str, Any]:
    """What a drawn board of a game prints; without one, what the plain panel reads a view by."""
    sheet, material = find_sheet(key), read_material(key, None)
    words = speak(sheet, material, language)
    names = sheet.labels(material, words, seats) if sheet.labels else plain_names(words)
    return dict(names)
