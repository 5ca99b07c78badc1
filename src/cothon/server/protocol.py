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
Together = Annotated[list[Choice], Meta(min_length=1, max_length=MOST_PICKS)]
Resting = Annotated[list[Count], Meta(max_length=MOST_PICKS)]
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
    ids: list[str]  # of the rules that it tells
    about: str | None = None  # how sure we are of it


class AimCard(Struct):
    """What a game is about, in three sentences: what one wants, what one does, and until when."""

    goal: str
    turn: str
    end: str


# What comes in over the socket.


class Sent(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a viewer sends."""


class Move(Sent, tag="move"):
    """Make a choice, or pick several things at once."""

    n: Count
    version: Count
    choice: Choice | Together
    id: Word
    # What is free to do besides and need not be asked about; None to be asked at every moment.
    rests: Resting | None = None


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
    """Ask what options bring and why other things are none; or what things picked at once bring."""

    n: Count
    version: Count
    choice: Together | None = None


class Reckon(Sent, tag="reckon"):
    """Ask how everybody stands, and how far the end is."""

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


ClientMessage = Move | Undo | Look | Speak | Say | Sync | Explain | Reckon | Pledge | Reveal


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
    """The times that seats of the table changed hands, as far as they were not told before."""

    entries: list[HandLine]
    entries_from: int  # the number of the first one: so many were told before


class OptionLine(Struct, omit_defaults=True):
    """One legal choice."""

    id: int
    noun: str
    index: int
    code: str  # what the box calls the thing; the noun and its code are the name of the choice
    text: str
    reveals: bool
    most: int  # how often it can be picked, of several; 0 if it is chosen at once
    free: bool  # to be done besides: the question stays open
    brief: list[str] = []  # the text in a few words, then kinds of things with numbers: "cards 2"


class GainLine(Struct):
    """More or less of something that the seat counts as its own; without a number, by luck."""

    kind: str
    which: int
    code: str  # what the box calls it, if there are several of the kind
    number: int | None
    burden: bool  # is more of it worse?
    text: str


class PreviewLine(Struct):
    """What an option brings, as far as the seat can know, until somebody is asked again."""

    id: int  # of several things picked at once, of the last
    gains: list[GainLine]
    forced: list[str]  # what is picked on the way without being asked
    reveals: bool  # something comes to light
    ends: bool  # somebody else is asked next, or nobody any more
    passes: bool  # or would be, if the table went on by itself (`rests` of a move)


class BarLine(Struct):
    """Something on the table that cannot be chosen now, and why."""

    noun: str
    index: int
    code: str
    text: str
    rule: str


class WholesLine(Struct):
    """Every set of things that answers a question at once, named in any order."""

    things: list[str]  # what may be in one, by name: "card T46"
    sets: list[int]  # a bit for each of the things, the first one lowest


class Explained(Struct, tag_field="type", tag="explained"):
    """What the options of a question bring, why other things are none, and what goes together."""

    n: int
    version: int
    previews: list[PreviewLine]
    barred: list[BarLine]
    wholes: WholesLine | None = None  # null where nothing is named at once, or in too many ways


class Foreseen(Struct, tag_field="type", tag="foreseen"):
    """What several things bring that would be picked at once."""

    n: int
    version: int
    choice: list[int | str]
    preview: PreviewLine


class StandingLine(Struct):
    """A line of the score sheet while the game goes on; null is what these eyes cannot know."""

    name: str
    how: str  # what scores here
    values: list[int | None]  # by seat
    due: list[int | None]  # what would come on top, if what is due were paid now


class TieStanding(Struct):
    """What breaks a tie."""

    name: str
    values: list[int | None]  # by seat


class StandingMessage(Struct, tag_field="type", tag="standing"):
    """How everybody stands, as far as these eyes can know, and how far the end is."""

    n: int
    version: int
    eyes: int | None
    now: str | None  # where the game is; null when it is over, or does not say
    played: int  # rounds, or what else it is counted in
    rounds: int  # that there are at most
    until: list[str]  # how far the end is, and what brings it about
    totals: list[int | None]  # by seat; null where something is hidden
    open: list[int]  # what is known of them
    due: list[int | None]  # what would come on top, if what is due were paid now
    due_when: str | None  # which payment that is; null if all is paid as it comes
    final: bool  # does the end make it? Then it counts for who is ahead
    ahead: list[int]  # what is known of totals, with what the end would pay on top now
    leaders: list[int]  # by that; nobody while all have as much
    lines: list[StandingLine]
    ties: list[TieStanding]


class Paid(Struct):
    """More or less of something that is counted, and what it was for."""

    seat: int
    kind: str
    number: int
    why: str  # in two words


class LogLine(Struct, omit_defaults=True):
    """Something that happened."""

    n: int
    text: str
    turn: int = 0  # lines of the same number belong to one turn, or lie between the same turns
    seat: int | None = None  # whose turn it was
    mark: str | None = None  # a round, decade or the like that begins, in two words
    level: int = 0  # of the mark: 0 for the longest stretches of the game, 1 for those within them
    paid: list[Paid] = []
    others: list[int] = []  # whose things somebody else has moved


class Beat(Struct):
    """Something that the rules did by themselves after a choice, with a moment of its own."""

    key: str  # of the event
    seat: int | None  # whom it is about
    text: str  # the line of the log
    banner: bool  # a new phase, to be shown large
    source: str | None  # the thing on the board that it comes from: kind and code
    line: int  # which line of the log it is
    view: Delta  # what makes its view of the next beat's, or of the message's


class UndoState(Struct):
    """Can the last choice be taken back, and if not, why?"""

    ok: bool
    reason: str | None


class Mark(Struct):
    """A round, decade or the like that begins."""

    n: int  # after how many choices
    text: str
    level: int  # 0 for the longest stretches of the game, 1 for those within them


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
    marks: list[Mark]  # where stretches of the game begin, wherever there is a history
    names: dict[str, Any] | None
    deal: Deal | None  # sent like names, and with every message when the game is over
    acknowledges: str | None
    retelling: Retelling | None = None  # of a table that can be told, but not replayed


ServerMessage = (
    TableMessage
    | GatheringMessage
    | Explained
    | Foreseen
    | StandingMessage
    | Refused
    | Resynced
    | Chat
    | Hands
)
