"""How the numbers of the laboratory are put into words."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.box import Box
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.alchemist.box import (
    COLUMNS,
    ICHOR,
    LOWER_NECK,
    PIECES,
)
from cothon.games.merchants_cove.merchants.alchemist.brewing import (
    BrewNext,
    ChooseRecipe,
    SparePiece,
    TakeExtract,
    mix_used,
)
from cothon.games.merchants_cove.merchants.alchemist.choices import BREW, CLEAN, TAKE
from cothon.games.merchants_cove.merchants.alchemist.decanter import (
    TakeColour,
    TakeIngredient,
    matches,
    take_marble,
)
from cothon.games.merchants_cove.merchants.alchemist.helpers import PourIngredient, ScrubIngredient
from cothon.games.merchants_cove.merchants.alchemist.placing import (
    PlaceColoured,
    PlaceIchor,
    colour_in_hand,
)
from cothon.games.merchants_cove.merchants.alchemist.shapes import (
    CELL_CODES,
    PIECE_CODES,
    ROW_CODES,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    DIGIT,
    EMPTY,
    IN_HAND,
    WASTE,
    Laboratory,
    coloured_in,
    dose_of,
    gaps_in,
    laboratory_at,
    mix_in,
)
from cothon.games.merchants_cove.outlook import outlook_code
from cothon.games.merchants_cove.shopkeeper import ChooseSpace
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.trade import costs_told, spaces_named, tell_cost
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Name, Phrases, coded, listed, when


def name_mix(_: Box, mix: int) -> Name:
    """Pieces by kind: two red ingredients and an ichor."""
    counts = [mix // DIGIT**kind % DIGIT for kind in range(PIECES)]
    if not any(counts):
        return Message("mix-empty")
    return listed([("dose", kind * DIGIT + count) for kind, count in enumerate(counts) if count])


def name_dose(_: Box, code: int) -> Name:
    """So many pieces of a kind."""
    return Message(f"dose-{PIECE_CODES[code // DIGIT]}", count=code % DIGIT)


def name_vessel(_: Box, vessel: int) -> Name:
    """Where an ingredient comes from: a cauldron, the toxic waste, the decanter."""
    if vessel < WASTE:
        return Message("vessel-cauldron", number=vessel + 1)
    return Message("vessel-waste" if vessel == WASTE else "vessel-decanter")


def name_ingredient(_: Box, number: int) -> Name:
    """A piece in a cauldron."""
    return Message(
        "ingredient", piece=("piece", number % PIECES), vessel=("vessel", number // PIECES)
    )


def tell_waste(g: Table, step: Step[Any]) -> Holes:
    """How much ichor there is to clean away."""
    if not isinstance(step, ChooseSpace):
        return {}
    return {"ichor": laboratory_at(g, g.seat).count_in(WASTE, ICHOR)}


def tell_colour(g: Table, step: Step[Any], colour: int) -> Holes:
    """Which marbles would be taken; if that depends on the order, those in the row now."""
    if not isinstance(step, TakeColour):
        return {}
    shop, row = laboratory_at(g, g.seat), int(step.row)
    taken = mixes_taken(shop, row, colour)
    lying = sum(dose_of(shop.decanter[cell]) for cell in matching_cells(shop, row, colour))
    is_open = len(taken) > 1
    return {"mix": ("mix", lying if is_open else min(taken)), "open": int(is_open)}


def matching_cells(shop: Laboratory, row: int, colour: int) -> list[int]:
    """The cells of a row whose marbles are of this colour, or ichor."""
    first = row * COLUMNS
    return [cell for cell in range(first, first + COLUMNS) if matches(shop, cell, colour)]


def mixes_taken(shop: Laboratory, row: int, colour: int) -> set[int]:
    """All that can be taken with a colour, by the order in which the columns are emptied.

    Without a marble in the neck the order does not matter. [MC-ALCH-TAKE-2, MC-ALCH-DEC-4]
    """
    cells = matching_cells(shop, row, colour)
    if shop.decanter[LOWER_NECK] == EMPTY:
        cells = cells[:1]
    found: set[int] = set()
    for cell in cells:
        after = shop.clone()
        assert isinstance(after, Laboratory)
        dose = dose_of(take_marble(after, cell))
        found |= {dose + rest for rest in mixes_taken(after, row, colour)}
    return found or {0}


def tell_cauldron(g: Table, step: Step[Any], cauldron: int) -> Holes:
    """What it holds now, and whether it would explode."""
    if not isinstance(step, PlaceIchor | PlaceColoured | PourIngredient | BrewNext):
        return {}
    shop = laboratory_at(g, g.seat)
    comes = isinstance(step, PlaceIchor) or (
        isinstance(step, PourIngredient) and step.kind == ICHOR
    )
    explodes = comes and gaps_in(shop, cauldron) == 1 and coloured_in(shop, cauldron) == 0
    return {"mix": ("mix", mix_in(shop, cauldron)), "explodes": int(explodes)}


def tell_cell(g: Table, _: Step[Any], cell: int) -> Holes:
    """Which marble lies there."""
    return {"piece": ("piece", laboratory_at(g, g.seat).decanter[cell])}


def tell_ingredient(g: Table, step: Step[Any], number: int) -> Holes:
    """The piece that a potion does not need, and what is used instead."""
    if not isinstance(step, SparePiece):
        return {}
    kind = number % PIECES
    used = mix_used(laboratory_at(g, g.seat), step.cauldron, kind)
    return {"piece": ("piece", kind), "mix": ("mix", used)}


def tell_good(g: Table, step: Step[Any], good: int) -> Holes:
    """What is brewed, as the Alchemist calls it, and what it would bring."""
    if not isinstance(step, ChooseRecipe):
        return {}
    return {
        "ware": ("ware", ware(g.merchants[g.seat], good)),
        "worth": ("worth", outlook_code(g, good)),
    }


def tell_hand(g: Table, _: PlaceIchor) -> Holes:
    """How much ichor is still to be placed."""
    return {"ichor": laboratory_at(g, g.seat).count_in(IN_HAND, ICHOR)}


def tell_coloured(g: Table, _: PlaceColoured) -> Holes:
    """What is still to be placed."""
    shop = laboratory_at(g, g.seat)
    count = coloured_in(shop, IN_HAND)
    return {"piece": ("piece", colour_in_hand(shop)), "count": count}


def tell_potion(g: Table, step: SparePiece) -> Holes:
    """Which potion is brewed, and where."""
    potion = ("ware", ware(g.merchants[g.seat], step.good))
    return {"ware": potion, "cauldron": ("cauldron", step.cauldron)}


PHRASES: Final = Phrases(
    names={
        **spaces_named("brew", "clean"),
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
        when(TakeColour, lambda _, step: {"row": ("row", step.row)}),
        when(TakeIngredient, lambda _, step: {"row": ("row", step.row)}),
        when(PlaceIchor, tell_hand),
        when(PlaceColoured, tell_coloured),
        when(BrewNext, lambda _, step: {"most": step.most}),
        when(ChooseRecipe, lambda _, step: {"cauldron": ("cauldron", step.cauldron)}),
        when(SparePiece, tell_potion),
        when(TakeExtract, lambda _, step: {"cauldron": ("cauldron", step.cauldron)}),
        when(ScrubIngredient, lambda _, step: {"most": step.most}),
        when(PourIngredient, lambda _, step: {"piece": ("piece", step.kind)}),
    ),
    options={
        **costs_told({"take": TAKE, "brew": BREW}),
        "clean": lambda g, step, _: tell_cost(g, step, CLEAN) | tell_waste(g, step),
        "colour": tell_colour,
        "cauldron": tell_cauldron,
        "cell": tell_cell,
        "ingredient": tell_ingredient,
        "good": tell_good,
    },
)
