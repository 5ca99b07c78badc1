"""The Baker: a fifth merchant, as small as can be, made as docs/adding-a-merchant.md says."""

from __future__ import annotations

from typing import Literal, TypedDict

from mypy_extensions import i64

from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.reasons import NOT_IN_SUPPLY
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.trade import Trade, read_goods
from cothon.kernel.reasons import POSSIBLE
from cothon.part import Noun, Part
from cothon.phrases import Phrases
from cothon.plain.placed import Placed
from cothon.plain.printed import Printed
from tests.games.merchants_cove.baker import baking, events
from tests.games.merchants_cove.baker.choices import BAKER, LOAF, OVEN

LOAF_HOURS, CAKE_HOURS, STAFF_HOURS = 1, 3, 2


class Baker(Shopkeeper):
    """Bread in any colour, and a hall that pays."""

    baked: i64

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        twin = Baker()
        self.clone_into(twin)
        twin.baked = self.baked
        return twin

    def active_icons(self, g: Table, colour: i64) -> i64:
        """The red icon pays as soon as something was baked."""
        return int(colour == 0 and self.baked > 0)

    def bars_act(self, g: Table, space: i64) -> i64:
        """Is a piece of any colour left?"""
        left = any(self.supply(good) > 0 for good in baking.goods(space - LOAF))
        return POSSIBLE if left else NOT_IN_SUPPLY

    def act(self, g: Table, space: i64) -> None:
        """A small loaf or a large one."""
        g.then(baking.Bake(self.seat, space - LOAF))

    def hours_of(self, space: i64) -> i64:
        """A large one takes longer."""
        return STAFF_HOURS if space == USE_STAFF else CAKE_HOURS if space > LOAF else LOAF_HOURS

    def corruption_of(self, space: i64) -> i64:
        """A large one is not baked honestly."""
        return int(space > LOAF and space != USE_STAFF)

    def use_ability(self, g: Table, slot: i64) -> None:
        """Whoever helps sells crumbs."""
        self.trade += 1
        g.tell(events.CRUMBS_SOLD, self.seat)


class BakerShop(TypedDict):
    """The oven."""

    merchant: Literal["baker"]
    baked: int


def read(block: Printed) -> Baker:
    """All that is printed is how many pieces there are; the oven is empty."""
    baker = Baker()
    read_goods(baker, block)
    baker.figure, baker.baked = USE_STAFF, 0
    return baker


def see(g: Table, baker: Baker) -> BakerShop:
    """The oven is open."""
    return {"merchant": "baker", "baked": baker.baked}


def place(g: Table, baker: Baker, given: Placed) -> None:
    """How much was baked before."""
    baker.baked = given.number("baked", 0, 99)


TRADE = Trade(
    code="baker",
    choice=BAKER,
    part=Part(
        package=__file__,
        chapters=(baking,),
        events=events,
        nouns=(Noun("baker", BAKER), Noun("loaf", LOAF, OVEN - LOAF)),
        phrases=Phrases(),
    ),
    read=read,
    see=see,
    place=place,
    spaces=("loaf",),
)
