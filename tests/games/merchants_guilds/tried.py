"""What a person might try at the questions of Merchants & Guilds."""

from __future__ import annotations

from typing import Any

from tests.games.merchants_guilds.laid import action_of, coin_of, good_of
from tests.laid import Laid
from tests.tried import Shown, Tried, all_of, both

ASIDE: dict[str, str] = {}  # every question is about things that lie before the person

COMMANDS = {"EMBARGO": "embargo", "PALETTE": "palette", "INTRIGUE": "intrigue"}


def mat(game: Laid, shown: Shown) -> dict[str, Any]:
    """What lies before the person who is asked."""
    assert game.seat is not None
    found: dict[str, Any] = shown["players"][game.seat]
    return found


def hand(game: Laid, shown: Shown) -> list[str]:
    """The own hand; cards that show the same stand for each other, so the first of them is enough.

    What is picked for a payment is no longer in the hand.
    """
    firsts: dict[tuple[object, ...], str] = {}
    for code in mat(game, shown)["hand"]:
        firsts.setdefault(face(code), code)
    return [f"card {code}" for code in firsts.values()]


def face(code: str) -> tuple[object, ...]:
    """What a card shows."""
    card = code.split(".", maxsplit=1)[0]
    return action_of(card), coin_of(card), good_of(card) if card.startswith("T") else None


def beside(game: Laid, shown: Shown) -> list[str]:
    """The cards beside the own residence, and those laid for the payment under way."""
    own = mat(game, shown)
    return [f"card {code}" for code in own["left"] + own["right"] + shown["paying"]]


def market(_: Laid, shown: Shown) -> list[str]:
    """The face-up cards of the market."""
    return [f"card {code}" for code in shown["market"]]


def docks(_: Laid, shown: Shown) -> list[str]:
    """The docks of the trading harbour in this game."""
    return [f"dock {number}" for number in range(1, len(shown["docks"]) + 1)]


def warship_docks(_: Laid, shown: Shown) -> list[str]:
    """The docks of the warship harbour, and its anchor."""
    places = range(1, len(shown["warship_docks"]) + 1)
    return [*(f"warship-place {number}" for number in places), "anchor"]


def tiles(_: Laid, shown: Shown) -> list[str]:
    """The achievement tiles of this game, of all decades."""
    return [f"tile {tile['code']}" for tile in shown["tiles"]]


def ships(game: Laid, shown: Shown) -> list[str]:
    """The own ships, active or not."""
    return [f"ship {ship['code']}" for ship in mat(game, shown)["ships"]]


def effects(game: Laid, shown: Shown) -> list[str]:
    """What the own ships could be told to do, active or not."""
    shows = [ship["effect"] for ship in mat(game, shown)["ships"]]
    return [COMMANDS[effect] for effect in shows if effect in COMMANDS]


PAYMENT = both(hand, beside, market)
HARBOURS = both(docks, warship_docks)
PLACES = both(all_of("guild-seat", "forum"), tiles)

TRIED: dict[str, Tried] = {
    "StartDisc": both(all_of("column"), HARBOURS),
    "StartDock": HARBOURS,
    "TakeTurn": both(all_of("space", "pass"), effects),
    "PayLeft": PAYMENT,
    "PayRight": PAYMENT,
    "BeforeMain": both(all_of("main", "pass"), effects),
    "TakeCard": both(hand, market, all_of("pile")),
    "SwapCards": both(PAYMENT, effects),
    "ReceiveCard": both(hand, market),
    "Reactivate": both(ships, effects),
    "ChooseColumn": all_of("column"),
    "PayGoods": PAYMENT,
    "TakeDock": docks,
    "TakeWarshipDock": warship_docks,
    "ChooseDelivery": both(HARBOURS, effects),
    "DeliverGood": PAYMENT,
    "SendExpedition": PAYMENT,
    "MeetDanger": all_of("escorts"),
    "PlaceReturned": PLACES,
    "AfterMain": effects,
    "GuildAction": both(PLACES, all_of("pass")),
    "PayCoins": PAYMENT,
    "EndTurn": effects,
    "ChooseMarker": all_of("space"),
    "MoveMarker": all_of("space"),
}
