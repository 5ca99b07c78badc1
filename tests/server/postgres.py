"""PostgreSQL for tests: a database of one's own, if there is a server on this machine."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import socket
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cothon.server.store import make_database

SERVER = os.environ.get("COTHON_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")


def why_none() -> str | None:
    """Why nothing can be tested on PostgreSQL here, loudly; None if it can."""
    if importlib.util.find_spec("asyncpg") is None:
        return "PostgreSQL NOT TESTED: asyncpg is not installed (pip install cothon[postgres])"
    host, _, port = SERVER.rpartition("@")[2].partition(":")
    if is_silent(host, int(port)):
        return f"PostgreSQL NOT TESTED: no server on {host}:{port}"
    return None


def is_silent(host: str, port: int) -> bool:
    """Does nobody listen there?"""
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) != 0


def run(url: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """One statement, and what it answers."""
    import asyncpg  # noqa: PLC0415 (it may be missing)

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url, timeout=10)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def ask(url: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """The same, in the words of SQLite: holes are question marks."""
    for number in range(len(values)):
        sql = sql.replace("?", f"${number + 1}", 1)
    return run(url, sql, *values)


@contextmanager
def fresh_database(is_empty: bool = False) -> Iterator[str]:
    """The URL of a database of the present form, or an empty one; it is gone afterwards."""
    reason = why_none()
    if reason is not None:
        pytest.skip(reason)
    name = f"cothon_{uuid.uuid4().hex[:12]}"
    run(f"{SERVER}/postgres", f"CREATE DATABASE {name}")
    try:
        if not is_empty:
            asyncio.run(make_database(f"{SERVER}/{name}").migrate())
        yield f"{SERVER}/{name}"
    finally:
        run(f"{SERVER}/postgres", f"DROP DATABASE {name} WITH (FORCE)")
