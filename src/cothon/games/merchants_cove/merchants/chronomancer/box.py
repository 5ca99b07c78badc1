"""What the Chronomancer's components print, as tables of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The ring, clockwise: left machine, three upper portal spaces, right machine, three lower portal
# spaces. [MC-CHRO-MAP-1]
RING: Final = 8
MACHINE_EVERY: Final = 4  # spaces from one machine to the next

# Slots for fragments: two upper ones, and below each a lower one.
SLOTS: Final = 4
COLUMNS: Final = 2

FRAGMENTS: Final = 10
FACES: Final = 2  # white and blue
HALVES: Final = 2
LEFT: Final = 0  # half of a fragment; its action is printed here
RIGHT: Final = 1

# What a space lets its figure do. [MC-CHRO-FREEZE-1, MC-CHRO-SHIFT-1, MC-CHRO-PORTAL-1 to -5]
ARTIFACT: Final = 0
RELIC: Final = 1
RELIC_OR_SPONSORSHIP: Final = 2
RECRUIT: Final = 3
USE_STAFF: Final = 4
FREEZE_TIME: Final = 5
SHIFT_TIMELINES: Final = 6

# An action with its two colours is one number.
KIND: Final = 16
FIRST: Final = 4


class Printed:
    """The Chronomancer's shop board and fragments."""

    freeze_hours: i64
    shift_hours: i64

    # By space of the ring: the slots whose fragments are its halves, and what the board's edge
    # prints where there is none. [MC-CHRO-MAP-2]
    left_slot: vec[i64]
    right_slot: vec[i64]
    edge_action: vec[i64]
    edge_hours: vec[i64]
    edge_corruption: vec[i64]

    # By fragment: is it one to start with, and its action. By fragment, face and half: its cost.
    starts: vec[i64]
    action: vec[i64]
    hours: vec[i64]
    corruption: vec[i64]
