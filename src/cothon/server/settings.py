"""How a server is set up; every setting can be given as an environment variable COTHON_…"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from cothon.kernel.errors import BadOption


def default_database() -> str:
    """One SQLite file in the user's state directory."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return str(Path(home) / "cothon" / "cothon.db")


@dataclass(frozen=True)
class Settings:
    """The settings, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""  # a file, or a URL that SQLAlchemy understands; "" is the usual file
    bot_workers: int = 1  # processes in which bots think
    pace: float = 0.35  # seconds between two visible moves of bots, at least
    bot_seed: int = 0  # in the same game with the same number bots choose the same; 0 is by lot
    live_tables: int = 512  # tables kept in memory; others are read from the database
    tables_per_minute: int = 30  # that one device, or one address, may open; 0 for any number
    chats_per_minute: int = 20  # that one viewer may write; 0 for any number

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it named, with an asynchronous driver."""
        named = self.database or default_database()
        if "://" not in named:
            return f"sqlite+aiosqlite:///{Path(named).expanduser().absolute()}"
        scheme, rest = named.split("://", 1)
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
        }
        return f"{drivers.get(scheme, scheme)}://{rest}"


def read_settings(given: Mapping[str, str], **more: str | int | float | None) -> Settings:
    """The settings of an environment; what is named besides (and not None) goes before."""
    values: dict[str, str | int | float] = {}
    for field in fields(Settings):
        kind = type(field.default)
        named = more.get(field.name)
        text = given.get(f"COTHON_{field.name.upper()}")
        if named is not None:
            values[field.name] = named
        elif text is not None:
            values[field.name] = converted(field.name, kind, text)
    return Settings(**values)  # type: ignore[arg-type]


def converted(name: str, kind: type, text: str) -> str | int | float:
    """A setting of the right kind."""
    try:
        value: str | int | float = kind(text)
    except ValueError as error:
        raise BadOption(f"COTHON_{name.upper()} is not a number: {text!r}") from error
    return value
