"""Phase 3 and the end: bonus tiles, six temples, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neptun.laid import DONE, LETTERS, REGIONS, Laid, cargo, lay, pawns

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
ROUNDS = "ABC"

# The point tiles of the rules page, 7.8.
TILES = {
    "GRAECIA": ((2,), (4, 1), (6, 3, 1)),
    "ORIENS": ((2,), (4, 2), (7, 3, 1)),
    "AFRICA": ((3,), (5, 1), (8, 4, 1)),
    "ITALIA": ((3,), (5, 2), (8, 4, 2)),
    "HISPANIA": ((4,), (6, 3), (10, 5, 2)),
    "GOLD": ((1,), (3, 1), (5, 2, 1)),
}


def score(seats: int = 4, gold: str = "", **data: Any) -> Laid:
    """A scoring; gold as in "A8 B3", none for the others."""
    purse = {word[0]: int(word[1:]) for word in gold.split()}
    for letter in LETTERS[:seats]:
        data[letter] = {"gold": purse.get(letter, 0), **data.get(letter, {})}
    return lay(seats, phase="score", **data)


def won(game: Laid) -> dict[str, list[int]]:
    """The points of the tiles each player has won."""
    return {
        letter: [tile["points"] for tile in game.mat(letter)["tiles"]]
        for letter in LETTERS[: game.seats]
        if game.mat(letter)["tiles"]
    }


# Bonus tiles


@SEATS
def test_five_fulfilled_contracts_earn_a_bonus_tile(seats: int) -> None:
    """[NE-SCORE-1, EC-34] From the top of the pool, in turn order."""
    players: dict[str, Any] = {letter: {"slots": DONE} for letter in LETTERS[:seats]}
    players["B"] = {"slots": cargo("done", "lost C01 honey-1", "done", "done", "done")}
    given = [*range(seats)][::-1]
    game = score(seats, order=given, bonus_pool=[3, 1, 2, 1], **players)
    expected: dict[str, list[int]] = {LETTERS[seat]: [] for seat in range(seats)}
    takers = [LETTERS[seat] for seat in given if seat != 1]
    for letter, points in zip(takers, (3, 1, 2, 1), strict=False):
        expected[letter] = [points]
    assert {letter: game.mat(letter)["bonus"] for letter in LETTERS[:seats]} == expected
    assert game.board["bonus_pool"] == 15 - len(takers)


@pytest.mark.parametrize("missing", ["lost C01 honey-1", "empty"])
@pytest.mark.parametrize("place", range(5))
def test_four_are_not_enough(missing: str, place: int) -> None:
    """[NE-SCORE-1, EC-34]"""
    manifest = ["done"] * 5
    manifest[place] = missing
    game = score(3, A={"slots": cargo(*manifest)})
    assert game.mat("A")["bonus"] == []
    assert "bonus-taken" not in game.events


@pytest.mark.parametrize("phase", ["sail", "extra"])
def test_ordinary_and_extra_turns_count(phase: str) -> None:
    """[NE-SCORE-1] The fifth contract is fulfilled in the last turn, or in 5.I."""
    given = {
        "slots": cargo("done", "done", "done", "done", "C17 honey-1"),
        "place": "CYRENE",
        "played": ["O2+0"],
        "hand": ["O3+0"] if phase == "extra" else [],
    }
    game = lay(3, phase=phase, turn=5, bonus_pool=[2], A=given)
    if phase == "extra":
        game.choose("join")
    game.choose("place CYRENE", "slot 5", "pass")
    game.idle("AcceptOrRefuse")
    assert game.mat("A")["bonus"] == [2]


def test_bonus_tiles_are_drawn_at_random() -> None:
    """[NE-SCORE-1, EC-27]"""
    games = [score(3, seed=seed, A={"slots": DONE}) for seed in range(30)]
    assert {game.mat("A")["bonus"][0] for game in games} == {1, 2, 3}


def test_the_pool_does_not_run_out() -> None:
    """[NE-SCORE-1] Fifteen tiles for five perfect players in three rounds."""
    values = [1] * 4 + [2] * 4 + [3] * 2
    players: dict[str, Any] = {
        letter: {"slots": DONE, "bonus": values[2 * seat : 2 * seat + 2]}
        for seat, letter in enumerate("ABCDE")
    }
    game = score(5, round="C", **players)
    assert [len(game.mat(letter)["bonus"]) for letter in "ABCDE"] == [3] * 5
    assert game.board["bonus_pool"] == 0


# The ranking of a temple


@SEATS
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("standing", "ranking"),
    [
        ("B6 A4 C3", "BAC"),
        ("C4 B4 A4", "CBA"),
        ("A9 C2 B2", "ACB"),
        ("B2 C2 A1", "BCA"),
        ("B6 A4 C4", "BAC"),
    ],
)
def test_higher_ranks_better_and_lower_in_a_stack(
    seats: int, region: str, round: str, standing: str, ranking: str
) -> None:
    """[NE-SCORE-2, -5 to -7, EC-26, EX-15, EX-16] Also for the second and the third place."""
    game = score(seats, round=round, temples={region: pawns(standing)})
    points = TILES[region][ROUNDS.index(round)]
    assert won(game) == {letter: [n] for letter, n in zip(ranking, points, strict=False)}


@pytest.mark.parametrize(
    ("gold", "order", "ranking"),
    [
        ("A8 B3 C5", [0, 1, 2, 3], "ACB"),
        ("A8 B8 C3", [1, 3, 2, 0], "BAC"),
        ("A8 B8 C3", [0, 3, 2, 1], "ABC"),
        ("A1 B1 C1 D1", [3, 2, 1, 0], "DCB"),
        ("A2 B1 C1 D1", [2, 0, 3, 1], "ACD"),
        ("D9 B9 C9", [2, 1, 3, 0], "CBD"),
    ],
)
@pytest.mark.parametrize("round", ROUNDS)
def test_the_gold_temple_ranks_by_gold_then_by_turn_order(
    round: str, gold: str, order: list[int], ranking: str
) -> None:
    """[NE-SCORE-3, EC-26, EC-28, T-19]"""
    game = score(4, gold, order=order, round=round)
    points = TILES["GOLD"][ROUNDS.index(round)]
    assert won(game) == {letter: [n] for letter, n in zip(ranking, points, strict=False)}
    assert game.board["order"] == order


@SEATS
@pytest.mark.parametrize("round", ROUNDS)
def test_without_points_or_gold_nobody_is_ranked(round: str, seats: int) -> None:
    """[NE-SCORE-4, -8, EC-22, EC-41, EC-47] The tiles go to the box, and to nobody later."""
    game = score(seats, round=round)
    assert won(game) == {}
    assert len(game.told("tile-unclaimed")) == 6 * (ROUNDS.index(round) + 1)
    game.idle()
    assert f"-{round}" not in str([game.tiles(letter) for letter in LETTERS[:seats]])


@pytest.mark.parametrize("temple", TILES)
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize("ranked", ["", "C", "CA", "CAB", "CABD"])
def test_the_tiles_of_a_round_go_to_the_best(temple: str, round: str, ranked: str) -> None:
    """[NE-SCORE-4 to -8, EC-22, EC-41, T-20] One, two or three; one point is enough."""
    standing = " ".join(f"{letter}{len(ranked) - rank}" for rank, letter in enumerate(ranked))
    if temple == "GOLD":
        game = score(4, standing, round=round)
    else:
        game = score(4, round=round, temples={temple: pawns(standing)})
    points = TILES[temple][ROUNDS.index(round)]
    assert won(game) == {letter: [n] for letter, n in zip(ranked, points, strict=False)}
    given = [numbers[-1] for numbers in game.told("tile-unclaimed")]
    rest = list(points[len(ranked) :])
    others = [n for other in TILES if other != temple for n in TILES[other][ROUNDS.index(round)]]
    assert sorted(given) == sorted(rest + others)


def test_a_player_may_win_tiles_in_every_temple() -> None:
    """[NE-SCORE-5] Six tiles of round A: 15 points."""
    game = score(3, "B1", temples={region: pawns("B1") for region in REGIONS})
    assert sorted(game.tiles("B")) == sorted(f"{temple}-A1" for temple in TILES)
    assert game.totals == [0, 15, 0]


@pytest.mark.parametrize("round", ROUNDS)
def test_scoring_costs_nothing(round: str) -> None:
    """[NE-SCORE-9, EC-29] Gold stays, pawns do not move."""
    temples = {region: pawns("D6 A4 C4") for region in REGIONS}
    game = score(4, "A8 B3 D1", round=round, temples=temples)
    assert game.tiles("A")[-1] == f"GOLD-{round}1"
    assert [game.mat(letter)["gold"] for letter in "ABCD"] == [8, 3, 0, 1]
    for region in REGIONS:
        assert game.spaces(region) == [("D", 6), ("A", 4), ("C", 4), ("B", 0)]


def test_point_tiles_lie_openly() -> None:
    """[NE-SCORE-10] Everybody sees whose they are and what they are worth."""
    game = score(3, round="B", temples={"AFRICA": pawns("C2 A1")})
    for seat in (None, 0, 1, 2):
        shown = game.view(seat)["table"]["players"]
        assert [tile["code"] for tile in shown[2]["tiles"]] == ["AFRICA-B1"]
        assert [tile["points"] for tile in shown[0]["tiles"]] == [1]
        assert [player["points"] for player in shown] == [1, 0, 5]


def test_gold_and_steps_are_worth_nothing_at_the_end() -> None:
    """[NE-SCORE-10, NE-END-2, EC-42] Nor are oar cards."""
    rich = {"gold": 90, "hand": ["O9+2", "O8+2"], "tiles": ["GOLD-A1"]}
    temples = {region: pawns("A30 B1") for region in REGIONS}
    game = lay(3, phase="round_end", round="C", A=rich, B={"tiles": ["AFRICA-A1"]}, temples=temples)
    assert game.over
    assert game.totals == [1, 3, 0]
    assert game.winners == [1]


# The end


@pytest.mark.parametrize(("round", "over"), [("A", False), ("B", False), ("C", True)])
def test_the_game_ends_after_the_scoring_of_round_c(round: str, over: bool) -> None:
    """[NE-END-1, NE-GEN-2]"""
    game = score(3, "A2", round=round)
    assert game.over is over
    assert ("game-won" in game.events) is over
    assert game.winners == ([0] if over else [])
    assert won(game)["A"] == [TILES["GOLD"][ROUNDS.index(round)][0]]


def test_the_final_score_is_the_sum_of_all_tiles() -> None:
    """[NE-END-2] Point tiles of three rounds and bonus tiles."""
    game = score(
        3,
        "C4",
        round="C",
        temples={"HISPANIA": pawns("A3 B2 C2")},
        A={"tiles": ["AFRICA-A1", "ORIENS-B2"], "bonus": [3, 1]},
        B={"slots": DONE, "bonus": [2]},
        bonus_pool=[3],
    )
    assert game.totals == [3 + 2 + 10 + 3 + 1, 5 + 2 + 3, 2 + 5]
    lines = [entry.lines for entry in game.scores()]
    assert (lines[0]["africa"], lines[0]["oriens"], lines[0]["hispania"]) == (3, 2, 10)
    assert (lines[0]["bonus"], lines[1]["bonus"], lines[2]["gold"]) == (4, 5, 5)


def test_bonus_tiles_are_revealed_at_the_end() -> None:
    """[NE-END-2, EC-27] Those of the last round, too."""
    a = {"slots": DONE, "bonus": [3]}
    game = score(3, round="C", A=a, C={"bonus": [2]}, bonus_pool=[1])
    for seat in (None, 0, 1, 2):
        shown = game.view(seat)["table"]["players"]
        assert [player["bonus"] for player in shown] == [[3, 1], [], [2]]
    assert len(game.told("bonus-revealed")) == 3


BOX = [f"{temple}-{rank}" for temple in TILES for rank in ("A1", "B1", "B2", "C1", "C2", "C3")]


@pytest.mark.parametrize(
    ("given", "winners", "ranks"),
    [
        ({"A": ["AFRICA-C1"], "B": ["ITALIA-C1"], "C": ["ORIENS-C1"]}, [0, 1], [1, 1, 3]),
        ({"A": ["AFRICA-C1"], "B": ["GOLD-C1"], "C": ["HISPANIA-C2"]}, [0], [1, 2, 2]),
        ({"A": ["AFRICA-A1"], "B": ["HISPANIA-A1"], "C": []}, [1], [2, 1, 3]),
        ({"A": [], "B": [], "C": []}, [0, 1, 2], [1, 1, 1]),
    ],
)
def test_the_highest_score_wins_and_leaders_share(
    given: dict[str, list[str]], winners: list[int], ranks: list[int]
) -> None:
    """[NE-END-3] Gold, order and position break no tie."""
    players = {letter: {"tiles": codes, "gold": 3} for letter, codes in given.items()}
    players["B"]["gold"] = 20
    game = lay(3, phase="round_end", round="C", order=[2, 1, 0], **players)
    assert game.winners == winners
    assert [entry.rank for entry in game.scores()] == ranks
    assert [entry.ties for entry in game.scores()] == [()] * 3
    shared = sum(1 << seat for seat in winners)
    assert game.told("game-won") == ([winners] if len(winners) == 1 else [])
    assert game.told("victory-shared") == ([] if len(winners) == 1 else [[shared]])


def test_all_tiles_of_the_box() -> None:
    """[NE-SETUP-2, NE-SCORE-5 to -7] 36 tiles, worth what the page says."""
    game = lay(3, phase="round_end", round="C", A={"tiles": BOX})
    shown = {tile["code"]: tile["points"] for tile in game.mat("A")["tiles"]}
    expected = {
        f"{temple}-{letter}{rank + 1}": points
        for temple, rounds in TILES.items()
        for letter, row in zip(ROUNDS, rounds, strict=True)
        for rank, points in enumerate(row)
    }
    assert shown == expected
    assert len(expected) == 36
    assert game.totals[0] == 15 + 37 + 73
    assert len(game.g.merchants[0].tiles) == 36
