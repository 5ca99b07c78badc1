"""The workshop of a position, from plain data."""

from __future__ import annotations

from cothon.games.merchants_cove.box import COLOURS, NONE
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    COLUMNS,
    FACES,
    FRAGMENTS,
    RING,
    SLOTS,
)
from cothon.games.merchants_cove.merchants.chronomancer.choices import (
    ASSISTANT_TO,
    CHRONOMANCER_TO,
)
from cothon.games.merchants_cove.merchants.chronomancer.shapes import (
    LYING_CODES,
    RING_CODES,
    SLOT_CODES,
)
from cothon.games.merchants_cove.merchants.chronomancer.shifting import lay_white
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    clear_workshop,
    hours_in_supply,
    is_in_stream,
    is_machine,
    ring_of,
)
from cothon.games.merchants_cove.table import Table
from cothon.plain.placed import Placed


def place(g: Table, shop: Workshop, given: Placed) -> None:
    """Both figures, fragments in slots and in the time stream with their faces, frozen hours.

    What is left out lies as at the start: fragments in their order, white on the board, blue in
    the stream.
    """
    clear_workshop(shop)
    place_figures(shop, given)
    place_fragments(shop, given)
    if given.has("icons_covered"):
        shop.covered = sum(1 << c for c in set(given.names("icons_covered", COLOUR_CODES)))
    supply = int(hours_in_supply(shop))
    hours = given.number("frozen_hours", 0, COLOURS, default=supply)
    given.expect("frozen_hours", f"{supply}, one for each active icon", hours == supply)


def place_figures(shop: Workshop, given: Placed) -> None:
    """The Assistant is ahead on the way to the next machine, or both are in one.

    [MC-CHRO-MOVE-3, -4]
    """
    if given.has("chronomancer"):
        shop.figure = given.needed("chronomancer", RING_CODES, CHRONOMANCER_TO)
    if given.has("assistant"):
        shop.assistant = given.needed("assistant", RING_CODES, ASSISTANT_TO)
    behind, ahead = ring_of(shop.figure), ring_of(shop.assistant)
    way = [(behind + n) % RING for n in range(1, (ahead - behind) % RING)]
    fits = not any(map(is_machine, way)) and (behind != ahead or is_machine(ahead))
    given.expect("assistant", "a space ahead of the Chronomancer, up to the next machine", fits)


def place_fragments(shop: Workshop, given: Placed) -> None:
    """Fragments as named, each once; slots that are left out get those that come first."""
    slots = given.table("slots")
    stream = given.names("time_stream", LYING_CODES, most=FRAGMENTS - SLOTS)
    named = {
        slot: slots.needed(code, LYING_CODES) for slot, code in slots.keys(SLOT_CODES, "slots")
    }
    fragments = [face // FACES for face in [*named.values(), *stream]]
    is_once = len(set(fragments)) == len(fragments)
    given.expect("slots", "each fragment once, in a slot or in the time stream", is_once)
    for slot, face in named.items():
        shop.slots[slot] = face // FACES
    for face in [*named.values(), *stream]:
        if face % FACES == 0:
            shop.blue &= ~(1 << face // FACES)
    for slot in range(SLOTS):
        if shop.slots[slot] == NONE:
            lay_white(shop, slot, next_fragment(shop, slot < COLUMNS, fragments))


def next_fragment(shop: Workshop, upper: bool, named: list[int]) -> int:
    """The first free fragment, above rather one to start with, below rather another one."""
    free = [f for f in range(FRAGMENTS) if is_in_stream(shop, f) and f not in named]
    return min(free, key=lambda fragment: bool(shop.printed.starts[fragment]) != upper)
