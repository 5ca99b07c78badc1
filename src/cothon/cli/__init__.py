"""The command line: all commands, in the order in which the help names them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Final

import typer

from cothon.cli.arena import arena
from cothon.cli.hosting import backup, restore, serve, tidy_database, upgrade_database
from cothon.cli.measuring import bench, bench_server, perft, simulate_games
from cothon.cli.playing import games, play, replay, verify
from cothon.cli.shared import refuse
from cothon.kernel.errors import CothonError
from cothon.lab.bench import is_compiled
from cothon.version import VERSION

app = typer.Typer(
    help="Cothon: a table for harbour-trading board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: Final[Mapping[str, Callable[..., None]]] = {
    "games": games,
    "play": play,
    "replay": replay,
    "verify": verify,
    "simulate": simulate_games,
    "arena": arena,
    "perft": perft,
    "bench": bench,
    "serve": serve,
    "upgrade": upgrade_database,
    "tidy": tidy_database,
    "backup": backup,
    "restore": restore,
    "bench-server": bench_server,
}
for name, command in COMMANDS.items():
    app.command(name=name)(command)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"cothon {VERSION} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version.")
    ] = False,
) -> None:
    """Cothon: a table for harbour-trading board games."""


def main() -> None:
    """Run the command line; what we refuse is one line on standard error and exit code 2."""
    try:
        app()
    except CothonError as error:
        refuse(error)
        sys.exit(2)
