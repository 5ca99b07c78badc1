"""How long somebody may stay away, whatever happens to the clock meanwhile."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace

from cothon.server.presence import Attendance
from cothon.server.rows import SeatRow, now

ABSENCE = 300.0
HOUR = 3600.0


def owner_seen(seconds: float) -> SeatRow:
    """A seat whose owner was here so many seconds from now."""
    return SeatRow("table", 1, "human", None, "Dido", None, "device", now(seconds))


@pytest.fixture
def attendance() -> Attendance:
    """A server that has been looking for ten minutes."""
    return Attendance(
        absence=ABSENCE, opened=time.time() - 600, began=time.monotonic() - 600, gone={}
    )


def test_whoever_left_has_the_stated_time(attendance: Attendance) -> None:
    left = attendance.left(owner_seen(-100))
    assert left is not None
    assert 199 <= left <= 201
    assert attendance.left(owner_seen(-ABSENCE - 5)) == 0


def test_another_servers_clock_may_be_a_little_fast(attendance: Attendance) -> None:
    left = attendance.left(owner_seen(20))
    assert left is not None
    assert 319 <= left <= 321


def test_a_clock_that_is_set_back_makes_nobody_wait_longer(attendance: Attendance) -> None:
    """Then it counts how long ago this server saw them, by a clock that nobody sets."""
    just_left = replace(attendance, gone={1: time.monotonic() - 100})
    left = just_left.left(owner_seen(HOUR))
    assert left is not None
    assert 199 <= left <= 201
    assert attendance.left(owner_seen(HOUR)) == 0
