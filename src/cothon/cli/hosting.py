"""Commands for hosts: the server, and what is done with its database."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import webbrowser
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table as Grid

from cothon.cli.shared import (
    AsJson,
    Database,
    Language,
    err,
    out,
    pick_language,
    print_line,
    refuse,
)
from cothon.kernel.errors import BadOption, CothonError
from cothon.plain.line import harmless
from cothon.words import say

if TYPE_CHECKING:
    from cothon.server.upgrade import Report


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
        if for_programs:
            typer.echo(as_json("refused", logging.ERROR, error=str(error)), err=True)
        else:
            refuse(error)
        # A setting is as wrong a second later: whoever starts servers again is told apart.
        raise typer.Exit(os.EX_CONFIG if isinstance(error, BadOption) else 2) from error


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
    print_line(say(tongue, "tidy-unplayed", count=counts["unplayed"]))
    print_line(say(tongue, "tidy-would" if dry_run else "tidy-done", days=days))


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
