"""Laws of Neptun that hold through every game."""

from __future__ import annotations

from cothon.games.neptun.box import (
    GOODS,
    GOODS_CARD,
    MOST_SEATS,
    PERSONAL_CARD,
    REGIONS,
    SLOTS,
)
from cothon.games.neptun.table import NO_FORECAST
from cothon.kernel.journal import unpacked
from tests.games.neptun.laid import Laid
from tests.laws import Law, Shown

ROUNDS, TURNS = "ABC", range(1, 6)


def own_oars(game: Laid, seat: int) -> list[int]:
    """Hand, chosen card and played cards of a player."""
    merchant = game.g.merchants[seat]
    return [*merchant.hand, *merchant.sealed, *merchant.played]


def holdings(game: Laid, seat: int) -> list[int]:
    """Hand and chosen card of a player, sorted."""
    merchant = game.g.merchants[seat]
    return sorted([*merchant.hand, *merchant.sealed])


class PersonalOarsStayWithTheirOwner(Law[Laid]):
    """[NE-ROUND-2, -3, -4, EC-40, EC-52] What has left the game never comes back."""

    def __init__(self) -> None:
        self.gone: set[int] = set()

    def holds(self, game: Laid) -> None:
        for seat in range(game.seats):
            personal = [oar for oar in own_oars(game, seat) if oar >= PERSONAL_CARD]
            assert len(personal) == len(set(personal))
            assert set(personal) <= {PERSONAL_CARD + 2 * seat, PERSONAL_CARD + 2 * seat + 1}

    def at(self, game: Laid, shown: Shown) -> None:
        held = {oar for seat in range(game.seats) for oar in own_oars(game, seat)}
        assert not held & self.gone
        self.gone = set(range(PERSONAL_CARD, PERSONAL_CARD + 2 * game.seats)) - held

    def redealt(self, game: Laid, twin: Laid, seat: int) -> None:
        """No hand changes its owner; the own one stays as it is, the chosen card, too."""
        for other in range(game.seats):
            assert holdings(twin, other) == holdings(game, other)
        own, now = game.g.merchants[seat], twin.g.merchants[seat]
        assert (list(now.hand), list(now.sealed)) == (list(own.hand), list(own.sealed))


class WindAndForecastStayOnTheirScales(Law[Laid]):
    """[NE-WIND-1, -4, EC-2] A forecast lies out from the reveal to the shift."""

    UNDER_WAY = ("Sail", "Deliver", "BuyPoint", "JoinExtra", "PlayOar", "over")

    def holds(self, game: Laid) -> None:
        g = game.g
        calm = 0 if g.switches.forecast_is_wind else 5
        assert -5 <= g.wind - calm <= 5
        if game.question.split()[-1] in self.UNDER_WAY:
            assert -5 <= g.forecast <= 5
        else:
            assert g.forecast == NO_FORECAST


class NothingIsNegative(Law[Laid]):
    """[NE-GEN-7, NE-SAIL-6, NE-DELIVER-6]"""

    def at(self, game: Laid, shown: Shown) -> None:
        assert all(type(merchant["gold"]) is int for merchant in shown["players"])
        assert min(merchant["gold"] for merchant in shown["players"]) >= 0
        assert shown["sailing"] is None or shown["sailing"]["range"] >= 0


class EveryPawnStandsOnceInItsRank(Law[Laid]):
    """[NE-DELIVER-4, NE-SCORE-2] And never a higher one behind a lower one."""

    def holds(self, game: Laid) -> None:
        g = game.g
        for first in range(0, REGIONS * MOST_SEATS, MOST_SEATS):
            ranks = [g.ranks[first + rank] for rank in range(g.seats)]
            assert sorted(ranks) == list(range(g.seats))
            points = [g.points[first + seat] for seat in ranks]
            assert points == sorted(points, reverse=True)
            assert min(points) >= 0


class WhatWasToldAddsUp(Law[Laid]):
    """[NE-DELIVER-4, -5, -6, NE-SCORE-9, EC-23] Gold and stacks of pawns as at the table."""

    def __init__(self) -> None:
        self.told = 0
        self.gold = [5] * MOST_SEATS
        self.stacks: dict[str, dict[int, list[int]]] = {}

    def at(self, game: Laid, shown: Shown) -> None:
        for entry in game.journal[self.told :]:
            self.hear(game, entry.event.key, list(entry.numbers))
        self.told = len(game.journal)
        assert [merchant["gold"] for merchant in shown["players"]] == self.gold[: game.seats]
        for region, temple in shown["temples"].items():
            pawns = [(p["seat"], p["space"]) for p in temple["pawns"] if p["space"]]
            row = self.stacks.get(region, {})
            assert pawns == [(s, space) for space in sorted(row, reverse=True) for s in row[space]]

    def hear(self, game: Laid, key: str, numbers: list[int]) -> None:
        """Reckon along."""
        seat, box = numbers[0] if numbers else 0, game.g.box
        if key == "contract-picked":
            self.gold[seat] += numbers[2]
        elif key == "gold-earned":
            self.gold[seat] += numbers[3]
        elif key == "sailed-for-gold":
            self.gold[seat] -= numbers[3]
        elif key == "points-gained":
            city, goods = unpacked(numbers[1])
            points = box.temple_profit[city * GOODS + box.good[goods - GOODS_CARD]]
            self.move(box.region_codes[box.region[box.city_place[city]]], seat, points, numbers[3])
        elif key == "point-paid":
            self.gold[seat] -= numbers[2]
            self.move(box.region_codes[numbers[1]], seat, 1, numbers[3])

    def move(self, region: str, seat: int, steps: int, total: int) -> None:
        """Move a pawn on; it comes to lie on top of those that stand there."""
        row = self.stacks.setdefault(region, {})
        space = next((space for space, stack in row.items() if seat in stack), 0)
        if space:
            row[space].remove(seat)
        assert space + steps == total, "what is told of the whole is true"
        row.setdefault(total, []).append(seat)


class TheDisplayHasOneContractMore(Law[Laid]):
    """[NE-CONTRACT-1, -5, NE-REFILL-1, -4, EC-3] n+1 at the start of each turn."""

    def at(self, game: Laid, shown: Shown) -> None:
        if shown["phase"] != "acquire" or game.over:
            assert shown["display"] == []
            return
        taken = len(shown["oar_scale"]) + (shown["taken"] is not None)
        assert len(shown["display"]) == game.seats + 1 - taken
        faces = [column["face_up"] for column in shown["display"]]
        assert faces == sorted(faces, reverse=True)


class ARoundUsesSoManyCards(Law[Laid]):
    """[NE-REFILL-5, -6, NE-CONTRACT-2, -4, NE-OAR-6, NE-DELIVER-8, EC-9] 5n+1 of each pile."""

    def __init__(self) -> None:
        self.piles: dict[str, int] = {}
        self.phase = ""

    def at(self, game: Laid, shown: Shown) -> None:
        before = self.phase
        self.phase = shown["phase"]
        if self.phase == "acquire" and before != "acquire":
            self.begin(game, shown["piles"])
        if self.phase == "fulfil" and before == "acquire":
            used = {key: self.piles[key] - count for key, count in shown["piles"].items()}
            assert set(used.values()) == {5 * game.seats + 1}
            assert set(shown["discards"].values()) == {1}
            for merchant in shown["players"]:
                assert [slot["state"] for slot in merchant["slots"]] == ["open"] * SLOTS
                assert 5 <= len(merchant["hand"]) <= 7

    def begin(self, game: Laid, counts: dict[str, int]) -> None:
        """All cards but those in hand lie in piles and display."""
        self.piles = {key: count + game.seats + 1 for key, count in counts.items()}
        assert (self.piles["cities"], self.piles["goods"]) == (30, 30)
        assert self.piles["oars"] >= 5 * game.seats + 1
        held = sum(oar < PERSONAL_CARD for m in game.g.merchants for oar in m.hand)
        assert self.piles["oars"] == (50 if game.g.switches.large_oar_deck else 40) - held


class TheOrderHoldsThroughAVoyage(Law[Laid]):
    """[NE-ORDER-4, EC-39] Through phases 2 and 3, and into the next round's first turn."""

    def __init__(self) -> None:
        self.held: list[int] = []

    def at(self, game: Laid, shown: Shown) -> None:
        assert sorted(shown["order"]) == list(range(game.seats))
        if shown["phase"] == "fulfil" or (self.held and shown["turn"] == 1):
            self.held = self.held or shown["order"]
            assert shown["order"] == self.held
        else:
            self.held = []


class DistancesNeverChange(Law[Laid]):
    """[NE-SETUP-7, NE-ROUND-8]"""

    chart = ""

    def at(self, game: Laid, shown: Shown) -> None:
        self.chart = self.chart or str(shown["distances"])
        assert str(shown["distances"]) == self.chart


class ThreeRoundsOfFiveTurns(Law[Laid]):
    """[NE-GEN-2, -4] Two phases each; extra turns are the sixth and the seventh."""

    def at(self, game: Laid, shown: Shown) -> None:
        assert shown["round"] in ROUNDS
        last = 5 if shown["phase"] == "acquire" else 7
        assert game.over or 1 <= shown["turn"] <= last

    def end(self, game: Laid) -> None:
        """Also those turns in which nobody had a choice are told."""
        assert game.told("round-began") == [[0], [1], [2]]
        assert game.told("turn-began") == [[turn] for _ in ROUNDS for turn in TURNS]
        assert len(game.told("display-dealt")) == len(ROUNDS) * len(TURNS)
        takers = [numbers[0] for numbers in game.told("contract-loaded")]
        assert sorted(takers) == [seat for seat in range(game.seats) for _ in range(15)]


class TheScoreIsWhatTheTilesSay(Law[Laid]):
    """[NE-SCORE-5 to -8, NE-END-1 to -3]"""

    def end(self, game: Laid) -> None:
        players = game.board["players"]
        codes = [tile["code"] for merchant in players for tile in merchant["tiles"]]
        assert len(codes) == len(set(codes))
        sums = [
            sum(tile["points"] for tile in merchant["tiles"]) + sum(merchant["bonus"])
            for merchant in players
        ]
        assert game.totals == sums
        assert game.winners == [seat for seat, total in enumerate(sums) if total == max(sums)]
        assert len(codes) + len(game.told("tile-unclaimed")) == 36
