"""People are called what they are called at their own table."""

from __future__ import annotations

import cothon


def test_no_table_uses_the_names_of_another() -> None:
    """What is put together once for all tables names nobody."""
    told = []
    for names in (("Ada", "Bo", "Cy"), ("Xenia", "Yann", "Zoé")):
        game = cothon.new("porto_carthago", 3, 4)
        words = game.words("en", names)
        texts = []
        while not game.over:
            texts += [words.prompt(game.state)]
            texts += [words.option(game.state, choice) for choice in game.options]
            game.apply(game.options[len(game.choices) % len(game.options)])
        texts += [words.event(entry, None) for entry in game.journal]
        texts += [words.name("servant", number) for number in range(6)]
        told.append(texts)
    assert any("Ada" in text for text in told[0])
    for mine, theirs in zip(*told, strict=True):
        renamed = mine.replace("Ada", "Xenia").replace("Bo", "Yann").replace("Cy", "Zoé")
        assert "Ada" not in theirs
        assert all(not 0xE000 <= ord(letter) < 0xE010 for letter in mine + theirs)
        assert theirs == renamed
