"""How the numbers of this game are put into words: what fills the holes of its messages."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_guilds.actions import tile_price
from cothon.games.merchants_guilds.box import (
    BASE_CARD,
    FAVOUR,
    HARBOUR_DELIVERY,
    LEGACY,
    LUXURY,
    MIDDLE,
    MOST_SPACES,
    OPULENCE,
    RIGHT,
    SHIP_CARD,
    TILES_OF_DECADE,
    Box,
)
from cothon.games.merchants_guilds.choices import (
    ANCHOR,
    DOCK,
    FORUM,
    GO_ON,
    MAIN,
    PASS,
    SEAT,
    SHIP,
    SPACE,
    TILE,
    WARSHIP_PLACE,
)
from cothon.games.merchants_guilds.delivery import (
    ChooseDelivery,
    DeliverGood,
    MeetDanger,
    SendExpedition,
    bars_expedition,
    bars_trade,
    escorts_needed,
)
from cothon.games.merchants_guilds.guild import SitDown, StandOnTile
from cothon.games.merchants_guilds.market import ReceiveCard
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    GOOD_CODES,
    TILE_CODES,
)
from cothon.games.merchants_guilds.payment import PayCoins, PayLeft, PayRight
from cothon.games.merchants_guilds.prospects import guild_prospect
from cothon.games.merchants_guilds.residence import (
    ChooseColumn,
    PayGoods,
    opulence_needed,
    strength,
)
from cothon.games.merchants_guilds.setup import StartDisc
from cothon.games.merchants_guilds.table import NONE, Table, coins_in_hand, others_on
from cothon.games.merchants_guilds.telling import COUNTS_OF, MORE, SHIPS_AT
from cothon.games.merchants_guilds.turn import BeforeMain, EndTurn
from cothon.kernel.journal import unpacked
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Step
from cothon.phrases import Hole, Holes, Message, Name, Phrases, coded, listed, when

NUMERALS: Final = ("", "I", "II", "III")
ANSWERS: Final = {MAIN: "main", PASS: "pass", GO_ON: "go-on"}


# Things


def name_card(box: Box, card: int) -> Name:
    """What it shows; a base card shows an action alone."""
    action: Hole = ("space", box.action[card])
    if card >= BASE_CARD:
        return Message("base-card", action=action)
    return Message("card", good=("good", box.good[card]), coin=box.coin[card], action=action)


def name_face(box: Box, card: int) -> Name:
    """What a card shows, where its action stands beside it as a sign."""
    if card >= BASE_CARD:
        return ("space", box.action[card])
    return Message("card-face", good=("good", box.good[card]), coin=box.coin[card])


def name_ship(box: Box, number: int) -> Name:
    """What it wants, what it brings, and its effect."""
    ship = number - SHIP_CARD if number >= SHIP_CARD else number
    return Message(
        "ship",
        good=("good", box.ship_good[ship]),
        coin=box.ship_coin[ship],
        effect=("effect", box.effect[ship]),
    )


def name_cards(box: Box, row: int) -> Name:
    """Some cards in one phrase; of a long row the last ones are only counted."""
    return listed(
        [
            ("plain-card", card) if card < MORE else ("more-cards", card - MORE)
            for card in unpacked(row)
        ]
    )


def name_good(box: Box, good: int) -> Name:
    """A good as the sister game calls it, too; one that only a material knows, as that names it."""
    code = box.good_codes[good]
    return Message(f"good-{code.lower()}") if code in GOOD_CODES else ("printed-good", good)


def name_plain_card(box: Box, card: int) -> Name:
    """A trade card in a row of them."""
    action: Hole = ("space", box.action[card])
    return Message("plain-card", good=("good", box.good[card]), coin=box.coin[card], action=action)


def name_ships(_: Box, row: int) -> Name:
    """Some ships in one phrase."""
    return listed([("ship", ship) for ship in unpacked(row)])


def name_spaces(_: Box, row: int) -> Name:
    """Some action spaces in one phrase."""
    return listed([("space", space) for space in unpacked(row)])


def name_where(_: Box, place: int) -> Name:
    """Where a disc goes: to a dock beside a ship, to the warship harbour, to the anchor."""
    dock, ship = divmod(place, SHIPS_AT)
    if DOCK + dock == ANCHOR:
        return Message("where-anchor")
    if DOCK + dock >= WARSHIP_PLACE:
        return Message("where-warship-harbour", number=DOCK + dock - WARSHIP_PLACE + 1)
    if not ship:
        return Message("where-dock", number=dock + 1)
    return Message("where-ship", number=dock + 1, ship=("ship", ship - 1))


def name_whence(_: Box, place: int) -> Name:
    """Where a disc comes from."""
    dock = place // SHIPS_AT
    if DOCK + dock == ANCHOR:
        return Message("whence-anchor")
    if DOCK + dock >= WARSHIP_PLACE:
        return Message("whence-warship-harbour", number=DOCK + dock - WARSHIP_PLACE + 1)
    return Message("whence-dock", number=dock + 1)


def name_basis(_: Box, basis: int) -> Name:
    """What a tile gives points for, and how many of it there are."""
    tile, count = divmod(basis, COUNTS_OF)
    return Message(f"basis-{TILE_CODES[tile].lower().replace('_', '-')}", number=count)


def name_seat(box: Box, seat: int) -> Message:
    """A small seat of the guild hall, as the board prints it."""
    return Message("guild-seat", code=box.seat_codes[seat])


def name_purchase(_: Box, choice: int) -> Name:
    """What coins are paid for, as a choice names it."""
    if choice < FORUM:
        return Message("purchase-seat", seat=("guild-seat", choice - SEAT))
    if choice == FORUM:
        return Message("purchase-forum")
    return Message("purchase-tile", tile=("tile", choice - TILE))


# Questions


def tell_means(g: Table, _: Step[Any]) -> Holes:
    """What any prompt may tell: coins, discs, strength, and the space of the turn."""
    holes: Holes = {
        "coins": coins_in_hand(g, g.seat),
        "discs": g.traders[g.seat].available,
        "strength": strength(g, g.seat),
        "only": only_answer(g),
    }
    return holes if g.space == NONE else holes | {"space": ("space", g.space)}


def tell_goods_due(g: Table, step: PayGoods) -> Holes:
    """How many cards are missing, for which column, and whether OPULENCE is used up anyway."""
    due = g.box.price[step.column] - len(g.paying)
    uses = effect_hole(OPULENCE if least_opulence(g, step.column) else NONE)
    begun = "yes" if g.paying else "no"
    return {"due": due, "begun": begun, "column": ("column", step.column), "uses": uses}


def tell_coins_due(g: Table, step: PayCoins) -> Holes:
    """How many coins are missing, of what price, and for what."""
    due = step.price - sum(g.box.coin[card] for card in g.paying)
    return {
        "due": due,
        "begun": "yes" if g.paying else "no",
        "purchase": ("purchase", purchased(g.agenda[-2])),
    }


def purchased(step: Step[Any]) -> int:
    """What the step after a payment is for, as a choice names it."""
    if isinstance(step, SitDown):
        return SEAT + step.place
    return TILE + step.tile if isinstance(step, StandOnTile) else FORUM


def tell_danger(g: Table, _: MeetDanger) -> Holes:
    """The ship that was met, and how dangerous it is."""
    ship = g.ship_pile[-1]
    return {"ship": ("ship", ship), "danger": g.box.danger[ship - SHIP_CARD]}


# Choices


def tell_card(g: Table, step: Step[Any], card: int) -> Holes:
    """The effect that it would use up, and how many show the same."""
    uses = effect_hole(effect_of_card(g, step, card))
    return {"uses": uses, "alike": count_alike(g, card), "face": ("card-face", card)}


def tell_column(g: Table, step: Step[Any], column: int) -> Holes:
    """What it brings and costs, and whether its price cannot be paid without OPULENCE."""
    holes = tell_freed(g, column)
    if isinstance(step, StartDisc) and column == RIGHT:  # its disc goes to a dock
        return tell_discs(g, "next", g.traders[g.seat].freed[column] + 1)
    if not isinstance(step, ChooseColumn):
        return holes
    uses = effect_hole(OPULENCE if least_opulence(g, column) else NONE)
    return {**holes, "price": g.box.price[column], "uses": uses}


def tell_freed(g: Table, column: int) -> Holes:
    """What the topmost space of a column brings once it is free. [MG-RES-7, -8, -9]"""
    freed = g.traders[g.seat].freed[column]
    if column == RIGHT:
        return tell_discs(g, "discs", freed)
    worth = g.box.strength if column == MIDDLE else g.box.bonus_seats
    gain = worth[freed + 1] - worth[freed]
    kind = "strength" if column == MIDDLE else "bonus-seats"
    return {"brings": kind if gain else "later", "gain": gain}


def tell_discs(g: Table, brings: str, space: int) -> Holes:
    """The discs on a space of the right column."""
    return {"brings": brings, "gain": g.box.discs[RIGHT * MOST_SPACES + space]}


def tell_space(g: Table, _: Step[Any], space: int) -> Holes:
    """What is done there, how many cards it takes, and whether a guild action can follow."""
    prospect = guild_prospect(g, g.seat, space)
    deed = "EXPEDITION" if takes_expedition(g, space) else ACTION_CODES[space]
    return {
        "deed": "GUILD" if prospect == "only" else deed,
        "cards": 1 + others_on(g, g.seat, space),
        "guild": "no" if prospect == "only" else prospect,
        **tell_odds(g),
    }


def takes_expedition(g: Table, space: int) -> bool:
    """Is an expedition the only delivery that is possible there?"""
    if space != HARBOUR_DELIVERY or bars_expedition(g, g.seat) != POSSIBLE:
        return False
    return all(bars_trade(g, g.seat, dock) != POSSIBLE for dock in range(g.dock_count()))


def tell_odds(g: Table) -> Holes:
    """The own strength, and between what the danger of a ship lies, as the cards are printed."""
    return {"strength": strength(g, g.seat), "least": min(g.box.danger), "most": max(g.box.danger)}


def tell_dock(g: Table, _: Step[Any], dock: int) -> Holes:
    """Its number, and the ship that lies there."""
    ship = g.ships[dock]
    return {"dock": dock + 1, "ship": "none" if ship == NONE else ("ship", ship)}


def tell_tile(g: Table, _: Step[Any], tile: int) -> Holes:
    """Its price, and whether LEGACY is used up."""
    is_earlier = tile // TILES_OF_DECADE + 1 < g.decade
    return {"price": tile_price(g, tile), "uses": effect_hole(LEGACY if is_earlier else NONE)}


def tell_escorts(g: Table, step: Step[Any], _: int) -> Holes:
    """How many are needed."""
    return {"escorts": escorts_needed(g, g.seat)} if isinstance(step, MeetDanger) else {}


def count_alike(g: Table, card: int) -> int:
    """How many cards of the hand show the same as this one: only the lowest is offered."""
    face = face_of(g.box, card)
    return max(1, sum(face_of(g.box, other) == face for other in g.traders[g.seat].hand))


def face_of(box: Box, card: int) -> tuple[int, ...]:
    """What a card shows; base cards show an action alone."""
    return (box.action[card], box.good[card], box.coin[card])


def only_answer(g: Table) -> str:
    """The one answer to a question that is asked only because an effect may be used besides."""
    if g.own != 1:
        return "none"
    answer = g.options[0]
    return "ship" if SHIP <= answer < SPACE else ANSWERS.get(answer, "none")


def effect_of_card(g: Table, step: Step[Any], card: int) -> int:
    """The effect that playing or delivering this card uses up, or NONE. [MG-FX-9]"""
    if isinstance(step, PayLeft) and g.box.action[card] != step.space:
        return FAVOUR
    if isinstance(step, DeliverGood):
        wanted = g.box.ship_good[g.ships[step.dock] - SHIP_CARD]
        return LUXURY if g.box.good[card] != wanted else NONE
    if isinstance(step, PayGoods):
        needed = opulence_needed(g, g.seat, step.column, card)
        return OPULENCE if needed > least_opulence(g, step.column) else NONE
    return NONE


def least_opulence(g: Table, column: int) -> int:
    """How many OPULENCE the payment for a column takes at least, as far as it is picked."""
    last = g.paying[-1] if g.paying else NONE
    cards = [card for card in g.traders[g.seat].hand if last < card < BASE_CARD]
    return min(opulence_needed(g, g.seat, column, card) for card in cards)


def effect_hole(effect: int) -> Hole:
    """An effect by name, or the word none."""
    return "none" if effect == NONE else ("effect", effect)


PHRASES: Final = Phrases(
    names={
        "card": name_card,
        "card-face": name_face,
        "dealt": lambda _, card: ("card", card),
        "cards": name_cards,
        "plain-card": name_plain_card,
        "purchase": name_purchase,
        "more-cards": lambda _, number: Message("more-cards", number=number),
        "good": name_good,
        "ship": name_ship,
        "ships": name_ships,
        "spaces": name_spaces,
        "where": name_where,
        "whence": name_whence,
        "basis": name_basis,
        "guild-seat": name_seat,
        "space": coded("space", ACTION_CODES),
        "column": coded("column", COLUMN_CODES),
        "tile": coded("tile", TILE_CODES),
        "decade": lambda _, number: Message("decade", numeral=NUMERALS[number]),
    },
    prompts=(
        when(Step, tell_means),
        when(PayLeft, lambda _, step: {"space": ("space", step.space)}),
        when(PayRight, lambda _, step: {"space": ("space", step.space), "due": step.due}),
        when(PayGoods, tell_goods_due),
        when(PayCoins, tell_coins_due),
        when(ReceiveCard, lambda g, _: {"given": ("card", g.paying[0])}),
        when(MeetDanger, tell_danger),
        when(SendExpedition, lambda g, _: tell_odds(g)),
        when(ChooseDelivery, lambda _, step: {"first": "no" if step.done else "yes"}),
    ),
    options={
        "card": tell_card,
        "column": tell_column,
        "space": tell_space,
        "dock": tell_dock,
        "warship-place": lambda g, _, dock: {"dock": dock + 1, **tell_odds(g)},
        "anchor": lambda g, _, __: tell_odds(g),
        "guild-seat": lambda g, _, place: {"price": g.box.seat_price[place]},
        "forum": lambda g, _, __: {"price": g.box.forum_price},
        "tile": tell_tile,
        "escorts": tell_escorts,
    },
    beats=frozenset(
        {
            "market-laid",
            "ship-sent-away",
            "start-player-leads",
            "start-player-tied",
            "cards-returned",
            "good-delivered",
            "expedition-met",
            "expedition-succeeded",
            "expedition-failed",
            "product-scored",
            "tile-counted",
            "tile-limited",
            "total-reached",
        }
    ),
    banners=frozenset({"decade-began", "game-ended", "victory-won", "victory-shared"}),
    marks=("decade-began", "round-began"),
    # Effects could be used when the space was chosen, and after the action.
    lulls={BeforeMain: MAIN, EndTurn: GO_ON},
    # Coins may be paid with few cards or many, a column takes as many as it costs.
    payments={PayCoins: frozenset({"cards"}), PayGoods: frozenset()},
    sources={
        "good-delivered": "dock:{dock}",
        "start-player-leads": "available:{seat}",
        "start-player-tied": "available:{seat}",
        "cards-returned": "beside:{seat}",
        "product-scored": "product:{seat}",
        "tile-counted": "tile:{tile}",
        "tile-limited": "tile:{tile}",
    },
    pays={
        "good-delivered": (("ships", 0),),
        "expedition-succeeded": (("ships", 0),),
        "column-emptied": (("guild-seats", 0),),
        "seat-bought": (("guild-seats", 0),),
        "forum-bought": (("guild-seats", 0),),
        "tile-bought": (("tiles", 0),),
        "tile-reached": (("tiles", 0),),
        "product-scored": (("points", 3),),
        "tile-counted": (("points", 3),),
        "tile-limited": (("points", 3),),
    },
    spots={
        "dock": lambda _, dock: str(dock + 1),
        "tile": lambda _, tile: TILE_CODES[tile],
    },
)
