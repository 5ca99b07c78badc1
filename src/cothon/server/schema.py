"""The form of the database, as SQLAlchemy and Alembic know it; `store.py` has the queries.

Migrations (`migrations/`) bring a database to this form; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

METADATA: Final = MetaData()
ID: Final = String(16)
HASH: Final = String(64)
TIME: Final = String(32)
IS_DUE: Final = text("due IS NOT NULL")
LOOSE: Final = text("filed OR NOT dealt OR n = 0")  # nothing of anybody's play: it goes in time


def of_table(primary_key: bool = False, index: bool | None = None) -> Column[str]:
    """The table that a row belongs to."""
    to = ForeignKey("tables.id")
    return Column("table", ID, to, primary_key=primary_key, nullable=False, index=index)


def choice_columns() -> list[Column[int] | Column[str]]:
    """A choice, who made it, and what its sender called it."""
    return [
        Column("choice", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("move_id", String(64), nullable=False),
        Column("at", TIME, nullable=False),
    ]


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("material", String(64), nullable=False),
    Column("seats", Integer, nullable=False),  # of people or pilots
    Column("seed", BigInteger, nullable=False),  # of the quick generator, unless a key deals
    Column("key", String(128)),  # in hexadecimal digits
    Column("options", JSON, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("base", JSON, nullable=False),  # choices it began with, if it goes on from some
    Column("told", Text),  # what happened before the first choice; nothing in older tables
    Column("terms", JSON(none_as_null=True)),  # rules, material, options of the deal, if others
    Column("language", String(2), nullable=False),
    Column("host", HASH, nullable=False, index=True),  # the hash of the host's device token
    Column("n", Integer, nullable=False),  # choices so far
    Column("version", Integer, nullable=False),  # names the question
    Column("revision", Integer, nullable=False, server_default="0"),  # grows whenever written to
    Column("asked", Integer, nullable=False, server_default="0"),  # who has still to choose
    Column("due", TIME),  # when a bot's choice is overdue; nothing if no bot is asked
    Column("over", Boolean, nullable=False),
    Column("filed", Boolean, nullable=False),  # from a file: nobody plays, nothing is secret
    Column("secret", HASH),  # the server's part of the deal
    Column("commitment", HASH),  # to it
    Column("attempt", Integer, nullable=False, server_default="1"),  # to deal
    Column("begun", Boolean, nullable=False, server_default=false()),  # what deals is settled
    Column("dealt", Boolean, nullable=False, server_default=true()),
    Column("created", TIME, nullable=False),
    Column("updated", TIME, nullable=False),
    Index("tables_due", "due", sqlite_where=IS_DUE, postgresql_where=IS_DUE),
    Index("tables_loose", "updated", "id", sqlite_where=LOOSE, postgresql_where=LOOSE),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("pilot", String(64)),
    Column("name", String(64), nullable=False),  # "" until somebody gives one
    Column("token", HASH),  # the hash of the invite, until it is claimed
    Column("device", HASH, index=True),  # of the device that took it
    Column("seen", TIME),  # when that device was here last
    Column("moving", HASH),  # the hash of the link to another device
    Column("hands", Text),  # a line of JSON for every time that it changed hands
)

# What a seat gives to a deal: the hash of a number, then the number.
SHARES: Final = Table(
    "shares",
    METADATA,
    of_table(primary_key=True),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hash", HASH, nullable=False),
    Column("number", HASH),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    of_table(primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # choices made before it
    *choice_columns(),
    Column("told", Text),  # what came of it; nothing in older tables
)

# How a finished game ended: what everybody saw last, and the scores, as JSON.
FINALS: Final = Table(
    "finals",
    METADATA,
    of_table(primary_key=True),
    Column("views", Text, nullable=False),
    Column("scores", Text, nullable=False),
)

# The words by which the ends of games under some rules are read, as JSON by language.
PANELS: Final = Table(
    "panels",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("rules", Integer, primary_key=True, autoincrement=False),
    Column("material", String(64), primary_key=True),
    Column("words", Text, nullable=False),
)

# A choice handed in by one of several who are asked at once; not yet opened.
SEALED: Final = Table(
    "sealed",
    METADATA,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    *(column for column in choice_columns() if column.name != "seat"),
)

# Choices that were taken back.
UNDONE: Final = Table(
    "undone",
    METADATA,
    Column("id", Integer, primary_key=True),
    of_table(index=True),
    Column("n", Integer, nullable=False),
    *choice_columns(),
    Column("undo_id", String(64), nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    of_table(index=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
)
