"""Laws of Carthago: Merchants & Guilds that hold through every game."""

from __future__ import annotations

from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.table import NONE, Table
from tests.games.merchants_guilds.laid import LETTERS, Laid
from tests.laws import Law, Shown

BASE_CARD = 75
COLUMNS = (3, 2, 2)  # spaces of each column
LAST_IS_DOUBLE = 2  # the column whose lowest space holds two discs


class BaseCardsStayWithTheirOwner(Law[Laid]):
    """[MG-CARD-2, -3, -4] Seven each, in hand, before the owner or in a payment."""

    def holds(self, game: Laid) -> None:
        g = game.g
        for seat, trader in enumerate(g.traders):
            cards = [*trader.hand, *trader.left, *trader.right]
            cards += g.paying if seat == g.seat else []
            own = list(range(BASE_CARD + 7 * seat, BASE_CARD + 7 * seat + 7))
            assert sorted(card for card in cards if card >= BASE_CARD) == own

    def redealt(self, game: Laid, twin: Laid, seat: int) -> None:
        """Others' trade cards may change, their backs do not; nor do base cards.

        In a payment of several cards any base card of the hand may have been laid. [MG-CARD-8]
        """
        assert list(twin.g.traders[seat].hand) == list(game.g.traders[seat].hand)
        laid = [card >= BASE_CARD for card in game.g.paying]
        assert [card >= BASE_CARD for card in twin.g.paying] == laid
        for trader, other in zip(game.g.traders, twin.g.traders, strict=True):
            held, now = list(trader.hand), list(other.hand)
            assert [card >= BASE_CARD for card in now] == [card >= BASE_CARD for card in held]
            if not laid:
                assert [c for c in now if c >= BASE_CARD] == [c for c in held if c >= BASE_CARD]


def discs_of(g: Table, seat: int) -> int:
    """All influence discs of a player, wherever they are."""
    trader = g.traders[seat]
    residence = 0
    for column, spaces in enumerate(COLUMNS):
        left = spaces - int(trader.freed[column])
        residence += left + (column == LAST_IS_DOUBLE and left > 0)
    places = [*g.docks, *g.warship_docks, *g.hall, *g.tile_discs]
    piled = int(trader.available + g.anchor[seat] + g.forum[seat])
    return residence + piled + places.count(seat)


class EveryPlayerHasElevenDiscs(Law[Laid]):
    """[MG-SETUP-10, MG-RES-6, -11, MG-DELIVER-6, -10] Wherever they are; never fewer than none."""

    def holds(self, game: Laid) -> None:
        g = game.g
        assert [discs_of(g, seat) for seat in range(g.seats)] == [11] * g.seats
        assert min(int(trader.available) for trader in g.traders) >= 0
        assert min(int(count) for count in [*g.anchor, *g.forum]) >= 0


class PiecesStandWhereTheyMay(Law[Laid]):
    """[MG-MARKER-2, MG-FEW-1, -3, -6, MG-TDOCK-2, -3, MG-WDOCK-2, -3, MG-PLACE-2, -3, -4]"""

    def holds(self, game: Laid) -> None:
        g = game.g
        assert len({int(space) for space in g.markers}) == 2
        neutrals = [int(space) for space in g.neutrals if space != NONE]
        assert len(neutrals) == len(set(neutrals)) == 4 - g.seats
        docks = [int(owner) for owner in g.docks][: g.seats + 1]
        warships = [int(owner) for owner in g.warship_docks][:3]
        for seat in range(g.seats):
            assert docks.count(seat) <= g.seats
            assert warships.count(seat) <= 2
        for tile in range(9):
            discs = [int(owner) for owner in g.tile_discs[3 * tile : 3 * tile + 3]]
            owners = [owner for owner in discs if owner != NONE]
            assert discs == owners + [NONE] * (3 - len(owners))
            assert len(owners) == len(set(owners))
            assert len(owners) <= (3 if g.seats == 4 else 2)
            assert not owners or tile in list(g.tiles)


class MarketAndDocksAreFilled(Law[Laid]):
    """[MG-PILE-1, MG-SHIPS-2] Five cards, and a ship at every dock while there is a pile."""

    def holds(self, game: Laid) -> None:
        g = game.g
        assert len(g.market) == 5
        assert not g.ship_pile or NONE not in list(g.ships)[: g.seats + 1] + list(g.outside)


class ReadyShipsAreTheActiveOnes(Law[Laid]):
    """[MG-FX-2, -3, -4, MG-MARKET-6] By effect; nobody's ship is active in harbour or pile."""

    def holds(self, game: Laid) -> None:
        g = game.g
        owned = set()
        for trader in g.traders:
            ships = [int(ship) - SHIP_CARD for ship in trader.ships]
            active = [int(g.box.effect[ship]) for ship in ships if g.active[ship]]
            assert [int(count) for count in trader.ready] == [active.count(n) for n in range(9)]
            owned |= set(ships)
        assert all(ship in owned for ship in range(30) if g.active[ship])


class HandsAreSorted(Law[Laid]):
    """As their owners see them; a re-deal may mix those of others."""

    def at(self, game: Laid, shown: Shown) -> None:
        for trader in game.g.traders:
            assert list(trader.hand) == sorted(trader.hand)


class WhatIsPlacedForGoodStays(Law[Laid]):
    """[MG-RES-2, -11, MG-GUILD-6, MG-PLACE-5] Freed spaces, seats, forum and tiles only grow."""

    before: Table | None = None

    def at(self, game: Laid, shown: Shown) -> None:
        before, g = self.before, game.g.clone()
        self.before = g
        if before is None:
            return
        for place, owner in enumerate([*before.hall, *before.tile_discs]):
            assert owner == NONE or [*g.hall, *g.tile_discs][place] == owner
        for seat in range(g.seats):
            assert g.forum[seat] >= before.forum[seat]
            for column in range(3):
                freed = g.traders[seat].freed[column] - before.traders[seat].freed[column]
                assert 0 <= freed <= 1


class ADiscLeavesADockWhenItIsUsed(Law[Laid]):
    """[MG-TDOCK-4, MG-SHIPS-1, MG-PILE-5, -6] By a delivery, or because the ships ran out."""

    WAYS = ("good-delivered", "expedition-sent", "disc-came-home")

    def __init__(self) -> None:
        self.docks: list[int] = []
        self.told = 0

    def at(self, game: Laid, shown: Shown) -> None:
        now = [int(owner) for owner in [*game.g.docks, *game.g.warship_docks]]
        keys = game.events[self.told :]
        gone = [p for p, owner in enumerate(self.docks) if owner != NONE and now[p] != owner]
        assert len(gone) <= sum(key in self.WAYS for key in keys)
        self.docks, self.told = now, len(game.journal)


class AtMostOneGuildActionATurn(Law[Laid]):
    """[MG-MARKER-5, MG-TURN-1, MG-FLOW-1, MG-DELIVER-18] And fifteen turns for everybody."""

    def end(self, game: Laid) -> None:
        turns = [0] * game.seats
        placed = extra = 0
        for entry in game.journal:
            key = entry.event.key
            if key in ("space-paid", "passed", "pass-forced"):
                turns[entry.numbers[0]] += 1
                placed = extra = 0
            elif key == "expedition-sent":
                extra += 1
                assert extra == 1
            elif key == "tile-reached":
                extra -= 1
                assert extra == 0
            elif key in ("seat-bought", "forum-bought", "tile-bought"):
                placed += 1
                assert placed == 1
        assert turns == [15] * game.seats


class TheScoreAddsUp(Law[Laid]):
    """[MG-END-1, MG-SCORE-1 to -5, AMB-03] Seats times ships and tiles, 12 each at most."""

    def end(self, game: Laid) -> None:
        shown = game.board
        assert (shown["decade"], shown["round"]) == (3, 5)
        for seat, letter in enumerate(LETTERS[: game.seats]):
            rows, own = game.lines(letter), game.mat(letter)
            small = sum(place["owner"] == seat for place in shown["hall"])
            bonus = (0, 0, 2, 3)[own["freed"]["LEFT"]]
            columns = [freed == n for freed, n in zip(own["freed"].values(), COLUMNS, strict=True)]
            emptied = sum(columns[-1:] if game.g.switches.right_column_only else columns)
            product = (small + shown["forum"][seat] + bonus + emptied) * len(own["ships"])
            assert rows["product"] == product
            tiles = {key: points for key, points in rows.items() if key != "product"}
            assert len(tiles) == 6
            assert max(tiles.values()) <= 12
            for tile in shown["tiles"]:
                line = tile["code"].lower().replace("_", "-")
                assert seat in tile["discs"] or tiles[line] == 0
            assert game.totals[seat] == product + sum(tiles.values())
        best = max(game.totals)
        assert game.winners == [s for s in range(game.seats) if game.totals[s] == best]
