"""The shapes of a view: what a seat sees, as JSON. `make types` writes them for the browser."""

from __future__ import annotations

from typing import Annotated, TypedDict

from cothon.games.porto_carthago.material import ActionCode, BonusCode
from cothon.shapes import EachSeat, Hidden, Seat

ShipCode = Annotated[str, "a ship card"]
GoodCode = Annotated[str, "a kind of goods"]
QuayCode = Annotated[str, "a quay, such as EGY-I and EGY-II"]


class View(TypedDict):
    """The table as a seat sees it; seats are numbers."""

    decade: int
    round: int
    start_player: Seat
    players: EachSeat[SeatView]
    quays: dict[QuayCode, QuayView]  # in board order
    first_row: list[ShipCode | None]
    second_row: list[ShipCode | None]
    deck: list[ShipCode | Hidden]  # from the top; nothing for a face this viewer does not know
    market: dict[GoodCode, int]
    bag: int
    merchant_price: int
    aboard: GoodCode | None  # the good of a voyage under way
    slots: list[SlotView]
    charter_ships: int
    palace: list[Seat]  # who sits on the ordinary seats, cheapest first
    next_seat: SeatPrice
    path: list[Seat | None]  # from the arrow


class SeatPrice(TypedDict):
    """What a palace seat costs, and the trade points that it needs."""

    price: int
    points: int


class SeatView(TypedDict):
    """A player's mat."""

    colour: str
    talents: int | Hidden  # hidden from the others until the game is over
    points: int
    reserve: int
    blocked: int  # servants on the own warehouse card
    goods: dict[GoodCode, int]
    lighthouse: int
    temple: int
    captains: int  # charter ships held
    large_seat: int  # servants on the large palace seat
    extra_seats: int  # intrigue seats without a servant
    seats: int
    kept: list[ShipCode]


class QuayView(TypedDict):
    """A quay: its owner, its ship, its good."""

    owner: Seat | None
    ship: ShipCode | None
    good: GoodCode | None


class SlotView(TypedDict):
    """An action slot."""

    card: ActionCode | None
    servants: int  # what it costs
    bonus: BonusCode
    workers: EachSeat[int]  # servants on it, by seat
