"""The nouns: every thing on the table that a choice can name, on one page.

The step that asks is the verb: "quay 3" means claim, leave, dock or carry to.
"""

from __future__ import annotations

from typing import Final

SHIP: Final = 0  # 30 ship cards
QUAY: Final = 30  # 12 quays in board order
GOOD: Final = 42  # 5 kinds of goods
SLOT: Final = 47  # 6 action slots with the card that lies there
SERVANT: Final = 53  # 5 seats x (in the lighthouse, in the temple)
NUMBER: Final = 63  # 0 to 18 servants
TALENTS: Final = 82  # take 3 talents
MARKET: Final = 83  # refresh the market
TURN_AWAY: Final = 84
TRADE_HOUSE: Final = 85
PATH: Final = 86
WAREHOUSE: Final = 87
CHARTER_SHIP: Final = 88
RESERVE: Final = 89
PALACE: Final = 90
PASS: Final = 91  # pass, forgo, decline, skip, end the turn
SIZE: Final = 92
