"""Record the golden games anew: tell those that still replay, look for those that are missing."""

from __future__ import annotations

import sys
from itertools import islice

import cothon
from tests.golden.record import (
    FOLDER,
    WANTED,
    ending,
    greedy_games,
    hasty_games,
    random_games,
    transcript,
)

RANDOM_TRIES = 20_000
PILOT_TRIES = 40


def still_replays(name: str) -> cothon.Game | None:
    """The golden game of this name, if there is one and the rules still allow it."""
    path = FOLDER / "porto_carthago" / f"{name}.json"
    if not path.exists():
        return None
    try:
        game = cothon.replay(path)
    except cothon.BadSave as error:
        print(f"{name}: {error}; looking for another")
        return None
    return game if game.over and WANTED[name](ending(game)) else None


def look_for(missing: set[str]) -> dict[str, cothon.Game]:
    """Play until every missing kind of game has been found."""
    found: dict[str, cothon.Game] = {}
    for games, tries in (
        (greedy_games(), PILOT_TRIES),
        (hasty_games(), PILOT_TRIES),
        (random_games(), RANDOM_TRIES),
    ):
        for game in islice(games, tries):
            for name in sorted(missing - set(found)):
                if WANTED[name](ending(game)):
                    found[name] = game
                    print(f"{name}: {game.seats} seats, seed {game.save.seed}")
                    break
            if missing <= set(found):
                return found
    return found


def main() -> None:
    """Write all golden games."""
    games = {name: game for name in WANTED if (game := still_replays(name)) is not None}
    games |= look_for(set(WANTED) - set(games))
    for name, game in games.items():
        path = FOLDER / "porto_carthago" / f"{name}.json"
        game.save.write(path)
        path.with_suffix(".txt").write_text(transcript(game), encoding="utf-8")
    if set(games) != set(WANTED):
        sys.exit(f"not found: {', '.join(sorted(set(WANTED) - set(games)))}")


main()
