"""What a person might try at the questions of Porto Carthago."""

from __future__ import annotations

from tests.laid import Laid
from tests.tried import Shown, Tried, all_of, both

ASIDE = {
    "FillLighthouse": "a number of servants",
    "FillTemple": "a number of servants",
    "SplitPoints": "a number of trade points",
    "SortDeck": "only the cards that were looked at are shown",
    "EndTurn": "only what is kept may be used; else the turn ends",
}


def first_row(game: Laid, shown: Shown) -> list[str]:
    """The ships that may come in."""
    return [f"ship {code}" for code in shown["first_row"] if code]


def kept(game: Laid, shown: Shown) -> list[str]:
    """The own ships whose privileges are kept."""
    seat = game.seat
    assert seat is not None
    return [f"ship {code}" for code in shown["players"][seat]["kept"]]


def servants(game: Laid, _: Shown) -> list[str]:
    """Everybody's, in the lighthouse and in the temple."""
    return all_of("servant")(game, {})[: 2 * game.seats]


TRIED: dict[str, Tried] = {
    "PlaceFirst": all_of("quay"),
    "PlaceAgain": all_of("quay"),
    "TakeGood": all_of("good"),
    "ChooseShip": both(first_row, all_of("turn-away")),
    "ChooseQuay": all_of("quay"),
    "TurnAway": first_row,
    "TakeTurn": both(
        all_of("slot", "talents", "market", "good", "quay", "charter-ship", "warehouse", "palace"),
        kept,
    ),
    "ChooseBonus": kept,
    "PlaceCaptain": all_of("charter-ship"),
    "ChangeQuay": all_of("quay"),
    "LeaveQuay": all_of("quay", "reserve"),
    "BuyGood": all_of("good"),
    "BuyFreshGood": all_of("good"),
    "Carry": all_of("quay", "warehouse", "charter-ship"),
    "PickUp": all_of("quay"),
    "GainPoint": all_of("trade-house", "path"),
    "UseTradePoint": all_of("trade-house", "path"),
    "UseIntrigueServant": all_of("path"),
    "LoadAny": all_of("quay"),
    "ShiftServant": servants,
    "CallShip": first_row,
    "BuyLastSeat": all_of("palace"),
}
