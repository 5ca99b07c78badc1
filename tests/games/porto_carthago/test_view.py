"""What a seat sees, what it does not see, and what it remembers."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import cothon
from tests.games.porto_carthago.laid import PEEK, Laid, lay, scarce

EVERYONE = (None, 0, 1, 2, 3)


def deck(game: Laid, seat: int | None) -> list[str | None]:
    """The deck through the eyes of a seat, the top card first."""
    seen: list[str | None] = game.view(seat)["table"]["deck"]
    return seen


def money(game: Laid, seat: int | None) -> list[int | None]:
    """Everybody's talents through the eyes of a seat."""
    return [mat["talents"] for mat in game.view(seat)["table"]["players"]]


def random_game(seats: int, seed: int, choices: int) -> Laid:
    """A game after so many choices at random."""
    dice = random.Random(seed)
    game = Laid.new(seats, seed)
    while not game.over and game.moment < choices:
        game.apply(dice.choice(game.options))
    return game


def peeking() -> Laid:
    """A has looked at S17, S16 and S01 and is about to sort them; S02 lies below."""
    game = lay(A={"kept": [PEEK]}, B={"kept": ["S20"]}, deck=["S17", "S16", "S01", "S02"])
    game.choose(f"ship {PEEK}")
    return game


def peeked_and_buried() -> Laid:
    """B has sorted the top three, A and C know one card further down; four lie at the bottom."""
    game = lay(
        A={"kept": [PEEK, "S30"]},
        B={"kept": ["S20"], "temple": 1, "captains": 1, "goods": ["OIL"]},
        first_row=["S06", "S18", "S11"],
        quays={"GRE-I": {"ship": "S07"}, "GRE-II": {"ship": "S08"}},
        known={"S03": [0], "S04": [2]},
        deck=["S17", "S16", "S01", "S02", "S03", "S04"],
    )
    game.choose(f"ship {PEEK}", "ship S16", "ship S01")
    game.choose("ship S30", "ship S06")  # departs; the next ship, S16, is drawn
    game.choose("talents", "ship S20", "ship S02", "ship S01")
    return game


def away_and_departed() -> Laid:
    """A has turned S18 away, then S06 found no quay."""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S06", "S18"],
        quays={"GRE-I": {"ship": "S07"}, "GRE-II": {"ship": "S08"}},
        A={"lighthouse": 1},
    )
    game.choose("turn-away", "ship S18")
    return game


# Shown and hidden


def test_money_is_hidden_from_the_others() -> None:
    """[PC-GEN-12]"""
    game = lay(A={"talents": 7}, B={"talents": 5}, C={"talents": 3}, D={"talents": 1})
    assert money(game, 0) == [7, None, None, None]
    assert money(game, 2) == [None, None, 3, None]
    assert money(game, None) == [None, None, None, None]


def test_money_leaves_no_trace_in_others_views() -> None:
    """[PC-GEN-12] A may afford the seat or not: the others' views are the same."""
    poor, rich = (lay(A={"kept": ["S25"], "talents": talents}) for talents in (7, 8))
    assert poor.offered != rich.offered
    for seat in (None, 1, 2, 3):
        assert poor.view(seat) == rich.view(seat)


def test_money_is_shown_when_the_game_is_over() -> None:
    """[PC-GEN-12, PC-WIN-3]"""
    good = {"ROM-I": {"owner": 3, "good": "OIL"}}
    rich = {"talents": 20, "points": 6}
    game = lay(phase="decade_end", decade=5, quays=good, A=rich, B={"talents": 4})
    assert (game.question, money(game, 1)) == ("A BuyLastSeat", [None, 4, None, None])
    game.choose("palace")
    assert game.over
    for seat in EVERYONE:
        assert money(game, seat) == [0, 4, 0, 0]


def test_money_can_be_reckoned_but_is_not_shown() -> None:
    """[PC-GEN-12, EC-55] Every transaction is in the log for all, so the totals follow from it."""
    gains = {"income-taken": 1, "talents-taken": 1, "ship-loaded": 3, "voyage-paid": 1}
    gains |= {"voyage-compensated": 1, "bonus-talents-taken": 1, "other-good-shipped": 3}
    costs = {"good-bought": 2, "warehouse-extended": 1, "seat-bought": 2}
    costs |= {"large-seat-bought": 1, "offering-paid": 1}
    dice = random.Random(5)
    game = Laid.new(4, 5)
    while not game.over:
        assert money(game, None) == [None] * 4
        game.apply(dice.choice(game.options))
    reckoned: Counter[int] = Counter()
    for entry, line, key in zip(game.journal, game.log("en", None), game.events, strict=True):
        if key in gains or key in costs:
            amount = entry.numbers[gains.get(key, 0) or costs[key]]
            reckoned[entry.numbers[0]] += amount if key in gains else -amount
            assert f" {amount} " in line.replace(".", " ")
    assert set(costs) - {"large-seat-bought"} <= set(game.events)
    assert [reckoned[seat] for seat in range(4)] == [s.talents for s in game.g.senators]


def test_the_order_of_the_deck_is_hidden() -> None:
    """[PC-GEN-9] Two decks shuffled differently look the same to everybody."""
    one, two = (lay(first_row=["S01", "S02"], seed=seed) for seed in (1, 2))
    assert one.top(28) != two.top(28)
    for seat in EVERYONE:
        assert deck(one, seat) == [None] * 28
        assert one.view(seat) == two.view(seat)


def test_rows_quays_and_kept_cards_are_open() -> None:
    """[PC-GEN-5] For players and onlookers alike."""
    game = lay(
        A={"kept": [PEEK]},
        first_row=["S01", None, "S02"],
        second_row=["S03"],
        quays={"ROM-I": {"owner": 1, "ship": "S18", "good": "OIL"}},
    )
    for seat in EVERYONE:
        seen = game.view(seat)["table"]
        assert seen["first_row"] == ["S01", None, "S02", None, None]
        assert seen["second_row"] == ["S03", None, None, None, None]
        assert seen["quays"]["ROM-I"] == {"owner": 1, "ship": "S18", "good": "OIL"}
        assert seen["players"][0]["kept"] == [PEEK]


def test_the_bag_shows_its_number_of_goods_only() -> None:
    """[PC-GEN-4]"""
    game = lay(market=["OIL", "DYE"], A={"goods": ["GLASS"]})
    assert game.view(0)["table"]["bag"] == 27


def test_options_are_for_the_asked_seat_only() -> None:
    """[PC-GEN-12] They would tell what a player can afford."""
    game = lay(turn=2, C={"talents": 9})
    assert game.view(2)["options"] == game.options != []
    for seat in (None, 0, 1, 3):
        assert game.view(seat)["options"] == []
        assert game.view(seat)["asked"] == [2]
        assert game.view(seat)["question"] == "TakeTurn"


def test_a_view_of_nobody_is_refused() -> None:
    game = lay(3)
    for seat in (-1, 3):
        with pytest.raises(cothon.BadOption):
            game.view(seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_view_is_ready_for_json(seats: int) -> None:
    """At every moment of a game, for everybody; nothing is lost on the way."""
    dice = random.Random(seats)
    game = Laid.new(seats, seats)
    while not game.over:
        for seat in (None, dice.randrange(seats)):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
        game.apply(dice.choice(game.options))
    view = game.view(None)
    assert json.loads(json.dumps(view)) == view


# PEEK_DECK


def test_the_peeker_knows_and_the_others_do_not() -> None:
    """[PC-PRIV-PEEK-1]"""
    game = peeking()
    assert deck(game, 0)[:4] == ["S17", "S16", "S01", None]
    game.choose("ship S01", "ship S17")
    assert deck(game, 0)[:4] == ["S01", "S17", "S16", None]
    for seat in (None, 1, 2, 3):
        assert deck(game, seat)[:-1] == [None] * 28


def test_nobody_else_can_tell_how_the_cards_were_sorted() -> None:
    """[PC-PRIV-PEEK-1] All six orders give the others one view and one log."""
    seen = []
    for order in permutations(["S17", "S16", "S01"]):
        game = peeking()
        game.choose(*[f"ship {card}" for card in order[:2]])
        assert deck(game, 0)[:3] == list(order)
        seen.append([(game.view(seat), game.log("en", seat)) for seat in (None, 1, 2, 3)])
    assert all(views == seen[0] for views in seen)


def test_another_players_sorting_ends_the_knowledge() -> None:
    """[PC-PRIV-PEEK-1] A knew the three cards; B looks at them, too, and puts them back."""
    game = peeking()
    game.choose("ship S17", "ship S16", "talents")
    assert deck(game, 0)[:3] == ["S17", "S16", "S01"]
    game.choose("ship S20", "ship S16", "ship S01")
    assert deck(game, 1)[:3] == ["S16", "S01", "S17"]
    assert deck(game, 0)[:3] == [None] * 3


def test_sorting_in_vain_ends_the_knowledge_as_well() -> None:
    """[PC-PRIV-PEEK-1] A cannot know that B changed nothing."""
    game = peeking()
    game.choose("ship S17", "ship S16", "talents", "ship S20", "ship S17", "ship S16")
    assert deck(game, 0)[:3] == [None] * 3


def test_knowledge_of_cards_further_down_remains() -> None:
    """[PC-PRIV-PEEK-1] B sorts the top three of four that A knows."""
    game = lay(
        turn=1,
        B={"kept": ["S20"]},
        deck=["S17", "S16", "S01", "S02"],
        known={"S17": [0], "S16": [0], "S01": [0], "S02": [0]},
    )
    game.choose("ship S20", "ship S17", "ship S16")
    assert deck(game, 0)[:5] == [None, None, None, "S02", None]
    assert deck(game, 1)[:5] == ["S17", "S16", "S01", None, None]


def test_knowledge_outlasts_a_draw() -> None:
    """[PC-PRIV-PEEK-1] S17 is drawn to the second row; A knows the next two."""
    game = lay(A={"kept": [PEEK, "S30"]}, first_row=["S18"], deck=["S17", "S16", "S01", "S02"])
    game.choose(f"ship {PEEK}", "ship S17", "ship S16", "ship S30")
    assert game.view(1)["table"]["second_row"][0] == "S17"
    assert deck(game, 0)[:3] == ["S16", "S01", None]
    assert deck(game, 1)[:3] == [None] * 3


def test_a_single_card_cannot_be_sorted_away() -> None:
    """[PC-PRIV-PEEK-1, EC-7] What B knows of it, B knows still."""
    game = scarce("S08", A={"kept": [PEEK]}, known={"S08": [1]})
    game.choose(f"ship {PEEK}")
    assert (deck(game, 0)[0], deck(game, 1)[0]) == ("S08", "S08")
    assert deck(game, 3)[0] is None


def test_the_log_shows_peeked_cards_to_the_peeker_only() -> None:
    """[PC-PRIV-PEEK-1, EC-55] The others read that it happened."""
    game = peeking()
    game.choose("ship S01", "ship S17")
    told = {seat: "\n".join(game.log("en", seat)) for seat in EVERYONE}
    for card in ("Rome · Oil", "Rome · Dye", "Egypt · Dye"):
        assert card in told[0]
        assert not any(card in told[seat] for seat in (None, 1, 2, 3))
    assert told[1].count("looks at card") == 3
    assert len(game.log("en", 0)) == len(game.log("en", 1))


def test_a_later_log_does_not_betray_the_peek() -> None:
    """[PC-PRIV-PEEK-1] When S17 comes to light, what was told before stays as it was told."""
    game = lay(A={"kept": [PEEK, "S30"]}, first_row=["S18"], deck=["S17", "S16", "S01"])
    game.choose(f"ship {PEEK}", "ship S17", "ship S16")
    before = game.log("en", 1)
    game.choose("ship S30")
    assert game.log("en", 1)[: len(before)] == before
    assert "Rome · Oil" in "\n".join(game.log("en", 1)[len(before) :])


# Under the deck


def test_a_card_under_the_deck_lies_face_down() -> None:
    """[PC-GEN-9, EC-64] The voyage's card was open to all, the used card lay before A."""
    game = lay(
        A={"kept": ["S28"], "captains": 1, "temple": 2, "reserve": 0, "goods": ["OIL"]},
        deck=["S12"],
    )
    game.choose("slot PORTER1", "charter-ship", "ship S28")
    assert game.bottom(2) == ["S12", "S28"]
    for seat in EVERYONE:
        assert deck(game, seat) == [None] * 30


def test_a_departed_or_turned_away_card_lies_face_down() -> None:
    """[PC-GEN-9, EC-64] The decider does not know more than the others."""
    game = away_and_departed()
    assert game.bottom(2) == ["S18", "S06"]
    for seat in EVERYONE:
        assert set(deck(game, seat)) == {None}


def test_the_log_remembers_a_card_sent_out_or_loaded() -> None:
    """[EC-64] It went under the deck in the sight of all."""
    sailed = lay(A={"captains": 1, "temple": 2, "reserve": 0, "goods": ["OIL"]}, deck=["S12"])
    sailed.choose("slot PORTER1", "charter-ship")
    loaded = lay(A={"goods": ["DYE"]}, quays={"ROM-I": {"owner": 0, "ship": "S16"}})
    loaded.choose("slot PORTER1", "quay ROM-I", "path")
    for seat in EVERYONE:
        assert "Etruria · Oil is revealed" in "\n".join(sailed.log("en", seat))
        assert "loads the ship from Rome (dye)" in "\n".join(loaded.log("en", seat))


def test_the_log_remembers_a_card_turned_away_or_departed() -> None:
    """[EC-64] It lay open in the first row, and all have seen it go."""
    game = away_and_departed()
    for seat in EVERYONE:
        told = game.log("en", seat)
        assert any("turns the ship from Rome (glass) away" in line for line in told)
        assert any("departs" in line and "ship from Greece (dye)" in line for line in told)


def test_a_known_card_sorted_by_a_peeker_is_known_no_more() -> None:
    """[PC-PRIV-PEEK-1] B and C knew S01 on top; after A's sorting only A does."""
    game = lay(A={"kept": [PEEK]}, deck=["S01", "S02", "S03"], known={"S01": [1, 2]})
    assert deck(game, 2)[:2] == ["S01", None]
    game.choose(f"ship {PEEK}", "ship S02", "ship S01")
    assert deck(game, 0)[:3] == ["S02", "S01", "S03"]
    for seat in (None, 1, 2, 3):
        assert deck(game, seat)[:3] == [None] * 3


# Re-dealing


def half_sorted() -> Laid:
    """A has put the first of three cards back."""
    game = peeking()
    game.choose("ship S01")
    return game


@pytest.mark.parametrize("position", [peeking, half_sorted, peeked_and_buried])
def test_a_redealt_game_looks_the_same(position: Callable[[], Laid]) -> None:
    """view(p, determinize(s, p)) == view(p, s)"""
    game = position()
    for seat in range(4):
        before, order = game.view(seat), list(game.g.deck)
        for seed in range(20):
            assert game.determinize(seat, seed).view(seat) == before
        assert list(game.g.deck) == order


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_redealt_game_looks_the_same_at_any_moment(seats: int) -> None:
    """view(p, determinize(s, p)) == view(p, s)"""
    dice = random.Random(seats)
    game = Laid.new(seats, 100 + seats)
    while not game.over:
        seat = dice.randrange(seats)
        assert game.determinize(seat, dice.randrange(1000)).view(seat) == game.view(seat)
        game.apply(dice.choice(game.options))


def test_redealing_moves_what_is_unknown_and_nothing_else() -> None:
    """[EC-64] Known cards keep their places; the others, also the buried ones, take any place."""
    game = peeked_and_buried()
    known = deck(game, 1)
    assert known[:4] == ["S02", "S01", "S17", None]
    assert game.bottom(4) == [PEEK, "S06", "S30", "S20"]
    places: dict[int, set[Any]] = {place: set() for place in range(len(known))}
    for seed in range(60):
        redealt = game.determinize(1, seed)
        order = redealt.top(30)
        assert sorted(map(str, order)) == sorted(map(str, game.top(30)))
        for place, card in enumerate(order):
            places[place].add(card)
    for place, card in enumerate(known):
        assert (places[place] == {card}) is (card is not None)
        assert len(places[place]) == 1 or len(places[place]) > 5


def test_redealing_keeps_who_knows_how_much() -> None:
    """To B the cards that A has seen are others now, but A knows three of them as before."""
    game = peeking()
    faces = set()
    for seed in range(20):
        redealt = game.determinize(1, seed)
        seen = deck(redealt, 0)
        assert [card is None for card in seen] == [card is None for card in deck(game, 0)]
        assert redealt.offered == {f"ship {card}" for card in seen[:3]}
        faces |= set(seen[:3])
    assert len(faces) > 10


def test_redealing_forgets_the_future_of_the_dice() -> None:
    """What the bag will give is not the same in all worlds."""
    game = lay(A={"talents": 9})
    markets = set()
    for seed in range(10):
        redealt = game.determinize(1, seed)
        redealt.choose("market")
        markets.add(tuple(redealt.g.market))
    assert len(markets) > 3


def test_a_redealt_game_can_be_played_but_not_saved() -> None:
    """It has no history: no save, no undo, no log."""
    game = random_game(4, seed=3, choices=30)
    redealt = game.determinize(2, 8)
    with pytest.raises(cothon.CothonError, match="cannot be saved"):
        _ = redealt.save
    with pytest.raises(cothon.CannotUndo):
        redealt.undo()
    assert redealt.log("en", 2) == []
    dice = random.Random(1)
    while not redealt.over:
        redealt.apply(dice.choice(redealt.options))
    assert len(redealt.winners) >= 1
    with pytest.raises(cothon.CothonError, match="cannot be saved"):
        _ = redealt.save


def test_a_redealt_game_is_independent() -> None:
    """Playing it changes nothing in the game it came from."""
    game = peeking()
    before = [game.view(seat) for seat in EVERYONE]
    redealt = game.determinize(0, 1)
    redealt.choose("ship S01", "ship S16", "talents")
    assert redealt.player("A").talents == 3
    assert [game.view(seat) for seat in EVERYONE] == before
