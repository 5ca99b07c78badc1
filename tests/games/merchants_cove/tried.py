"""What a person might try at the questions of Merchants Cove and of its shops."""

from __future__ import annotations

from typing import Any

from cothon.games.merchants_cove.merchants import TRADES
from tests.laid import Laid
from tests.tried import Shown, Tried, all_of, both

ASIDE = {
    "TakeCoins": "a number of coins",
}


def own(game: Laid, shown: Shown) -> dict[str, Any]:
    """What lies before the player who is asked."""
    assert game.seat is not None
    mat: dict[str, Any] = shown["players"][game.seat]
    return mat


def spaces(game: Laid, shown: Shown) -> list[str]:
    """The action spaces of the own shop."""
    trade = next(trade for trade in TRADES if trade.code == own(game, shown)["merchant"])
    return all_of("recruit", "use-staff", *trade.spaces)(game, shown)


def aboard(_: Laid, shown: Shown) -> list[str]:
    """Everybody on a boat."""
    return [
        f"passenger {boat['code']}/{kind}" for boat in shown["boats"] for kind in boat["aboard"]
    ]


def stall(game: Laid, shown: Shown) -> list[str]:
    """The goods for sale."""
    return [f"good {code}" for code in own(game, shown)["stall"]]


def plaza(_: Laid, shown: Shown) -> list[str]:
    """The townsfolk on the plaza."""
    cards = [place["townsfolk"] for place in shown["plaza"]]
    return [f"townsfolk {card}" for card in cards if card]


def hand(game: Laid, shown: Shown) -> list[str]:
    """The own corruption cards."""
    return [f"corruption {card}" for card in own(game, shown)["corruption"]]


def pieces(game: Laid, shown: Shown) -> list[str]:
    """What lies in the Alchemist's cauldrons."""
    cauldrons = own(game, shown)["shop"]["cauldrons"]
    return [f"ingredient {pot}/{piece}" for pot, held in cauldrons.items() for piece in held]


def ships(game: Laid, shown: Shown) -> list[str]:
    """The Captain's ships."""
    return [f"ship {region}" for region in own(game, shown)["shop"]["ships"]]


def relics(_: Laid, __: Shown) -> list[str]:
    """The Chronomancer's small goods."""
    return [f"good small_{colour}" for colour in ("red", "green", "blue", "yellow")]


def dice(game: Laid, shown: Shown) -> list[str]:
    """The Blacksmith's dice, in the supply, the furnaces and the smelter."""
    shop = own(game, shown)["shop"]
    seen = [*shop["dice"], *(die for furnace in shop["furnaces"] for die in furnace["dice"])]
    return [f"die {die}" for die in [*seen, shop["smelter"]] if die]


def workshop(game: Laid, shown: Shown) -> list[str]:
    """What lies in the own shop besides action spaces: dice and coal, cauldrons, ships, relics."""
    trade = next(trade for trade in TRADES if trade.code == own(game, shown)["merchant"])
    kinds = [noun.kind for noun in trade.part.nouns if noun.kind not in {*trade.spaces, trade.code}]
    icons = ["colour"] if trade.code == "blacksmith" else []
    return all_of(*kinds, *icons)(game, shown)


def elsewhere(game: Laid, shown: Shown) -> list[str]:
    """What lies openly before a player, whatever the question is about."""
    cove = all_of("boat", "dock", "pier", "staff", "hour", "good")(game, shown)
    mine = [*spaces(game, shown), *workshop(game, shown), *hand(game, shown)]
    return [*cove, *plaza(game, shown), *mine]


TRIED: dict[str, Tried] = {
    "ChooseSpace": spaces,
    "ChooseWay": all_of("hour", "hand"),
    "ChooseBoat": all_of("boat"),
    "ChooseDock": all_of("dock"),
    "RobCustomer": aboard,
    "ShiftCustomer": all_of("boat"),
    "WinRoguesOver": all_of("pay"),
    "SellGoods": stall,
    "Recruit": plaza,
    "ChooseSlot": all_of("staff"),
    "UseStaff": all_of("staff"),
    "DiscardCorruption": hand,
    "ChoosePassenger": aboard,
    "ChoosePier": all_of("pier"),
    "ChangeBoat": all_of("boat"),
    # The Alchemist.
    "TakeColour": all_of("colour"),
    "TakeIngredient": all_of("cell"),
    "PlaceIchor": all_of("cauldron"),
    "PlaceColoured": all_of("cauldron"),
    "BrewNext": all_of("cauldron"),
    "ChooseRecipe": all_of("good", "extract"),
    "SparePiece": pieces,
    "TakeExtract": all_of("colour"),
    "ScrubIngredient": both(pieces, all_of("waste")),
    "FetchIngredient": both(pieces, all_of("cell", "waste")),
    "PourIngredient": all_of("cauldron"),
    # The Captain.
    "MoveShips": ships,
    "ChooseCourse": all_of("region"),
    "SpinAgain": all_of("pay"),
    "Fish": ships,
    "Import": ships,
    # The Chronomancer.
    "MoveFigure": all_of("chronomancer-to", "assistant-to"),
    "TakeFrozenHours": all_of("colour"),
    "SpendFrozenHours": all_of("colour"),
    "ShiftTimelines": all_of("fragment"),
    "ReachThroughPortal": both(relics, stall),
    "ExchangeGood": stall,
    "Recombobulate": relics,
    # The Blacksmith.
    "FeedFurnace": dice,
    "FeedSmelter": dice,
    "ChooseFurnace": all_of("furnace", "smelter"),
    "ForgeNext": all_of("furnace", "empty", "colour"),
    "RerollDice": dice,
    "ChangeCoal": all_of("hotter", "cooler"),
}
# Whatever is asked, any other thing may be tried, as soon as there are shops.
TRIED = {step: both(tried, elsewhere) for step, tried in TRIED.items()}
TRIED["ChooseMerchant"] = all_of(*(trade.code for trade in TRADES))
