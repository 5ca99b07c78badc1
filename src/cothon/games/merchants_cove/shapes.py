"""The shapes of a view: what a seat sees, as JSON; those of the shops are in their own folders."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.games.merchants_cove.codes import (
    BoatCode,
    ColourCode,
    CorruptionCode,
    DockCode,
    GoodCode,
    PierCode,
    RogueCode,
    TownsfolkCode,
)
from cothon.games.merchants_cove.merchants.alchemist.shapes import AlchemistShop
from cothon.games.merchants_cove.merchants.blacksmith.shapes import BlacksmithShop
from cothon.games.merchants_cove.merchants.captain.shapes import CaptainShop
from cothon.games.merchants_cove.merchants.chronomancer.shapes import ChronomancerShop
from cothon.games.merchants_cove.peddler.shapes import PeddlerShop
from cothon.shapes import EachSeat, Hidden, Seat

MerchantCode = Annotated[str, "a merchant"]
HourCode = Annotated[str, "an hour of the clock; X.5 is the hand behind X"]
Crowd = dict[Annotated[str, "a kind of adventurer"], int]  # of those who are there
SpaceCode = Annotated[str, "an action space"]
Place = Literal["sea", "away"] | DockCode


class BoatView(TypedDict):
    """A boat: where it is, and who is aboard."""

    code: BoatCode
    place: Place
    aboard: Crowd


class PierView(TypedDict):
    """A pier and the adventurers who have landed there."""

    code: PierCode
    crowd: Crowd


class MarketView(TypedDict):
    """The pier that is open, who sells there, and what goods of its sizes bring."""

    pier: PierCode
    seller: Seat
    won_over: int  # rogues who count as customers of every colour
    buyers: dict[Annotated[str, "a good"], int]
    pays: dict[Annotated[str, "a good"], int]


class PlazaView(TypedDict):
    """A place of the plaza: who stands there, and what recruiting costs."""

    townsfolk: TownsfolkCode | None
    hours: int
    corruption: int


class ClockView(TypedDict):
    """The clock. `stacks` from the bottom; a hand behind X is X.5."""

    marker: int
    icons: dict[str, int]  # by hour: how many adventurers come aboard
    hands: list[HourCode]
    free_hands: list[HourCode]
    mice: list[HourCode]
    stacks: dict[str, list[Seat]]
    next_hour: HourCode | None  # where the next step leads, while somebody chooses the way
    next_hand: HourCode | None  # or could lead


class MerchantView(TypedDict):
    """One merchant."""

    colour: str
    merchant: MerchantCode | None  # of those who have chosen
    gold: int
    hour: HourCode
    figure: SpaceCode | None  # the Chronomancer's shop shows two, the Peddler has none
    stall: dict[Annotated[str, "a good"], int]  # of those that are there
    supply: dict[GoodCode, int]
    staff: list[TownsfolkCode | None]
    corruption: list[CorruptionCode | Hidden]
    faction_icons: dict[ColourCode, int]  # of the staff
    corruption_icons: int  # of the staff
    icons_active: dict[ColourCode, int]  # market sponsorship
    # Nothing before all have chosen.
    shop: AlchemistShop | CaptainShop | ChronomancerShop | BlacksmithShop | PeddlerShop | None


class View(TypedDict):
    """The table as a seat sees it; seats are numbers."""

    round: int
    rogues: RogueCode
    clock: ClockView
    boats: list[BoatView]
    piers: list[PierView]
    market: MarketView | None  # while goods are being sold
    halls: dict[ColourCode, int]
    lair: int
    bag: Crowd
    drawn: Crowd  # out of the bag, and not yet anywhere else
    plaza: list[PlazaView]
    townsfolk_deck: int
    corruption_deck: int
    corruption_discard: list[CorruptionCode | Hidden]
    players: EachSeat[MerchantView]
