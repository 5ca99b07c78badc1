"""The box: what the components print, as tables of numbers.

`material.py` fills it, the rules read it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 4
DECADES: Final = 3
ROUNDS: Final = 5  # of a decade
MARKET_CARDS: Final = 5
OUTSIDE: Final = 2  # ships waiting outside the trading harbour
MOST_DOCKS: Final = 5  # of the trading harbour
MOST_WARSHIP_DOCKS: Final = 6
SMALL_SEATS: Final = 12
GOODS: Final = 5
MARKERS: Final = 2  # guild markers

# Cards, numbered through: trade cards, base cards by colour, ship cards.
TRADE_CARDS: Final = 75
BASE_CARDS: Final = 7  # of a colour
SHIPS: Final = 30
BASE_CARD: Final = TRADE_CARDS
SHIP_CARD: Final = BASE_CARD + BASE_CARDS * MOST_SEATS
CARDS: Final = SHIP_CARD + SHIPS

# The actions, which are also the spaces of the actions board.
MARKET: Final = 0
RESIDENCE: Final = 1
TRADING_DOCK: Final = 2
WARSHIP_DOCK: Final = 3
HARBOUR_DELIVERY: Final = 4
ACTIONS: Final = 5

# The columns of a residence.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
COLUMNS: Final = 3
MOST_SPACES: Final = 3  # of a column

# The effects of ships.
EMBARGO: Final = 0
PALETTE: Final = 1
COMMANDO: Final = 2
FAVOUR: Final = 3
OPULENCE: Final = 4
LEGACY: Final = 5
INTRIGUE: Final = 6
LUXURY: Final = 7
ESCORTS: Final = 8
EFFECTS: Final = 9

# The achievement tiles, three of every decade.
GUILD_HALL_1: Final = 0
ACHIEVEMENT_TILES: Final = 1
RESIDENCE_1: Final = 2
GUILD_HALL_2: Final = 3
VICTORY_POINTS: Final = 4
SHIP_CARDS: Final = 5
COINS: Final = 6
RESIDENCE_2: Final = 7
GOODS_TILE: Final = 8
TILES: Final = 9
TILES_OF_DECADE: Final = 3
TILES_SHOWN: Final = 2  # of each decade
MOST_TILE_SPACES: Final = 3


class Box:
    """The printed numbers of one edition."""

    digest: str

    # Cards. Base cards show no good and no coin. [MG-CARD-2]
    action: vec[i64]  # of a trade or base card
    good: vec[i64]  # of a trade card; -1 for base cards
    coin: vec[i64]  # of a trade card; 0 for base cards
    twin: vec[i64]  # the next lower card of the same kind that shows the same, or -1
    ship_good: vec[i64]
    ship_coin: vec[i64]
    danger: vec[i64]
    effect: vec[i64]

    # Actions board: the space that follows a space clockwise.
    next_space: vec[i64]

    # Residence.
    spaces: vec[i64]  # by column
    discs: vec[i64]  # by column and space, from the top
    price: vec[i64]  # cards, by column
    accepted: vec[i64]  # by column and good: 1 if the column takes it
    bonus_seats: vec[i64]  # by empty spaces of the left column
    strength: vec[i64]  # by empty spaces of the middle column

    # Harbours and guild hall.
    warship_docks: i64
    seat_price: vec[i64]
    seat_column: vec[i64]
    seat_row: vec[i64]
    covered: vec[i64]  # by number of players and seat: 1 if nobody may sit there
    forum_price: i64

    # Achievement tiles.
    tile_price: vec[i64]  # by space
    tile_spaces: vec[i64]  # by number of players
    forum_points: i64
    disc_points: i64
    freed_points: i64
    block_points: i64
    position_points: vec[i64]
    ship_sets: vec[i64]  # points by size of a set
    coins_for_point: i64
    available_points: i64
    goods_sets: vec[i64]
    most_tile_points: i64

    # Fixed numbers.
    influence_discs: i64
    first_trade_cards: i64
    decade_trade_cards: vec[i64]
    escort_strength: i64

    # Names, for words and positions; the rules never look at them.
    edition: str
    colours: list[str]
    good_codes: list[str]
    card_codes: list[str]  # trade and base cards
    ship_codes: list[str]
    seat_codes: list[str]
    names: dict[str, list[dict[str, str]]]
    reconstructed: list[str]

    def faces(self) -> list[str]:
        """The code of every card, by its number."""
        return self.card_codes + self.ship_codes
