"""The box: what the components print, as tables of numbers.

`material.py` fills it, the rules read it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHIPS: Final = 30
CIVILISATIONS: Final = 6
QUAYS: Final = 12
GOODS: Final = 5
SLOTS: Final = 6
MOST_SEATS: Final = 5

# The kinds of action cards.
PORTER: Final = 0
CAPTAIN: Final = 1
ARISTOCRAT: Final = 2
STEVEDORE: Final = 3
MERCHANT: Final = 4

# The bonus actions.
NO_BONUS: Final = 0
EXTEND_WAREHOUSE: Final = 1
BUY_SEAT: Final = 2

# The privileges; the first three are used or declined at once, the others are kept.
BONUS_TALENTS: Final = 0
TRADE_POINT: Final = 1
INTRIGUE_SERVANT: Final = 2
PEEK_DECK: Final = 3
LOAD_ANY: Final = 4
MOVE_SERVANTS: Final = 5
CALL_SHIP: Final = 6
PALACE_SEAT: Final = 7
FIRST_KEPT: Final = 3


class Box:
    """The printed numbers of one edition."""

    digest: str

    # Ship cards.
    civilisation: vec[i64]
    wanted: vec[i64]
    income: vec[i64]
    danger: vec[i64]
    privilege: vec[i64]

    # Board.
    slot_servants: vec[i64]
    slot_bonus: vec[i64]
    action_cards: vec[i64]
    seat_price: vec[i64]
    seat_points: vec[i64]
    path_spaces: i64
    field_space: vec[i64]
    field_seats: list[list[int]]
    goods: vec[i64]

    # Fixed numbers.
    servants: i64
    blocked_spaces: i64
    storage_spaces: i64
    market_spaces: vec[i64]  # by number of seats
    merchant_prices: vec[i64]
    refresh_price: i64
    extension_price: i64
    take_talents: i64
    bonus_talents: i64
    aristocrat_servants: i64
    shifted_servants: i64
    peeked_cards: i64
    decades: i64
    action_rounds: i64
    early_decade: i64
    early_points: i64
    large_seat_price: i64
    large_seat_points: i64
    trade_house_track: i64

    # Names, for words and positions; the rules never look at them.
    edition: str
    ship_codes: list[str]
    civilisation_codes: list[str]
    quay_codes: list[str]  # in board order
    good_codes: list[str]
    colours: list[str]
    names: dict[str, list[dict[str, str]]]
    reconstructed: list[str]

    def faces(self) -> list[str]:
        """The code of every card, by its number."""
        return self.ship_codes
