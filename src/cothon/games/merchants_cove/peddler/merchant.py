"""The Peddler: how it answers the cove."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.clock import MoveHourglass
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.peddler.arrival import fill_icon_places
from cothon.games.merchants_cove.peddler.cards import (
    choose_level,
    gather_cards,
    lay_first_card,
    shuffle_deck,
)
from cothon.games.merchants_cove.peddler.events import GOODS_BORROWED
from cothon.games.merchants_cove.peddler.loading import pick_and_load, steer_to_dock
from cothon.games.merchants_cove.peddler.peddling import peddle, take_hand_or_not
from cothon.games.merchants_cove.peddler.selling import collect_for_pool, sell_all
from cothon.games.merchants_cove.peddler.shop import Barrow
from cothon.games.merchants_cove.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Peddler(Barrow):
    """Nobody plays it: cards, stall and pool decide. Robbers leave it cold.

    [MC-PEDDLER-1, -23, -37]
    """

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        twin = Peddler()
        self.clone_into(twin)
        return twin

    def set_up(self, g: Table) -> None:
        """Its cards are shuffled. [MC-PEDDLER-2, -3, MC-SETUP-15]"""
        g.tell(GOODS_BORROWED, self.seat, self.number)
        choose_level(g, self)
        shuffle_deck(g, self)

    def arrive(self, g: Table) -> None:
        """A card, then customers. [MC-PEDDLER-8, -9]"""
        lay_first_card(g, self)
        fill_icon_places(g, self)

    def take_turn(self, g: Table) -> None:
        """Its cards decide. [MC-PEDDLER-10]"""
        peddle(g, self)

    def adjust_clock(self, g: Table, hours: i64) -> None:
        """All hours are spent. [MC-PEDDLER-12]"""
        g.then(MoveHourglass(self.seat, hours))

    def choose_way(self, g: Table, hours: i64) -> None:
        """Its stall decides. [MC-PEDDLER-22]"""
        take_hand_or_not(g, self, hours)

    def load_boats(self, g: Table) -> None:
        """Stall and pool decide who, icons where; with all docks full nobody asks it.

        [MC-PEDDLER-24, -27, E-69]
        """
        pick_and_load(g, self)

    def choose_dock(self, g: Table, boat: i64) -> None:
        """Its icons decide. [MC-PEDDLER-28]"""
        steer_to_dock(g, self, boat)

    def visit_pier(self, g: Table, pier: i64) -> None:
        """It sells all it can. [MC-PEDDLER-32]"""
        sell_all(g, self, pier)

    def collect_sponsorship(self, g: Table) -> None:
        """Its pool pays. [MC-PEDDLER-34]"""
        collect_for_pool(g, self)

    def clean_up(self, g: Table) -> None:
        """A new deck. [MC-PEDDLER-40]"""
        gather_cards(g, self)
