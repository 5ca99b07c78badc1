"""Numbers for the log: what takes several numbers, told in one; `phrases.py` reads them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove.box import KINDS, ROGUE
from cothon.games.merchants_cove.table import Table

CROWD: Final = 64  # adventurers by kind: a digit for each
SOME: Final = 64  # so many of a kind: kind and count
COST: Final = 100  # hours and corruption cards
PRICE: Final = 64  # who buys, and what each pays
LINE: Final = 16  # people in a row: a digit for each, the first one lowest
THE_PEDDLER: Final = 8  # in mid-sentence: its name as a player begins one


def crowd_code(g: Table, where: i64) -> i64:
    """The adventurers somewhere."""
    code: i64 = 0
    for kind in range(KINDS - 1, -1, -1):
        code = code * CROWD + g.count_at(where, kind)
    return code


def sale_code(colour: i64, customers: i64, rogues: i64, price: i64) -> i64:
    """Customers of a colour and rogues that were won over, and what each of them pays."""
    code = rogues
    for _ in range(ROGUE - colour):
        code *= CROWD
    code += customers
    for _ in range(colour):
        code *= CROWD
    return code * PRICE + price


def some_code(kind: i64, count: i64) -> i64:
    """So many adventurers of a kind."""
    return kind * SOME + count


def cost_code(hours: i64, corruption: i64) -> i64:
    """What something costs."""
    return hours * COST + corruption


def mention(g: Table, seat: i64) -> i64:
    """A player who is named in the middle of a sentence."""
    return seat if seat < g.people else i64(THE_PEDDLER)


def lineup(g: Table) -> i64:
    """Everybody in the order of the stack of hourglasses, the top one first."""
    code: i64 = 0
    for place in range(g.seats):
        code = code * LINE + mention(g, g.order[place]) + 1
    return code


def lineup_of(g: Table, seats: i64) -> i64:
    """Some players, in the order of their seats; the Peddler is the last."""
    code: i64 = 0
    for seat in range(g.seats - 1, -1, -1):
        if seats >> seat & 1:
            code = code * LINE + mention(g, seat) + 1
    return code
