"""What a seat sees of the workshop: all of it is open."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, get_args

from cothon.games.merchants_cove.codes import COLOUR_CODES, ColourCode
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    ARTIFACT,
    FRAGMENTS,
    HALVES,
    LEFT,
    RECRUIT,
    RIGHT,
    RING,
    SLOTS,
)
from cothon.games.merchants_cove.merchants.chronomancer.choices import CHRONOMANCER_TO
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    action_of,
    face_of,
    first_colour,
    hours_in_supply,
    is_in_stream,
    is_machine,
    kind_of,
    ring_of,
    second_colour,
)
from cothon.games.merchants_cove.table import Table

RingCode = Literal["LM", "U1", "U2", "U3", "RM", "L1", "L2", "L3"]
SlotCode = Literal["UL", "UR", "LL", "LR"]
FaceCode = Literal["white", "blue"]
ActionCode = Literal["artifact", "relic", "relic_or_sponsorship", "recruit", "use_staff"]
FragmentCode = Annotated[str, "a portal fragment"]
RING_CODES: tuple[RingCode, ...] = get_args(RingCode)
SLOT_CODES: tuple[SlotCode, ...] = get_args(SlotCode)
FACE_CODES: tuple[FaceCode, ...] = get_args(FaceCode)
ACTION_CODES: tuple[ActionCode, ...] = get_args(ActionCode)
FRAGMENT_CODES = tuple(f"PF{number}" for number in range(1, FRAGMENTS + 1))
LYING_CODES = tuple(f"{fragment}-{face}" for fragment in FRAGMENT_CODES for face in FACE_CODES)


class CostView(TypedDict):
    """Hours and corruption cards."""

    hours: int
    corruption: int


class ActionView(TypedDict):
    """A portal action with its colours; of `relic_or_sponsorship` the second is the hall's."""

    action: ActionCode
    colours: list[ColourCode]


class FragmentView(TypedDict):
    """A portal fragment as it lies: its left half has the action."""

    code: FragmentCode
    face: FaceCode
    does: ActionView
    left_half: CostView
    right_half: CostView


class PortalView(TypedDict):
    """A portal space: what two halves make of it now."""

    code: RingCode
    does: ActionView
    cost: CostView


class ChronomancerShop(TypedDict):
    """The Chronomancer's shop board."""

    merchant: Literal["chronomancer"]
    chronomancer: RingCode
    assistant: RingCode
    portals: list[PortalView]
    slots: dict[SlotCode, FragmentView]
    time_stream: list[FragmentView]
    icons_covered: list[ColourCode]
    frozen_hours: int  # in the supply
    freeze_hours: int  # what the Assistant pays in a machine
    shift_hours: int  # what the Chronomancer pays there


def see(g: Table, shop: Workshop, eyes: int) -> ChronomancerShop:
    """The workshop, the same for everybody."""
    stream = [fragment for fragment in range(FRAGMENTS) if is_in_stream(shop, fragment)]
    return {
        "merchant": "chronomancer",
        "chronomancer": RING_CODES[ring_of(shop.figure)],
        "assistant": RING_CODES[ring_of(shop.assistant)],
        "portals": [see_portal(shop, ring) for ring in range(RING) if not is_machine(ring)],
        "slots": {SLOT_CODES[n]: see_fragment(shop, shop.slots[n]) for n in range(SLOTS)},
        "time_stream": [see_fragment(shop, fragment) for fragment in stream],
        "icons_covered": [c for n, c in enumerate(COLOUR_CODES) if shop.covered >> n & 1],
        "frozen_hours": hours_in_supply(shop),
        "freeze_hours": shop.printed.freeze_hours,
        "shift_hours": shop.printed.shift_hours,
    }


def see_portal(shop: Workshop, ring: int) -> PortalView:
    """One portal space; it is the same for both figures."""
    space = CHRONOMANCER_TO + ring
    return {
        "code": RING_CODES[ring],
        "does": see_action(action_of(shop, space)),
        "cost": {"hours": shop.hours_of(space), "corruption": shop.corruption_of(space)},
    }


def see_fragment(shop: Workshop, fragment: int) -> FragmentView:
    """One fragment."""
    return {
        "code": FRAGMENT_CODES[fragment],
        "face": FACE_CODES[shop.blue >> fragment & 1],
        "does": see_action(shop.printed.action[fragment]),
        "left_half": see_cost(shop, fragment, LEFT),
        "right_half": see_cost(shop, fragment, RIGHT),
    }


def see_action(action: int) -> ActionView:
    """An action by its code, with as many colours as it has."""
    kind = kind_of(action)
    colours = [first_colour(action), second_colour(action)]
    count = 0 if kind >= RECRUIT else 1 if kind == ARTIFACT else 2
    return {"action": ACTION_CODES[kind], "colours": [COLOUR_CODES[c] for c in colours[:count]]}


def see_cost(shop: Workshop, fragment: int, half: int) -> CostView:
    """The cost on one half of a fragment."""
    place = face_of(shop, fragment) * HALVES + half
    return {"hours": shop.printed.hours[place], "corruption": shop.printed.corruption[place]}
