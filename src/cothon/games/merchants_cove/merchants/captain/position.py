"""The map board of a position, from plain data."""

from __future__ import annotations

from cothon.games.merchants_cove.box import COLOURS, GOODS, NONE
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.captain.box import (
    HOME,
    ISLANDS,
    TREASURES,
)
from cothon.games.merchants_cove.merchants.captain.codes import REGION_CODES
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    clear_chart,
    good_of,
    has_treasure,
    put_on_island,
    treasure_at,
)
from cothon.games.merchants_cove.table import Table, bring_in
from cothon.plain.placed import Placed, known_to_all


def place(g: Table, chart: Chart, given: Placed) -> None:
    """Ships by region, coins on Pirate Island, treasures on islands, set aside and in the stack.

    Ships left out are at home. An island left out has a treasure, face up only under a ship; an
    empty list leaves it without one. `face_down` says which treasure lies on an island where nobody
    sees it, `stack` names treasures from the top; the others are below, in random order.
    """
    clear_chart(chart)
    place_ships(chart, given)
    chart.coins = given.number("coins", 0, int(chart.printed.coins))
    left = Treasures(bring_in(g, chart.first_card, TREASURES), chart, given)
    landed: list[int] = []
    for good in range(COLOURS, GOODS):
        landed += [left.take("stall", good % COLOURS) for _ in range(chart.stall[good])]
    landed += [left.take("set_aside", c) for c in given.names("set_aside", COLOUR_CODES)]
    known_to_all(g, landed)
    for island in range(ISLANDS):
        place_named_treasure(g, chart, island, left)
    chart.stack = [left.take("stack", c) for c in given.names("stack", COLOUR_CODES)][::-1]
    g.shuffle(left.cards)
    for island in range(ISLANDS):
        place_any_treasure(g, chart, island, left)
    chart.stack[:0] = left.cards
    all_laden = len(chart.isles) == ISLANDS
    given.expect("islands", "a treasure on each: the stack has some", all_laden or not chart.stack)


def place_ships(chart: Chart, given: Placed) -> None:
    """Those that are named nowhere are at home."""
    ships = given.counts("ships", REGION_CODES)
    whole, count = chart.printed.ships, sum(ships)
    fits = count == whole or (count < whole and ships[HOME] == 0)
    given.expect("ships", f"{whole} ships in all", fits)
    ships[HOME] += whole - count
    chart.ships = ships


class Treasures:
    """The treasures that lie nowhere yet."""

    def __init__(self, cards: list[int], chart: Chart, given: Placed) -> None:
        self.cards = cards
        self.chart = chart
        self.given = given
        self.islands = given.table("islands")
        self.face_down = given.table("face_down")

    def take(self, key: str, colour: int) -> int:
        """One of a colour."""
        fitting = [card for card in self.cards if good_of(self.chart, card) % COLOURS == colour]
        whole = f"three {COLOUR_CODES[colour]} treasures in all"
        self.given.expect(key, whole, len(fitting) > 0, "more")
        self.cards.remove(fitting[0])
        return fitting[0]


def place_named_treasure(g: Table, chart: Chart, island: int, left: Treasures) -> None:
    """A treasure whose face is told, in the sight of all or not."""
    region = chart.printed.isle[island]
    code = REGION_CODES[region]
    lying = left.islands.row(code, COLOUR_CODES, most=1)
    if left.face_down.has(code):
        fits = lying == [NONE] or not left.islands.has(code)
        left.islands.expect(code, "a face-down treasure", fits)
        left.face_down.expect(code, "nothing: a ship is there", chart.ships[region] == 0)
        put_on_island(
            chart, island, left.take("face_down", left.face_down.needed(code, COLOUR_CODES))
        )
    elif lying not in ([], [NONE]):
        put_on_island(chart, island, left.take("islands", lying[0]))
        known_to_all(g, [treasure_at(chart, island)])


def place_any_treasure(g: Table, chart: Chart, island: int, left: Treasures) -> None:
    """A treasure of which nothing is told; a ship there turns it up. [MC-CAPT-MP-5]"""
    region = chart.printed.isle[island]
    code = REGION_CODES[region]
    is_given = left.islands.has(code)
    if has_treasure(chart, region) or (is_given and not left.islands.listed(code, most=1)):
        return
    if is_given:
        there = len(left.cards) > 0 and chart.ships[region] == 0
        left.islands.expect(code, "a treasure that is left, face up under a ship", there)
    if left.cards:
        put_on_island(chart, island, left.cards.pop())
        if chart.ships[region] > 0:
            known_to_all(g, [treasure_at(chart, island)])
