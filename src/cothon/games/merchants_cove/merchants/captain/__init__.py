"""The Captain: ships on a map, a compass, cursed coins and hidden treasures."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.merchants.captain import (
    choices,
    coins,
    compass,
    events,
    fishing,
    importing,
    retired,
    sailing,
)
from cothon.games.merchants_cove.merchants.captain.box import MOST_COINS, REGIONS
from cothon.games.merchants_cove.merchants.captain.codes import (
    COIN_CODES,
    REGION_CODES,
    TREASURE_CODES,
)
from cothon.games.merchants_cove.merchants.captain.material import read
from cothon.games.merchants_cove.merchants.captain.phrases import PHRASES
from cothon.games.merchants_cove.merchants.captain.position import place
from cothon.games.merchants_cove.merchants.captain.reasons import REASONS
from cothon.games.merchants_cove.merchants.captain.view import see
from cothon.games.merchants_cove.trade import Trade
from cothon.part import Noun, Part

TRADE: Final = Trade(
    code="captain",
    choice=choices.CAPTAIN,
    part=Part(
        package=__file__,
        chapters=(sailing, coins, compass, fishing, importing),
        events=events,
        retired=retired,
        reasons=REASONS,
        nouns=(
            Noun("captain", choices.CAPTAIN),
            Noun("move-ship", choices.MOVE_SHIP),
            Noun("spin", choices.SPIN),
            Noun("fish", choices.FISH),
            Noun("import", choices.IMPORT),
            Noun("ship", choices.SHIP, REGIONS, lambda _: REGION_CODES),
            Noun("region", choices.REGION, REGIONS, lambda _: REGION_CODES),
            Noun("coins", choices.COINS, MOST_COINS + 1, lambda _: COIN_CODES),
        ),
        phrases=PHRASES,
    ),
    read=read,
    see=see,
    place=place,
    spaces=("move-ship", "spin", "fish", "import"),
    cards=TREASURE_CODES,
)
