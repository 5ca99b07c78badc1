"""How the numbers of the workshop are put into words."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.box import Box
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    FACES,
    FREEZE_TIME,
    HALVES,
    LEFT,
    RECRUIT,
    RIGHT,
    USE_STAFF,
)
from cothon.games.merchants_cove.merchants.chronomancer.choices import (
    ASSISTANT_TO,
    CHRONOMANCER_TO,
)
from cothon.games.merchants_cove.merchants.chronomancer.exchanging import (
    ExchangeGood,
    Recombobulate,
)
from cothon.games.merchants_cove.merchants.chronomancer.freezing import (
    SpendFrozenHours,
    TakeFrozenHours,
)
from cothon.games.merchants_cove.merchants.chronomancer.moving import MoveFigure
from cothon.games.merchants_cove.merchants.chronomancer.portals import ReachThroughPortal
from cothon.games.merchants_cove.merchants.chronomancer.shapes import (
    ACTION_CODES,
    FACE_CODES,
    RING_CODES,
    SLOT_CODES,
)
from cothon.games.merchants_cove.merchants.chronomancer.shifting import ShiftTimelines
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    action_of,
    face_of,
    first_colour,
    hours_in_supply,
    kind_of,
    second_colour,
    upper_slot,
    workshop_at,
)
from cothon.games.merchants_cove.outlook import outlook_code
from cothon.games.merchants_cove.shopkeeper import is_staff_idle
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.telling import cost_code
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Name, Phrases, coded, when

TASKS: Final = (*ACTION_CODES, "freeze_time", "shift_timelines")
ABILITIES: Final = ("recombobulate", "enlarge", "break")
SNAGS: Final = ("none", "goods", "recruit", "use-staff", "freeze-time", "vain")
NO_SNAG, NO_GOODS, NOBODY_THERE, NO_STAFF, NO_HOURS, NO_WORK = range(len(SNAGS))
SNAG_OF: Final = {RECRUIT: NOBODY_THERE, USE_STAFF: NO_STAFF, FREEZE_TIME: NO_HOURS}


def name_task(_: Box, action: int) -> Name:
    """What a space lets its figure do: a red artifact, a relic of either colour."""
    key = TASKS[kind_of(action)].replace("_", "-")
    colours = COLOUR_CODES[first_colour(action)], COLOUR_CODES[second_colour(action)]
    return Message(f"task-{key}", colour=colours[0], other=colours[1])


def name_purpose(_: Box, action: int) -> Name:
    """The same for an option, which says what the two actions of the time machines are good for."""
    is_machine = kind_of(action) >= len(ACTION_CODES)
    return (
        Message(f"purpose-{TASKS[kind_of(action)]}".replace("_", "-"))
        if is_machine
        else ("task", action)
    )


def name_lack(_: Box, action: int) -> Name:
    """Why nothing comes through a portal. [MC-CHRO-PORTAL-6]"""
    return Message(f"lack-{SNAGS[SNAG_OF.get(kind_of(action), NO_GOODS)]}")


def name_fragment(box: Box, fragment: int) -> Name:
    """A fragment by its action: no two have the same."""
    shop = next(merchant for merchant in box.merchants if isinstance(merchant, Workshop))
    return Message("fragment", task=("task", shop.printed.action[fragment]))


def name_face(_: Box, face: int) -> Name:
    """A fragment and the face that it shows."""
    lying = FACE_CODES[face % FACES]
    return Message("fragment-face", fragment=("fragment", face // FACES), face=lying)


def tell_way(g: Table, step: Step[Any], space: int) -> Holes:
    """What a figure would do on a space, and whether anything would come of it."""
    if not isinstance(step, MoveFigure):
        return {}
    shop = workshop_at(g, g.seat)
    return {
        "task": ("purpose", action_of(shop, space)),
        "snag": ("snag", snag_of(g, shop, space)),
    }


def snag_of(g: Table, shop: Workshop, space: int) -> int:
    """Why nothing would come of a space, if so. [MC-CHRO-PORTAL-6, E-46, E-95]"""
    kind = kind_of(action_of(shop, space))
    if shop.bars_act(g, space) != POSSIBLE:
        return SNAG_OF.get(kind, NO_GOODS)
    return NO_WORK if kind == USE_STAFF and is_staff_idle(g, shop) else NO_SNAG


def tell_fragment(g: Table, step: Step[Any], fragment: int) -> Holes:
    """The face that a fragment shows, and what its halves cost."""
    if not isinstance(step, ShiftTimelines):
        return {}
    shop = workshop_at(g, g.seat)
    face = face_of(shop, fragment)
    costs = [
        cost_code(
            shop.printed.hours[face * HALVES + half], shop.printed.corruption[face * HALVES + half]
        )
        for half in (LEFT, RIGHT)
    ]
    return {
        "face": ("fragment-face", face),
        "left": ("cost", costs[0]),
        "right": ("cost", costs[1]),
    }


def tell_colour(g: Table, step: Step[Any], colour: int) -> Holes:
    """The icon of a frozen hour, and what its hall would pay."""
    if isinstance(step, (TakeFrozenHours, SpendFrozenHours, ReachThroughPortal)):
        return {"icon": ("frozen-icon", colour), "gold": g.hall(colour)}
    return {}


def tell_good(g: Table, step: Step[Any], good: int) -> Holes:
    """A relic or an artifact by its name, and what it would bring."""
    if isinstance(step, (ReachThroughPortal, ExchangeGood, Recombobulate)):
        return {
            "ware": ("ware", ware(g.merchants[g.seat], good)),
            "worth": ("worth", outlook_code(g, good)),
        }
    return {}


PHRASES: Final = Phrases(
    names={
        "ring": coded("ring", RING_CODES),
        "chronomancer-to": lambda _, ring: ("ring", ring),
        "assistant-to": lambda _, ring: ("ring", ring),
        "timeline": coded("timeline", SLOT_CODES),
        "task": name_task,
        "purpose": name_purpose,
        "fragment": name_fragment,
        "fragment-face": name_face,
        "lack": name_lack,
        "snag": coded("snag", SNAGS),
        "frozen-icon": lambda _, colour: Message("frozen-icon", colour=COLOUR_CODES[colour]),
    },
    prompts=(
        when(TakeFrozenHours, lambda _, step: {"count": step.count}),
        when(
            SpendFrozenHours,
            lambda g, step: {
                "hours": step.hours,
                "frozen": hours_in_supply(workshop_at(g, g.seat)),
            },
        ),
        when(
            ShiftTimelines,
            lambda g, _: {"timeline": ("timeline", upper_slot(workshop_at(g, g.seat)))},
        ),
        when(ReachThroughPortal, lambda _, step: {"task": ("task", step.action)}),
        when(ExchangeGood, lambda _, step: {"does": ABILITIES[step.slot]}),
        when(
            Recombobulate,
            lambda g, step: {"ware": ("ware", ware(g.merchants[g.seat], step.relic))},
        ),
    ),
    options={
        "chronomancer-to": lambda g, step, ring: tell_way(g, step, CHRONOMANCER_TO + ring),
        "assistant-to": lambda g, step, ring: tell_way(g, step, ASSISTANT_TO + ring),
        "fragment": tell_fragment,
        "colour": tell_colour,
        "good": tell_good,
    },
    codes=lambda _: {
        **{code: ("ring", number) for number, code in enumerate(RING_CODES)},
        **{code: ("timeline", number) for number, code in enumerate(SLOT_CODES)},
    },
)
