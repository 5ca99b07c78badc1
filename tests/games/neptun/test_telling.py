"""What questions and previews say of the way, of losses, and of the temple."""

from __future__ import annotations

from cothon.match.preview import Gain, previews
from cothon.server.render import options
from tests.games.neptun.laid import FIRST, SECOND, Laid, cargo, draft, lay, pawns, up


def told(game: Laid, name: str, language: str = "en") -> str:
    """The words of an option."""
    return game.words(language).option(game.state, game.choice(name))


def brought(game: Laid) -> dict[str, set[tuple[str, int | None]]]:
    """What each option brings, by its name."""
    found = previews(game, game.seat or 0)
    return {
        game.name(one.choice): {(gain.kind, gain.number) for gain in one.gains} for one in found
    }


def test_an_oar_tells_which_goals_it_reaches() -> None:
    """[NE-SAIL-2] And that a personal one can be played but once."""
    mat = {"hand": ["O2+0", "O9+0", "O3+0", "P5+1.red", "O5+0"], "slots": cargo("C17 honey-1")}
    mat["gold"] = 0
    game = lay(3, phase="oars", turn=1, wind=0, A=mat)
    assert told(game, "oar O9+0") == "Oar 9, wind ±0 · range 9: Cyrene"
    assert told(game, "oar O2+0") == "Oar 2, wind ±0 · range 2"
    assert told(game, "oar P5+1.red").startswith("Oar 5, wind +1, only once · range 5")


def test_an_oar_tells_what_gold_adds_to_it() -> None:
    """[NE-SAIL-6] The free goals first; what nobody can pay for is left out."""
    hand = ["O2+0", "O9+0", "O3+0", "O5+0", "O6+0"]
    mat = {"hand": hand, "gold": 4, "slots": cargo("C19 honey-1", "C17 honey-2", "C01 honey-3")}
    game = lay(3, phase="oars", turn=1, wind=0, A=mat)
    assert (
        told(game, "oar O2+0") == "Oar 2, wind ±0 · range 2: Cyrene (1 gold) and Athenae (3 gold)"
    )
    assert told(game, "oar O3+0").endswith("· range 3: Cyrene and Athenae (2 gold)")
    assert told(game, "oar O9+0").endswith("· range 9: Cyrene and Athenae")


def order_of(game: Laid) -> list[str]:
    """The choices in the order in which they are told."""
    return [line.code for line in options(game, game.words("en"))]


def test_where_something_is_delivered_comes_first_then_what_leads_to_the_next_goal() -> None:
    """[NE-DELIVER-7] The rules count places as ever."""
    slots = cargo("C13 honey-1", "C17 grain-1", "C19 honey-2")
    mat = {"played": ["O5+0"], "gold": 2, "slots": slots}
    game = lay(3, phase="sail", A=mat)
    told_first, rest = order_of(game)[:2], order_of(game)[2:]
    assert told_first == ["CYRENE", "ATHENAE"]  # what loses one contract, then what loses two
    assert rest[:2] == ["LEPTIS_MAGNA", "CRETA"]
    assert rest[-1] == "ALEXANDRIA"  # for gold
    assert sorted(order_of(game)) == sorted(name.removeprefix("place ") for name in game.menu)
    assert game.options == sorted(game.options)
    assert told(game, "place LEPTIS_MAGNA").endswith("9 miles · 8 on to Carthago")
    assert told(game, "place CRETA") == "Stay on Creta · 17 on to Carthago"


def test_to_turn_up_the_last_contract_says_that_it_must_be_taken() -> None:
    """[NE-CONTRACT-8, -10] And how many are given up for it."""
    game = draft(FIRST, SECOND, seats=3)
    assert told(game, "reveal") == "Turn up the next contract · give up the 2 that lie open"
    game.choose("reveal")
    assert told(game, "refuse") == "Refuse it and turn up the last: you will have to take it"
    last = draft(FIRST, seats=3, gone=2)
    assert told(last, "reveal") == (
        "Turn up the last contract: you will have to take it · give up the one that lies open"
    )


def test_a_contract_tells_the_way_from_the_nearest_goal_that_its_taker_has() -> None:
    """[NE-CONTRACT-9] From Creta alone nobody sees a route."""
    column = up("C17", "honey-1", "O3+0")
    assert told(draft(column), "contract 1") == (
        "Take honey for Cyrene (4 gold), oar 3, wind ±0 · 3 miles from Creta"
    )
    game = draft(column, turn=3, A={"slots": cargo("C19 honey-2", "C15 honey-3")})
    assert told(game, "contract 1").endswith(" · 3 miles from Creta, 6 from Leptis Magna")
    same = draft(column, turn=2, A={"slots": cargo("C18 honey-2")})
    assert told(same, "contract 1").endswith(", the same city as slot 1")


def test_an_extra_turn_tells_what_it_costs_and_could_reach() -> None:
    """[NE-EXTRA-3, -6, -7]"""
    mat = {"hand": ["O2+0", "O4+1"], "gold": 1, "slots": cargo("C19 honey-1", "C01 honey-2")}
    game = lay(3, phase="extra", wind=0, A=mat)
    assert told(game, "join") == (
        "Take part · plays one of 2 oars · with oar 4, range 4: Athenae (1 gold)"
    )
    assert told(game, "pass") == "Stay out · 2 open contracts will be lost"
    far = lay(3, phase="extra", wind=0, A={**mat, "hand": ["O2+0"]})
    assert told(far, "join").endswith("plays your last oar · range 2 at most: Athenae is 5 away")


def test_a_question_threatens_with_no_loss_where_there_is_none() -> None:
    """[NE-DELIVER-7]"""
    mat = {"played": ["O9+0"], "slots": cargo("C17 grain-1", "C01 honey-1")}
    game = lay(3, phase="sail", A=mat)
    game.choose("place CYRENE")
    assert game.words("en").prompt(game.state).endswith("No contract would be lost.")
    other = lay(3, phase="sail", A={**mat, "slots": cargo("C01 honey-1", "C17 grain-1")})
    other.choose("place CYRENE")
    assert other.words("en").prompt(other.state).endswith("to the left would be lost.")


def test_a_slot_tells_the_way_before_and_after_it() -> None:
    """[NE-LOAD-1]"""
    mat = {"slots": cargo("empty", "C17 honey-1")}
    game = draft(up("C19", "honey-2", "O3+0"), turn=2, A=mat)
    game.choose("contract 1")
    assert told(game, "slot 1").endswith(" to Cyrene")  # nothing lies before it
    assert " out of Creta, then " in told(game, "slot 1")
    assert told(game, "slot 3").endswith(" from Cyrene · 1 free before it")


def test_a_voyage_tells_whether_its_delivery_loses_anything() -> None:
    """[NE-DELIVER-7]"""
    mat = {"played": ["O9+0"], "gold": 9, "slots": cargo("C01 honey-1", "C17 grain-1")}
    game = lay(3, phase="sail", A=mat)
    assert "deliver grain (+3 gold), 1 contract would be lost · 3 miles" in told(
        game, "place CYRENE"
    )
    free = lay(3, phase="sail", A={**mat, "slots": cargo("C17 grain-1", "C01 honey-1")})
    assert "deliver grain (+3 gold), nothing lost · 3 miles" in told(free, "place CYRENE")


def test_what_a_delivery_brings_is_told_when_it_is_chosen_and_not_when_a_point_is_bought() -> None:
    """[NE-DELIVER-6, -7]"""
    mat = {"place": "CYRENE", "gold": 4, "slots": cargo("C01 salt-1", "C17 grapes-1")}
    game = lay(3, phase="sail", A=mat)
    game.choose("place CYRENE")
    assert brought(game)["slot 2"] >= {("fulfilled", 1), ("lost", 1)}
    game.choose("slot 2")
    assert game.question.endswith("BuyPoint")
    assert brought(game) == {"temple AFRICA": {("gold", -3), ("temple", 1)}, "pass": set()}
    assert Gain("gold", 0, -3) in previews(game, 0)[0].gains


def test_a_point_tells_the_place_that_it_would_bring() -> None:
    """[NE-SCORE-2, EC-23] Whoever came first to a space keeps the better place."""
    mat = {"place": "CYRENE", "gold": 9, "slots": cargo("C17 grapes-1")}
    for space, words in ((2, "place 1 instead of 2"), (3, "still place 2")):
        game = lay(3, phase="sail", A=mat, temples={"AFRICA": pawns(f"B{space}")})
        game.choose("place CYRENE", "slot 1")
        assert words in told(game, "temple AFRICA")
        game.choose("temple AFRICA")
        ranking = game.board["temples"]["AFRICA"]["ranking"]
        assert ranking.index(0) + 1 == int(words.removesuffix(" instead of 2")[-1])


def test_a_bonus_tile_is_an_entry_of_the_sums() -> None:
    """[NE-SCORE-1] What it is worth stays secret."""
    done = {"slots": cargo(*["done"] * 5)}
    game = lay(3, phase="score", A=done)
    paid = [entry.event.key for entry in game.journal if entry.event.key in game.sheet.pays]
    assert "bonus-taken" in paid
