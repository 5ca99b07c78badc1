"""How a server does, in Prometheus' text form; of several workers, what each of them tells.

Every worker has counts of its own and answers for itself on a socket in a folder that only they
can enter. Whoever is asked over HTTP asks the others, so that the answer is of all of them and of
now, and counting costs nobody anything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from cothon.server.tally import TALLY, Spread, Tally

PATIENCE: Final = 2.0  # seconds for another worker
BETWEEN: Final = 1.0  # seconds between two looks at how late the loop is
UP: Final = "cothon_worker_up"

Gauges = Mapping[str, tuple[str, float]]  # by name: what it says, and how much it is now


@dataclass(frozen=True)
class Place:
    """Which of several workers a process is, and the folder where it finds the others."""

    folder: Path
    number: int


class AtHand(Collector):
    """Families that are at hand."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self.families = families

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self.families


class Metrics:
    """What a process tells of itself, and gathers of the others."""

    def __init__(self, gauges: Callable[[], Gauges], place: Place | None) -> None:
        self.gauges = gauges
        self.place = place
        self.number = 1 if place is None else place.number
        self.server: asyncio.AbstractServer | None = None

    async def start(self) -> None:
        """Answer the other workers."""
        if self.place is not None:
            path = self.place.folder / str(self.place.number)
            self.server = await asyncio.start_unix_server(self.answer, path)

    async def stop(self) -> None:
        """Answer nobody any more."""
        if self.server is not None:
            self.server.close()

    async def answer(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Another worker has come: tell it everything."""
        writer.write(self.own())
        writer.close()

    def own(self) -> bytes:
        """What this process tells of itself."""
        registry = CollectorRegistry(auto_describe=False)
        ProcessCollector(registry=registry)
        registry.register(AtHand(families(TALLY, self.gauges())))
        return generate_latest(registry)

    async def text(self) -> bytes:
        """What all workers tell."""
        numbers = [self.number]
        if self.place is not None:
            numbers = sorted(int(path.name) for path in self.place.folder.iterdir())
        told = await asyncio.gather(*(self.of(number) for number in numbers))
        return merged(dict(zip(numbers, told, strict=True)))

    async def of(self, number: int) -> bytes | None:
        """What a worker tells; nothing if it does not answer."""
        if number == self.number or self.place is None:
            return self.own()
        try:
            async with asyncio.timeout(PATIENCE):
                path = self.place.folder / str(number)
                reader, writer = await asyncio.open_unix_connection(path)
                try:
                    return await reader.read()
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            return None

    async def watch(self) -> None:
        """See again and again how late the loop is: what waits for it is counted nowhere else."""
        while True:
            due = time.monotonic() + BETWEEN
            await asyncio.sleep(BETWEEN)
            TALLY.lagged.add(max(time.monotonic() - due, 0.0))


def merged(told: Mapping[int, bytes | None]) -> bytes:
    """What several workers tell, as one text in which each has its label."""
    up = GaugeMetricFamily(UP, "Does this worker answer?", labels=["worker"])
    joint: dict[str, Metric] = {UP: up}
    for number, text in told.items():
        up.add_metric([str(number)], float(text is not None))
        for family in text_string_to_metric_families((text or b"").decode()):
            name, kind = family.name, family.type
            all_of_it = joint.setdefault(name, Metric(name, family.documentation, kind))
            for sample in family.samples:
                labels = {**sample.labels, "worker": str(number)}
                all_of_it.samples.append(sample._replace(labels=labels))
    registry = CollectorRegistry(auto_describe=False)
    registry.register(AtHand(joint.values()))
    return generate_latest(registry)


def families(tally: Tally, gauges: Gauges) -> Iterator[Metric]:
    """All counts under the names that docs/operating.md explains."""
    for name, (says, value) in gauges.items():
        yield GaugeMetricFamily(f"cothon_{name}", says, value)
    yield GaugeMetricFamily("cothon_lines", "Lines open now, sockets and requests.", tally.lines)
    says = "Choices of bots that are asked for and have not come."
    yield GaugeMetricFamily("cothon_bots_awaited", says, tally.awaited)
    yield counted("tables_opened", "Tables opened.", tally.opened)
    yield counted("tables_finished", "Games that came to their end.", tally.finished)
    yield counted("undone", "Moves taken back.", tally.undone)
    yield counted("database_troubles", "Times the database failed.", tally.troubles)
    yield counted("wire_sent", "Pieces of news sent to other servers.", tally.sent)
    yield counted("wire_heard", "Pieces of news heard from other servers.", tally.heard)
    yield counted("wire_breaks", "Times the line to other servers broke.", tally.breaks)
    yield labelled("moves", "Moves made.", "by", tally.made)
    yield labelled("refused", "What was refused; of a limit, its setting.", "kind", tally.refused)
    yield labelled("http_answers", "Answers over HTTP.", "status", tally.answered)
    yield spread("move", "From a move's message to its acknowledgement.", tally.acknowledged)
    yield spread("commit", "Until a move was committed.", tally.committed)
    yield spread("bot_thinking", "How long a bot thought.", tally.thought)
    yield spread("loop_lag", "How late the loop came to what it was to do.", tally.lagged)


def counted(name: str, says: str, value: int) -> Metric:
    """A count."""
    return CounterMetricFamily(f"cothon_{name}", says, value)


def labelled(name: str, says: str, label: str, values: Mapping[str, int]) -> Metric:
    """Counts by kind."""
    family = CounterMetricFamily(f"cothon_{name}", says, labels=[label])
    for kind, value in sorted(values.items()):
        family.add_metric([kind], value)
    return family


def spread(name: str, says: str, found: Spread) -> Metric:
    """Times as a histogram."""
    bounds = [*map(str, found.bounds), "+Inf"]
    buckets = list(zip(bounds, map(float, accumulate(found.counts)), strict=True))
    return HistogramMetricFamily(f"cothon_{name}_seconds", says, buckets, found.total)
