"""Laws of Merchants Cove that hold through every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from cothon.games.merchants_cove.box import (
    BOAT,
    BOATS,
    COLOURS,
    CORRUPTION,
    DRAWN,
    GOODS,
    HALLS,
    HANDS,
    HOURS,
    KINDS,
    LARGE,
    NONE,
    ROGUE,
    TYPE_CARDS,
)
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.alchemist.box import (
    CAULDRONS,
    EXTRACT,
    ICHOR,
    INGREDIENTS,
    SPACES,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    EMPTY,
    WASTE,
    WHEREABOUTS,
    Laboratory,
    coloured_in,
    filled,
)
from cothon.games.merchants_cove.merchants.blacksmith.box import SIDES
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    FEEDING,
    NO_DIE,
    Smithy,
    loose_dice,
)
from cothon.games.merchants_cove.merchants.captain.box import ISLANDS
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    good_of,
    is_face_up,
    landed_treasures,
)
from cothon.games.merchants_cove.merchants.chronomancer.box import FRAGMENTS, RING, SLOTS
from cothon.games.merchants_cove.merchants.chronomancer.shop import Workshop, is_machine, ring_of
from cothon.games.merchants_cove.peddler.shop import FREE, Barrow
from cothon.games.merchants_cove.scoring import corruption_icons, faction_icons
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.table import AT_SEA, REMOVED, side_of_boat, side_of_dock
from cothon.kernel.hidden import EVERYBODY
from tests.games.merchants_cove.barrow import everybody
from tests.games.merchants_cove.laid import Laid
from tests.laws import Law, Shown

TURN = ("ChooseSpace", "MoveFigure")  # what is asked when a turn begins
MARKET = ("SellGoods", "WinRoguesOver")
BEFORE_DOCKING = ("ChooseDock", "RobCustomer", "ShiftCustomer")
GOLD_LINES = ("sales", "sponsorship", "trade")  # what comes in before the end
TREASURES = 12
NECK = 6  # the first cell of the decanter's neck, above both columns
PEDDLER_CARDS = 16
Shop = TypeVar("Shop", bound=Merchant)


def asked(game: Laid) -> str:
    """The question, without the seat."""
    return game.question.split()[-1]


def shops(game: Laid, kind: type[Shop]) -> list[Shop]:
    """The shops of a kind, once all merchants have been chosen and have set theirs up."""
    merchants = game.g.merchants if game.g.shops_are_open() else []
    return [merchant for merchant in merchants if isinstance(merchant, kind)]


class AdventurersAreConserved(Law[Laid]):
    """[MC-GEN-3, MC-SETUP-5, -6, -7] By kind, wherever they are; never fewer than none."""

    def holds(self, game: Laid) -> None:
        g = game.g
        rogues = g.box.lair_rogues[g.rogues] + g.box.bag_rogues[g.rogues]
        assert everybody(game) == [*list(g.box.adventurers)[:COLOURS], rogues]
        assert min(g.adventurers) >= 0
        assert g.crowd_at(DRAWN) == (asked(game) == "ChooseBoat")


class CardsAreWhereTheyMayBe(Law[Laid]):
    """[MC-SETUP-2, MC-GEN-8, MC-PEDDLER-38] Types that are out stay out; own cards are known."""

    def holds(self, game: Laid) -> None:
        g = game.g
        in_play = [*g.townsfolk_deck, *g.plaza, *(card for m in g.merchants for card in m.staff)]
        assert all(g.switches.types >> card // TYPE_CARDS & 1 for card in in_play if card != NONE)
        for merchant in g.merchants:
            assert all(card >= CORRUPTION for card in merchant.hand)
            knows = merchant.seat < g.people or game.over
            assert all(bool(g.knows(merchant.seat, c)) == knows for c in merchant.hand)

    def redealt(self, game: Laid, twin: Laid, seat: int) -> None:
        """Everybody keeps as many cards, the viewer the same ones."""
        for merchant, other in zip(game.g.merchants, twin.g.merchants, strict=True):
            assert len(other.hand) == len(merchant.hand)
            assert merchant.seat != seat or seat >= game.people or other.hand == merchant.hand


class ThePlazaSlidesRight(Law[Laid]):
    """[MC-RECRUIT-7, E-26] When a turn begins, there are gaps only for want of cards.

    The rightmost place is the last to be empty; a card that comes later takes the leftmost one.
    """

    def holds(self, game: Laid) -> None:
        if asked(game) in TURN:
            gaps = [card == NONE for card in game.g.plaza]
            assert not gaps[-1] or all(gaps)
            assert not any(gaps) or not game.g.townsfolk_deck


class BoatsLieWhereTheyMay(Law[Laid]):
    """[MC-LOAD-3, -5, MC-DOCK-1, -2, -3, E-20, E-23, E-66] A full boat is docked before all else.

    [E-101] As long as a dock is free, there is room at sea.
    """

    def holds(self, game: Laid) -> None:
        g = game.g
        crowds = [g.crowd_at(BOAT + boat) for boat in range(BOATS)]
        full = sum(crowd >= g.box.capacity for crowd in crowds)
        assert (asked(game) == "ChooseDock") <= full <= (asked(game) in BEFORE_DOCKING)
        assert g.docks_are_full() or any(g.has_room(boat) for boat in range(BOATS))
        docked = [berth for berth in g.berth if berth >= 0]
        assert len(set(docked)) == len(docked)
        for boat, berth in enumerate(g.berth):
            assert berth == AT_SEA or crowds[boat] == 0
            assert berth < 0 or side_of_dock(berth) == side_of_boat(boat)
            taken = [dock for dock in docked if side_of_dock(dock) == side_of_boat(boat)]
            assert berth >= 0 or (berth == REMOVED) == (len(taken) == 2)


class TheMarkerIsAheadOrOnTwelve(Law[Laid]):
    """[MC-DOCK-4, -6, MC-SETUP-9, E-04, E-07] When all docks are full it moves, only earlier."""

    def __init__(self) -> None:
        self.before = (0, HOURS)

    def holds(self, game: Laid) -> None:
        g = game.g
        assert g.first_hour() < g.marker <= HOURS
        assert g.marker == HOURS or g.docks_are_full()
        if asked(game) in TURN and g.docks_are_full():
            foremost = max(merchant.clock for merchant in g.merchants)
            assert g.marker <= min(foremost // 2 + 1, HOURS)

    def at(self, game: Laid, shown: Shown) -> None:
        number, marker = self.before
        self.before = (game.g.round, game.g.marker)
        assert number != game.g.round or game.g.marker <= marker


class HourglassesGoForward(Law[Laid]):
    """[MC-CLOCK-1, -2, -7, -12, MC-ENDP-2, MC-CLEAN-7] Until all are put on the marker."""

    def __init__(self) -> None:
        self.number = 0
        self.clocks: list[int] = []

    def holds(self, game: Laid) -> None:
        g = game.g
        assert sorted(g.order) == list(range(game.seats))
        free = [g.box.hands[hand] for hand in range(HANDS) if g.hand_is_free(hand)]
        for merchant in g.merchants:
            assert merchant.clock >= 2 * g.first_hour()
            assert merchant.clock % 2 == 0 or merchant.clock // 2 in free

    def at(self, game: Laid, shown: Shown) -> None:
        g = game.g
        now = [int(merchant.clock) for merchant in g.merchants]
        if g.round == self.number and len(now) == len(self.clocks):
            for clock, before in zip(now, self.clocks, strict=True):
                assert clock >= before or clock == 2 * g.marker
        self.number, self.clocks = int(g.round), now


class TheRearmostIsActive(Law[Laid]):
    """[MC-TURN-0, -1, -5, MC-ENDP-1, E-06] Of several the top one; its figure does not stay."""

    def holds(self, game: Laid) -> None:
        if game.seat is None or asked(game) not in TURN:
            return
        g = game.g
        last = min(merchant.clock for merchant in g.merchants)
        assert last < 2 * g.marker
        assert game.seat == [seat for seat in g.order if g.merchants[seat].clock == last][-1]
        assert game.seat is not None
        keeper = g.merchants[game.seat]
        assert isinstance(keeper, Shopkeeper)
        assert keeper.figure not in game.options
        assert not any(merchant.smuggled for merchant in g.merchants)


class HallsAndLairOnlyFill(Law[Laid]):
    """[MC-CLEAN-1, MC-ROGUE-3, E-75] And nobody moves while the halls pay."""

    def __init__(self) -> None:
        self.before = [0] * KINDS

    def at(self, game: Laid, shown: Shown) -> None:
        now = [int(game.g.count_at(HALLS, kind)) for kind in range(KINDS)]
        assert all(count >= before for count, before in zip(now, self.before, strict=True))
        self.before = now


class GoldNeverFallsBeforeTheEnd(Law[Laid]):
    """[MC-GEN-11, MC-END-2, -3, MC-SPON-3] Icons count when all is over."""

    def __init__(self) -> None:
        self.before: dict[tuple[int, str], int] = {}

    def at(self, game: Laid, shown: Shown) -> None:
        for merchant in game.g.merchants:
            assert game.over or merchant.renown == merchant.disgrace == 0
            for line in GOLD_LINES:
                now = getattr(merchant, line)
                assert now >= self.before.get((merchant.seat, line), 0)
                self.before[merchant.seat, line] = now


class StallsHoldWhatWasMade(Law[Laid]):
    """[MC-GEN-3, -5, MC-MARKET-7] Never more of a good than its merchant owns."""

    def holds(self, game: Laid) -> None:
        for merchant in game.g.merchants:
            for good in range(GOODS):
                assert 0 <= merchant.stall[good] <= merchant.owned[good]


class ASoldGoodLeavesTheStall(Law[Laid]):
    """[MC-MARKET-4, -7, MC-PEDDLER-32] And nothing else changes there in the market phase."""

    def __init__(self) -> None:
        self.at_market = False
        self.goods: list[int] = []
        self.told = 0

    def at(self, game: Laid, shown: Shown) -> None:
        new = game.journal[self.told :]
        now = [sum(merchant.stall) for merchant in game.g.merchants]
        if self.at_market and "round-opened" not in game.events[self.told :]:
            sellers = [entry.numbers[0] for entry in new if entry.event.key == "ware-sold"]
            assert now == [had - sellers.count(seat) for seat, had in enumerate(self.goods)]
        self.at_market, self.goods = asked(game) in MARKET, now
        self.told = len(game.journal)


class TheLaboratoryIsComplete(Law[Laid]):
    """[MC-ALCH-SETUP-1, -2, MC-ALCH-DEC-2, -3, MC-ALCH-BOOM-1, E-78] 26 marbles, four extracts.

    Nothing hangs in the decanter, which is full when a turn begins. [MC-ALCH-TAKE-6,
    MC-ALCH-STAFF-5]
    """

    def holds(self, game: Laid) -> None:
        for shop in shops(game, Laboratory):
            marbles_are_all_there(shop)
            nothing_hangs(shop)
            assert EMPTY not in shop.decanter or asked(game) not in TURN
            for cauldron in range(CAULDRONS):
                assert filled(shop, cauldron) <= SPACES
                is_black = coloured_in(shop, cauldron) == 0 and filled(shop, cauldron) == SPACES
                assert not is_black or shop.count_in(cauldron, ICHOR) == 0
            assert shop.count_in(WASTE, ICHOR) <= shop.printed.waste_spaces


def marbles_are_all_there(shop: Laboratory) -> None:
    """Ingredients by kind; extracts on icons and in cauldrons."""
    assert min(shop.pieces) >= 0
    for kind in range(INGREDIENTS):
        placed = sum(shop.count_in(where, kind) for where in range(WHEREABOUTS))
        assert placed + list(shop.decanter).count(kind) == shop.printed.ingredients[kind]
    brewed = [shop.count_in(where, EXTRACT) for where in range(WHEREABOUTS)]
    assert sum(brewed[:CAULDRONS]) == sum(brewed) == COLOURS - int(shop.covered).bit_count()


def nothing_hangs(shop: Laboratory) -> None:
    """From the bottom of either column up through the neck, what is empty is above."""
    cells = list(shop.decanter)
    for column in range(2):
        upwards = [*cells[column:NECK:2][::-1], *cells[NECK:]]
        assert EMPTY not in upwards[: sum(cell != EMPTY for cell in upwards)]


class TheChartIsComplete(Law[Laid]):
    """[MC-CAPT-SETUP-1, -2, MC-CAPT-CURSE-1, MC-CAPT-GOODS-1, MC-CAPT-MP-5]

    Four ships, at most seven coins, twelve treasures; where a ship is, the treasure is open.
    """

    def holds(self, game: Laid) -> None:
        for shop in shops(game, Chart):
            assert (sum(shop.ships), min(shop.ships) >= 0) == (shop.printed.ships, True)
            assert 0 <= shop.coins <= shop.printed.coins
            at_sea = [*shop.isles, *shop.stack]
            assert len({*at_sea}) == len(at_sea)
            assert all(0 <= card - shop.first_card < TREASURES for card in at_sea)
            landed = landed_treasures(shop)
            assert all(game.g.known[card] == EVERYBODY for card in landed)
            ashore = [good_of(shop, card) for card in landed]
            for good in range(LARGE * COLOURS, GOODS):
                assert shop.stall[good] <= ashore.count(good)
            assert not any(is_face_up(game.g, card) for card in shop.stack)
            laden = [island for island in range(ISLANDS) if shop.laden >> island & 1]
            for island, card in zip(laden, shop.isles, strict=True):
                is_there = shop.ships[shop.printed.isle[island]] > 0
                assert not is_there or game.g.known[card] == EVERYBODY


class SoldTreasuresAreSetAside(Law[Laid]):
    """[MC-CAPT-GOODS-1, MC-CAPT-IMPORT-2, MC-CAPT-CLEAN-1] And no others, until cleanup."""

    def __init__(self) -> None:
        self.sold: list[int] = []
        self.told = 0

    def at(self, game: Laid, shown: Shown) -> None:
        for shop in shops(game, Chart):
            for entry in game.journal[self.told :]:
                if entry.event.key == "treasures-gathered":
                    self.sold = []
                elif entry.event.key == "ware-sold" and entry.numbers[0] == shop.seat:
                    self.sold.append(entry.numbers[1] % GOODS)
            landed = [good_of(shop, card) for card in landed_treasures(shop)]
            for good in range(LARGE * COLOURS, GOODS):
                assert landed.count(good) - shop.stall[good] == self.sold.count(good)
        self.told = len(game.journal)


class TheWorkshopIsComplete(Law[Laid]):
    """[MC-CHRO-SETUP-1 to -3, MC-CHRO-MAP-1, MC-CHRO-MOVE-3, -4] Fragments, and two figures."""

    def holds(self, game: Laid) -> None:
        for shop in shops(game, Workshop):
            assert len(set(shop.slots)) == SLOTS
            assert all(0 <= fragment < FRAGMENTS for fragment in shop.slots)
            assert 0 <= shop.covered < 1 << COLOURS  # the other frozen hours are in the supply
            behind, ahead = ring_of(shop.figure), ring_of(shop.assistant)
            assert behind != ahead or is_machine(ahead)
            way = [(behind + n) % RING for n in range(1, (ahead - behind) % RING)]
            assert not any(map(is_machine, way))


class TheSmithyIsComplete(Law[Laid]):
    """[MC-SMITH-SETUP-1 to -3, MC-SMITH-FEED-1, MC-SMITH-STAFF-1, E-50] Eight dice, and coal."""

    def holds(self, game: Laid) -> None:
        for shop in shops(game, Smithy):
            assert all(1 <= coal <= SIDES for coal in shop.coal)
            assert min(shop.dice) >= 0
            assert shop.fed[FEEDING] == NO_DIE or shop.covered
            loose = [loose_dice(shop, colour) for colour in range(COLOURS)]
            assert min(loose) >= 0
            assert sum(loose) == 0 or asked(game) in ("ForgeNext", "RerollDice")


class TheBarrowIsComplete(Law[Laid]):
    """[MC-PEDDLER-2, -6, -7, -30] Sixteen cards; the row is the stall, and the pool has no gap."""

    def holds(self, game: Laid) -> None:
        for shop in shops(game, Barrow):
            goods = [good for good in shop.row if good != FREE]
            assert [goods.count(good) for good in range(GOODS)] == list(shop.stall)
            free = [kind == FREE for kind in shop.pool]
            assert free == sorted(free)
            slots = [card for card in (shop.left, shop.right) if card != NONE]
            assert len({*shop.deck, *shop.discard, *slots}) == PEDDLER_CARDS


class WhatIsFreedStaysFree(Law[Laid]):
    """[MC-ALCH-BREW-4, MC-SMITH-FORGE-6] Icons of the Alchemist and the Blacksmith."""

    def __init__(self) -> None:
        self.covered: dict[int, int] = {}

    def at(self, game: Laid, shown: Shown) -> None:
        for shop in game.g.merchants:
            if isinstance(shop, Laboratory | Smithy):
                before = self.covered.get(int(shop.seat), (1 << COLOURS) - 1)
                assert shop.covered & ~before == 0
                self.covered[int(shop.seat)] = int(shop.covered)


# Which number of an event is gold, and on which line it stands.
GOLD = {"ware-sold": ("sales", 3), "hall-paid": ("sponsorship", 3), "pool-paid": ("sponsorship", 3)}
GOLD |= {"hall-paid-at-once": ("sponsorship", 3), "coins-taken": ("trade", 1)}


class WhatWasToldAddsUp(Law[Laid]):
    """[MC-MARKET-5, MC-SPON-1, -2, MC-CAPT-FISH-3, MC-END-2, -3, MC-PEDDLER-34] Gold, by lines."""

    def end(self, game: Laid) -> None:
        g = game.g
        told = {(seat, line): 0 for seat in range(game.seats) for line in GOLD_LINES}
        for entry in game.journal:
            if entry.event.key in GOLD:
                line, place = GOLD[entry.event.key]
                told[entry.numbers[0], line] += entry.numbers[place]
        for merchant in g.merchants:
            seat = int(merchant.seat)
            assert [told[seat, line] for line in GOLD_LINES] == [
                getattr(merchant, line) for line in GOLD_LINES
            ]
            renown = sum(faction_icons(g, seat, c) * g.hall(c) for c in range(COLOURS))
            assert merchant.renown == renown
            assert merchant.disgrace == -corruption_icons(g, seat) * g.hall(ROGUE)


class ThreeRoundsToTheMarket(Law[Laid]):
    """[MC-FLOW-1, -2, MC-ENDP-1, -2, -3] Then all are on the marker, and nobody is aboard."""

    def holds(self, game: Laid) -> None:
        if asked(game) in MARKET or game.over:
            g = game.g
            assert {merchant.clock for merchant in g.merchants} == {2 * g.marker}
            assert all(g.crowd_at(BOAT + boat) == 0 for boat in range(BOATS))

    def end(self, game: Laid) -> None:
        assert [number for number, *_ in game.told("round-opened")] == [1, 2, 3]
        assert len(game.told("production-ended")) == 3
        assert game.told("round-ended") == [[1], [2]]
        assert [pier for pier, *_ in game.told("pier-opened")] == [0, 1, 2] * 3
        assert list(won(game)) == game.winners


def won(game: Laid) -> Iterator[int]:
    """Who has most gold, then most goods, then fewest cards; alone not by a tie. [MC-END-4, -5]"""
    standing = [(s.total, *s.ties) for s in game.scores()]
    for seat, stands in enumerate(standing):
        is_shared = standing.count(stands) > 1
        if stands == max(standing) and not (game.people == 1 and seat == 0 and is_shared):
            yield seat
