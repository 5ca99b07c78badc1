"""What a seat sees of the workshop: all of it is open."""

from __future__ import annotations

from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    ARTIFACT,
    COLUMNS,
    FRAGMENTS,
    HALVES,
    LEFT,
    RECRUIT,
    RIGHT,
    RING,
    SLOTS,
)
from cothon.games.merchants_cove.merchants.chronomancer.choices import CHRONOMANCER_TO
from cothon.games.merchants_cove.merchants.chronomancer.portals import (
    ReachThroughPortal,
    bars_effect,
)
from cothon.games.merchants_cove.merchants.chronomancer.shapes import (
    ACTION_CODES,
    FACE_CODES,
    FRAGMENT_CODES,
    RING_CODES,
    SLOT_CODES,
    ActionView,
    ChronomancerShop,
    CostView,
    FragmentView,
    OutlookView,
    PortalView,
    RingCode,
    SlotCode,
)
from cothon.games.merchants_cove.merchants.chronomancer.shifting import ShiftTimelines, shift
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
    upper_slot,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE


def see(g: Table, shop: Workshop) -> ChronomancerShop:
    """The workshop, the same for everybody."""
    stream = [fragment for fragment in range(FRAGMENTS) if is_in_stream(shop, fragment)]
    return {
        "merchant": "chronomancer",
        "chronomancer": RING_CODES[ring_of(shop.figure)],
        "assistant": RING_CODES[ring_of(shop.assistant)],
        "portals": see_portals(g, shop),
        "slots": see_slots(shop),
        "time_stream": [see_fragment(shop, fragment) for fragment in stream],
        "open_portal": see_open_portal(g, shop),
        "shifting": see_shifting(shop) if is_shifting(g, shop) else [],
        "outlook": {FRAGMENT_CODES[f]: look_ahead(g, shop, f) for f in stream}
        if is_shifting(g, shop)
        else {},
        "icons_covered": [c for n, c in enumerate(COLOUR_CODES) if shop.covered >> n & 1],
        "frozen_hours": hours_in_supply(shop),
        "freeze_hours": shop.printed.freeze_hours,
        "shift_hours": shop.printed.shift_hours,
    }


def see_portals(g: Table, shop: Workshop) -> list[PortalView]:
    """The portal spaces, clockwise."""
    return [see_portal(g, shop, ring) for ring in range(RING) if not is_machine(ring)]


def see_slots(shop: Workshop) -> dict[SlotCode, FragmentView]:
    """The fragments on the board."""
    return {SLOT_CODES[n]: see_fragment(shop, shop.slots[n]) for n in range(SLOTS)}


def see_portal(g: Table, shop: Workshop, ring: int) -> PortalView:
    """One portal space; it is the same for both figures."""
    space, printed = CHRONOMANCER_TO + ring, shop.printed
    edge: CostView = {
        "hours": printed.edge_hours[ring],
        "corruption": printed.edge_corruption[ring],
    }
    return {
        "code": RING_CODES[ring],
        "does": see_action(action_of(shop, space)),
        "cost": {"hours": shop.hours_of(space), "corruption": shop.corruption_of(space)},
        "edge": edge,
        "vain": bars_effect(g, shop, action_of(shop, space)) != POSSIBLE,
    }


def see_open_portal(g: Table, shop: Workshop) -> RingCode | None:
    """The portal through which this seat reaches now."""
    top = g.agenda[-1] if g.agenda else None
    if isinstance(top, ReachThroughPortal) and top.waiting == 1 << shop.seat:
        return RING_CODES[top.ring]
    return None


def is_shifting(g: Table, shop: Workshop) -> bool:
    """Does this seat choose a fragment for a timeline?"""
    top = g.agenda[-1] if g.agenda else None
    return isinstance(top, ShiftTimelines) and top.waiting == 1 << shop.seat


def see_shifting(shop: Workshop) -> list[SlotCode]:
    """The column beside the machine where the Chronomancer stands. [MC-CHRO-SHIFT-1]"""
    upper = upper_slot(shop)
    return [SLOT_CODES[upper], SLOT_CODES[COLUMNS + upper]]


def look_ahead(g: Table, shop: Workshop, fragment: int) -> OutlookView:
    """What the board would be with this fragment of the stream; all of it is open."""
    twin = shop.clone()
    assert isinstance(twin, Workshop)
    shift(twin, fragment)
    return {"slots": see_slots(twin), "portals": see_portals(g, twin)}


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
