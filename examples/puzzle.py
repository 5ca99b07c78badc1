"""A puzzle from a position: find the turn that wins a seat in the palace.

The red player has 4 talents and one trade point; the next seat costs 8 talents and needs 2 trade
points. It prints:

    Player 1: use an action card, take talents or refresh the market.
    85 turns were tried. The best one:
      slot 6, quay ROM-I, good OIL, trade-house, path, palace
    Round 5 of this decade begins.
    Player 1 uses the Porter on slot 6 with 3 servants.
    Player 1 carries oil from the warehouse to quay Rome I.
    Player 1 loads the ship from Rome (oil) at quay Rome I and earns 7 talents.
    Player 1 takes a trade point and stands at 2 in the trade house.
    Player 1 takes both servants home from quay Rome I: 11 in reserve.
    Player 1 uses a privilege: 1 servant to the intrigue path.
    Player 1 puts a servant on space 1 of the intrigue path.
    Player 1 pays 8 talents and puts a servant on palace seat 1.
"""

from collections.abc import Iterator

import cothon

POSITION = {
    "players": [{"talents": 4, "points": 1, "goods": ["OIL", "GLASS"]}, {}, {}],
    "quays": {"ROM-I": {"owner": 0, "ship": "S17"}, "EGY-I": {"owner": 0, "ship": "S03"}},
    "slots": ["CAPTAIN", "STEVEDORE", "PORTER", "ARISTOCRAT", "MERCHANT", "PORTER"],
    "decade": 5,
    "round": 5,
}
Turn = tuple[str, ...]


def turns(game: cothon.Game, seat: int, made: Turn = ()) -> Iterator[tuple[cothon.Game, Turn]]:
    """Every way in which a seat can play until somebody else is asked, and what it leads to."""
    if game.seat != seat:
        yield game, made
        return
    for name in game.menu:
        after = game.clone()
        after.choose(name)
        yield from turns(after, seat, (*made, name))


def standing(game: cothon.Game, seat: int) -> tuple[int, tuple[int, ...]]:
    """What decides the game: seats in the palace, then what breaks ties."""
    score = game.scores()[seat]
    return score.total, score.ties


game = cothon.position("porto_carthago", POSITION)
print(game.prompt())
# A re-dealt game knows no more than the player: nothing is found by looking at hidden cards.
found = list(turns(game.determinize(seat=0, seed=1), 0))
_, best = max(found, key=lambda each: standing(each[0], 0))
print(f"{len(found)} turns were tried. The best one:\n  {', '.join(best)}")
for name in best:
    game.choose(name)
print("\n".join(game.log()))
