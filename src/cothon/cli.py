"""The command line."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import webbrowser
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table as Grid

import cothon
from cothon.bots import pilot_names
from cothon.games import catalogue, find_sheet
from cothon.kernel.errors import BadOption, BadSave, CothonError
from cothon.lab import bench as benchmark
from cothon.lab.perft import perft as count
from cothon.lab.perft import walk_into
from cothon.lab.simulate import records, tasks
from cothon.lab.simulate import simulate as run_games
from cothon.match.game import read_material, speak
from cothon.match.save import Journalled, Save
from cothon.plain.line import harmless
from cothon.sheet import Setting
from cothon.terminal.play import HUMAN, Leave, Sitting
from cothon.terminal.proving import check_save, read_witness, tell_verified, verified
from cothon.version import VERSION
from cothon.words import LANGUAGES, Words, say
from cothon.words.stored import tell_stored

if TYPE_CHECKING:
    from cothon.server.upgrade import Report

app = typer.Typer(
    help="Cothon: a table for harbour-trading board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console()
err = Console(stderr=True)

DEFAULT_GAME = "porto_carthago"
HOW_MANY = "How many people or bots play; whom the rules play comes besides."

GameName = Annotated[str, typer.Argument(help="A game of the catalogue (see: cothon games).")]
Seed = Annotated[
    int | None, typer.Option(help="The seed of all chance; without one, a secret key deals.")
]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, fr or de; by default your system's.")
]
Material = Annotated[
    Path | None, typer.Option(help="A material file with the values of your own box.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", help="A rules option, as KEY, KEY=false or KEY=VALUE (see: cothon games)."
    ),
]
Database = Annotated[
    str | None, typer.Option(help="A file, or a database URL; by default your own file.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"cothon {VERSION} ({'compiled' if benchmark.is_compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version.")
    ] = False,
) -> None:
    """Cothon: a table for harbour-trading board games."""


def system_language() -> str:
    """The language of the environment, if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def pick_language(language: str | None) -> str:
    """The language asked for, or the system's."""
    if language is None:
        return system_language()
    if language not in LANGUAGES:
        raise BadOption(f"no language {language!r} (there is: {', '.join(LANGUAGES)})")
    return language


def parse_options(given: list[str] | None) -> dict[str, Setting]:
    """KEY, KEY=true, KEY=false or KEY=VALUE."""
    options: dict[str, Setting] = {}
    for text in given or []:
        key, _, value = text.partition("=")
        options[key] = SWITCHES.get(value.lower(), value)
    return options


SWITCHES: dict[str, Setting] = {
    **dict.fromkeys(("", "true", "on", "yes"), True),
    **dict.fromkeys(("false", "off", "no"), False),
}


@app.command()
def games(as_json: AsJson = False, language: Language = None) -> None:
    """List the games of the catalogue with their options, to be set with --option KEY=VALUE."""
    sheets = catalogue()
    if as_json:
        rows = [
            {
                "key": sheet.key,
                "title": sheet.title,
                "credits": sheet.credits,
                "seats": sheet.seats,
                "minutes": sheet.minutes,
                "rules": sheet.rules,
                "options": [asdict(option) for option in sheet.options],
            }
            for sheet in sheets
        ]
        typer.echo(json.dumps(rows, indent=2))
        return
    tongue = pick_language(language)
    for sheet in sheets:
        tell_sheet(sheet, speak(sheet, read_material(sheet.key, None), tongue))


def tell_sheet(sheet: cothon.Sheet, words: Words) -> None:
    """A game and its options, a line for each; nothing is cut, however narrow the terminal."""
    players = "–".join(map(str, dict.fromkeys((sheet.seats[0], sheet.seats[-1]))))
    facts = words.text("games-facts", players=players, minutes=sheet.minutes, rules=sheet.rules)
    out.print(f"[bold]{sheet.key}[/]  {sheet.title} · {facts}", soft_wrap=True, highlight=False)
    out.print(f"  {sheet.credits}", style="dim", soft_wrap=True, highlight=False)
    for option in sheet.options:
        name = words.text(f"option-name-{option.key}")
        only = ", ".join(map(str, option.seats))
        seats = f" · {words.text('games-option-seats', seats=only)}" if only else ""
        lines = [f"  [cyan]{option.key}[/]  {name} ({option.ruling}){seats}"]
        for value in option.values or ("yes", "no"):
            means = words.text(f"option-name-{option.key}-{value}") if option.values else ""
            is_default = SWITCHES.get(value, value) == option.default
            usual = f"({words.text('games-default')})" if is_default else ""
            lines.append("  ".join(filter(None, (f"    [cyan]={value}[/]", means, usual))))
        out.print("\n".join(lines), soft_wrap=True, highlight=False)
    out.print()


def default_save() -> Path:
    """Where the last game in the terminal is kept."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "cothon" / "last-game.json"


@app.command()
def play(
    game: GameName = DEFAULT_GAME,
    terminal: Annotated[bool, typer.Option(help="Play in this terminal.")] = True,
    seats: Annotated[int | None, typer.Option(help=HOW_MANY)] = None,
    players: Annotated[
        str | None,
        typer.Option(help="Who sits where, as human,greedy,greedy; by default you and bots."),
    ] = None,
    bot: Annotated[str, typer.Option(help="The bot of the other seats.")] = "greedy",
    seed: Seed = None,
    language: Language = None,
    material: Material = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play against bots, or several people at one screen; every choice is saved at once."""
    if not terminal:
        raise BadOption("the table is in the terminal: leave --no-terminal out")
    tongue = pick_language(language)
    if resume is not None:
        kept = Save.read(resume)
        sitting_game = cothon.replay(kept, material=material)
        who = list(kept.players or default_players(kept.seats, bot))
        path = save or resume
    else:
        who = players.split(",") if players else default_players(seats or smallest(game), bot)
        if seats is not None and len(who) != seats:
            raise BadOption(f"--players names {len(who)} seats, --seats says {seats}")
        dealt_by = secrets.token_bytes(32) if seed is None else seed
        sitting_game = cothon.new(game, len(who), dealt_by, parse_options(option), material)
        path = save or default_save()
    check_players(who)
    try:
        Sitting(sitting_game, who, tongue, out, path).play()
    except (Leave, EOFError, KeyboardInterrupt):
        out.print()


def smallest(game: str) -> int:
    """The smallest number of people who can play a game."""
    return find_sheet(game).seats[0]


def default_players(seats: int, bot: str) -> list[str]:
    """You, and bots."""
    return [HUMAN] + [bot] * (seats - 1)


def check_players(players: list[str]) -> None:
    """Everybody must be a person or a pilot we have."""
    for name in players:
        if name != HUMAN and name not in pilot_names():
            known = ", ".join([HUMAN, *pilot_names()])
            raise BadOption(f"nobody called {name!r} can play (there is: {known})")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A save.")],
    language: Language = None,
    seat: Annotated[
        int | None, typer.Option(help="Through whose eyes (0 is the first seat).")
    ] = None,
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    stored: Annotated[
        bool, typer.Option("--stored", help="Tell the stored journal, without replaying.")
    ] = False,
    material: Material = None,
) -> None:
    """Tell what happened in a saved game."""
    kept = Save.read(file)
    tongue = pick_language(language)
    if stored:
        printed = read_material(kept.game, material)
        words = speak(find_sheet(kept.game), printed, tongue, people=kept.seats)
        for entry in stored_journal(kept):
            print_line(tell_stored(words, entry, seat))
        return
    game = cothon.replay(kept, upto, material)
    if seat is not None:
        game.view(seat)
    tell(game, game.words(tongue), seat)


def tell(game: cothon.Game, words: Words, seat: int | None) -> None:
    """The log, then the open question or the winners."""
    for entry in game.journal:
        print_line(words.event(entry, seat))
    print_line(words.prompt(game.state))


def print_line(text: str) -> None:
    """A line that may hold anything that stands in a file; it cannot steer the terminal."""
    typer.echo(harmless(text))


def stored_journal(kept: Save) -> Journalled:
    """The journal that a finished game stores."""
    if kept.journal is None:
        raise BadSave("this save stores no journal: only finished games do")
    return kept.journal


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A save.")],
    commitment: Annotated[
        str | None, typer.Option(help="The seal of the server that your page showed you.")
    ] = None,
    letters: Annotated[
        str | None, typer.Option(help="The letters of the deal that your page showed you.")
    ] = None,
    number: Annotated[
        str | None, typer.Option(help="The number that your browser gave, if it took part.")
    ] = None,
    language: Language = None,
    material: Material = None,
    as_json: AsJson = False,
) -> None:
    """Check that a saved game was dealt as all agreed, and that every choice was legal.

    A save by itself proves nothing to others: compare it with what your own page showed.
    """
    tongue = pick_language(language)
    witness = read_witness(commitment, letters, number)
    try:
        kept = Save.read(file)
        game = check_save(kept, witness, material)
    except CothonError as error:
        refuse(error)
        raise typer.Exit(1) from error
    if as_json:
        typer.echo(json.dumps(verified(kept, game, witness), indent=2))
        return
    for line in tell_verified(kept, game, witness, tongue):
        print_line(line)


@app.command(name="simulate")
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
        if name not in pilot_names():
            raise BadOption(f"no pilot is called {name!r} (there is: {', '.join(pilot_names())})")
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


@app.command()
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


@app.command()
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


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; by default this machine alone.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port, 8765; 0 for any.")
    ] = None,
    database: Database = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=64, help="Processes that serve; several need PostgreSQL."),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser as well.")
    ] = True,
) -> None:
    """Set the table in the browser: serve the games until Ctrl-C."""
    from cothon.server.logs import as_json  # noqa: PLC0415 (slow to load)
    from cothon.server.serving import serve as run_server  # noqa: PLC0415
    from cothon.server.settings import read_settings  # noqa: PLC0415

    for_programs = os.environ.get("COTHON_LOG") == "json"

    def ready(address: str) -> None:
        said = f"Cothon is at {address} (Ctrl-C to stop)"
        typer.echo(as_json("ready", address=address) if for_programs else said)
        if open_browser:
            webbrowser.open(address)

    given = {"host": host, "port": port, "database": database, "workers": workers}
    try:
        run_server(read_settings(os.environ, **given), ready)
    except CothonError as error:
        if not for_programs:
            raise
        typer.echo(as_json("refused", logging.ERROR, error=str(error)), err=True)
        raise typer.Exit(2) from error


@app.command(name="upgrade")
def upgrade_database(
    database: Database = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Tell what would be done, and write nothing.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Bring a database to this version: its form, and the running tables of older rules."""
    from cothon.server.settings import read_settings  # noqa: PLC0415 (slow to load)
    from cothon.server.upgrade import upgrade  # noqa: PLC0415

    url = read_settings(os.environ, database=database).database_url
    # Where nobody looks, a bar would leave an empty line before what is refused.
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task("tables", total=None)

        def tell(done: int, count: int) -> None:
            progress.update(bar, completed=done, total=count)

        report = asyncio.run(upgrade(url, dry_run, tell))
    if as_json:
        typer.echo(json.dumps(plain_report(report), indent=2))
    else:
        tell_report(report)
    raise typer.Exit(report.code)


def plain_report(report: Report) -> dict[str, Any]:
    """What became of a database, as plain data."""
    return {
        "database": report.database,
        "dry_run": report.dry_run,
        "form": {"was": report.was, "is": report.form, "needed": report.needed},
        "counts": report.counts(),
        "tables": [asdict(result) for result in report.notable()],
    }


def tell_report(report: Report) -> None:
    """What became of a database: how many tables met with what, and which."""
    from cothon.server.upgrade import MEANING  # noqa: PLC0415 (slow to load)

    was, form = report.was or "empty", report.form or "empty"
    out.print(f"database: {report.database}", markup=False, highlight=False, soft_wrap=True)
    out.print(f"its form: {form if form == was else f'{was} → {form}'}", highlight=False)
    if report.is_behind:
        said = f"it has to be {report.needed}: tables can be looked at when it has that form"
        out.print(said, highlight=False)
        return
    counts = Grid("tables", "", "meaning")
    for outcome, tables in report.counts().items():
        counts.add_row(str(tables), outcome, MEANING[outcome])
    out.print(counts)
    for one in report.notable():
        why = f": {one.reason}" if one.reason else ""
        said = f"{one.table}  {one.game}, rules {one.rules}  {one.outcome}{why}"
        out.print(harmless(said), markup=False, highlight=False, soft_wrap=True)
    if report.dry_run:
        left = "; `cothon upgrade` has something to do" if report.is_to_do else ""
        out.print(f"nothing was written{left}", highlight=False)


@app.command(name="tidy")
def tidy_database(
    database: Database = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Tell what would be removed, and write nothing.")
    ] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Remove opened saves and tables never dealt that nobody has looked at for long.

    COTHON_KEEP_FILED says for how many days they stay; 0 is for ever. Games that were played stay.
    """
    from cothon.server.settings import read_settings, shown  # noqa: PLC0415 (slow to load)
    from cothon.server.tidying import NOTHING, tidy  # noqa: PLC0415

    settings = read_settings(os.environ, database=database)
    url, days = settings.database_url, settings.keep_filed
    counts = asyncio.run(tidy(url, days, dry_run)) if days else NOTHING
    if as_json:
        told = {"database": shown(url), "dry_run": dry_run, "days": days, "counts": counts}
        typer.echo(json.dumps(told, indent=2))
        return
    tongue = pick_language(language)
    print_line(say(tongue, "backup-database", file=shown(url)))
    if not days:
        print_line(say(tongue, "tidy-never"))
        return
    print_line(say(tongue, "tidy-filed", count=counts["filed"]))
    print_line(say(tongue, "tidy-undealt", count=counts["undealt"]))
    print_line(say(tongue, "tidy-would" if dry_run else "tidy-done", days=days))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to be made; it holds secrets of games.")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Copy the server's database into a file, also while the server runs."""
    from cothon.server.backup import back_up  # noqa: PLC0415 (slow to load)
    from cothon.server.settings import read_settings  # noqa: PLC0415

    found = back_up(read_settings(os.environ, database=database).database_url, file)
    count = asdict(found)
    print_line(say(pick_language(language), "backup-made", file=str(file), **count))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `cothon backup` made.")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Put a copy in the place of the database of a server that does not run."""
    from cothon.server.backup import restore as put_back  # noqa: PLC0415 (slow to load)
    from cothon.server.settings import read_settings, shown  # noqa: PLC0415

    url = read_settings(os.environ, database=database).database_url
    aside = put_back(url, file)
    tongue = pick_language(language)
    print_line(say(tongue, "backup-database", file=shown(url)))
    print_line(say(tongue, "backup-restored", file=str(file)))
    if aside is not None:
        print_line(say(tongue, "backup-aside", file=str(aside)))


@app.command(name="bench-server")
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


def main() -> None:
    """Run the command line; what we refuse is one line on standard error and exit code 2."""
    try:
        app()
    except CothonError as error:
        refuse(error)
        sys.exit(2)


def refuse(error: CothonError) -> None:
    """One line that says why."""
    said = harmless(f"cothon: {error}")
    err.print(said, style="red", markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
