"""What questions and previews say of the way, of losses, and of the temple."""

from __future__ import annotations

from cothon.match.preview import Gain, previews
from tests.games.neptun.laid import Laid, cargo, draft, lay, pawns, up


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
    game = lay(3, phase="oars", turn=1, wind=0, A=mat)
    assert told(game, "oar O9+0") == "Oar 9, wind ±0 · range 9: Cyrene"
    assert told(game, "oar O2+0") == "Oar 2, wind ±0 · range 2"
    assert told(game, "oar P5+1.red").startswith("Oar 5, wind +1, only once · range 5")


def test_a_slot_tells_the_way_before_and_after_it() -> None:
    """[NE-LOAD-1]"""
    mat = {"slots": cargo("empty", "C17 honey-1")}
    game = draft(up("C19", "honey-2", "O3+0"), turn=2, A=mat)
    game.choose("contract 1")
    assert told(game, "slot 1").endswith(" to Cyrene")
    assert " out of Creta, then " in told(game, "slot 1")
    assert told(game, "slot 3").endswith(" from Cyrene")


def test_a_voyage_tells_whether_its_delivery_loses_anything() -> None:
    """[NE-DELIVER-7]"""
    mat = {"played": ["O9+0"], "gold": 9, "slots": cargo("C01 honey-1", "C17 grain-1")}
    game = lay(3, phase="sail", A=mat)
    assert "deliver grain, 1 contract would be lost · 3 miles" in told(game, "place CYRENE")
    free = lay(3, phase="sail", A={**mat, "slots": cargo("C17 grain-1", "C01 honey-1")})
    assert "deliver grain, nothing lost · 3 miles" in told(free, "place CYRENE")


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
