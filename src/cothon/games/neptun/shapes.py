"""The shapes of a view: what a seat sees, as JSON. `make types` writes them for the browser."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

from cothon.games.neptun.material import Letter
from cothon.shapes import EachSeat, Hidden, Seat

Phase = Literal["", "acquire", "fulfil", "score"]
SlotState = Literal["empty", "open", "lost", "fulfilled"]
RegionCode = Annotated[str, "a region with its temple"]
TempleCode = Annotated[str, "a region, or GOLD for the gold temple"]
PlaceCode = Annotated[str, "a place of the chart"]
RouteCode = Annotated[str, "a route of the chart"]
GoodCode = Annotated[str, "a kind of goods"]
OarCode = Annotated[str, "an oar card"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SLOT_STATES: Final[tuple[SlotState, ...]] = get_args(SlotState)
GOLD: Final = "GOLD"  # the code of the gold temple


class View(TypedDict):
    """The table as a seat sees it; seats are numbers."""

    round: Letter
    phase: Phase
    turn: int
    wind: int
    wind_base: int  # the wind below a forecast of 0
    forecast: int | None
    order: list[Seat]
    oar_scale: list[Rower]
    distances: dict[RouteCode, int]
    display: list[Column]
    taken: Cards | None  # the contract that is being loaded
    piles: Piles
    discards: Piles
    temples: dict[TempleCode, TempleView]
    bonus_pool: int
    extra: list[Seat]  # who takes part in the present extra turn
    sailing: Sailing | None
    # While the game goes on:
    delivering: NotRequired[Delivering | None]
    miles: NotRequired[dict[PlaceCode, int]]  # from the own ship, by the cheapest way
    reaches: NotRequired[dict[OarCode, Reach]]  # while an oar card of the hand is to be chosen
    players: EachSeat[SeatView]


class Rower(TypedDict):
    """A pawn on the oar scale."""

    seat: Seat
    power: int


class Piles(TypedDict):
    """How many cards lie there."""

    cities: int
    goods: int
    oars: int


class Profit(TypedDict):
    """What a contract pays, gold or points in a temple, and where; one of the two is 0."""

    place: PlaceCode
    good: GoodCode
    region: RegionCode
    gold: int
    points: int


class Cards(TypedDict):
    """The three cards of a contract, and what it pays."""

    city: str
    goods: str
    oar: OarCode
    profit: Profit


class NoCards(TypedDict):
    """The cards of a contract that lie face down."""

    city: None
    goods: None
    oar: None
    profit: None


class Column(TypedDict):
    """A column of the display; face down, its cards are not to be seen."""

    column: int
    face_up: bool
    gold: int
    refused_by: list[Seat]  # who cannot take it any more
    city: str | Hidden
    goods: str | Hidden
    oar: OarCode | Hidden
    profit: Profit | Hidden


class TempleView(TypedDict):
    """A temple in this round."""

    tiles: list[int]  # their points
    pawns: list[Pawn]  # the best-placed first; none in the gold temple
    ranking: NotRequired[
        list[Seat]
    ]  # while the game goes on: who may win tiles, the best-placed first


class Pawn(TypedDict):
    """A pawn in a temple."""

    seat: Seat
    space: int


class Sailing(TypedDict):
    """How far somebody may sail now."""

    seat: Seat
    range: int
    ways: dict[PlaceCode, Way]


class Way(TypedDict):
    """A way to a place: its miles, what it costs, and its routes in order."""

    miles: int
    gold: int
    way: list[RouteCode]


class Delivering(TypedDict):
    """A delivery that is paid already, while a temple point may be bought."""

    seat: Seat
    slot: int  # counted from 0


class Reach(TypedDict):
    """How far an oar card would carry the own ship in the present wind."""

    range: int
    free: list[PlaceCode]
    for_gold: list[PlaceCode]


class SeatView(TypedDict):
    """A player's mat."""

    colour: str
    gold: int
    place: PlaceCode
    hand: list[OarCode | Hidden]  # nothing for a card whose face this viewer does not know
    chosen: bool  # has an oar card been chosen in secret?
    choice: OarCode | None  # for those who know it
    played: list[OarCode]
    slots: list[SlotView]
    fulfilled: int
    temples: dict[RegionCode, int]
    tiles: list[Tile]
    points: int
    bonus: list[int | Hidden]  # nothing for a tile whose face this viewer does not know


class SlotView(TypedDict):
    """A slot of a manifest, with its contract if it has one."""

    state: SlotState
    city: str | None
    goods: str | None
    profit: Profit | None


class Tile(TypedDict):
    """A won point tile."""

    code: str
    temple: TempleCode
    round: Letter
    points: int
