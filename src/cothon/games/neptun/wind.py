"""Phase 2, wind: the cards of this turn make the wind of the next one."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.neptun.box import OAR_CARD
from cothon.games.neptun.events import FORECAST_SET, WIND_SHIFTED
from cothon.games.neptun.table import FORECAST, NO_FORECAST, RESET, Table
from cothon.kernel.step import Step


def set_forecast(g: Table) -> None:
    """The sum of all modifiers just revealed, within the ends of the scale.

    It does not touch the ranges of this turn. [NE-WIND-1, -2]
    """
    total: i64 = 0
    for merchant in g.merchants:
        total += g.box.modifier[merchant.played[-1] - OAR_CARD]
    most = g.box.forecast_most
    g.forecast = max(-most, min(most, total))
    g.tell(FORECAST_SET, g.forecast)


class ShiftWind(Step[Table]):
    """After turns 1 to 4 the forecast becomes the wind. [NE-WIND-3, EC-11]"""

    def run(self, g: Table) -> None:
        g.between_turns()
        shift(g)


def shift(g: Table) -> None:
    """The marker moves straight down from the forecast to the wind below it.

    It starts from the neutral value each time, not from the wind before. Only the forecast, and the
    wind of the other reading, can be negative. [NE-WIND-3, -4, -5, NE-GEN-7, EC-2]
    """
    g.wind = wind_base(g) + g.forecast
    g.forecast = NO_FORECAST
    g.tell(WIND_SHIFTED, g.wind)


def wind_base(g: Table) -> i64:
    """The wind below a forecast of 0; in the other reading the forecast is the wind. [EC-2]"""
    return 0 if g.switches.forecast_is_wind else g.box.wind_base


def shift_between_rounds(g: Table) -> None:
    """The shift that the fifth turn still owes; a ruling may keep or reset the wind instead.

    [NE-WIND-6, -8, NE-ROUND-8, EC-7]
    """
    if g.switches.round_wind == FORECAST:
        shift(g)
        return
    if g.switches.round_wind == RESET:
        g.wind = g.box.start_wind
        g.tell(WIND_SHIFTED, g.wind)
    g.forecast = NO_FORECAST
