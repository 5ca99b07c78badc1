"""Commands of the laboratory: many games, counts of positions, and speed."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.progress import Progress, track
from rich.table import Table as Grid

import cothon
from cothon.bots import check_pilot
from cothon.cli.shared import (
    DEFAULT_GAME,
    HOW_MANY,
    AsJson,
    GameName,
    Material,
    Options,
    err,
    out,
    parse_options,
    smallest,
)
from cothon.games import catalogue, find_sheet
from cothon.kernel.errors import CothonError
from cothon.lab import bench as benchmark
from cothon.lab.perft import perft as count
from cothon.lab.perft import walk_into
from cothon.lab.simulate import records, tasks
from cothon.lab.simulate import simulate as run_games
from cothon.match.game import read_material


def simulate_games(
    game: GameName = DEFAULT_GAME,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    pilots: Annotated[
        str, typer.Option(help="One pilot per seat; they move round the table.")
    ] = "greedy,random,random",
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one per core.")] = None,
    material: Material = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let pilots play many games and tell how each did."""
    sheet = find_sheet(game)
    names = pilots.split(",")
    sheet.check_seats(len(names))
    for name in names:
        check_pilot(name)
    read_material(game, material)
    options = sheet.fill_options(parse_options(option), len(names))
    work = list(tasks(game, names, number, seed, options, material))
    results = list(
        track(run_games(work, workers), "playing", total=number, console=err, transient=True)
    )
    rows = records(results)
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows], indent=2))
        return
    grid = Grid("pilot", "seats played", "wins", "win rate", "mean score", "mean rank")
    for row in rows:
        rate = f"{100 * row.wins / row.games:.1f} %"
        means = (f"{row.mean_total:.2f}", f"{row.mean_rank:.2f}")
        grid.add_row(row.pilot, str(row.games), f"{row.wins:.1f}", rate, *means)
    out.print(grid)


def perft(
    game: GameName = DEFAULT_GAME,
    seats: Annotated[int | None, typer.Option(help=HOW_MANY)] = None,
    seed: Annotated[int, typer.Option(help="The seed.")] = 0,
    depth: Annotated[int, typer.Option(min=1, max=9, help="How many choices ahead.")] = 3,
    skip: Annotated[int, typer.Option(min=0, help="Random choices to make before.")] = 0,
    material: Material = None,
    as_json: AsJson = False,
) -> None:
    """Count the positions so many choices ahead, and the different standings they show."""
    start = cothon.new(game, seats or smallest(game), seed, material=material)
    walk_into(start, skip)
    rows = list(track(count(start, depth), "counting", total=depth, console=err, transient=True))
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows]))
        return
    grid = Grid("depth", "positions", "different standings")
    for row in rows:
        grid.add_row(str(row.depth), f"{row.positions:,}", f"{row.standings:,}")
    out.print(grid)


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all if none is named.")] = None,
    seats: Annotated[int, typer.Option(help=HOW_MANY)] = 4,
    runs: Annotated[int, typer.Option(min=1, help="Runs; the median counts.")] = benchmark.RUNS,
    scale: Annotated[float, typer.Option(min=0.001, help="Work per run.")] = 1.0,
    peers: Annotated[bool, typer.Option("--peers", help="Measure Catanatron as well.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure speed: random play on one core, clones and re-deals."""
    keys = games or [sheet.key for sheet in catalogue()]
    for key in keys:
        find_sheet(key).check_seats(seats)
    rows = [bench_one(key, seats, runs, scale, peers) for key in keys]
    if as_json:
        typer.echo(json.dumps(rows[0] if len(rows) == 1 else rows, indent=2))
        return
    for row in rows:
        grid = Grid(str(row["game"]), "")
        for name, value in row.items():
            if name not in ("game", "peers"):
                grid.add_row(name, f"{value:,.1f}" if isinstance(value, float) else str(value))
        for peer in row["peers"]:
            grid.add_row(f"{peer['name']} {peer['version']}", "")
            grid.add_row("  decisions_per_second", f"{peer['decisions_per_second']:,.1f}")
            grid.add_row("  ratio", f"{peer['ratio']:.1f}")
        out.print(grid)


def bench_one(key: str, seats: int, runs: int, scale: float, peers: bool) -> dict[str, Any]:
    """One game, and the peers right after it."""
    found: list[benchmark.Peer] = []
    speed: benchmark.Speed | None = None
    with Progress(console=err, transient=True) as progress:
        bar = progress.add_task(key, total=1.0)
        for step in benchmark.bench_game(key, seats, runs, scale):
            if isinstance(step, benchmark.Speed):
                speed = step
            else:
                progress.update(bar, completed=step)
        assert speed is not None
        if peers:
            bar = progress.add_task("catanatron", total=1.0)
            for told in benchmark.bench_catanatron(speed, runs):
                if isinstance(told, benchmark.Peer):
                    found.append(told)
                else:
                    progress.update(bar, completed=told)
    return benchmark.as_json(speed, found)


def bench_server(
    game: GameName = DEFAULT_GAME,
    seats: Annotated[int, typer.Option(help="How many people, each with a line.")] = 3,
    tables: Annotated[int, typer.Option(min=1, max=5000, help="Tables played at once.")] = 1000,
    moves: Annotated[int, typer.Option(min=1, max=1000, help="Moves at each.")] = 20,
    think: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds between two moves at a table.")
    ] = 2.0,
    flat_out: Annotated[
        int, typer.Option(min=1, max=1000, help="Moves at a table alone, without a pause.")
    ] = 500,
    looking_back: Annotated[
        int, typer.Option(min=0, max=32, help="People who look at earlier moments meanwhile.")
    ] = 0,
    postgres: Annotated[
        str | None,
        typer.Option(help="The URL of a PostgreSQL server to measure, too, in a new database."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure a server: one table flat out, then many at once; times, processor and memory."""
    from cothon.lab.load import Plan, measure  # noqa: PLC0415 (slow to load)

    find_sheet(game).check_seats(seats)
    with out.status("starting") as status:
        rows = measure(
            game,
            seats,
            [Plan(1, flat_out, 0.0), Plan(tables, moves, think, looking_back)],
            postgres,
            status.update,
        )
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        titles = ("database", "tables", "moves", "per second", "p50 ms", "p99 ms", "worst ms")
        grid = Grid(*titles, "CPU ms", "kB a line", "kB a table")
        for row in rows:
            times = (f"{value:.1f}" for value in (row.p50, row.p99, row.worst))
            costs = (row.memory_per_line, row.memory_per_table)
            grid.add_row(
                row.database,
                str(row.tables),
                str(row.moves),
                f"{row.moves_per_second:.0f}",
                *times,
                f"{row.cpu_per_move:.2f}",
                *("" if cost is None else f"{cost:.0f}" for cost in costs),
            )
        out.print(grid)
    for row in rows:
        if row.lost or row.doubled:
            raise CothonError(f"{row.lost} moves were lost and {row.doubled} doubled")
