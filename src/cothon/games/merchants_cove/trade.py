"""A trade: a merchant as a part of the game, with all that the shared files ask of its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.codes import SIZE_CODES
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.shopkeeper import ChooseSpace, keeper_at
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Step
from cothon.part import Part
from cothon.phrases import Holes, Name, coded
from cothon.plain.placed import Placed
from cothon.plain.printed import Printed


@dataclass(frozen=True, eq=False)
class Trade:
    """One merchant. Its code names its block of the material, its words and its positions."""

    code: str
    choice: int  # what picks it when the game begins
    part: Part
    read: Callable[[Printed], Merchant]  # the merchant as its block prints it, its shop laid out
    see: Callable[[Table, Any], Any]  # its shop, which all see alike
    place: Callable[[Table, Any, Placed], None]  # its shop from the data of a position
    spaces: tuple[str, ...] = ()  # kinds of nouns that name its own action spaces, in their order
    cards: tuple[str, ...] = ()  # codes of its own cards
    hours_due: Callable[[Step[Any]], int] = lambda step: 0  # still to be paid by a step of its own
    # By choice, when things of the shop that a question is not about can be chosen, where there is
    # more to say than that an action space is needed.
    aside: Callable[[Table, int], Mapping[int, int]] = lambda g, seat: {}

    def named_spaces(self) -> dict[int, tuple[str, int]]:
        """Its own action spaces: by choice the kind of noun, and which one."""
        nouns = [noun for noun in self.part.nouns if noun.kind in self.spaces]
        return {noun.first + n: (noun.kind, n) for noun in nouns for n in range(noun.size)}

    def things(self) -> list[int]:
        """What names a thing of the shop that is no action space."""
        nouns = [noun for noun in self.part.nouns if noun.kind not in {*self.spaces, self.code}]
        return [noun.first + n for noun in nouns for n in range(noun.size)]


def spaces_named(*nouns: str) -> dict[str, Callable[[Any, int], Name]]:
    """Names for action spaces of which there is one each: the message space-<noun>."""
    return {noun: coded("space", [noun]) for noun in nouns}


def tell_cost(g: Table, step: Step[Any], space: int) -> Holes:
    """Whether nothing could be done at an action space; what it costs is told beside its words."""
    if not isinstance(step, ChooseSpace):
        return {}
    return {"idle": int(keeper_at(g, g.seat).bars_act(g, space) != POSSIBLE)}


def costs_told(firsts: Mapping[str, int]) -> dict[str, Callable[[Table, Step[Any], int], Holes]]:
    """The same for kinds of nouns, each with the choice of its first one."""

    def told(first: int) -> Callable[[Table, Step[Any], int], Holes]:
        return lambda g, step, number: tell_cost(g, step, first + number)

    return {noun: told(first) for noun, first in firsts.items()}


LONGEST_ACTION: Final = 9  # hours


def read_hours(block: Printed, key: str) -> int:
    """What an action space costs: an hour or more, or turns could go on for ever.

    Recruit alone may be free, as the figure has to leave it. [MC-TURN-1, MC-GEN-7]
    """
    return block.number(key, 1, LONGEST_ACTION)


def read_goods(merchant: Merchant, block: Printed) -> None:
    """How many pieces of each good came with a merchant. [MC-GEN-3]"""
    merchant.owned = vec[i64](
        [n for size in SIZE_CODES for n in block.numbers(size, COLOURS, 0, 9)]
    )
