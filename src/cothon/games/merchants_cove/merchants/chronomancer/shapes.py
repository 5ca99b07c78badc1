"""The shapes in which a seat sees the workshop, and what things are called there."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, get_args

from cothon.games.merchants_cove.codes import ColourCode
from cothon.games.merchants_cove.merchants.chronomancer.box import FRAGMENTS

RingCode = Literal["LM", "U1", "U2", "U3", "RM", "L1", "L2", "L3"]
SlotCode = Literal["UL", "UR", "LL", "LR"]
FaceCode = Literal["white", "blue"]
ActionCode = Literal["artifact", "relic", "relic_or_sponsorship", "recruit", "use_staff"]
FragmentCode = Annotated[str, "a portal fragment"]
RING_CODES: tuple[RingCode, ...] = get_args(RingCode)
SLOT_CODES: tuple[SlotCode, ...] = get_args(SlotCode)
FACE_CODES: tuple[FaceCode, ...] = get_args(FaceCode)
ACTION_CODES: tuple[ActionCode, ...] = get_args(ActionCode)
FRAGMENT_CODES = tuple(f"PF{number}" for number in range(1, FRAGMENTS + 1))
LYING_CODES = tuple(f"{fragment}-{face}" for fragment in FRAGMENT_CODES for face in FACE_CODES)


class CostView(TypedDict):
    """Hours and corruption cards."""

    hours: int
    corruption: int


class ActionView(TypedDict):
    """A portal action with its colours; of `relic_or_sponsorship` the second is the hall's."""

    action: ActionCode
    colours: list[ColourCode]


class FragmentView(TypedDict):
    """A portal fragment as it lies: its left half has the action."""

    code: FragmentCode
    face: FaceCode
    does: ActionView
    left_half: CostView
    right_half: CostView


class PortalView(TypedDict):
    """A portal space: what two halves make of it now."""

    code: RingCode
    does: ActionView
    cost: CostView
    edge: CostView  # the part of it that the board prints
    vain: bool  # nothing would come of it


class OutlookView(TypedDict):
    """Slots and portals as they would be after a shift."""

    slots: dict[SlotCode, FragmentView]
    portals: list[PortalView]


class ChronomancerShop(TypedDict):
    """The Chronomancer's shop board."""

    merchant: Literal["chronomancer"]
    chronomancer: RingCode
    assistant: RingCode
    portals: list[PortalView]
    slots: dict[SlotCode, FragmentView]
    time_stream: list[FragmentView]
    open_portal: RingCode | None  # through which somebody is reaching
    shifting: list[SlotCode]  # while timelines are shifted: the column, its upper slot first
    outlook: dict[FragmentCode, OutlookView]  # meanwhile, for each fragment of the stream
    icons_covered: list[ColourCode]
    frozen_hours: int  # in the supply
    freeze_hours: int  # what the Assistant pays in a machine
    shift_hours: int  # what the Chronomancer pays there
