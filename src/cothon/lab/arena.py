"""The arena: pilots measured against each other, block by block.

A block is one deal, played with all rotations of the seats. It is made of the contest and its own
number alone, so that it comes out the same in one process, in several and on a cluster, and a
contest can go on where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations, cycle, islice, pairwise
from pathlib import Path
from statistics import fmean
from typing import Final

from cothon.bots import Budget, check_pilot, takes_budget
from cothon.games import find_sheet
from cothon.kernel.errors import BadOption
from cothon.lab.odds import (
    LEAST_TESTED,
    SHARE,
    Adjusted,
    Estimate,
    Scale,
    adjust,
    chance_if_even,
    decide,
    estimate,
    pair_share,
    win_share,
)
from cothon.lab.simulate import Result, Task, play
from cothon.match.game import check_seed, read_material
from cothon.sheet import Setting

OUTCOMES: Final = 16  # looked at for each chance event: enough, see docs/bots.md
MARGIN: Final = 0.1  # above a half, what the sequential test looks for


@dataclass(frozen=True)
class Contest:
    """What is to be played: who sits where in the first game, and how many deals."""

    game: str
    bots: tuple[str, ...]
    blocks: int
    seed: int = 0  # of the first deal
    options: Mapping[str, Setting] = field(default_factory=dict)
    budget: Budget | None = None
    material: Path | None = None
    outcomes: int = OUTCOMES

    @property
    def kinds(self) -> tuple[str, ...]:
        """The bots, each once, as they were named."""
        return tuple(dict.fromkeys(self.bots))

    def tasks(self, number: int) -> list[Task]:
        """The games of a block: one deal, with all rotations of the seats.

        Every other block goes round the other way: else, of three, each would always sit behind the
        same one, and gain or lose by it.
        """
        deal = self.seed + number
        return [
            Task(self.game, seated, deal, self.options, self.material, self.budget, self.outcomes)
            for seated in rotations(self.bots[:: -1 if number % 2 else 1])
        ]


@dataclass(frozen=True)
class Block:
    """A deal that has been played with all rotations."""

    number: int
    games: tuple[Result, ...]


@dataclass(frozen=True)
class Stand:
    """How one bot has done, or one whom the rules play."""

    name: str
    seats: int  # that it sat in
    wins: Estimate  # its part of the victories
    expected: float  # that part if all played alike
    even: float  # how likely so many more or fewer wins are then (p)
    gain: float  # how many times luck taken out makes the variance of its wins smaller
    rank: Estimate
    total: Estimate
    luck: float | None  # winning chances that chance events brought it, in a game
    decisions: int
    milliseconds: float  # that it thought about each


@dataclass(frozen=True)
class Pairing:
    """How often one is ranked above another at the same table."""

    upper: str
    lower: str
    share: Estimate  # without luck, if that was accounted for
    plain: Estimate
    gain: float
    better: bool | None = None  # what the sequential test says, if it was wanted and has decided


def seated(names: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """Who sits where: as named, and the same names again until all seats are taken."""
    seats = len(names) if seats is None else seats
    if seats < len(names):
        raise BadOption(f"{len(names)} bots do not fit in {seats} seats")
    return tuple(islice(cycle(names), seats))


def check_contest(contest: Contest) -> None:
    """Refuse what cannot be played, before anybody has played."""
    for name in contest.kinds:
        check_pilot(name)
    sheet = find_sheet(contest.game)
    sheet.check_seats(len(contest.bots))
    sheet.fill_options(contest.options, len(contest.bots))
    check_seed(contest.seed)
    check_seed(contest.seed + contest.blocks)
    read_material(contest.game, contest.material)


def without_use(contest: Contest) -> list[str]:
    """The bots that have no use for the budget that was named."""
    if contest.budget is None:
        return []
    return [name for name in contest.kinds if not takes_budget(name)]


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """All ways of moving round the table; those that look alike are one."""
    turned = ((*bots[turn:], *bots[:turn]) for turn in range(len(bots)))
    return list(dict.fromkeys(turned))


def play_block(contest: Contest, number: int) -> Block:
    """Play one block; all that runners do."""
    return Block(number, tuple(play(task) for task in contest.tasks(number)))


# What came of it.


def everybody(block: Block) -> list[str]:
    """All who play: of the first block the bots as named, then those whom the rules play."""
    return list(dict.fromkeys(block.games[0].players))


def luck_of(game: Result, name: str) -> float:
    """What chance brought the seats of one, each on average; nothing if it was not accounted."""
    found = [luck for luck, one in zip(game.luck, game.players, strict=False) if one == name]
    return fmean(found) if found else 0.0


@dataclass(frozen=True)
class Series:
    """A value of each block, and the luck in it."""

    values: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)

    def add(self, value: float, luck: float) -> None:
        """One more block."""
        self.values.append(value)
        self.luck.append(luck)

    def adjusted(self) -> Adjusted:
        """The values without the luck; as they are if no luck was accounted for."""
        return adjust(self.values, self.luck) if any(self.luck) else Adjusted(self.plain, 1.0)

    @property
    def plain(self) -> tuple[float, ...]:
        """The values as they are."""
        return tuple(self.values)


def add_pair(series: Series, block: Block, upper: str, lower: str) -> None:
    """How often one was above another in a block, and how much luckier it was."""
    shares = [pair_share(game.ranks, game.players, upper, lower) for game in block.games]
    series.add(
        fmean(share for share in shares if share is not None),
        fmean(luck_of(game, upper) - luck_of(game, lower) for game in block.games),
    )


def pairings(blocks: Sequence[Block], referee: Referee | None = None) -> list[Pairing]:
    """Everybody against everybody named later, with what the sequential test says."""
    verdicts = {} if referee is None else referee.verdicts
    found = []
    for upper, lower in combinations(everybody(blocks[0]), 2):
        series = Series()
        for block in blocks:
            add_pair(series, block, upper, lower)
        adjusted = series.adjusted()
        found.append(
            Pairing(
                upper,
                lower,
                estimate(adjusted.values, SHARE),
                estimate(series.plain, SHARE),
                adjusted.gain,
                verdicts.get((upper, lower)),
            )
        )
    return found


def stands(blocks: Sequence[Block]) -> list[Stand]:
    """How everybody has done, whoever won most of what could be expected first."""
    found = [stand(blocks, name) for name in everybody(blocks[0])]
    return sorted(found, key=lambda one: -one.wins.mean / one.expected)


def stand(blocks: Sequence[Block], name: str) -> Stand:
    """How one of them has done."""
    first = blocks[0].games[0]
    own, count = first.players.count(name), len(first.players)
    expected = own / count
    series = Series()
    for block in blocks:
        shares = (win_share(game.winners, game.players, name) for game in block.games)
        series.add(fmean(shares), own * fmean(luck_of(game, name) for game in block.games))
    adjusted, share = series.adjusted(), Scale(0.0, 1.0, expected)
    decisions, seconds = thinking(blocks, name)
    return Stand(
        name=name,
        seats=own * sum(len(block.games) for block in blocks),
        wins=estimate(adjusted.values, share),
        expected=expected,
        even=chance_if_even(adjusted.values, share),
        gain=adjusted.gain,
        rank=estimate(means(blocks, name, "ranks"), Scale(1.0, float(count), (count + 1) / 2)),
        total=estimate(means(blocks, name, "totals")),
        luck=fmean(series.luck) / own if first.luck else None,
        decisions=decisions,
        milliseconds=1000 * seconds / decisions if decisions else 0.0,
    )


def means(blocks: Sequence[Block], name: str, what: str) -> list[float]:
    """The mean of the ranks or totals of one, block by block."""
    return [
        fmean(
            number
            for game in block.games
            for number, one in zip(getattr(game, what), game.players, strict=True)
            if one == name
        )
        for block in blocks
    ]


def thinking(blocks: Sequence[Block], name: str) -> tuple[int, float]:
    """How many decisions one has made, and how many seconds they took."""
    made = [
        (choices, seconds)
        for block in blocks
        for game in block.games
        for choices, seconds, one in zip(game.choices, game.seconds, game.players, strict=False)
        if one == name
    ]
    return sum(choices for choices, _ in made), sum(seconds for _, seconds in made)


class Referee:
    """Hears block after block, and says when the sequential test knows enough.

    It tries whether each bot is better than the one named after it; a verdict stands.
    """

    def __init__(self, margin: float = MARGIN) -> None:
        if not 0.0 < margin < SHARE.even:
            raise BadOption(f"a margin lies between 0 and {SHARE.even}, not {margin}")
        self.margin = margin
        self.verdicts: dict[tuple[str, str], bool] = {}
        self.series: dict[tuple[str, str], Series] = {}  # of each pair, as named

    def hear(self, block: Block) -> None:
        """One more block, in order; the first is seated as the bots were named."""
        if not self.series:
            self.series = {pair: Series() for pair in pairwise(everybody(block))}
        for pair, series in self.series.items():
            add_pair(series, block, *pair)
            if pair not in self.verdicts and len(series.values) >= LEAST_TESTED:
                verdict = decide(series.adjusted().values, self.margin)
                if verdict is not None:
                    self.verdicts[pair] = verdict

    @property
    def has_decided(self) -> bool:
        """Is there a verdict for everybody?"""
        return bool(self.series) and len(self.verdicts) == len(self.series)


def contested(
    played: Iterable[Block], coming: Iterator[Block], referee: Referee | None
) -> Iterator[Block]:
    """All blocks in order, those played before and then new ones, until the referee has decided."""
    for block in chain(played, coming):
        if referee is not None:
            referee.hear(block)
        yield block
        if referee is not None and referee.has_decided:
            return
