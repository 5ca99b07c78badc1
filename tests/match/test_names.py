"""Every choice has a name: the kind of thing and its code, the same at any time of any game."""

from __future__ import annotations

import pytest

import cothon

EACH_GAME = pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)


@EACH_GAME
def test_all_names_of_a_game_differ(sheet: cothon.Sheet) -> None:
    game = cothon.new(sheet.key, sheet.seats[0], 1)
    last = sheet.nouns[-1]
    names = [game.name(choice) for choice in range(last.first + last.size)]
    assert len(set(names)) == len(names)
    assert all(name.isprintable() and name == name.strip() for name in names)
    with pytest.raises(cothon.BadOption, match=f"{sheet.key} has no choice {len(names)}"):
        game.name(len(names))
    with pytest.raises(cothon.BadOption, match="has no choice -1"):
        game.name(-1)


@EACH_GAME
def test_a_game_can_be_played_by_names_alone(sheet: cothon.Sheet) -> None:
    game = cothon.new(sheet.key, sheet.seats[-1], 3)
    twin = cothon.new(sheet.key, sheet.seats[-1], 3)
    while not game.over:
        place = game.moment % len(game.menu)
        game.choose(game.menu[place])
        twin.apply(twin.options[place])
    assert game.menu == []
    assert game.save == twin.save


def test_names_are_those_of_the_rules_page() -> None:
    quays = cothon.new("porto_carthago", 3, 1).menu
    assert quays[0] == "quay EGY-I"
    assert quays[-2:] == ["quay NUM-II", "pass"]
    assert cothon.new("merchants_guilds", 2, 1).menu == [
        "column LEFT",
        "column MIDDLE",
        "column RIGHT",
        "pass",
    ]
    assert cothon.new("neptun", 3, 1).name(13) == "oar O2-2"


def test_a_name_that_cannot_be_chosen_changes_nothing() -> None:
    game = cothon.new("porto_carthago", 3, 1)
    for name in ("quay ATL-I", "palace", "", "quay"):
        with pytest.raises(cothon.IllegalChoice, match=f"illegal choice {name}; legal now: quay "):
            game.choose(name)
    assert game.moment == 0
    seat = game.seat
    game.choose("quay ROM-I")
    assert game.view(None)["table"]["quays"]["ROM-I"]["owner"] == seat
