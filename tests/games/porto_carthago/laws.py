"""Laws of Porto Carthago that hold through every game."""

from __future__ import annotations

from cothon.games.porto_carthago.box import GOODS, MOST_SEATS, QUAYS, SLOTS
from cothon.games.porto_carthago.harbour import is_due
from cothon.games.porto_carthago.table import NONE, Table, free_storage
from cothon.kernel.state import NOBODY
from tests.games.porto_carthago.laid import Laid
from tests.laws import Law

# Which number of an event is money.
GAINS = {"income-taken": 1, "talents-taken": 1, "bonus-talents-taken": 1, "ship-loaded": 3}
GAINS |= {"other-good-shipped": 3, "voyage-paid": 1, "voyage-compensated": 1}
COSTS = {"good-bought": 2, "warehouse-extended": 1, "seat-bought": 2}
COSTS |= {"large-seat-bought": 1, "offering-paid": 1}


def servants_of(g: Table, seat: int) -> int:
    """All servants of a player, wherever they are."""
    senator = g.senators[seat]
    own = senator.reserve + senator.blocked + senator.lighthouse + senator.temple + senator.captains
    quays = 2 * sum(g.owners[quay] == seat for quay in range(QUAYS))
    cards = sum(g.workers[slot * MOST_SEATS + seat] for slot in range(SLOTS))
    return own + quays + cards + senator.large + g.palace.count(seat) + g.path.count(seat)


def goods_of_kind(g: Table, good: int) -> int:
    """All goods of a kind, wherever they are."""
    stored = sum(g.stored[quay] == good for quay in range(QUAYS)) + (g.aboard == good)
    return g.bag[good] + g.market[good] + stored + sum(s.goods[good] for s in g.senators)


class WhatIsConserved(Law[Laid]):
    """[PC-GEN-3, -4, -10, -13, EC-63] Servants and goods; nothing is negative."""

    def holds(self, game: Laid) -> None:
        g = game.g
        for seat, senator in enumerate(g.senators):
            assert servants_of(g, seat) == 18
            assert senator.talents >= 0
            assert senator.reserve >= 0
            assert free_storage(g, seat) >= 0
        assert [goods_of_kind(g, good) for good in range(GOODS)] == [6] * GOODS
        assert sum(senator.captains for senator in g.senators) <= g.seats


class WhatLiesAtTheQuays(Law[Laid]):
    """[PC-GEN-6, -8] A good has an owner, a ship its civilisation; what is due is loaded."""

    def holds(self, game: Laid) -> None:
        g = game.g
        arriving = any(type(step).__name__ in ("LoadHarbour", "ArriveAlone") for step in g.agenda)
        for quay in range(QUAYS):
            assert g.stored[quay] == NONE or g.owners[quay] != NOBODY
            assert not is_due(g, quay) or arriving
            if g.ships[quay] != NONE:
                assert g.box.civilisation[g.ships[quay]] == quay // 2


class ThePathHasNoGap(Law[Laid]):
    """And is not longer than printed."""

    def holds(self, game: Laid) -> None:
        assert game.over or NOBODY not in game.g.path
        assert len(game.g.path) <= game.g.box.path_spaces


class WhatWasToldAddsUp(Law[Laid]):
    """[EC-55] Trade points and money, reckoned along."""

    def end(self, game: Laid) -> None:
        points = [0] * game.seats
        money = [0] * game.seats
        for entry in game.journal:
            key, numbers = entry.event.key, entry.numbers
            if key == "point-taken":
                points[numbers[0]] += 1
                assert points[numbers[0]] == numbers[1]
            if key in GAINS:
                money[numbers[0]] += numbers[GAINS[key]]
            if key in COSTS:
                money[numbers[0]] -= numbers[COSTS[key]]
        assert points == [senator.points for senator in game.g.senators]
        assert money == [senator.talents for senator in game.g.senators]
