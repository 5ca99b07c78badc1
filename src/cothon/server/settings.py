"""How a server is set up; every setting can be given as an environment variable COTHON_…"""

from __future__ import annotations

import ipaddress
import math
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cothon.kernel.errors import BadOption

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
AT_LEAST: Final = {"workers": 1, "bot_workers": 1}  # others may be 0
AT_MOST: Final = {"port": 65_535, "keep_filed": 36_500}
PREFIX: Final = "COTHON_"
# What the build, the tests and the client's workshop are told: servers that they start see it, too.
OF_OTHERS: Final = frozenset(
    ("COMPILE", "EXPECT", "FUZZ", "OPT", "SEED", "SERVER", "TEST_POSTGRES", "THOROUGH", "WEB")
)
# What begins like a URL, or like one that lacks its colon.
LIKE_URL: Final = re.compile(r"\s*[\w+.-]+(:|//.*@)")
OF_REDIS: Final = ("redis", "rediss", "unix")  # schemes


def default_database() -> str:
    """One SQLite file in the user's state directory."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return str(Path(home) / "cothon" / "cothon.db")


@dataclass(frozen=True)
class Settings:
    """The settings, with their defaults."""

    workers: int = 1  # processes that serve; several need PostgreSQL
    redis: str = ""  # the URL of a Redis over which servers talk; else they do over PostgreSQL
    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""  # a file, or a URL that SQLAlchemy understands; "" is the usual file
    bot_workers: int = 1  # processes in which bots think
    pace: float = 0.35  # seconds between two visible moves of bots, at least
    bot_seed: int = 0  # in the same game with the same number bots choose the same; 0 is by lot
    live_tables: int = 512  # tables kept in memory; others are read from the database
    tables_per_minute: int = 30  # that one device, or one address, may open; 0 for any number
    saves_per_day: int = 200  # that one device may open from files; each is a table
    branches_per_day: int = 200  # that one device may open from moments of finished games
    lines_per_address: int = 256  # open at once from one address; 0 for any number
    head_deadline: float = 10.0  # seconds until the head of a request is there
    body_deadline: float = 30.0  # until its body is
    proxies: str = ""  # addresses whose X-Forwarded-For is believed, with commas between them
    lines_per_device: int = 24  # sockets of one device at once; 0 for any number, as below
    lines_per_table: int = 120  # sockets of onlookers at one table
    lines_per_address_per_table: int = 30  # of these, from one address: others find room, too
    requests_per_minute: int = 1200  # of one address, over HTTP; a socket that is opened is one
    files_per_minute: int = 3000  # of one address: pages and what they need, some 20 for a visit
    looks_per_minute: int = 600  # of the requests: moments of the past, saves, whatever is changed
    messages_per_minute: int = 1200  # of one device, over its sockets
    undos_per_minute: int = 60  # of one device
    chats_per_minute: int = 20  # of one device; all of these eight times for an address or a table
    keep_filed: int = 30  # days for which opened saves, and tables never dealt, stay; 0 for ever
    absence: float = 120.0  # seconds after which the host may let a bot play for somebody
    log: str = "text"  # how lines are written: text or json
    log_level: str = "warning"  # what is written down: debug, info, warning or error
    metrics_from: str = ""  # addresses or networks that may read /metrics, besides this machine

    @property
    def trusted(self) -> list[str]:
        """The proxies, one by one; a name is none, as lines come from addresses."""
        named = [proxy.strip() for proxy in self.proxies.split(",") if proxy.strip()]
        try:
            return [str(ipaddress.ip_address(proxy)) for proxy in named]
        except ValueError as error:
            raise BadOption(f"COTHON_PROXIES: {error}") from error

    @property
    def watchers(self) -> list[Network]:
        """Who may read how the server does, one by one."""
        named = [name.strip() for name in self.metrics_from.split(",") if name.strip()]
        try:
            return [ipaddress.ip_network(name, strict=False) for name in named]
        except ValueError as error:
            raise BadOption(f"COTHON_METRICS_FROM: {error}") from error

    @property
    def database_url(self) -> str:
        """The database as a URL."""
        named = self.database or default_database()
        if "://" in named:
            return named
        return f"sqlite:///{Path(named).expanduser().absolute()}"


def shown(url: str) -> str:
    """A database as people may read it: a file, or a URL without its password."""
    if url.startswith("sqlite:"):
        return url.partition(":///")[2]
    parts = urlsplit(url)  # further parts may hold a password, too
    login, at, place = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{login.partition(':')[0]}{at}{place}{parts.path}"


def without_limits() -> dict[str, str]:
    """The environment of a server that lets everybody do everything, to be measured or tested."""
    bounds = ("_per_minute", "_per_day", "_per_address", "_per_device", "_per_table")
    names = [field.name for field in fields(Settings) if field.name.endswith(bounds)]
    return {f"COTHON_{name.upper()}": "0" for name in names}


def read_settings(given: Mapping[str, str], **more: str | int | float | None) -> Settings:
    """The settings of an environment; what is named besides (and not None) goes before."""
    check_names(given)
    values: dict[str, str | int | float] = {}
    for field in fields(Settings):
        kind = type(field.default)
        named = more.get(field.name)
        text = given.get(f"COTHON_{field.name.upper()}")
        if named is not None:
            values[field.name] = named
        elif text is not None:
            values[field.name] = converted(field.name, kind, text)
    for name, value in values.items():
        check_bounds(name, value)
    settings = Settings(**values)  # type: ignore[arg-type]
    _ = settings.watchers, settings.trusted  # nonsense is refused now, not when somebody asks
    check_redis(settings.redis)
    check_database_name(settings.database)
    return settings


def check_names(given: Iterable[str]) -> None:
    """A name that is misspelt would be a setting that does nothing."""
    known = [field.name.upper() for field in fields(Settings)]
    ours = (name.removeprefix(PREFIX) for name in given if name.startswith(PREFIX))
    for name in sorted(ours):
        if name not in known and name not in OF_OTHERS:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean COTHON_{near[0]}?" if near else "docs/operating.md lists them all"
            raise BadOption(f"COTHON_{name} is no setting: {hint}")


def check_database_name(named: str) -> None:
    """A URL with a slash too few is no file of that name, which would show its password to all."""
    if "://" not in named and LIKE_URL.match(named):
        raise BadOption(
            "COTHON_DATABASE (or --database) is a file, or a URL such as postgresql://…; "
            "a file with a colon in its name is written ./name"
        )


def check_redis(url: str) -> None:
    """A line over Redis that can never be opened; the URL is not shown, as it may hold a secret."""
    if not url:
        return
    if urlsplit(url).scheme not in OF_REDIS or "://" not in url or not has_port(url):
        raise BadOption("COTHON_REDIS is a URL, such as redis://127.0.0.1:6379")
    if find_spec("redis") is None:
        raise BadOption("COTHON_REDIS needs the module redis: pip install cothon[redis]")


def has_port(url: str) -> bool:
    """Is the port of a URL one, if it names any?"""
    try:
        return urlsplit(url).port != 0
    except ValueError:
        return False


def check_bounds(name: str, value: str | int | float) -> None:
    """Numbers that make no sense are refused before they do harm."""
    if isinstance(value, str):
        return
    least, most = (AT_LEAST.get(name, 0), AT_MOST.get(name, math.inf))
    if not least <= value <= most or value == math.inf:
        bounds = f"at least {least}" if most == math.inf else f"from {least} to {most}"
        raise BadOption(f"COTHON_{name.upper()} is {bounds}, not {value}")


def converted(name: str, kind: type, text: str) -> str | int | float:
    """A setting of the right kind."""
    try:
        value: str | int | float = kind(text)
    except ValueError as error:
        raise BadOption(f"COTHON_{name.upper()} is not a number: {text!r}") from error
    return value
