"""The nouns: every thing on the table that a choice can name, on one page.

The step that asks is the verb: "quay 3" means claim, leave, dock or carry to.
"""

from __future__ import annotations

from typing import Final

SHIP: Final = 0  # 30 ship cards
QUAY: Final = SHIP + 30  # 12 quays in board order
GOOD: Final = QUAY + 12  # 5 kinds of goods
SLOT: Final = GOOD + 5  # 6 action slots with the card that lies there
SERVANT: Final = SLOT + 6  # 5 seats x (in the lighthouse, in the temple)
NUMBER: Final = SERVANT + 10  # 0 to 18 servants
TALENTS: Final = NUMBER + 19  # take 3 talents
MARKET: Final = TALENTS + 1  # refresh the market
TURN_AWAY: Final = MARKET + 1
TRADE_HOUSE: Final = TURN_AWAY + 1
PATH: Final = TRADE_HOUSE + 1
WAREHOUSE: Final = PATH + 1
CHARTER_SHIP: Final = WAREHOUSE + 1
RESERVE: Final = CHARTER_SHIP + 1
PALACE: Final = RESERVE + 1
PASS: Final = PALACE + 1  # pass, forgo, decline, skip, end the turn
SIZE: Final = PASS + 1
