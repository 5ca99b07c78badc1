"""How the numbers of the laboratory are put into words."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.box import Box
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.alchemist.box import ICHOR, PIECES
from cothon.games.merchants_cove.merchants.alchemist.brewing import (
    BrewNext,
    ChooseRecipe,
    SparePiece,
    TakeExtract,
    mix_used,
)
from cothon.games.merchants_cove.merchants.alchemist.choices import BREW, CLEAN, TAKE
from cothon.games.merchants_cove.merchants.alchemist.decanter import NameColour, TakeIngredient
from cothon.games.merchants_cove.merchants.alchemist.helpers import (
    PourIngredient,
    ScrubIngredient,
)
from cothon.games.merchants_cove.merchants.alchemist.placing import (
    PlaceColoured,
    PlaceIchor,
    colour_in_hand,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    DIGIT,
    IN_HAND,
    WASTE,
    coloured_in,
    filled,
    laboratory_at,
    mix_in,
)
from cothon.games.merchants_cove.merchants.alchemist.view import (
    CELL_CODES,
    PIECE_CODES,
    ROW_CODES,
)
from cothon.games.merchants_cove.shopkeeper import keeper_at
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Name, Phrases, coded, when

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")


def name_mix(_: Box, mix: int) -> Name:
    """Pieces by kind: two red ingredients and an ichor."""
    counts = [mix // DIGIT**kind % DIGIT for kind in range(PIECES)]
    doses = [("dose", kind * DIGIT + count) for kind, count in enumerate(counts) if count]
    holes: Holes = dict(zip(ORDINALS, doses, strict=False))
    return Message(f"mix-{len(doses)}", **holes)


def name_dose(_: Box, code: int) -> Name:
    """So many pieces of a kind."""
    return Message(f"dose-{PIECE_CODES[code // DIGIT]}", count=code % DIGIT)


def name_vessel(_: Box, vessel: int) -> Name:
    """Where an ingredient comes from: a cauldron, the toxic waste, the decanter."""
    if vessel < WASTE:
        return ("cauldron", vessel)
    return Message("vessel-waste" if vessel == WASTE else "vessel-decanter")


def name_ingredient(_: Box, number: int) -> Name:
    """A piece in a cauldron."""
    return Message(
        "ingredient", piece=("piece", number % PIECES), cauldron=("cauldron", number // PIECES)
    )


def tell_cost(space: int) -> Any:
    """What an action space costs."""

    def tell(g: Table, _: Step[Any], number: int) -> Holes:
        keeper = keeper_at(g, g.seat)
        choice = space + number
        return {"hours": keeper.hours_of(choice), "corruption": keeper.corruption_of(choice)}

    return tell


def tell_cauldron(g: Table, _: Step[Any], cauldron: int) -> Holes:
    """What it holds now."""
    shop = laboratory_at(g, g.seat)
    return {"mix": ("mix", mix_in(shop, cauldron)), "filled": filled(shop, cauldron)}


def tell_cell(g: Table, _: Step[Any], cell: int) -> Holes:
    """Which marble lies there."""
    return {"piece": ("piece", laboratory_at(g, g.seat).decanter[cell])}


def tell_ingredient(g: Table, step: Step[Any], number: int) -> Holes:
    """The piece; if it is the one that a potion spares, what is used instead."""
    holes: Holes = {"piece": ("piece", number % PIECES), "cauldron": ("cauldron", number // PIECES)}
    if isinstance(step, SparePiece):
        shop = laboratory_at(g, g.seat)
        holes["mix"] = ("mix", mix_used(shop, step.cauldron, number % PIECES))
    return holes


def tell_in_hand(g: Table, _: Step[Any]) -> Holes:
    """What is still to be placed."""
    shop = laboratory_at(g, g.seat)
    return {"ichor": shop.count_in(IN_HAND, ICHOR), "coloured": coloured_in(shop, IN_HAND)}


PHRASES: Final = Phrases(
    names={
        "mix": name_mix,
        "dose": name_dose,
        "piece": coded("piece", PIECE_CODES),
        "vessel": name_vessel,
        "row": coded("row", ROW_CODES),
        "take": lambda _, row: ("row", row),
        "cell": coded("cell", CELL_CODES),
        "ingredient": name_ingredient,
    },
    prompts=(
        when(NameColour, lambda _, step: {"row": ("row", step.row)}),
        when(
            TakeIngredient,
            lambda _, step: {"row": ("row", step.row), "colour": ("colour", step.colour)},
        ),
        when(PlaceIchor, tell_in_hand),
        when(
            PlaceColoured,
            lambda g, step: {
                "piece": ("piece", colour_in_hand(laboratory_at(g, g.seat))),
                "coloured": coloured_in(laboratory_at(g, g.seat), IN_HAND),
            },
        ),
        when(BrewNext, lambda _, step: {"most": step.most}),
        when(ChooseRecipe, lambda _, step: {"cauldron": ("cauldron", step.cauldron)}),
        when(
            SparePiece,
            lambda g, step: {
                "cauldron": ("cauldron", step.cauldron),
                "ware": ("ware", ware(laboratory_at(g, g.seat), step.good)),
            },
        ),
        when(TakeExtract, lambda _, step: {"cauldron": ("cauldron", step.cauldron)}),
        when(ScrubIngredient, lambda _, step: {"most": step.most}),
        when(PourIngredient, lambda _, step: {"piece": ("piece", step.kind)}),
    ),
    options={
        "take": tell_cost(TAKE),
        "brew": tell_cost(BREW),
        "clean": tell_cost(CLEAN),
        "cauldron": tell_cauldron,
        "cell": tell_cell,
        "ingredient": tell_ingredient,
    },
)
