"""What a server writes down: one line for an event, as text or JSON, and no secret in any.

A table is known by a tag, the beginning of its id's hash: lines about one table can be told from
others, and nobody finds the table by them. Of those who were refused the network is told.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import sys
import time
import traceback
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final, TextIO

from cothon.kernel.errors import BadOption
from cothon.server.tally import TALLY

LOG = logging.getLogger("cothon.server")
LEVELS: Final = ("debug", "info", "warning", "error")
QUIET: Final = 10.0  # seconds before a limit of the same kind is told again
MOST_FRAMES: Final = 8  # of a mistake, the innermost
TAG: Final = 8  # digits
# Whatever looks like a token, a key or the password of an address: it should not have come here.
SECRET: Final = re.compile(r"(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{20,}|(?<=://)[^@\s/]*(?=@)")

Value = str | int | float | None


def tell(event: str, level: int = logging.INFO, **facts: Value) -> None:
    """Write an event down."""
    LOG.log(level, event, extra={"facts": facts})


def tag(table: str) -> str:
    """What stands for a table."""
    return sha256(table.encode()).hexdigest()[:TAG]


def network(address: str) -> str:
    """Roughly where somebody is: never who."""
    try:
        parsed = ipaddress.ip_address(address.partition("/")[0])
    except ValueError:
        return "unknown"
    bits = 24 if parsed.version == 4 else 48
    return str(ipaddress.ip_network(f"{parsed}/{bits}", strict=False))


class Hits:
    """Limits that were hit: told at once, then seldom, with how often it was."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[float, int]] = {}  # when last told, and how often since

    def note(self, setting: str, address: str) -> None:
        """Once more."""
        then, times = self.seen.get(setting, (-QUIET, 0))
        moment = time.monotonic()
        if moment - then < QUIET:
            self.seen[setting] = (then, times + 1)
            return
        self.seen[setting] = (moment, 0)
        tell("limit", setting=setting, times=times + 1, network=network(address))


HITS: Final = Hits()


def note_refusal(kind: str, setting: str | None, address: str) -> None:
    """Somebody was refused something; if by a limit, hosts may want to know."""
    TALLY.refused[kind] += 1
    if setting is not None:
        HITS.note(setting, address)


# How it is written.


def clean(text: str) -> str:
    """One line without anything that looks like a secret."""
    return SECRET.sub("…", " ".join(text.split()))


def facts_of(record: logging.LogRecord) -> dict[str, Value]:
    """What a line tells besides its event; of a mistake, what it was and where."""
    facts: dict[str, Value] = dict(getattr(record, "facts", {}))
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames)]
        facts["error"] = f"{type(error).__name__}: {error}"
        facts["at"] = " < ".join(places)
    return {
        name: clean(value) if isinstance(value, str) else value for name, value in facts.items()
    }


class AsText(logging.Formatter):
    """`WARNING event name=value`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        facts = facts_of(record).items()
        return " ".join(
            [
                record.levelname,
                clean(record.getMessage()),
                *(f"{name}={spelled(value)}" for name, value in facts),
            ]
        )


def spelled(value: Value) -> str:
    """A value, in quotes if it would be taken for several."""
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if " " in text or '"' in text else text


class AsJson(logging.Formatter):
    """An object with `time`, `level`, `event`, and what else there is to tell."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Value] = {
            "time": moment.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": clean(record.getMessage()),
            **facts_of(record),
        }
        return json.dumps(line, ensure_ascii=False)


def as_json(event: str, level: int = logging.INFO, **facts: Value) -> str:
    """A line about something that is no matter of levels: the server is there, or refuses to be."""
    record = logging.LogRecord(LOG.name, level, "", 0, event, None, None)
    record.facts = facts
    return AsJson().format(record)


FORMS: Final[dict[str, type[logging.Formatter]]] = {"text": AsText, "json": AsJson}


def set_up(form: str, level: str, stream: TextIO | None = None) -> None:
    """Write to standard error in this form; of libraries, only what goes wrong."""
    if form not in FORMS:
        raise BadOption(f"COTHON_LOG is text or json, not {form!r}")
    if level not in LEVELS:
        raise BadOption(f"COTHON_LOG_LEVEL is one of {', '.join(LEVELS)}, not {level!r}")
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(FORMS[form]())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOG.setLevel(level.upper())
