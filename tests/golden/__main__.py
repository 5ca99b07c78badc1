"""Record the golden games anew: tell those that still replay, look for those that are missing."""

from __future__ import annotations

import sys

import cothon
from tests.golden.record import FOLDER, WANTED, candidates, transcript


def still_replays(key: str, name: str) -> cothon.Game | None:
    """The golden game of this name, if there is one and the rules still allow it."""
    path = FOLDER / key / f"{name}.json"
    if not path.exists():
        return None
    try:
        game = cothon.replay(path)
    except cothon.BadSave as error:
        print(f"{key}/{name}: {error}; looking for another")
        return None
    return game if game.over and WANTED[key][name](game) else None


def look_for(key: str, missing: set[str]) -> dict[str, cothon.Game]:
    """Play until every missing kind of game has been found, each in a game of its own."""
    found: dict[str, cothon.Game] = {}
    for game in candidates(key) if missing else ():
        fitting = [name for name in sorted(missing - set(found)) if WANTED[key][name](game)]
        if fitting:
            found[fitting[-1]] = game
            print(f"{key}/{fitting[-1]}: {game.seats} seats, seed {game.save.seed!r}")
        if missing <= set(found):
            break
    return found


def main() -> None:
    """Write all golden games."""
    lacking: list[str] = []
    for key, wanted in WANTED.items():
        games = {name: game for name in wanted if (game := still_replays(key, name)) is not None}
        games |= look_for(key, set(wanted) - set(games))
        (FOLDER / key).mkdir(exist_ok=True)
        for name, game in games.items():
            path = FOLDER / key / f"{name}.json"
            game.save.write(path)
            path.with_suffix(".txt").write_text(transcript(game), encoding="utf-8")
        lacking += [f"{key}/{name}" for name in wanted if name not in games]
    if lacking:
        sys.exit(f"not found: {', '.join(lacking)}")


if __name__ == "__main__":
    main()
