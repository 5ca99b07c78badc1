"""What each seat and an onlooker see, and what they do not see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import cothon
from cothon.games.neptun.box import BONUS_TILE
from cothon.games.neptun.table import Table
from cothon.kernel.hidden import EVERYBODY
from tests.games.neptun.laid import DONE, L1, Laid, cargo, hands, lay, pawns

EVERYONE = (None, 0, 1, 2, 3)


def seen(game: Laid, seat: int | None, owner: int) -> dict[str, Any]:
    """The mat of a player through the eyes of a seat."""
    shown: dict[str, Any] = game.view(seat)["table"]["players"][owner]
    return shown


def face_down(g: Table) -> list[int]:
    """The cards that nobody knows: piles, the pool of bonus tiles and face-down contracts."""
    display = [g.shown_cities, g.shown_goods, g.shown_oars]
    hidden = [card for shown in display for card in shown[g.face_ups :]]
    return [*g.city_pile, *g.goods_pile, *g.oar_pile, *g.bonus_pool, *hidden]


def hidden_codes(game: Laid, seat: int | None) -> set[str]:
    """The cards that lie face down to a seat: all of these, discards, and the others' oars."""
    g = game.g
    unseen = [*face_down(g), *g.city_discard, *g.goods_discard, *g.oar_discard]
    for owner, merchant in enumerate(g.merchants):
        if owner != seat:
            unseen += [*merchant.hand, *merchant.sealed]
    codes = [*g.box.city_codes, *g.box.goods_card_codes, *g.box.oar_codes]
    return {codes[card] for card in unseen if card < BONUS_TILE}


def public(table: dict[str, Any]) -> dict[str, Any]:
    """A table without the faces of hands, secret choices and bonus tiles, but with their number.

    How far the own ship is and could go is told to its owner alone.
    """
    players = []
    for mat in table["players"]:
        secret = {"hand": len(mat["hand"]), "bonus": len(mat["bonus"]), "choice": None}
        players.append({**mat, **secret})
    return {**table, "players": players, "miles": {}, "reaches": {}}


def looks(game: Laid, *seats: int | None) -> list[Any]:
    """All that these seats see and read."""
    return [(game.view(seat), game.log("en", seat)) for seat in seats]


# Open to all


def test_the_board_is_public() -> None:
    """[NE-GEN-5] Distances, wind, forecast, order, oar scale, temples: for onlookers, too."""
    game = lay(
        phase="sail",
        order=[2, 0, 3, 1],
        wind=8,
        forecast=-2,
        temples={"AFRICA": pawns("D6 A4 C4")},
    )
    for seat in EVERYONE:
        shown = game.view(seat)["table"]
        assert shown["distances"] == L1
        assert (shown["wind"], shown["forecast"], shown["order"]) == (8, -2, [2, 0, 3, 1])
        ranked = [(pawn["seat"], pawn["space"]) for pawn in shown["temples"]["AFRICA"]["pawns"]]
        assert ranked == [(3, 6), (0, 4), (2, 4), (1, 0)]
        assert shown["temples"]["AFRICA"]["tiles"] == [3]


def test_face_up_contracts_and_the_oar_scale_are_public() -> None:
    """[NE-GEN-5] With the gold that lies on them."""
    column = {"city": "C03", "goods": "olives-1", "oar": "O6-1", "face_up": True, "gold": 2}
    game = lay(
        display=[column, {}, {}, {}],
        oar_scale=[{"seat": 0, "power": 7}],
        A={"slots": cargo("C01 honey-1"), "hand": ["O7+0", "P5+1.red"]},
        turn=2,
    )
    for seat in EVERYONE:
        shown = game.view(seat)["table"]
        assert shown["oar_scale"] == [{"seat": 0, "power": 7}]
        first = shown["display"][0]
        assert {key: first[key] for key in column} == column
        assert first["profit"] == {
            **{"place": "SAGUNTUM", "good": "olives", "region": "HISPANIA"},
            **{"gold": 0, "points": 3},
        }


def test_manifests_gold_ships_and_tiles_are_public() -> None:
    """[NE-GEN-5] All slots, open and lost."""
    manifest = cargo("lost C02 grain-1", "done", "C01 honey-1", "empty", "C15 fish-1")
    given = {"slots": manifest, "gold": 7, "place": "ROMA", "tiles": ["AFRICA-A1"]}
    game = lay(phase="sail", round="B", A=given)
    for seat in EVERYONE:
        shown = seen(game, seat, 0)
        held = [(slot["state"], slot["city"], slot["goods"]) for slot in shown["slots"]]
        assert held == [
            ("lost", "C02", "grain-1"),
            ("fulfilled", None, None),
            ("open", "C01", "honey-1"),
            ("empty", None, None),
            ("open", "C15", "fish-1"),
        ]
        assert (shown["gold"], shown["place"]) == (7, "ROMA")
        assert [tile["code"] for tile in shown["tiles"]] == ["AFRICA-A1"]


def test_numbers_of_cards_are_public() -> None:
    """[NE-GEN-5] In hands, piles and discards, and of bonus tiles."""
    game = lay(
        phase="sail",
        A={"hand": ["O2+0", "O3+0", "O4+0", "O5+0"], "bonus": [1, 3]},
        city_discard=["C20", "C21"],
        goods_discard=["fish-5"],
    )
    for seat in EVERYONE:
        shown = game.view(seat)["table"]
        assert (len(seen(game, seat, 0)["hand"]), len(seen(game, seat, 0)["bonus"])) == (4, 2)
        assert shown["piles"] == {"cities": 28, "goods": 29, "oars": 40 - 4 - 3 * 5 - 4}
        assert shown["discards"] == {"cities": 2, "goods": 1, "oars": 0}
        assert shown["bonus_pool"] == 13


def test_a_played_card_is_public_from_the_moment_it_is_played() -> None:
    """[NE-GEN-5]"""
    oars = ("O4+0", "O6+1", "O9-2", "O2+2")
    game = lay(phase="oars", **hands(*oars))
    game.row_with(*oars)
    for seat in EVERYONE:
        assert [seen(game, seat, owner)["played"] for owner in range(4)] == [[o] for o in oars]
    told = [entry for entry in game.journal if entry.event.key == "oar-shown"]
    assert [entry.numbers[0] for entry in told] == [0, 1, 2, 3]
    assert {entry.known[1] for entry in told} == {EVERYBODY}


# Hidden


@pytest.mark.parametrize("phase", ["acquire", "oars", "sail", "extra"])
def test_the_order_of_the_piles_is_hidden(phase: str) -> None:
    """[NE-GEN-6] So are face-down contracts and the pool of bonus tiles: all look the same."""
    column = {"city": "C03", "goods": "olives-1", "oar": "O6-1", "face_up": True}
    display = [column, {}, {}, {}, {}] if phase == "acquire" else []
    open_one = {"slots": cargo("C01 honey-1")} if phase == "extra" else {}
    one, two = (lay(phase=phase, display=display, A=open_one, seed=seed) for seed in (1, 2))
    a, b = one.g, two.g
    assert (a.city_pile, a.goods_pile, a.oar_pile) != (b.city_pile, b.goods_pile, b.oar_pile)
    assert a.bonus_pool != b.bonus_pool
    if display:
        assert a.shown_cities != b.shown_cities
    for seat in EVERYONE:
        assert one.view(seat) == two.view(seat)
        assert one.log("en", seat) == two.log("en", seat)


def test_an_oar_hand_is_for_its_owner_only() -> None:
    """[NE-GEN-6] The others' views do not change with the cards."""
    held = (["O2+0", "O3+0", "O4+0"], ["O9+2", "O7-1", "O5-2"])
    one, two = (lay(phase="extra", B={"hand": hand, "slots": cargo("C01 fish-1")}) for hand in held)
    assert (one.mat("B")["hand"], two.mat("B")["hand"]) == held
    for seat in (None, 0, 2, 3):
        assert seen(one, seat, 1)["hand"] == [None] * 3
        assert one.view(seat) == two.view(seat)


def test_an_oar_is_hidden_again_once_it_is_in_the_hand() -> None:
    """[NE-GEN-6, NE-LOAD-5] It lay open in the display and while it was loaded."""
    game = Laid.new(4, 3)
    first = game.board["display"][0]["oar"]
    owner = game.seat
    assert owner is not None
    game.apply(game.options[0])
    for seat in EVERYONE:
        assert game.view(seat)["table"]["taken"]["oar"] == first
    game.apply(game.options[0])
    for seat in EVERYONE:
        expected = first if seat == owner else None
        assert seen(game, seat, owner)["hand"][-1] == expected
        assert len(seen(game, seat, owner)["hand"]) == 3
    assert game.board["taken"] is None


@pytest.mark.parametrize("way", ["apply", "seal"])
def test_a_chosen_card_is_secret_until_all_are_revealed(way: str) -> None:
    """[NE-GEN-6, NE-OAR-2, -4] Others see that a card was chosen, and no more."""
    oars = ("O4+0", "O6+1", "O9-2", "O2+2")
    one, two = (lay(phase="oars", **hands(*oars)) for _ in range(2))
    other = one.mat("A")["hand"][2]
    for game, oar in ((one, oars[0]), (two, other)):
        if way == "seal":
            game.hand_in("A", oar)
        else:
            game.choose(f"oar {oar}")
    assert looks(one, None, 1, 2, 3) == looks(two, None, 1, 2, 3)
    for seat in EVERYONE:
        assert one.view(seat)["sealed"] == ([0] if way == "seal" else [])
        assert seen(one, seat, 0)["chosen"] is True
        assert seen(one, seat, 0)["choice"] == (oars[0] if seat == 0 else None)
        assert len(seen(one, seat, 0)["hand"]) == 4
    assert [seen(one, 1, owner)["chosen"] for owner in (1, 2, 3)] == [False] * 3


def test_options_are_for_those_who_are_asked() -> None:
    """[NE-GEN-6] They would tell what is in a hand."""
    oars = ("O4+0", "O6+1", "O9-2", "O2+2")
    game = lay(phase="oars", **hands(*oars))
    assert game.view(None)["options"] == []
    for seat in range(4):
        names = {game.name(choice) for choice in game.view(seat)["options"]}
        assert names == {f"oar {oar}" for oar in seen(game, seat, seat)["hand"]}
    game.row_with(*oars)
    assert game.view(0)["options"] == game.options
    for other in (None, 1, 2, 3):
        assert game.view(other)["options"] == []


def test_a_sealed_card_shows_nowhere_to_the_others() -> None:
    """[NE-GEN-6] Neither its code nor the number of its choice."""
    game = lay(phase="oars", **hands("O4+0", "O6+1", "O9-2", "O2+2"))
    game.hand_in("C", "O9-2")
    for seat in (None, 0, 1, 3):
        view = game.view(seat)
        assert '"O9-2"' not in json.dumps(view)
        assert game.oar_choice("O9-2") not in view["options"]


def test_bonus_tiles_are_known_to_their_owner_only() -> None:
    """[NE-GEN-6, EC-27] The others know how many there are."""
    one, two = (lay(phase="sail", B={"bonus": values}) for values in ([1, 3], [2, 2]))
    assert (one.mat("B")["bonus"], two.mat("B")["bonus"]) == ([1, 3], [2, 2])
    for seat in (None, 0, 2, 3):
        assert seen(one, seat, 1)["bonus"] == [None, None]
        assert one.view(seat) == two.view(seat)
    assert seen(one, 1, 1)["points"] == 0


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_bonus_tile_is_taken_in_secret(value: int) -> None:
    """[NE-GEN-6, EC-27] The log does not tell, either."""
    game = lay(phase="score", A={"slots": DONE}, bonus_pool=[value])
    blind = lay(phase="score", A={"slots": DONE}, bonus_pool=[value % 3 + 1])
    assert seen(game, 0, 0)["bonus"] == [value]
    for seat in (None, 1, 2, 3):
        assert seen(game, seat, 0)["bonus"] == [None]
        lines = [text for text in game.log("en", seat) if "bonus" in text]
        assert lines == [text for text in blind.log("en", seat) if "bonus" in text]
        assert len(lines) == 1
    assert [text for text in game.log("en", 0) if "bonus" in text] != lines
    assert len(game.told("bonus-taken")) == 1


def test_discards_cannot_be_looked_through() -> None:
    """[NE-GEN-6] Only their number is in the view."""
    game = lay(phase="sail", A={"slots": cargo("C17 honey-1"), "place": "CYRENE"})
    game.choose("place CYRENE", "slot 1", "pass")
    for seat in EVERYONE:
        text = json.dumps(game.view(seat))
        assert '"C17"' not in text
        assert '"honey-1"' not in text


def test_the_leftover_of_turn_five_is_not_shown() -> None:
    """[NE-GEN-6, NE-REFILL-5] It lies face down and goes to the discards unseen."""
    for seed in range(20):
        game = Laid.new(3, seed)
        while game.board["phase"] == "acquire":
            left = game.g.shown_cities[-1:]
            unseen = game.g.face_ups < len(game.g.columns)
            game.apply(game.options[0])
        if unseen and game.g.city_discard == left:
            assert game.g.known[left[0]] == 0
            return
    raise AssertionError("the leftover was always face up")


# Nothing else


def test_a_view_holds_this_and_nothing_else() -> None:
    """[NE-GEN-5, -6]"""
    column = {"city": "C03", "goods": "olives-1", "oar": "O6-1", "face_up": True}
    game = lay(round="B", display=[column, {}, {}, {}, {}], A={"tiles": ["GOLD-A1"]})
    for seat in EVERYONE:
        shown = game.view(seat)["table"]
        assert set(shown) == {
            *(
                "round",
                "phase",
                "turn",
                "wind",
                "wind_base",
                "forecast",
                "order",
                "oar_scale",
                "distances",
            ),
            *("display", "taken", "piles", "discards", "temples", "bonus_pool", "extra"),
            *("sailing", "delivering", "miles", "reaches", "players"),
        }
        contract = {"column", "face_up", "gold", "refused_by", "city", "goods", "oar", "profit"}
        assert all(set(item) == contract for item in shown["display"])
        assert set(shown["piles"]) == set(shown["discards"]) == {"cities", "goods", "oars"}
        for owner in shown["players"]:
            assert set(owner) == {
                *("colour", "gold", "place", "hand", "chosen", "choice", "played", "slots"),
                *("fulfilled", "temples", "tiles", "points", "bonus"),
            }
            for slot in owner["slots"]:
                assert set(slot) == {"state", "city", "goods", "profit"}


def test_an_oar_tells_its_owner_alone_what_it_reaches() -> None:
    """[NE-SAIL-2, -4, -6] With a range of 7 and 1 gold, from Creta."""
    hands = {"A": {"hand": ["O2+0", "O9+0", "O3+0", "O4+0", "O5+0"], "gold": 1}}
    game = lay(3, phase="oars", turn=1, wind=5, distances=L1, **hands)
    own = game.view(0)["table"]
    assert own["miles"]["CYRENE"] == 3
    assert own["reaches"]["O2+0"]["range"] == 7
    near, far = own["reaches"]["O2+0"], own["reaches"]["O9+0"]
    assert all(own["miles"][place] <= 7 for place in near["free"])
    assert all(own["miles"][place] == 8 for place in near["for_gold"])
    assert {*near["free"], *near["for_gold"]} < {*far["free"]}
    for seat in (None, 1):
        assert "O2+0" not in game.view(seat)["table"]["reaches"]
    assert game.view(None)["table"]["miles"] == {}


def test_whoever_has_nothing_in_a_temple_has_no_rank_there() -> None:
    """[NE-SCORE-4]"""
    temples = {"AFRICA": pawns("B2 A1")}
    seen = lay(3, phase="sail", temples=temples, C={"gold": 0}).board["temples"]
    assert seen["AFRICA"]["ranking"] == [1, 0]
    assert 2 not in seen["GOLD"]["ranking"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_view_names_a_hidden_card(seats: int) -> None:
    """[NE-GEN-5, -6] At every moment; all see the same of what is public, ready for JSON."""
    dice = random.Random(seats)
    game = Laid.new(seats, 40 + seats)
    while not game.over:
        assert not any(game.g.known[card] for card in face_down(game.g))
        for seat in (None, *range(seats)):
            view = game.view(seat)
            text = json.dumps(view)
            assert json.loads(text) == view
            assert public(view["table"]) == public(game.board)
            leaked = {name for name in hidden_codes(game, seat) if f'"{name}"' in text}
            assert leaked == set()
            if seat is not None:
                held = game.g.merchants[seat].hand
                assert seen(game, seat, seat)["hand"] == game.oars(held)
        game.apply(game.lively_choice(dice.randrange(9999)))


def test_a_view_of_nobody_is_refused() -> None:
    game = lay(3, phase="sail")
    for seat in (-1, 3):
        with pytest.raises(cothon.BadOption):
            game.view(seat)


def test_the_score_of_a_view_tells_no_bonus() -> None:
    """[NE-GEN-6, NE-SCORE-10] Points count the open tiles until the end."""
    game = lay(phase="sail", round="B", A={"tiles": ["AFRICA-A1"], "bonus": [3]})
    for seat in EVERYONE:
        assert seen(game, seat, 0)["points"] == 3
        assert game.view(seat)["winners"] == []
    game.idle("ChooseOars")
    assert game.mat("A")["points"] == 3
