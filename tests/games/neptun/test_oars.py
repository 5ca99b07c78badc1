"""Phase 2, choosing oars: at once and in secret, changed until the last one is in."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

import cothon
from tests.games.neptun.laid import COLOURS, DONE, LETTERS, Laid, cargo, hands, lay

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
THREE = ("O4+0", "O6+1", "O9-2")
FIVE = (*THREE, "O2+2", "O7-1")


def three(**data: object) -> Laid:
    """Three players about to choose; A holds O4+0, B O6+1, C O9-2 and four others each."""
    return lay(3, phase="oars", **hands(*THREE), **data)


def seen_by_all(game: Laid) -> list[object]:
    """Everything that anybody sees."""
    seats = [None, *range(game.seats)]
    return [game.view(seat) for seat in seats] + [game.log("en", seat) for seat in seats]


# The course of a turn


@SEATS
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_turn_has_its_steps_in_this_order(seats: int, turn: int) -> None:
    """[NE-OAR-1, NE-SAIL-1]"""
    sailing_order = list(reversed(range(seats)))
    players = hands(*FIVE[:seats], fill=min(4, 6 - turn))
    game = lay(seats, phase="oars", turn=turn, order=sailing_order, **players)
    start = len(game.events)
    game.row_with(*FIVE[:seats])
    game.idle("ChooseOars", turn=turn + 1)
    course = ["oar-shown"] * seats + ["forecast-set"]
    course += ["stayed"] * seats + ["wind-shifted", "turn-began"]
    assert game.events[start : start + len(course)] == course
    assert [seat for seat, _ in game.told("stayed")] == sailing_order


def test_after_the_fifth_turn_the_wind_waits() -> None:
    """[NE-OAR-1]"""
    game = lay(3, phase="oars", turn=5, **hands(*THREE, fill=1))
    game.row_with(*THREE)
    game.idle("AcceptOrRefuse")
    course = game.events
    assert course.count("wind-shifted") == 1
    assert course.index("round-ended") < course.index("wind-shifted")


# What can be chosen


@SEATS
def test_everybody_is_asked_at_once_for_a_card_of_the_own_hand(seats: int) -> None:
    """[NE-OAR-2] Common or personal."""
    own = [[f"P5+1.{colour}", f"P8-1.{colour}"] for colour in COLOURS]
    game = lay(
        seats,
        phase="oars",
        **{
            letter: {"hand": [*own[seat], *hands(*FIVE, fill=3)[letter]["hand"]]}
            for seat, letter in enumerate(LETTERS[:seats])
        },
    )
    assert game.asked == list(range(seats))
    for seat, letter in enumerate(LETTERS[:seats]):
        names = [game.name(choice) for choice in game.options_of(seat)]
        assert sorted(names) == sorted(f"oar {oar}" for oar in game.mat(letter)["hand"])
        assert set(own[seat]) < set(game.mat(letter)["hand"])


def test_exactly_one_card_is_chosen() -> None:
    """[NE-OAR-2]"""
    game = three()
    game.row_with(*THREE)
    for letter, oar in zip("ABC", THREE, strict=True):
        assert game.mat(letter)["played"] == [oar]
        assert len(game.mat(letter)["hand"]) == 4
        assert oar not in game.mat(letter)["hand"]


@pytest.mark.parametrize(
    "manifest",
    [
        pytest.param(DONE, id="all-fulfilled"),
        pytest.param(cargo("lost C15 honey-1", "done", "done", "done", "done"), id="one-lost"),
        pytest.param(cargo("lost C15 honey-1", "lost C01 salt-1"), id="nothing-open"),
    ],
)
@pytest.mark.parametrize("letter", ["A", "B", "C"])
@SEATS
def test_without_an_open_contract_one_must_choose_as_well(
    seats: int, manifest: list[dict[str, object]], letter: str
) -> None:
    """[NE-OAR-3, NE-WIND-1, EC-17, T-23] In every ordinary turn, and may sail then."""
    for turn in range(1, 6):
        oars = ("O4+0", "O6+1", "O9+1", "O2+0", "O7+0")[:seats]
        players = hands(*oars, fill=min(4, 6 - turn))
        players[letter]["slots"] = manifest
        game = lay(seats, phase="oars", turn=turn, **players)
        assert game.asked == list(range(seats))
        own = {game.name(choice) for choice in game.options_of(LETTERS.index(letter))}
        assert own == {f"oar {oar}" for oar in players[letter]["hand"]}
        game.row_with(*oars)
        assert game.board["forecast"] == 2
        assert [len(one["played"]) for one in game.board["players"]] == [1] * seats
        assert {"place CRETA", "place CYRENE"} < game.offered
        game.choose("place CRETA")
        assert game.question == "B Sail"


# At once


def test_nothing_is_revealed_before_the_last_one_has_chosen() -> None:
    """[NE-OAR-4]"""
    game = three()
    for oar in THREE[:2]:
        game.row_with(oar)
        assert "oar-shown" not in game.events
        assert game.board["forecast"] is None
        assert [game.mat(letter)["played"] for letter in "ABC"] == [[], [], []]
        assert game.question.endswith(" ChooseOars")
    game.row_with(THREE[2])
    assert [game.mat(letter)["played"] for letter in "ABC"] == [[oar] for oar in THREE]
    assert game.question == "A Sail"


def test_all_are_revealed_by_the_same_choice() -> None:
    """[NE-OAR-4]"""
    game = three()
    game.row_with(*THREE)
    moments = [
        entry.moment for entry in game.journal if entry.event.key in ("oar-shown", "forecast-set")
    ]
    assert moments == [3, 3, 3, 3]


def test_after_the_reveal_no_choice_is_changed() -> None:
    """[NE-OAR-4, EC-45]"""
    game = three()
    other = game.mat("A")["hand"][1]
    for letter, oar in zip("ABC", THREE, strict=True):
        game.hand_in(letter, oar)
    after = seen_by_all(game)
    for letter in "ABC":
        with pytest.raises(cothon.CothonError):
            game.hand_in(letter, other)
        with pytest.raises(cothon.CannotUndo):
            game.undo(LETTERS.index(letter))
    assert seen_by_all(game) == after
    assert game.mat("A")["played"] == [THREE[0]]


# In any order


@pytest.mark.parametrize("way", list(permutations("ABC")))
def test_cards_are_handed_in_in_any_order(way: tuple[str, ...]) -> None:
    """[NE-OAR-2, -4] What follows is the same."""
    game, straight = three(), three()
    straight.row_with(*THREE)
    for number, letter in enumerate(way):
        assert list(game.sealed) == sorted(game.sealed, key=lambda s: way.index(LETTERS[s]))
        assert len(game.sealed) == number
        assert game.asked == [0, 1, 2]
        game.hand_in(letter, THREE[LETTERS.index(letter)])
    assert game.sealed == {}
    assert seen_by_all(game) == seen_by_all(straight)
    assert game.save.choices == straight.save.choices


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_a_choice_may_be_changed_until_the_last_one_is_in(first: str) -> None:
    """[NE-OAR-4, EC-45] Again and again, and back."""
    game = three()
    hand = game.mat(first)["hand"]
    for oar in (*hand, hand[3]):
        game.hand_in(first, oar)
        assert game.sealed == {LETTERS.index(first): game.oar_choice(oar)}
        assert game.moment == 0
    others = [letter for letter in "ABC" if letter != first]
    game.hand_in(others[0], game.mat(others[0])["hand"][0])
    game.hand_in(first, hand[2])
    game.hand_in(others[1], game.mat(others[1])["hand"][0])
    assert game.mat(first)["played"] == [hand[2]]


def test_a_card_of_another_hand_is_refused() -> None:
    """[NE-OAR-2] So is one that nobody holds; nothing changes."""
    game = three()
    game.hand_in("B", "O6+1")
    before, sealed = seen_by_all(game), game.sealed
    for letter, oar in (("A", "O6+1"), ("B", "O4+0"), ("C", "P8-1.red"), ("C", "O3-2")):
        assert oar not in game.mat(letter)["hand"]
        with pytest.raises(cothon.IllegalChoice):
            game.hand_in(letter, oar)
    assert (seen_by_all(game), game.sealed) == (before, sealed)


def test_a_seat_that_is_not_there_hands_nothing_in() -> None:
    game = three()
    with pytest.raises(cothon.CothonError):
        game.seal(3, game.oar_choice("O4+0"))
    assert game.sealed == {}


def test_when_one_is_asked_only_that_one_hands_in() -> None:
    """Outside of the secret choice a sealed choice is carried out at once."""
    game = lay(3, phase="sail", A={"played": ["O4+0"]})
    cyrene = next(choice for choice in game.options if game.name(choice) == "place CYRENE")
    with pytest.raises(cothon.CothonError):
        game.seal(1, cyrene)
    game.seal(0, cyrene)
    assert (game.question, game.mat("A")["place"]) == ("B Sail", "CYRENE")


# Forced choices


def test_who_has_one_card_only_is_not_asked() -> None:
    """[NE-OAR-2, -6] The fifth turn: A and C have one card left, B has two."""
    players = hands(*THREE, fill=0)
    players["B"]["hand"].append("O2+0")
    game = lay(3, phase="oars", turn=5, **players)
    assert game.asked == [1]
    with pytest.raises(cothon.CothonError):
        game.hand_in("C", "O9-2")
    game.hand_in("B", "O2+0")
    assert [game.mat(letter)["played"] for letter in "ABC"] == [["O4+0"], ["O2+0"], ["O9-2"]]


def test_if_all_have_one_card_nobody_is_asked() -> None:
    """[NE-OAR-6]"""
    game = lay(3, phase="oars", turn=5, **hands(*THREE, fill=0))
    assert (game.question, game.moment) == ("A Sail", 0)
    assert game.board["forecast"] == -1
    assert [game.mat(letter)["hand"] for letter in "ABC"] == [[], [], []]


# Played cards


def test_a_played_card_stays_until_the_round_ends() -> None:
    """[NE-OAR-5] The cards in front of a player count the turns played."""
    game = lay(4, phase="oars", A={"slots": cargo("C01 honey-1")})
    for turn in range(1, 6):
        game.idle("Sail", turn=turn)
        for letter in "ABCD":
            assert len(game.mat(letter)["played"]) == turn
        first = game.board["players"][0]["played"][0]
    game.idle("AcceptOrRefuse", round="B")
    assert [game.mat(letter)["played"] for letter in "ABCD"] == [[], [], [], []]
    assert first not in game.mat("A")["hand"]


def test_cards_of_extra_turns_lie_with_the_others() -> None:
    """[NE-OAR-5]"""
    played = ["O4+0", "O5+0", "O6+0", "O7+0", "O8+0"]
    manifest = cargo("C01 honey-1", "C02 grain-1")
    game = lay(3, phase="extra", A={"played": played, "hand": ["O2+0", "O3+0"], "slots": manifest})
    game.choose("join", "oar O3+0", "place CRETA")
    assert game.mat("A")["played"] == [*played, "O3+0"]
    assert game.mat("A")["hand"] == ["O2+0"]
    game.choose("join")
    assert game.mat("A")["played"] == [*played, "O3+0", "O2+0"]


# How many


@SEATS
def test_the_first_voyage_starts_with_seven_cards(seats: int) -> None:
    """[NE-OAR-6, T-25]"""
    game = Laid.new(seats, seats)
    game.idle("ChooseOars")
    assert [len(merchant["hand"]) for merchant in game.board["players"]] == [7] * seats


def test_a_later_voyage_starts_with_five_six_or_seven() -> None:
    """[NE-OAR-6] A took part in no extra turn, B in one, C in both."""
    game = lay(
        3,
        phase="round_end",
        A={"hand": ["O2+0", "P5+1.red"]},
        B={"hand": ["O3+0"]},
        C={"hand": []},
    )
    game.idle("ChooseOars", round="B")
    assert [len(game.mat(letter)["hand"]) for letter in "ABC"] == [7, 6, 5]
    game.idle("AcceptOrRefuse", round="C")
    assert [len(game.player(letter).hand) for letter in "ABC"] == [2, 1, 0]


@SEATS
def test_no_turn_ever_lacks_a_card(seats: int) -> None:
    """[NE-OAR-6] Over whole games with extra turns."""
    dice = random.Random(seats)
    sizes = set()
    for seed in range(8):
        game = Laid.new(seats, seed)
        while not game.over:
            shown = game.board
            if game.question == "A ChooseOars" and shown["turn"] == 1:
                sizes |= {len(merchant["hand"]) for merchant in shown["players"]}
            game.apply(game.lively_choice(dice.randrange(9999)))
        assert game.told("turn-began") == [[turn] for turn in (1, 2, 3, 4, 5)] * 3
    assert sizes == {5, 6, 7}


@SEATS
def test_the_order_of_play_is_not_touched(seats: int) -> None:
    """[NE-ORDER-4, EC-39]"""
    oars = ("O9+0", "O2+0", "O5+0", "O7+0", "O3+0")[:seats]
    game = lay(seats, phase="oars", order=[*range(1, seats), 0], **hands(*oars))
    game.row_with(*oars)
    game.idle("Sail", turn=2)
    assert game.order == f"{LETTERS[1:seats]}A"
    assert (game.question, game.board["oar_scale"]) == ("B Sail", [])
