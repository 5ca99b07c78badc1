"""Laying out the Alchemist's laboratory in few letters, for its tests.

Pieces are r, g, b, y, i (ichor) and x (extract). A decanter is read row by row from the top, then
the neck from below: "TL TR ML MR BL BR N1 N2", a dot for an empty cell.

>>> game = laboratory("gg", "rrb", decanter="iy bg rg gy")
>>> game.choose("brew")
>>> cauldrons(game)
['gg', 'rrb', '', '']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cothon.games.merchants_cove.merchants.alchemist.box import INGREDIENTS
from cothon.games.merchants_cove.merchants.alchemist.shapes import CELL_CODES, PIECE_CODES
from cothon.games.merchants_cove.merchants.alchemist.shop import BAG, Laboratory, laboratory_at
from tests.games.merchants_cove.laid import Laid, lay

LETTERS = "rgbyix"
COLOURS = ("red", "green", "blue", "yellow")
STAFF = ("LOC-01", "LOC-02", "LOC-03", "LOC-04")


def spelled(letters: str) -> list[str]:
    """Pieces by their codes."""
    return [PIECE_CODES[LETTERS.index(letter)] for letter in letters]


def laboratory(*contents: str, decanter: str | None = None, waste: int = 0, **data: Any) -> Laid:
    """The Alchemist A to act, and a Blacksmith who is ahead on the clock.

    Extracts in cauldrons come from the icons red, green, blue, yellow, in this order.
    """
    brewed = "".join(contents).count("x")
    shop: dict[str, Any] = {
        "cauldrons": {f"K{n}": spelled(pot) for n, pot in enumerate(contents, 1)},
        "waste": waste,
        "icons_covered": list(COLOURS[brewed:]),
    }
    if decanter is not None:
        cells = zip(CELL_CODES, decanter.replace(" ", ""), strict=True)
        shop["decanter"] = {cell: spelled(piece)[0] for cell, piece in cells if piece != "."}
    player = {"merchant": "alchemist", "shop": shop, **data.pop("A", {})}
    return lay(A=player, B={"merchant": "blacksmith", "hour": 6}, **data)


def staffed(*slots: int) -> dict[str, Any]:
    """A player with townsfolk in these slots of the staff board, the figure not on Use Staff."""
    staff = [STAFF[slot] if slot + 1 in slots else None for slot in range(4)]
    return {"staff": staff, "figure": "recruit"}


def lab(game: Laid) -> Laboratory:
    """The laboratory itself."""
    return laboratory_at(game.g, 0)


def short(pieces: list[str]) -> str:
    """Pieces in letters."""
    return "".join(LETTERS[PIECE_CODES.index(piece)] for piece in pieces)


def cauldrons(game: Laid) -> list[str]:
    """What each cauldron holds, in letters."""
    return [short(pieces) for pieces in game.shop("A")["cauldrons"].values()]


def decanter(game: Laid) -> str:
    """The decanter as it is laid out."""
    cells = ["." if piece is None else short([piece]) for piece in see_cells(game)]
    return " ".join("".join(cells[n : n + 2]) for n in range(0, len(cells), 2))


def see_cells(game: Laid) -> list[str | None]:
    """Every cell of the decanter."""
    return list(game.shop("A")["decanter"].values())


def waste(game: Laid) -> int:
    """How many ichors lie in the toxic waste."""
    return int(game.shop("A")["waste"])


def stall(game: Laid) -> dict[str, int]:
    """The goods on the Alchemist's stall."""
    return dict(game.mat("A")["stall"])


def marbles(game: Laid, letters: str) -> None:
    """The next marbles that come out of the Alchemist's bag."""
    bag = [lab(game).count_in(BAG, kind) for kind in range(INGREDIENTS)]
    for letter in letters:
        kind = LETTERS.index(letter)
        assert bag[kind] > 0, f"there is no {letter} in the bag"
        game.luck(sum(bag[:kind]))
        bag[kind] -= 1


def all_ends(game: Laid, questions: tuple[str, ...], seen: Callable[[Laid], object]) -> set[object]:
    """What is seen behind every path through these questions."""
    if game.question.removeprefix("A ") not in questions:
        return {seen(game)}
    found: set[object] = set()
    for choice in game.options:
        twin = game.clone()
        twin.apply(choice)
        found |= all_ends(twin, questions, seen)
    return found
