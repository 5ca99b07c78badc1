"""Phase 1, end of a turn: the order of play and the display, section 4.5 of the rules page."""

from __future__ import annotations

import random

import pytest

from cothon.games.neptun.choices import PASS
from cothon.games.neptun.order import ROWER
from cothon.kernel.journal import unpacked
from tests.games.neptun.laid import FIRST, LETTERS, SECOND, Laid, contract, draft, lay, up

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def close(powers: list[int], arrivals: list[int], turn: int = 1) -> Laid:
    """A draft turn that ends with these powers, the pawns in this order; the last is played."""
    seats = len(powers)
    *before, last = arrivals
    return draft(
        up("C03", "olives-1", f"O{powers[last]}+0"),
        up("C29", "grapes-1", "O9-1"),
        seats=seats,
        gone=seats - 1,
        turn=turn,
        order=arrivals,
        oar_scale=[{"seat": seat, "power": powers[seat]} for seat in before],
    )


def leave_the_first_over(game: Laid) -> None:
    """A whole turn in which everybody turns up a new contract and takes it, if possible."""
    turn = game.board["turn"]
    while game.board["turn"] == turn:
        if game.question.endswith(" TakeContract"):
            game.choose("reveal")
        else:
            game.choose(max(game.offered - {"refuse"}))


@SEATS
def test_the_weakest_rower_comes_first(seats: int) -> None:
    """[NE-ORDER-1]"""
    powers = [9, 4, 7, 2, 5][:seats]
    game = close(powers, list(range(seats)))
    assert game.order == LETTERS[:seats]
    game.choose("contract 1", "slot 1")
    assert game.order == {3: "BCA", 4: "DBCA", 5: "DBECA"}[seats]
    ((rowers,),) = game.told("order-rowed")
    told = [divmod(rower, ROWER) for rower in unpacked(rowers)]
    assert told == [(powers[seat], seat) for seat in map(LETTERS.index, game.order)]
    assert game.board["oar_scale"] == []


@SEATS
def test_of_those_on_one_space_the_last_to_arrive_comes_first(seats: int) -> None:
    """[NE-ORDER-2]"""
    game = close([6] * seats, list(range(seats)))
    game.choose("contract 1", "slot 1")
    assert game.order == LETTERS[:seats][::-1]


@pytest.mark.parametrize(
    ("powers", "arrivals", "order"),
    [([8, 3, 6, 4], [0, 2, 3, 1], "BDCA"), ([3, 5, 5, 5], [2, 0, 3, 1], "ABDC")],
)
def test_the_orders_of_the_page(powers: list[int], arrivals: list[int], order: str) -> None:
    """[NE-ORDER-1, NE-ORDER-2, EX-6, T-05]"""
    game = close(powers, arrivals)
    game.choose("contract 1", "slot 1")
    assert game.order == order


@SEATS
@pytest.mark.parametrize("seed", range(8))
def test_any_powers_and_arrivals(seats: int, seed: int) -> None:
    """[NE-ORDER-1, NE-ORDER-2]"""
    luck = random.Random(seed)
    arrivals = luck.sample(range(seats), seats)
    powers = [luck.choice([2, 5, 5, 8]) for _ in range(seats)]
    game = close(powers, arrivals)
    game.choose("contract 1", "slot 1")
    ranked = sorted(range(seats), key=lambda seat: (powers[seat], -arrivals.index(seat)))
    assert game.board["order"] == ranked


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_order_is_set_anew_after_every_turn(turn: int) -> None:
    """[NE-ORDER-3]"""
    game = close([9, 4, 2], [0, 1, 2], turn)
    game.choose("contract 1", "slot 1")
    assert game.order == "CBA"
    seen = game.board
    assert (seen["phase"], seen["turn"]) == (("acquire", turn + 1) if turn < 5 else ("fulfil", 1))


@SEATS
def test_the_last_order_holds_until_the_next_round_has_taken_its_first_turn(seats: int) -> None:
    """[NE-ORDER-4]"""
    for seed in range(3):
        game, luck = Laid.new(seats, seed), random.Random(seed)
        for _ in "ABC":
            game.play(luck, "ChooseOars")
            fixed = game.order
            before = len(game.told("contract-loaded"))
            while not game.over and len(game.told("contract-loaded")) < before + seats:
                assert game.order == fixed
                game.apply(luck.choice(game.options))
            takers = [seat for seat, *_ in game.told("contract-loaded")[before:]]
            if not game.over:
                assert "".join(LETTERS[seat] for seat in takers) == fixed


def test_ships_and_extra_turns_follow_the_last_order() -> None:
    """[NE-ORDER-4]"""
    cargo = {"slots": [contract("C03", "salt-1")]}
    game = lay(
        3,
        phase="sail",
        turn=5,
        order=[2, 0, 1],
        A=cargo,
        B={"slots": [contract("C04", "salt-2")]},
        C={"slots": [contract("C02", "salt-3")]},
    )
    course = []
    while game.question.split()[-1] in ("Sail", "JoinExtra", "PlayOar"):
        course.append(game.question)
        if game.question.endswith("JoinExtra"):
            if len(course) > 12:
                break
            game.choose("join")
        elif game.question.endswith("Sail"):
            game.choose("place CRETA")
        else:
            game.apply(game.options[0])
    assert course[:9] == [
        *("C Sail", "A Sail", "B Sail"),
        *("C JoinExtra", "A JoinExtra", "B JoinExtra"),
        *("C PlayOar", "C Sail", "A PlayOar"),
    ]


def test_the_last_order_settles_ties_of_gold() -> None:
    """[NE-ORDER-4, EC-28] All have 5 gold; the oars of turn 5 decide, whatever is played at sea."""
    game = close([9, 4, 2], [0, 1, 2], turn=5)
    game.choose("contract 1", "slot 1")
    game.idle("AcceptOrRefuse")
    assert [game.tiles(letter) for letter in "ABC"] == [[], [], ["GOLD-A1"]]


@SEATS
def test_one_contract_is_left_over_at_the_end_of_every_turn(seats: int) -> None:
    """[NE-REFILL-1]"""
    game, luck = Laid.new(seats, 5), random.Random(5)
    left = []
    while not game.over:
        loading = game.question.endswith("LoadContract")
        if loading and len(game.board["oar_scale"]) == seats - 1:
            left.append(len(game.board["display"]))
        game.apply(luck.choice(game.options))
    assert left == [1] * 12  # the last slot is loaded without a question
    assert game.told("display-dealt") == [[seats + 1], *[[seats]] * 4] * 3


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
@pytest.mark.parametrize("gold", [0, 1, 3])
def test_a_face_up_leftover_gets_a_gold_besides_what_it_has(turn: int, gold: int) -> None:
    """[NE-REFILL-2]"""
    game = draft({**FIRST, "gold": gold}, SECOND, seats=3, gone=2, turn=turn)
    game.choose("contract 2", "slot 1")
    assert game.lying[0] == f"C03 {gold + 1}"
    ((deal, told),) = game.told("leftover-kept")
    assert (unpacked(deal)[0], told) == (2, gold + 1)
    assert [game.player(letter).gold for letter in "ABC"] == [5, 5, 5]  # it comes from the bank


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_face_down_leftover_is_turned_up_without_gold(turn: int) -> None:
    """[NE-REFILL-3, T-04]"""
    game = draft(FIRST, {"city": "C29"}, seats=3, gone=2, turn=turn)
    game.choose("contract 1", "slot 1")
    assert game.lying == ["C29 0", "?", "?", "?"]
    assert "leftover-kept" not in game.events
    assert len(game.told("leftover-turned-up")) == 1


def test_a_leftover_that_was_turned_up_gets_gold_the_next_time() -> None:
    """[NE-REFILL-2, NE-REFILL-3] No gold "this time" only."""
    game = draft(FIRST, {"city": "C29"}, seats=3, gone=2)
    game.choose("contract 1", "slot 1")
    leave_the_first_over(game)
    assert game.lying == ["C29 1", "?", "?", "?"]


@SEATS
def test_gold_piles_up_on_a_leftover(seats: int) -> None:
    """[NE-REFILL-2, EC-37] One for every turn in which it stays over face up; four at most."""
    game = draft(FIRST, seats=seats)
    for turn in range(1, 5):
        assert game.lying[0] == f"C03 {turn - 1}"
        leave_the_first_over(game)
    taker = game.question[0]
    before = game.mat(taker)["gold"]
    game.choose("contract 1")
    assert game.mat(taker)["gold"] == before + 4
    assert game.board["taken"] is None  # the last slot is filled by itself


@SEATS
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_leftover_comes_first_and_as_many_new_ones_as_players(seats: int, turn: int) -> None:
    """[NE-REFILL-2, NE-REFILL-4, EC-3, EC-48, EX-7]"""
    cities = [f"C{n}" for n in range(11, 11 + seats)]
    columns = [{**FIRST, "column": 1}, {**SECOND, "column": seats}]
    game = draft(*columns, seats=seats, gone=seats - 1, turn=turn, city_pile=cities)
    before = game.board["piles"]
    game.choose("contract 2", "slot 1")
    assert game.lying == ["C29 1"] + ["?"] * seats
    assert game.offered == {"contract 1", "reveal"}
    assert game.told("display-dealt") == [[seats]]
    assert [column["column"] for column in game.board["display"]] == list(range(seats + 1))
    assert {key: before[key] - left for key, left in game.board["piles"].items()} == {
        **{"cities": seats, "goods": seats, "oars": seats}
    }
    codes = game.g.box.city_codes
    assert [codes[card] for card in game.g.shown_cities[1:]] == cities


@SEATS
@pytest.mark.parametrize("face_up", [True, False])
def test_after_the_fifth_turn_the_leftover_goes(seats: int, face_up: bool) -> None:
    """[NE-REFILL-5, EC-4, T-32] With the gold on it, and the next round begins without any."""
    rest = {**SECOND, "gold": 2} if face_up else {"city": "C29"}
    game = draft(FIRST, rest, seats=seats, gone=seats - 1, turn=5)
    before = game.board["piles"]
    card = game.g.shown_cities[1]
    game.choose("contract 1", "slot 1")
    assert game.board["display"] == []
    assert game.board["discards"] == {"cities": 1, "goods": 1, "oars": 1}
    assert game.board["piles"] == before  # nothing new is dealt
    assert [game.player(letter).gold for letter in LETTERS[:seats]] == [5] * seats
    assert not {"leftover-kept", "leftover-turned-up"} & set(game.events)
    assert ("leftover-cleared" if face_up else "leftover-unseen") in game.events
    assert game.g.city_discard == [card]
    assert game.g.known[card] == (0xFFFF if face_up else 0)
    game.idle("AcceptOrRefuse", round="B")
    assert [column["gold"] for column in game.board["display"]] == [0] * (seats + 1)
    assert game.told("display-dealt") == [[seats + 1]]


@SEATS
def test_a_round_uses_five_cards_a_player_and_one_of_every_pile(seats: int) -> None:
    """[NE-REFILL-5, NE-REFILL-6, EC-9, T-25] So that no pile runs out, however many oars are kept.

    Nobody takes an extra turn, which leaves as many oars in the hands as can be.
    """
    for seed in range(4):
        game, luck = Laid.new(seats, seed), random.Random(seed)
        for _ in "ABC":
            seen = game.board
            assert (seen["phase"], seen["turn"], len(seen["display"])) == ("acquire", 1, seats + 1)
            supply = {key: left + seats + 1 for key, left in seen["piles"].items()}
            assert (supply["cities"], supply["goods"]) == (30, 30)
            assert supply["oars"] >= 40 - 2 * seats >= 5 * seats + 1
            game.play(luck, "ChooseOars")
            used = {key: supply[key] - left for key, left in game.board["piles"].items()}
            assert set(used.values()) == {(16, 21, 26)[seats - 3]}
            assert game.board["discards"] == {"cities": 1, "goods": 1, "oars": 1}
            while not game.over and game.board["phase"] == "fulfil":
                extra = game.question.endswith(" JoinExtra")
                game.apply(PASS if extra else luck.choice(game.options))


def test_if_a_pile_runs_out_its_discards_are_shuffled() -> None:
    """[EC-9]"""
    out = [f"C{n:02}" for n in range(5, 29)]
    game = draft(FIRST, up("C04", "salt-1", "O3+0"), seats=3, gone=2, city_discard=out)
    assert game.board["piles"]["cities"] == 4
    game.choose("contract 1", "slot 1")
    seen = game.board
    assert (seen["turn"], seen["piles"]["cities"], seen["discards"]["cities"]) == (2, 1, 24)
    while game.board["turn"] == 2:
        game.apply(game.options[0])
    seen = game.board
    assert len(seen["display"]) == 4  # one came from the old pile, two from the new one
    assert (seen["piles"]["cities"], seen["discards"]["cities"]) == (22, 0)
    assert "pile-reshuffled" in [entry.event.key for entry in game.journal]
