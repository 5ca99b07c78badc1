"""Why something cannot be chosen, as it is told to whoever tries."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.neptun.labels import names
from cothon.words import LANGUAGES
from tests.games.neptun.laid import COLOURS, FIRST, SECOND, Laid, cargo, contract, draft, lay, up

HELD = [contract("C15", "honey-1")]


def at_sea(gold: int, place: str = "CRETA", *manifest: str) -> Laid:
    """A is to sail with a range of 9."""
    given = {"played": ["O4+0"], "place": place, "gold": gold, "slots": cargo(*manifest)}
    return lay(3, phase="sail", A=given)


# Taking contracts


def test_what_lies_face_down_is_turned_up_first() -> None:
    """[NE-CONTRACT-16]"""
    game = draft(FIRST, SECOND)
    sentence = "Still face down: turn it up before you take it."
    assert game.why_not("contract 3") == sentence
    assert game.why_not("contract 1") is None  # it can be taken


def test_contracts_are_turned_up_from_the_left() -> None:
    """[NE-CONTRACT-5]"""
    game = draft(FIRST, SECOND)
    for name in ("contract 4", "contract 5"):
        assert game.why_not(name) == (
            "Still face down: contracts are turned up one by one, from the left."
        )
    assert game.why_not("contract 4", "de") == (
        "Noch verdeckt: Aufgedeckt wird einer nach dem anderen, von links."
    )


def test_nothing_is_left_to_turn_up() -> None:
    """[NE-CONTRACT-11]"""
    game = draft(FIRST, SECOND, gone=3)
    assert game.question == "D TakeContract"
    assert game.why_not("reveal") == "All contracts lie face up already; take one of them."


def test_a_reveal_gives_up_what_lay_face_up() -> None:
    """[NE-CONTRACT-10, -12, EC-6] What was refused in this go as well."""
    game = draft(FIRST, SECOND)
    game.choose("reveal", "refuse")
    for name in ("contract 1", "contract 2", "contract 3"):
        assert game.why_not(name) == (
            "Out of reach for this go: you went on and turned up another one."
        )
    assert game.why_not("contract 4") is None


def test_the_contract_just_turned_up_comes_before_the_next() -> None:
    """[NE-CONTRACT-7]"""
    game = draft(FIRST)
    game.choose("reveal")
    for name in ("contract 3", "contract 5", "reveal"):
        assert game.why_not(name) == (
            "First take or refuse the contract just turned up; refusing it turns up the next one."
        )


def test_a_refusal_may_bind_for_the_round() -> None:
    """[EC-5] Also what was given up in this go."""
    first = {**FIRST, "refused_by": [0]}
    game = draft(first, SECOND, turn=3, options={"refusal_binds": "round"})
    assert game.why_not("contract 1") == (
        "Out of reach until the end of the round:"
        " at this table, what you refused or passed over stays so."
    )
    twin = game.clone()
    twin.choose("reveal")
    assert twin.why_not("contract 2") == game.why_not("contract 1")
    game.choose("contract 2", "slot 1")
    assert game.why_not("contract 1") is None  # B has not refused it


def test_a_slot_holds_one_contract() -> None:
    """[NE-LOAD-1]"""
    game = draft(up("C16", "honey-2", "O3+0"), turn=2, A={"slots": HELD})
    game.choose("contract 1")
    assert game.why_not("slot 1") == (
        "A contract lies on this slot already: honey for Leptis Magna."
    )
    assert game.why_not("slot 1", "de") == (
        "Auf diesem Ladeplatz liegt schon der Auftrag „Honig für Leptis Magna“."
    )
    assert game.why_not("slot 1", "fr") == (
        "Cet emplacement porte déjà un contrat\u202f: «\u202fmiel pour Leptis Magna\u202f»."
    )


def test_a_space_whose_contract_was_taken_is_empty() -> None:
    """[NE-CONTRACT-15]"""
    game = draft(FIRST, SECOND)
    game.choose("contract 2", "slot 1")
    empty = "Nothing lies here any more: somebody has taken this contract."
    assert game.why_not("contract 2") == empty
    game.choose("reveal")
    assert game.question.endswith("AcceptOrRefuse")
    assert game.why_not("contract 2") == empty


def test_oars_wait_until_the_ships_are_loaded() -> None:
    """[NE-OAR-2]"""
    game = draft(FIRST, SECOND)
    mine, *_ = game.oars(game.player("A").hand)
    other, *_ = game.oars(game.player("B").hand)
    later = "Oar cards are played at sea, once all contracts are loaded."
    assert game.why_not(f"oar {mine}") == later
    assert game.why_not(f"oar {other}") is None  # what others hold is secret
    game.choose("contract 1")
    assert game.why_not(f"oar {mine}") == later


# Oars


def test_the_course_is_asked_after_the_oar() -> None:
    """[NE-OAR-1]"""
    game = lay(phase="oars", turn=1)
    assert game.why_not("place ROMA") == (
        "First the oar, then the course: you are asked where to sail in a moment."
    )


def test_one_oar_a_turn() -> None:
    """[NE-SAIL-1] Also while something is delivered and bought."""
    game = at_sea(5, "CYRENE", "C17 honey-1")
    oar, *_ = game.oars(game.player("A").hand)
    for name in ("place CYRENE", "slot 1", "temple AFRICA"):
        assert game.why_not(f"oar {oar}") == "Your oar for this turn lies on the table already."
        game.choose(name)


def test_an_oar_that_was_played_cannot_be_chosen_again() -> None:
    """[NE-OAR-5]"""
    played: dict[str, Any] = {
        letter: {"played": [f"O{power}+1"]} for power, letter in enumerate("ABCD", 2)
    }
    game = lay(phase="oars", turn=2, **played)
    assert game.question == "A ChooseOars"
    assert game.why_not("oar O2+1") == "You have already played this oar card in this round."
    assert game.why_not("oar O3+1") == (
        "Player 2 played this oar card; choose one from your own hand."
    )


def test_nothing_is_said_of_oars_that_others_hold() -> None:
    """[NE-GEN-6]"""
    game = lay(phase="oars", turn=1, B={"hand": ["O2+0", "O3+0", "O4+0", "O5+0", "O6+0"]})
    assert game.why_not("oar O2+0") is None
    oars = {game.choice(f"oar {code}") for code in game.g.box.oar_codes}
    assert not oars & game.barred(0).keys()


def test_an_oar_of_an_ordinary_turn_cannot_be_played_in_an_extra_turn() -> None:
    """[NE-OAR-5, NE-EXTRA-3]"""
    hand = [f"P5+1.{COLOURS[0]}", f"P8-1.{COLOURS[0]}"]
    willing = {"slots": cargo("C01 honey-1"), "hand": hand, "played": ["O2-2"]}
    game = lay(3, phase="extra", A=willing, B={"hand": []}, C={"hand": []})
    game.choose("join")
    assert game.question == "A PlayOar"
    assert game.why_not("oar O2-2", "fr") == (
        "Cette carte Rames a déjà été jouée pendant cette manche."
    )


# At sea


@pytest.mark.parametrize(
    ("gold", "place", "sentence"),
    [
        (0, "BYZANTIUM", "Too far: it costs 1 gold, and you have none."),
        (2, "ALEXANDRIA", "Too far: it costs 3 gold, and you have 2."),
        (20, "MALACA", "Too far: it costs 21 gold, and you have 20."),
    ],
)
def test_a_place_may_be_too_far(gold: int, place: str, sentence: str) -> None:
    """[NE-SAIL-4, -6]"""
    assert at_sea(gold).why_not(f"place {place}") == sentence


def test_how_far_is_too_far_is_told_in_every_language() -> None:
    """[NE-SAIL-6]"""
    poor, rich = at_sea(0), at_sea(2)
    assert poor.why_not("place BYZANTIUM", "de") == ("Zu weit: kostet 1 Gold, du hast keines.")
    assert poor.why_not("place BYZANTIUM", "fr") == (
        "Trop loin\u202f: il faut 1 pièce d’or, il n’y en a aucune."
    )
    assert rich.why_not("place ALEXANDRIA", "fr") == (
        "Trop loin\u202f: il faut 3 pièces d’or, il y en a 2."
    )


def test_what_cannot_be_delivered_here() -> None:
    """[NE-DELIVER-1, -7, -8]"""
    manifest = ("lost C15 honey-2", "done", "C17 honey-1", "C19 salt-1", "empty")
    game = at_sea(0, "CYRENE", *manifest)
    game.choose("place CYRENE")
    assert game.offered == {"slot 3", "pass"}
    assert [game.why_not(f"slot {n}") for n in (1, 2, 4, 5)] == [
        "Lost: you delivered a contract further to the right.",
        "You have already fulfilled the contract of this slot.",
        "This contract is for Athenae, and your ship is in Cyrene.",
        "No contract lies on this slot.",
    ]
    assert game.why_not("slot 4", "de") == (
        "Dieser Auftrag ist für Athen; dein Schiff liegt in Kyrene."
    )
    assert game.why_not("slot 4", "fr") == (
        "Ce contrat est pour Athènes, et le bateau est à Cyrène."
    )


def test_a_point_is_bought_where_the_contract_was_fulfilled() -> None:
    """[NE-DELIVER-6, EC-14]"""
    game = at_sea(5, "CYRENE", "C17 honey-1")
    game.choose("place CYRENE", "slot 1")
    assert game.offered == {"temple AFRICA", "pass"}
    assert game.why_not("temple ITALIA") == (
        "You delivered in Africa; only there can you buy a temple point now."
    )
    assert game.why_not("temple ITALIA", "de") == (
        "Du hast in Afrika geliefert; nur dort kannst du jetzt einen Tempelpunkt kaufen."
    )
    east = at_sea(5, "TYROS", "C27 honey-1")
    east.choose("place TYROS", "slot 1")
    assert str(east.why_not("temple ITALIA", "de")).startswith("Du hast im Orient geliefert;")


# What the question is not about


def test_contracts_come_before_slots_voyages_and_temples() -> None:
    """[NE-LOAD-1, -2, NE-SAIL-1, NE-DELIVER-5, NE-EXTRA-1]"""
    game = draft(FIRST, SECOND, turn=2, A={"slots": HELD})
    assert game.why_not("slot 1") == "A contract that is loaded stays on its slot."
    assert game.why_not("slot 2") == (
        "First take a contract: you are asked for its slot right after."
    )
    assert game.why_not("place ROMA") == "You sail once everybody has loaded five contracts."
    assert game.why_not("temple ITALIA") == (
        "You climb here by delivering in its region; 3 gold then buy one point more."
    )
    assert str(game.why_not("join")).startswith("An extra turn is offered after turn 5")
    game.choose("contract 1")
    for name in ("contract 1", "contract 2", "contract 3", "reveal"):
        assert game.why_not(name) == "First load the contract that you have just taken."


def test_slots_wait_for_the_ship_and_the_ship_for_the_oar() -> None:
    """[NE-DELIVER-1, -2, NE-SAIL-1]"""
    game = at_sea(5, "CRETA", "C17 honey-1", "C15 honey-2")
    there = "Delivered when your ship ends its move in Cyrene."
    assert game.why_not("slot 1") == there
    assert game.why_not("slot 3") == "No contract lies on this slot."
    game.choose("place CYRENE")
    assert game.why_not("place CRETA") == "Your ship has arrived: one voyage a go."
    game.choose("slot 1")
    assert game.question.endswith("BuyPoint")
    assert game.why_not("slot 2") == "One delivery a go, and it is done."
    assert game.why_not("oar O4+0") == "You have already played this oar card in this round."


def test_an_extra_turn_is_joined_before_anything_is_played() -> None:
    """[NE-EXTRA-2]"""
    willing = {"slots": cargo("C17 honey-1"), "hand": ["O4+0"]}
    game = lay(3, phase="extra", A=willing, B={"hand": []}, C={"hand": []})
    first = "First take part or stay out: the oar and the course come next."
    assert game.why_not("oar O4+0") == first
    assert game.why_not("place CYRENE") == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_a_card_says_why_nobody_chooses_it(language: str) -> None:
    """The wind, the deck, a ship, what lies before others: no rule of a question speaks of them."""
    game = Laid.new(3)
    for kind, card in names(game.g.box, game.words(language), 3)["about"].items():
        assert 0 < len(card["why"]) < 130, kind
