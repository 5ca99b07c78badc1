"""A simulation: what a reading of the rules is worth, over random games with the same seeds.

The rulebook of Merchants & Guilds can be read in two ways where it scores sets, and each is an
option. It prints:

    AMB-01, 60 games         points   winner   wins by seat
    each_set                   10.1     16.2   18 23 24
    largest_different_only     10.1     16.1   18 23 24
"""

from statistics import mean

import cothon
from cothon.lab.playout import play_out

GAMES = 60
KEY = "merchants_guilds"
(sheet,) = [sheet for sheet in cothon.games() if sheet.key == KEY]
(option,) = [option for option in sheet.options if option.key == "set_scoring"]


def played(seed: int, reading: str) -> cothon.Game:
    """A random game to its end; the same seed deals and plays the same."""
    game = cothon.new(KEY, seats=3, seed=seed, options={option.key: reading})
    play_out(game.state, seed)
    return game


print(f"{option.ruling}, {GAMES} games         points   winner   wins by seat")
for reading in option.values:
    games = [played(seed, reading) for seed in range(GAMES)]
    totals = [[score.total for score in game.scores()] for game in games]
    wins = [sum(seat in game.winners for game in games) for seat in range(3)]
    points, best = mean(map(mean, totals)), mean(map(max, totals))
    print(f"{reading:<24} {points:6.1f}   {best:6.1f}   {' '.join(map(str, wins))}")
