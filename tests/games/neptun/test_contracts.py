"""Phase 1, display and contracts: section 4.3 of the rules page."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from cothon.games.neptun.box import GOODS_CARD, OAR_CARD
from cothon.kernel.journal import unpacked
from tests.games.neptun.laid import FIRST, LETTERS, SECOND, Laid, contract, draft, lay, up

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
THIRD = up("C16", "honey-1", "O9+2")
DOWN: dict[str, str] = {}


def top(*cards: tuple[str, str, str]) -> dict[str, list[str]]:
    """These contracts on top of the piles, the next one first."""
    cities, goods, oars = zip(*cards, strict=True)
    return {"city_pile": list(cities), "goods_pile": list(goods), "oar_pile": list(oars)}


@SEATS
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_a_round_begins_with_a_contract_more_than_players(seats: int, letter: str) -> None:
    """[NE-CONTRACT-1]"""
    cards = [(f"C0{n}", f"fish-{n}", f"O4{n - 3:+d}") for n in range(1, 6)]
    game = lay(seats, phase="round", round=letter, **top(*cards))
    seen = game.board
    assert game.told("display-dealt") == [[seats + 1]]
    assert [column["column"] for column in seen["display"]] == list(range(seats + 1))
    assert seen["piles"] == {"cities": 29 - seats, "goods": 29 - seats, "oars": 39 - seats}
    for _ in cards[1 : seats + 1]:
        game.choose("refuse")  # one by one they come to light, from left to right
    g = game.g
    revealed = [
        (
            g.box.city_codes[city],
            g.box.goods_card_codes[goods - GOODS_CARD],
            g.box.oar_codes[oar - OAR_CARD],
        )
        for _, deal, oar in game.told("contract-turned-up")
        for city, goods in [unpacked(deal)]
    ]
    assert revealed[:5] == cards[: seats + 1]


@SEATS
def test_all_contracts_of_a_new_display_lie_face_down(seats: int) -> None:
    """[NE-CONTRACT-1, EX-1] The first player then has to turn the first one up."""
    game = Laid.new(seats, 4)
    assert game.question == f"{game.order[0]} AcceptOrRefuse"
    keys = game.events
    assert keys.index("display-dealt") < keys.index("contract-turned-up")
    assert keys.count("contract-turned-up") == 1
    assert [column["face_up"] for column in game.board["display"]] == [True] + [False] * seats


def test_the_cards_of_a_contract_are_revealed_together() -> None:
    """[NE-CONTRACT-2]"""
    game = draft(FIRST, contract("C05", "salt-2", oar="O3+1"), seats=3)
    before = game.board["display"][1]
    assert (before["city"], before["goods"], before["oar"]) == (None, None, None)
    game.choose("reveal")
    after = game.board["display"][1]
    assert (after["city"], after["goods"], after["oar"]) == ("C05", "salt-2", "O3+1")


def test_the_cards_of_a_contract_are_taken_together() -> None:
    """[NE-CONTRACT-2]"""
    game = draft(FIRST, SECOND, seats=3)
    game.choose("contract 2")
    taken = game.board["taken"]
    assert (taken["city"], taken["goods"], taken["oar"]) == ("C29", "grapes-1", "O6-1")
    game.choose("slot 1")
    own = game.mat("A")
    assert (own["slots"][0]["city"], own["slots"][0]["goods"]) == ("C29", "grapes-1")
    assert "O6-1" in own["hand"]
    first = game.board["display"][0]
    assert (first["city"], first["goods"], first["oar"]) == ("C03", "olives-1", "O2+0")


def test_the_cards_of_a_contract_are_kept_over_and_discarded_together() -> None:
    """[NE-CONTRACT-2]"""
    game = draft(FIRST, SECOND, seats=3, gone=2)
    game.choose("contract 2", "slot 1")
    kept = game.board["display"][0]
    assert (kept["city"], kept["goods"], kept["oar"]) == ("C03", "olives-1", "O2+0")
    game = draft(FIRST, SECOND, seats=3, gone=2, turn=5)
    game.choose("contract 2", "slot 1")
    g = game.g
    assert [g.box.city_codes[card] for card in g.city_discard] == ["C03"]
    assert [g.box.goods_card_codes[card - GOODS_CARD] for card in g.goods_discard] == ["olives-1"]
    assert game.oars(g.oar_discard) == ["O2+0"]


@pytest.mark.parametrize(
    ("city", "goods", "place", "region", "gold", "points"),
    [
        ("C03", "olives-1", "SAGUNTUM", "HISPANIA", 0, 3),
        ("C29", "grapes-5", "ALEXANDRIA", "ORIENS", 0, 2),
        ("C16", "honey-2", "LEPTIS_MAGNA", "AFRICA", 3, 0),
        ("C02", "honey-3", "MALACA", "HISPANIA", 6, 0),
        ("C20", "grapes-1", "ATHENAE", "GRAECIA", 0, 3),
        ("C09", "grain-4", "ROMA", "ITALIA", 5, 0),
    ],
)
def test_a_contract_pays_what_the_city_card_says_for_the_good(
    city: str, goods: str, place: str, region: str, gold: int, points: int
) -> None:
    """[NE-CONTRACT-3, EX-2]"""
    profit = draft(up(city, goods, "O2+0")).board["display"][0]["profit"]
    good = goods.split("-", maxsplit=1)[0]
    assert profit == {
        **{"place": place, "good": good, "region": region},
        **{"gold": gold, "points": points},
    }
    game = lay(phase="sail", A={"gold": 2, "place": place, "slots": [contract(city, goods)]})
    game.choose(f"place {place}", "slot 1")
    assert game.mat("A")["gold"] == 2 + gold
    assert dict(game.spaces(region))["A"] == points


@SEATS
def test_everybody_takes_exactly_one_contract_a_turn_in_turn_order(seats: int) -> None:
    """[NE-CONTRACT-4]"""
    game, luck = Laid.new(seats, 11), random.Random(11)
    for turn in range(1, 6):
        sequence = list(game.board["order"])
        before = len(game.told("contract-loaded"))
        while game.board["turn"] == turn and game.board["phase"] == "acquire":
            assert "pass" not in game.offered
            game.apply(luck.choice(game.options))
        takers = [seat for seat, *_ in game.told("contract-loaded")[before : before + seats]]
        assert takers == sequence
    assert [game.slots(letter) for letter in LETTERS[:seats]] == [["open"] * 5] * seats


def test_reveals_go_from_left_to_right() -> None:
    """[NE-CONTRACT-5]"""
    columns = [{**FIRST, "column": 1}, {"column": 3, "city": "C10"}, {"column": 4, "city": "C11"}]
    game = draft(*columns, gone=2)
    game.choose("reveal")
    assert game.lying == ["C03 0", "C10 0", "?"]
    assert game.offered == {"contract 4", "refuse"}


@SEATS
def test_what_lies_face_up_is_always_left_of_what_lies_face_down(seats: int) -> None:
    """[NE-CONTRACT-5]"""
    game, luck = Laid.new(seats, 3), random.Random(3)
    mixed = 0
    while not game.over:
        faces = [column["face_up"] for column in game.board["display"]]
        assert faces == sorted(faces, reverse=True)
        columns = [column["column"] for column in game.board["display"]]
        assert all(left < right for left, right in pairwise(columns))
        mixed += len(set(faces)) == 2
        game.apply(luck.choice(game.options))
    assert mixed


@SEATS
def test_if_all_lie_face_down_the_leftmost_must_be_revealed(seats: int) -> None:
    """[NE-CONTRACT-6] There is nothing to choose, so nobody is asked."""
    for gone in range(seats):
        game = draft({"city": "C07"}, seats=seats, gone=gone)
        assert game.question == f"{LETTERS[gone]} AcceptOrRefuse"
        assert game.lying == ["C07 0"] + ["?"] * (seats - gone)
        assert game.offered == {"contract 1", "refuse"}


def test_a_revealed_contract_is_taken_or_refused_and_then_the_next_one_is_revealed() -> None:
    """[NE-CONTRACT-7]"""
    game = draft({"city": "C07"}, {"city": "C08"}, {"city": "C09"}, {"city": "C10"})
    for column, city in enumerate(("C07", "C08", "C09", "C10"), 1):
        assert game.question == "A AcceptOrRefuse"
        assert game.offered == {f"contract {column}", "refuse"}
        assert game.lying[column - 1] == f"{city} 0"
        if column < 4:
            game.choose("refuse")
    game.choose("contract 4")
    assert game.question == "A LoadContract"
    assert game.board["taken"]["city"] == "C10"
    assert game.lying == ["C07 0", "C08 0", "C09 0", "?"]


@SEATS
def test_the_rightmost_contract_must_be_taken_once_it_is_revealed(seats: int) -> None:
    """[NE-CONTRACT-7, NE-CONTRACT-8, T-01]"""
    for gone in range(seats):
        columns = [DOWN] * (seats - gone)
        game = draft(*columns, {"city": "C30"}, seats=seats, gone=gone)
        for _ in range(seats - gone):
            assert "refuse" in game.offered
            game.choose("refuse")
        assert game.question == f"{LETTERS[gone]} LoadContract"
        assert game.board["taken"]["city"] == "C30"
        assert "?" not in game.lying
        assert len(game.lying) == seats - gone


@SEATS
def test_whoever_reveals_the_last_one_must_take_it(seats: int) -> None:
    """[NE-CONTRACT-8, NE-CONTRACT-9, T-28] Instead of the one that lay face up."""
    columns = [{**FIRST, "column": seats - 1}, {"city": "C30", "column": seats}]
    game = draft(*columns, seats=seats, gone=seats - 1)
    assert game.offered == {f"contract {seats}", "reveal"}
    game.choose("reveal")
    assert game.question == f"{LETTERS[seats - 1]} LoadContract"
    assert game.board["taken"]["city"] == "C30"
    assert game.lying == ["C03 0"]


def test_any_face_up_contract_may_be_taken_or_the_next_one_revealed() -> None:
    """[NE-CONTRACT-9]"""
    game = draft(FIRST, SECOND, THIRD)
    assert game.question == "A TakeContract"
    assert game.offered == {"contract 1", "contract 2", "contract 3", "reveal"}
    for column, city in enumerate(("C03", "C29", "C16"), 1):
        twin = game.clone()
        twin.choose(f"contract {column}")
        assert (twin.question, twin.board["taken"]["city"]) == ("A LoadContract", city)
    game.choose("reveal")
    assert game.question == "A AcceptOrRefuse"


def test_a_reveal_waives_all_that_lay_face_up() -> None:
    """[NE-CONTRACT-10]"""
    game = draft(FIRST, SECOND, THIRD)
    game.choose("reveal")
    assert game.offered == {"contract 4", "refuse"}
    game.choose("refuse")  # the last one must be taken, nothing else is left
    assert game.question == "A LoadContract"
    assert game.lying[:3] == ["C03 0", "C29 0", "C16 0"]
    assert len(game.lying) == 4


@SEATS
def test_if_all_lie_face_up_one_of_them_must_be_taken(seats: int) -> None:
    """[NE-CONTRACT-11, T-29]"""
    goods = ("honey-1", "grain-1", "salt-1", "grapes-1", "olives-1", "fish-1")
    for gone in range(seats):
        count = seats + 1 - gone
        columns = [up(f"C{n:02}", goods[n], f"O{n + 2}+1") for n in range(count) if n]
        game = draft(up("C30", goods[0], "O2+1"), *columns, seats=seats, gone=gone)
        everything = {f"contract {n}" for n in range(1, count + 1)}
        assert (game.question, game.offered) == (f"{LETTERS[gone]} TakeContract", everything)


def test_what_was_refused_is_gone_for_this_go_and_back_afterwards() -> None:
    """[NE-CONTRACT-12, EC-5, EC-38, T-31] With the gold that lies on it by then."""
    oars = ("O3+1", "O8+0", "O2+0", "O7+0", "O9+0")
    columns = [{"city": f"C{n:02}", "oar": oar} for n, oar in enumerate(oars, 7)]
    game = draft(*columns)
    game.choose("refuse")
    assert "contract 1" not in game.offered
    game.choose("refuse")
    assert not {"contract 1", "contract 2"} & game.offered
    game.choose("contract 3", "slot 1")
    assert game.question == "B TakeContract"
    game.choose("contract 2", "slot 1", "reveal", "contract 4", "slot 1", "reveal", "slot 1")
    assert (game.board["turn"], game.lying[0]) == (2, "C07 1")
    assert game.question == "A TakeContract"  # the ban ended with the go
    assert game.offered == {"contract 1", "reveal"}
    game.choose("contract 1")
    assert (game.question, game.board["taken"]["city"]) == ("A LoadContract", "C07")
    assert game.mat("A")["gold"] == 5 + 1


def test_refused_contracts_stay_for_the_others() -> None:
    """[NE-CONTRACT-13, EC-6] Unless they waive them by a reveal."""
    game = draft({"city": "C07"}, {"city": "C08"}, {"city": "C09"})
    game.choose("refuse", "refuse", "contract 3", "slot 1")
    assert game.question == "B TakeContract"
    assert game.lying == ["C07 0", "C08 0", "?", "?"]
    assert game.offered == {"contract 1", "contract 2", "reveal"}
    waiving = game.clone()
    waiving.choose("reveal")
    assert (waiving.question, waiving.offered) == ("B AcceptOrRefuse", {"contract 4", "refuse"})
    game.choose("contract 2", "slot 1")
    assert game.question == "C TakeContract"
    assert game.offered == {"contract 1", "reveal"}


@pytest.mark.parametrize("gold", [0, 1, 4])
def test_the_gold_on_a_contract_is_the_takers_at_once(gold: int) -> None:
    """[NE-CONTRACT-14]"""
    game = draft(FIRST, {**SECOND, "gold": gold}, turn=5, B={"gold": 9})
    game.choose("contract 2")
    assert game.question == "A LoadContract"  # before it is loaded
    assert [game.player(letter).gold for letter in "ABCD"] == [5 + gold, 9, 5, 5]
    assert game.lying[0] == "C03 0"


def test_gold_waived_by_a_reveal_stays_on_its_contract() -> None:
    """[NE-CONTRACT-10, NE-CONTRACT-14, T-02]"""
    columns = [{**FIRST, "gold": 2}, {"city": "C15"}, {"city": "C16"}]
    game = draft(*columns, seats=3, gone=1, turn=3)
    game.choose("reveal")
    assert game.offered == {"contract 2", "refuse"}
    game.choose("refuse")
    assert (game.question, game.board["taken"]["city"]) == ("B LoadContract", "C16")
    assert game.player("B").gold == 5
    assert game.lying == ["C03 2", "C15 0"]


def test_a_taken_contract_leaves_its_column_empty() -> None:
    """[NE-CONTRACT-15]"""
    game = draft(FIRST, SECOND, THIRD)
    game.choose("contract 2", "slot 1")
    assert [column["column"] for column in game.board["display"]] == [0, 2, 3, 4]
    assert game.lying == ["C03 0", "C16 0", "?", "?"]
    assert game.offered == {"contract 1", "contract 3", "reveal"}
    game.choose("contract 1", "slot 1")
    assert [column["column"] for column in game.board["display"]] == [2, 3, 4]
    assert game.offered == {"contract 3", "reveal"}


@SEATS
def test_nobody_looks_at_a_face_down_contract(seats: int) -> None:
    """[NE-CONTRACT-16]"""
    game = draft(FIRST, {"city": "C11", "goods": "fish-4", "oar": "O7+1"}, seats=seats)
    for eyes in (*range(seats), None):
        for column in game.view(eyes)["table"]["display"][1:]:
            assert (column["city"], column["goods"], column["oar"]) == (None, None, None)
            assert column["profit"] is None
    for seat in range(seats):
        dealt = {game.determinize(seat, seed).g.shown_cities[1] for seed in range(40)}
        assert len(dealt) > 10  # for all they know it may be any card
    assert {game.determinize(0, seed).g.shown_cities[0] for seed in range(40)} == {2}


def test_a_reveal_cannot_be_taken_back() -> None:
    """[NE-CONTRACT-16] Otherwise it would be a look for nothing."""
    game = draft(FIRST)
    game.choose("reveal")
    assert game.why_not_undo(0) == "revealed"
    game.play(random.Random(1), "LoadContract")
    assert game.question == "A LoadContract"


@pytest.mark.parametrize(
    ("language", "turning_up"), [("en", "turn up"), ("fr", "révéler"), ("de", "aufdecken")]
)
def test_the_question_speaks_of_the_next_one_only_if_there_is_one(
    language: str, turning_up: str
) -> None:
    """[NE-CONTRACT-9, NE-CONTRACT-11]"""
    game = draft(FIRST, SECOND, seats=3, gone=1)
    assert turning_up in game.prompt(language)
    last = draft(FIRST, SECOND, THIRD, seats=3, gone=1)
    assert "reveal" not in last.offered
    assert turning_up not in last.prompt(language)
    assert game.prompt(language) != last.prompt(language)
