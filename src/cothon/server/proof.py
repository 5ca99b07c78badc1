"""What a deal was made of, for those who want to check it."""

from __future__ import annotations

from typing import Protocol

from cothon.match.fair import fingerprint
from cothon.match.save import Dealt, Terms
from cothon.server.protocol import Deal
from cothon.server.rows import ShareRow, TableRow


class Opened(Protocol):
    """A table that was dealt, played here or only told."""

    table: TableRow
    shares: list[ShareRow]

    @property
    def is_open(self) -> bool:
        """Is there nothing to hide any more?"""


def deal_of(live: Opened) -> Deal:
    """What everybody may know of a deal: the parts that were secret when the game is over.

    A seed that was named is no secret. Those of tables that earlier versions opened are.
    """
    table = live.table
    is_known = table.key is None and (table.begun or live.is_open)
    proven = proven_deal(live) if live.is_open else None
    pledges = {share.seat: share.hash for share in live.shares}
    bound = table.commitment
    terms = terms_of(table) or Terms(table.rules, table.material, table.options)
    return Deal(
        commitment=bound,
        attempt=None if bound is None else table.attempt,
        fingerprint=fingerprint(bound, table.attempt, pledges) if bound and pledges else None,
        took_part=sorted(pledges),
        pledges=pledges,
        rules=terms.rules,
        material=terms.material,
        seats=table.seats,
        options=dict(terms.options),
        seed=table.seed if is_known else None,
        secret=None if proven is None else proven.secret.hex(),
        numbers={} if proven is None else {s: n.hex() for s, n in proven.numbers.items()},
        played=None if terms.options == table.options else table.options,
    )


def proven_deal(live: Opened) -> Dealt | None:
    """What a save tells of the deal, if there was a commitment."""
    table = live.table
    if table.commitment is None or table.secret is None:
        return None
    told = {share.seat: bytes.fromhex(share.number) for share in live.shares if share.number}
    secret = bytes.fromhex(table.secret)
    return Dealt(table.id, table.commitment, secret, table.attempt, told, terms_of(table))


def terms_of(table: TableRow) -> Terms | None:
    """What a deal was promised for, if by now the table is played under something else."""
    return None if table.terms is None else Terms(**table.terms)
