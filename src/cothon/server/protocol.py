"""What is said over HTTP and over the socket, as types; docs/protocol.md describes it.

Whatever comes in is checked against these types: unknown fields, wrong kinds and texts that are too
long are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from cothon.kernel.chance import LARGEST_SEED
from cothon.match.route import MOST_PICKS
from cothon.server.delta import Delta

LARGEST_FRAME: Final = 4096  # bytes, from the client
LARGEST_BODY: Final = 16_384
LARGEST_SAVE: Final = 1_000_000
MOST_SEATS: Final = 15
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
LONGEST_TOKEN: Final = 200
LONGEST_WORD: Final = 64
MOST_OPTIONS: Final = 32
LARGEST_COUNT: Final = 1_000_000

Count = Annotated[int, Meta(ge=0, le=LARGEST_COUNT)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
WRITTEN: Final = r"^[^\x00]*$"  # a text that every database can keep
Name = Annotated[str, Meta(max_length=100, pattern=WRITTEN)]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD, pattern=WRITTEN)]
Choice = (
    Annotated[int, Meta(ge=-LARGEST_COUNT, le=LARGEST_COUNT)] | Word
)  # by its number or its name
Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN, pattern=WRITTEN)]
Digits = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # a hash or a number of 32 bytes
Language = Literal["en", "fr", "de"]
Phase = Literal["pledging", "revealing"]  # of a table that is not dealt yet
PlayerKind = Literal["human", "bot", "scripted"]  # whom the rules play is scripted


# What comes in over HTTP.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat."""

    kind: Literal["me", "friend", "beside", "bot"]
    name: Name = ""
    pilot: Word | None = None


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Name = ""
    language: Language = "en"
    options: Annotated[dict[Word, bool | Word], Meta(max_length=MOST_OPTIONS)] = {}
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """A device takes the seat of an invite."""

    token: Token
    name: Name = ""


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot takes over a seat."""

    pilot: Word


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game."""

    n: Count
    seat: Seat
    pilot: Word = "greedy"
    name: Name = ""
    language: Language = "en"


# What goes out over HTTP.


class OptionValue(Struct):
    """Something a switch of the rules may be set to."""

    key: str
    name: str


class OptionCard(Struct):
    """A switch of the rules."""

    key: str
    name: str
    default: bool | str
    values: list[OptionValue] = []  # none for a switch that is on or off
    seats: list[int] = []  # for how many people it can be set; for any number if none


class PilotCard(Struct):
    """A bot that can be invited."""

    key: str
    name: str


class GameCard(Struct):
    """A game of the catalogue."""

    key: str
    title: str
    credits: str
    seats: list[int]
    minutes: int
    pitch: str
    options: list[OptionCard]
    pilots: list[PilotCard]


class Invite(Struct):
    """The secret of one seat, told once."""

    seat: int
    token: str


class Opened(Struct):
    """A table that has been opened."""

    table: str
    invites: list[Invite] = []
    commitment: str | None = None  # to the server's part of the deal; none with a seed


class SeatLink(Struct):
    """The secret that moves a seat to another device, once."""

    token: str


class Player(Struct):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: PlayerKind
    pilot: str | None
    level: str | None  # what the bot is called in the reader's language
    here: bool
    mine: bool
    left: bool  # a bot plays for somebody who sat here
    claimed: bool  # some device has the seat
    invited: bool  # an invite that nobody has used opens it
    absent: int | None  # after so many seconds the host may seat a bot; never if null


class TableCard(Struct):
    """Who sits where at a table."""

    table: str
    game: str
    title: str
    players: list[Player]
    n: int
    over: bool
    host: bool
    gathering: bool  # not dealt yet
    lent: list[int]  # seats of this device that a bot plays
    retold: bool  # of other rules or material than the server's: told, not replayed
    closed: str | None = None  # why the invite that was sent along opens no seat


class TableLine(Struct):
    """One of a device's tables."""

    table: str
    game: str
    title: str
    players: list[Player]
    n: int
    yours: list[int]
    your_turn: bool
    over: bool
    updated: str
    gathering: bool  # not dealt yet
    lent: list[int]  # seats of this device that a bot plays
    retold: bool  # of other rules or material than the server's: told, not replayed


class StoryLine(Struct):
    """Something that happened, and its numbers as the reader knew them."""

    n: int
    event: str
    numbers: list[int | None]
    text: str


class StoryFile(Struct):
    """What a reader may know of a game under other rules that is not over."""

    game: str
    rules: int
    material: str
    language: str
    players: list[str]
    eyes: int | None
    log: list[StoryLine]
    format: str = "cothon-story-1"


class HelpText(Struct):
    """A rule in our words."""

    title: str
    text: str
    ids: list[str]


# What comes in over the socket.


class Sent(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a viewer sends."""


class Move(Sent, tag="move"):
    """Make a choice, or pick several things at once."""

    n: Count
    version: Count
    choice: Choice | Annotated[list[Choice], Meta(min_length=1, max_length=MOST_PICKS)]
    id: Word


class Undo(Sent, tag="undo"):
    """Take the last choice back, or all that was picked with it."""

    n: Count
    version: Count
    id: Word


class Look(Sent, tag="look"):
    """Look through other eyes."""

    seat: Seat | None


class Speak(Sent, tag="language"):
    """Speak another language from now on."""

    language: Language


class Say(Sent, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT, pattern=WRITTEN)]


class Sync(Sent, tag="sync"):
    """Send everything again."""


class Explain(Sent, tag="explain"):
    """Ask what the options of the present question bring, and why other things are none."""

    n: Count
    version: Count


class Pledge(Sent, tag="pledge"):
    """The hash of an own number, before the deal."""

    attempt: Count
    hash: Digits


class Reveal(Sent, tag="number"):
    """The own number, when all have pledged."""

    attempt: Count
    number: Digits


ClientMessage = Move | Undo | Look | Speak | Say | Sync | Explain | Pledge | Reveal


# What goes out over the socket.


class Refused(Struct, tag_field="type", tag="refused"):
    """Something was not done."""

    id: str | None
    error: str


class Resynced(Struct, tag_field="type", tag="resync"):
    """A move was made for another moment; the whole table follows."""

    id: str | None
    error: str


class ChatEntry(Struct):
    """Something somebody said."""

    name: str
    seat: int | None
    text: str
    at: str


class Chat(Struct, tag_field="type", tag="chat"):
    """New entries of the chat."""

    entries: list[ChatEntry]


class HandLine(Struct):
    """A seat changed hands, or somebody was invited to it."""

    seat: int
    text: str
    at: str
    n: int  # choices made before it


class Hands(Struct, tag_field="type", tag="hands"):
    """All times that seats of the table changed hands."""

    entries: list[HandLine]


class OptionLine(Struct):
    """One legal choice."""

    id: int
    noun: str
    index: int
    code: str  # what the box calls the thing; the noun and its code are the name of the choice
    text: str
    reveals: bool
    most: int  # how often it can be picked, of several; 0 if it is chosen at once


class GainLine(Struct):
    """More or less of something that the seat counts as its own; without a number, by luck."""

    kind: str
    which: int
    number: int | None
    text: str


class PreviewLine(Struct):
    """What an option brings, as far as the seat can know, until somebody is asked again."""

    id: int
    gains: list[GainLine]
    forced: list[str]  # what is picked on the way without being asked


class BarLine(Struct):
    """Something on the table that cannot be chosen now, and why."""

    noun: str
    index: int
    code: str
    text: str
    rule: str


class Explained(Struct, tag_field="type", tag="explained"):
    """What the options of a question bring, and why other things are none."""

    n: int
    version: int
    previews: list[PreviewLine]
    barred: list[BarLine]


class LogLine(Struct):
    """Something that happened."""

    n: int
    text: str


class Beat(Struct):
    """Something that the rules did by themselves after a choice, with a moment of its own."""

    key: str  # of the event
    seat: int | None  # whom it is about
    text: str  # the line of the log
    banner: bool  # a new phase, to be shown large
    line: int  # which line of the log it is
    view: Delta  # what makes its view of the next beat's, or of the message's


class UndoState(Struct):
    """Can the last choice be taken back, and if not, why?"""

    ok: bool
    reason: str | None


class ScoreLine(Struct):
    """A line of the score sheet."""

    name: str
    value: int


class ScoreSheet(Struct):
    """How one seat did."""

    seat: int
    total: int
    lines: list[ScoreLine]
    ties: list[ScoreLine]
    rank: int
    winner: bool


class Deal(Struct):
    """What a deal was made of: enough to check it, when the game is over."""

    commitment: str | None  # none where a seed dealt, or an earlier version of the server
    attempt: int | None
    fingerprint: str | None  # of all pledges; none if nobody took part
    took_part: list[int]  # the seats whose numbers the deal was made of
    pledges: dict[int, str]
    rules: int  # the terms of the commitment; a table that was brought over goes on under others
    material: str
    seats: int  # of people and bots
    options: dict[str, bool | str]
    seed: int | None  # that somebody named
    secret: str | None  # the server's part, when the game is over
    numbers: dict[int, str]  # the others' parts, when the game is over
    played: dict[str, bool | str] | None = None  # the options it is played with, if others


class GatheringMessage(Struct, tag_field="type", tag="gathering"):
    """A table that is not dealt yet, as one viewer may see it."""

    table: str
    game: str
    title: str
    language: str
    rules: int
    material: str
    seats: int
    options: dict[str, bool | str]
    host: bool
    yours: list[int]
    lent: list[int]  # seats of this device that a bot plays
    players: list[Player]
    commitment: str
    attempt: int
    phase: Phase
    pledges: dict[int, str]
    fingerprint: str | None  # when nobody can pledge any more
    awaited: list[int]  # seats to be claimed, to pledge or to send a number


class Retelling(Struct):
    """A table under other rules, or with other material: what was stored of it is told."""

    sentence: str  # under which rules it was played, and what can be done
    drawn: bool  # the game's board can draw the view; else the plain panel shows it, if any


class TableMessage(Struct, tag_field="type", tag="table"):
    """The whole table as one viewer may see it."""

    table: str
    game: str
    title: str
    language: str
    n: int
    version: int
    rules: int
    material: str
    host: bool
    yours: list[int]
    lent: list[int]  # seats of this device that a bot plays
    eyes: int | None
    players: list[Player]
    asked: list[int]  # who has still to choose
    sealed: list[int]  # who has chosen, of several who are asked at once
    chosen: int | None  # what the eyes have handed in; it may still be changed
    prompt: str
    options: list[OptionLine]
    step: str | None
    view: dict[str, Any]
    beats: list[Beat]  # what happened since the last message, one after another, if it is news
    log_from: int
    log: list[LogLine]
    since: int
    undo: UndoState
    over: bool
    winners: list[int]
    scores: list[ScoreSheet]
    history: list[list[int]]
    names: dict[str, Any] | None
    deal: Deal | None  # sent like names, and with every message when the game is over
    acknowledges: str | None
    retelling: Retelling | None = None  # of a table that can be told, but not replayed


ServerMessage = TableMessage | GatheringMessage | Explained | Refused | Resynced | Chat | Hands
