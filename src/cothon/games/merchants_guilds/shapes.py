"""The shapes of a view: what a seat sees, as JSON. `make types` writes them for the browser."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.games.merchants_guilds.effects.shapes import OwnShip, ShipCode
from cothon.games.merchants_guilds.material import ActionCode, ColumnCode, TileCode
from cothon.shapes import EachSeat, Hidden, Seat

CardCode = Annotated[str, "a trade card or a base card"]


class View(TypedDict):
    """The table as a seat sees it; seats are numbers."""

    decade: int
    round: int
    start_player: Seat
    spaces: list[SpaceView]
    space: ActionCode | None  # of this turn, once it is chosen
    main_done: bool
    marker_used: ActionCode | None  # the space of the guild marker that moves next
    docks: list[DockView]
    outside: list[ShipCode | None]  # the first one enters first
    ship_pile: int
    expedition: ShipCode | None  # what an expedition has revealed, while its danger is met
    warship_docks: list[Seat | None]
    anchor: EachSeat[int]  # discs there, by seat
    market: list[CardCode]
    trade_pile: int
    discard: list[CardCode]
    hall: list[SeatOfHall]
    forum: EachSeat[int]  # discs there, by seat
    tiles: list[TileView]
    paying: list[CardCode | Hidden]  # picked for a payment that is not complete, face down
    payment: CardsDue | GoodsDue | CoinsDue | None
    players: EachSeat[SeatView]


class SpaceView(TypedDict):
    """An action space: whose discs lie there, how many neutral ones, and is a marker there?"""

    action: ActionCode
    discs: list[Seat]
    neutral: int
    marker: bool


class DockView(TypedDict):
    """A dock of the trading harbour."""

    disc: Seat | None
    ship: ShipCode | None


class SeatOfHall(TypedDict):
    """A small seat of the guild hall."""

    code: str
    price: int
    owner: Seat | None
    covered: bool


class TileView(TypedDict):
    """An achievement tile."""

    code: TileCode
    decade: int
    discs: list[Seat | None]  # from the top
    price: int | None  # of its next space


class CardsDue(TypedDict):
    """A payment of so many cards."""

    kind: Literal["cards"]
    missing: int


class GoodsDue(TypedDict):
    """A payment of cards with goods, for a column of the residence."""

    kind: Literal["goods"]
    column: ColumnCode
    price: int
    missing: int


class CoinsDue(TypedDict):
    """A payment of coins."""

    kind: Literal["coins"]
    price: int
    missing: int | Hidden  # nothing for those who do not know what is paid so far


class SeatView(TypedDict):
    """A player's residence, cards, ships and discs."""

    colour: str
    hand: list[CardCode | Hidden]  # nothing for a card whose face this viewer does not know
    left: list[CardCode]
    right: list[CardCode]
    available: int
    freed: dict[ColumnCode, int]
    strength: int
    bonus_seats: int
    guild_seats: int
    ships: list[OwnShip]
    cost: dict[ActionCode, int]  # in cards
