"""Porto Carthago: servants, quays and ships; the most servants in the palace win."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cothon.games.porto_carthago import (
    actions,
    arrival,
    bonus,
    choices,
    immediate,
    loading,
    privileges,
    round,
    scoring,
    setup,
    trade,
    turn,
    voyage,
)
from cothon.games.porto_carthago.box import MOST_SEATS, Box
from cothon.games.porto_carthago.events import EVENTS
from cothon.games.porto_carthago.labels import names
from cothon.games.porto_carthago.material import read_material
from cothon.games.porto_carthago.phrases import PortoPhrases
from cothon.games.porto_carthago.position import place
from cothon.games.porto_carthago.standing import scores
from cothon.games.porto_carthago.table import Table
from cothon.games.porto_carthago.view import view
from cothon.kernel.chance import Seed
from cothon.kernel.sheet import Noun, Option, Setting, Sheet


def set_up(box: Box, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Table:
    """A table laid out and ready for the first placement."""
    g = setup.lay_out(box, seats, seed, options["final_purchase_always"] is True)
    g.then(setup.BeginGame())
    return g


SHEET: Final = Sheet(
    key="porto_carthago",
    title="Porto Carthago",
    credits="Bernd Eisenstein, Irongames 2010",
    seats=(3, 4, 5),
    minutes=90,
    rules=2,
    options=(Option("final_purchase_always", default=False, ruling="EC-34"),),
    nouns=(
        Noun("ship", choices.SHIP, 30),
        Noun("quay", choices.QUAY, 12),
        Noun("good", choices.GOOD, 5),
        Noun("slot", choices.SLOT, 6),
        Noun("servant", choices.SERVANT, 2 * MOST_SEATS),
        Noun("number", choices.NUMBER, 19),
        Noun("talents", choices.TALENTS),
        Noun("market", choices.MARKET),
        Noun("turn-away", choices.TURN_AWAY),
        Noun("trade-house", choices.TRADE_HOUSE),
        Noun("path", choices.PATH),
        Noun("warehouse", choices.WAREHOUSE),
        Noun("charter-ship", choices.CHARTER_SHIP),
        Noun("reserve", choices.RESERVE),
        Noun("palace", choices.PALACE),
        Noun("pass", choices.PASS),
    ),
    events=EVENTS,
    steps=(
        setup.BeginGame,
        setup.PlaceFirst,
        setup.PlaceAgain,
        setup.TakeGood,
        round.BeginDecade,
        arrival.EnterHarbour,
        arrival.CallRank,
        arrival.LeadIn,
        arrival.BringIn,
        arrival.ChooseShip,
        arrival.ChooseQuay,
        arrival.TurnAway,
        arrival.ArriveAlone,
        arrival.LoadHarbour,
        arrival.AdvanceRows,
        round.DealActionCards,
        round.FindStartPlayer,
        round.TakeIncome,
        round.RefillMarket,
        round.PlayRound,
        turn.TakeTurn,
        actions.PlaceCaptain,
        actions.FillLighthouse,
        actions.FillTemple,
        actions.ChangeQuay,
        actions.LeaveQuay,
        actions.BuyGood,
        actions.Carry,
        actions.PickUp,
        turn.BuyFreshGood,
        bonus.ChooseBonus,
        privileges.EndTurn,
        loading.LoadShip,
        trade.GainPoint,
        loading.TakeShip,
        immediate.UseTradePoint,
        immediate.UseIntrigueServant,
        immediate.ReturnCard,
        voyage.TestShip,
        trade.SplitPoints,
        voyage.Succeed,
        voyage.Fail,
        voyage.EndVoyage,
        privileges.PeekDeck,
        privileges.SortDeck,
        privileges.LoadAny,
        privileges.ShiftServant,
        privileges.CallShip,
        privileges.FillGap,
        round.EndDecade,
        scoring.EndGame,
        scoring.BuyLastSeat,
        scoring.ScoreIntrigue,
        scoring.AnnounceWinners,
    ),
    cards=frozenset({"ship"}),
    read_material=read_material,
    setup=set_up,
    place=place,
    view=view,
    scores=scores,
    phrases=PortoPhrases,
    words=Path(__file__).parent / "words",
    labels=names,
)
