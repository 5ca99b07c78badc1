"""The arena on the command line: pilots measured against each other, with intervals."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from cothon.bots import Budget
from cothon.cli.shared import (
    HOW_MANY,
    AsJson,
    GameName,
    Material,
    Options,
    err,
    out,
    parse_options,
)
from cothon.games import find_sheet
from cothon.kernel.errors import BadOption, CothonError
from cothon.lab.arena import (
    MARGIN,
    OUTCOMES,
    Block,
    Contest,
    Pairing,
    Referee,
    Stand,
    check_contest,
    contested,
    everybody,
    pairings,
    seated,
    stands,
    without_use,
)
from cothon.lab.odds import Estimate, win_share
from cothon.lab.record import Record, stamp
from cothon.lab.runners import Blocks, blocks_of
from cothon.lab.simulate import Result

ALL, DECIDED, INTERRUPTED = "all blocks played", "decided", "interrupted"
BY_CTRL_C: Final = 130  # the exit code of what was interrupted
VERDICTS: Final = {None: "open", True: "better", False: "not better"}
CSV_HEAD: Final = (
    *("block", "deal", "game", "seat", "player", "total", "rank", "victory"),
    *("decisions", "seconds", "luck"),
)


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Who sits where, by commas; the best first, as --sprt tests them.")
    ],
    blocks: Annotated[
        int, typer.Option(min=1, help="At most so many deals, each with all rotations of seats.")
    ] = 100,
    seats: Annotated[
        int | None, typer.Option(help=f"{HOW_MANY} The names are repeated until all sit.")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="Nodes for a decision, for pilots that search.")
    ] = None,
    time: Annotated[
        int | None,
        typer.Option("--time", min=1, help="Milliseconds instead: it is not to be repeated."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes, or cores of the cluster; all there are.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="A Ray cluster; 'local' starts one here."),
    ] = None,
    sprt: Annotated[
        bool,
        typer.Option("--sprt", help="Stop when each is known to be better than the next, or not."),
    ] = False,
    margin: Annotated[
        float, typer.Option(help="By how much above a half --sprt looks for.")
    ] = MARGIN,
    seed: Annotated[int, typer.Option(help="The seed of the first deal.")] = 0,
    luck: Annotated[
        int, typer.Option(min=0, help="Outcomes looked at for each chance event; 0 for none.")
    ] = OUTCOMES,
    record: Annotated[
        Path | None, typer.Option(help="A file to write blocks to, and to go on from.")
    ] = None,
    csv_file: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Every seat of every game.")
    ] = None,
    material: Material = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Measure pilots against each other: deals with all rotations of seats, and intervals.

    cothon arena neptun --bots greedy,random --seats 4 --blocks 50 --sprt
    """
    names = seated([name.strip() for name in bots.split(",")], seats)
    find_sheet(game).check_seats(len(names))
    options = find_sheet(game).fill_options(parse_options(option), len(names))
    budget = budget_of(nodes, time)
    contest = Contest(game, names, blocks, seed, options, budget, material, luck)
    check_contest(contest)
    if sprt and len(contest.kinds) == 1 < len(names):
        raise BadOption(f"--sprt compares bots, and all that sit here are {names[0]}")
    referee = Referee(margin) if sprt else None
    if csv_file is not None:
        check_writable(csv_file)
    warn(contest)
    kept = None if record is None else Record(record, contest)
    coming = blocks_of(contest, 0 if kept is None else len(kept.blocks), workers, ray)
    played, ended = gather(contest, kept, coming, referee)
    if not played:
        err.print("interrupted before a block was finished")
        raise typer.Exit(BY_CTRL_C)
    if csv_file is not None:
        write_csv(csv_file, played)
    if as_json:
        typer.echo(json.dumps(as_plain(contest, played, ended, referee), indent=2))
    else:
        show(contest, played, ended, referee)
    if ended == INTERRUPTED:
        raise typer.Exit(BY_CTRL_C)


def budget_of(nodes: int | None, milliseconds: int | None) -> Budget | None:
    """The budget that was named, if any."""
    if nodes is None and milliseconds is None:
        return None
    if nodes is not None and milliseconds is not None:
        raise BadOption("--nodes and --time exclude each other")
    return Budget(nodes, milliseconds)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before anybody has played."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise CothonError(f"{path} cannot be written: {error.strerror}") from error


def warn(contest: Contest) -> None:
    """Say who has no use for the budget that was named."""
    idle = without_use(contest)
    if idle:
        err.print(f"no use for a budget, and played as always: {', '.join(idle)}", style="yellow")


def gather(
    contest: Contest, kept: Record | None, coming: Blocks, referee: Referee | None
) -> tuple[list[Block], str]:
    """All blocks until the end, a decision or Ctrl-C, and which of them it was."""
    played: list[Block] = []
    won: Counter[str] = Counter()
    before = [] if kept is None else kept.blocks[: contest.blocks]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with (
            closing(coming),
            Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as progress,
        ):
            bar = progress.add_task("playing", total=contest.blocks)
            for block in contested(before, coming, referee):
                if kept is not None:
                    kept.add(block)
                played.append(block)
                won.update(victories(block))
                progress.update(bar, advance=1, description=interim(contest, won))
    except KeyboardInterrupt:
        return played, INTERRUPTED
    return played, DECIDED if referee is not None and referee.has_decided else ALL


def victories(block: Block) -> dict[str, float]:
    """How many games each has won in a block."""
    games = block.games
    return {
        name: sum(win_share(game.winners, game.players, name) for game in games)
        for name in everybody(block)
    }


def interim(contest: Contest, won: Mapping[str, float]) -> str:
    """Which part of the victories each has so far, in short."""
    games = sum(won.values())
    return ", ".join(f"{name} {won[name] / games:.0%}" for name in contest.kinds)


def as_plain(
    contest: Contest, played: Sequence[Block], ended: str, referee: Referee | None
) -> dict[str, Any]:
    """What came of it, ready for JSON."""
    return {
        "contest": {**stamp(contest), "blocks": contest.blocks},
        "margin": None if referee is None else referee.margin,
        "ended": ended,
        "blocks": len(played),
        "games": sum(len(block.games) for block in played),
        "without_use_for_budget": without_use(contest),
        "stands": [asdict(row) for row in stands(played)],
        "pairings": [asdict(row) for row in pairings(played, referee)],
    }


def show(contest: Contest, played: Sequence[Block], ended: str, referee: Referee | None) -> None:
    """What came of it, as tables."""
    games = sum(len(block.games) for block in played)
    count = f"{len(played)} blocks of {games // len(played)} games, {ended}"
    out.print(f"{contest.game}, {' '.join(contest.bots)}: {count}", highlight=False)
    out.print("In brackets: 95 % intervals over blocks.", highlight=False)
    out.print(stands_grid(stands(played)))
    rows = pairings(played, referee)
    if rows:
        out.print(pairings_grid(rows, referee))


def stands_grid(rows: Sequence[Stand]) -> Grid:
    """How everybody has done."""
    grid = Grid("player", "seats", "wins", "if alike", "p", "rank", "total", "luck", "ms each")
    for row in rows:
        grid.add_row(
            row.name,
            str(row.seats),
            share(row.wins),
            f"{row.expected:.1%}",
            "< 0.001" if row.even < 0.001 else f"{row.even:.3f}",
            number(row.rank),
            number(row.total),
            "" if row.luck is None else f"{row.luck:+.1%}",
            f"{row.milliseconds:.1f}" if row.decisions else "",
        )
    return grid


def pairings_grid(rows: Sequence[Pairing], referee: Referee | None) -> Grid:
    """Who is ranked above whom."""
    grid = Grid("ranked above", "share", "with luck", "variance less")
    if referee is not None:
        grid.add_column(f"by {referee.margin:.0%}?")
    for row in rows:
        verdict = [] if referee is None else [VERDICTS[row.better]]
        cells = (share(row.share), share(row.plain), f"{row.gain:.2f} times", *verdict)
        grid.add_row(f"{row.upper} over {row.lower}", *cells)
    return grid


def share(found: Estimate) -> str:
    """A share with its interval, in hundredths."""
    if found.low is None or found.high is None:
        return f"{found.mean:.1%}"
    return f"{found.mean:.1%} [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def number(found: Estimate) -> str:
    """A number with its interval."""
    if found.low is None or found.high is None:
        return f"{found.mean:.2f}"
    return f"{found.mean:.2f} [{found.low:.2f}, {found.high:.2f}]"


def write_csv(path: Path, played: Sequence[Block]) -> None:
    """A line for every seat of every game."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(CSV_HEAD)
        for block in played:
            for turn, game in enumerate(block.games):
                for row in seat_rows(game):
                    writer.writerow((block.number, game.task.seed, turn, *row))


def seat_rows(game: Result) -> Iterator[tuple[object, ...]]:
    """Every seat of a game; of those whom the rules play nothing is known of thinking and luck."""
    for seat, player in enumerate(game.players):
        victory = (seat in game.winners) / len(game.winners)
        thought = (game.choices, game.seconds, game.luck)
        known = [row[seat] if seat < len(row) else "" for row in thought]
        yield (seat, player, game.totals[seat], game.ranks[seat], victory, *known)
