"""How the numbers of this game are put into words: what fills the holes of its messages."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_guilds.actions import tile_price
from cothon.games.merchants_guilds.box import (
    BASE_CARD,
    FAVOUR,
    LEGACY,
    LUXURY,
    OPULENCE,
    SHIP_CARD,
    TILES_OF_DECADE,
    Box,
)
from cothon.games.merchants_guilds.choices import GO_ON, MAIN, PASS, SHIP, SPACE
from cothon.games.merchants_guilds.delivery import DeliverGood, MeetDanger, escorts_needed
from cothon.games.merchants_guilds.market import ReceiveCard
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    TILE_CODES,
)
from cothon.games.merchants_guilds.payment import PayCoins, PayLeft, PayRight
from cothon.games.merchants_guilds.residence import (
    ChooseColumn,
    PayGoods,
    opulence_needed,
    strength,
)
from cothon.games.merchants_guilds.table import NONE, Table, coins_in_hand, others_on
from cothon.kernel.step import Step
from cothon.phrases import Hole, Holes, Message, Name, Phrases, coded, when

NUMERALS: Final = ("", "I", "II", "III")
ANSWERS: Final = {MAIN: "main", PASS: "pass", GO_ON: "go-on"}


# Things


def name_card(box: Box, card: int) -> Name:
    """What it shows; a base card shows an action alone."""
    action: Hole = ("space", box.action[card])
    if card >= BASE_CARD:
        return Message("base-card", action=action)
    return Message("card", good=("good", box.good[card]), coin=box.coin[card], action=action)


def name_ship(box: Box, number: int) -> Name:
    """What it wants, what it brings, and its effect."""
    ship = number - SHIP_CARD if number >= SHIP_CARD else number
    return Message(
        "ship",
        good=("good", box.ship_good[ship]),
        coin=box.ship_coin[ship],
        effect=("effect", box.effect[ship]),
    )


def name_seat(box: Box, seat: int) -> Message:
    """A small seat of the guild hall, by its code and price."""
    return Message("guild-seat", code=box.seat_codes[seat], price=box.seat_price[seat])


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
    """How many cards are missing, and for which column."""
    due = g.box.price[step.column] - len(g.paying)
    return {"due": due, "column": ("column", step.column)}


def tell_coins_due(g: Table, step: PayCoins) -> Holes:
    """How many coins are missing."""
    return {"due": step.price - sum(g.box.coin[card] for card in g.paying)}


def tell_danger(g: Table, _: MeetDanger) -> Holes:
    """The ship that was met, and how dangerous it is."""
    ship = g.ship_pile[-1]
    return {"ship": ("ship", ship), "danger": g.box.danger[ship - SHIP_CARD]}


# Choices


def tell_card(g: Table, step: Step[Any], card: int) -> Holes:
    """The effect that it would use up, and how many show the same."""
    return {"uses": effect_hole(effect_of_card(g, step, card)), "alike": count_alike(g, card)}


def tell_column(g: Table, step: Step[Any], column: int) -> Holes:
    """Whether its price cannot be paid without OPULENCE."""
    if not isinstance(step, ChooseColumn):
        return {}
    return {"uses": effect_hole(OPULENCE if least_opulence(g, column) else NONE)}


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
        "ship": name_ship,
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
    ),
    options={
        "card": tell_card,
        "column": tell_column,
        "space": lambda g, _, space: {"cards": 1 + others_on(g, g.seat, space)},
        "dock": tell_dock,
        "warship-place": lambda _, __, dock: {"dock": dock + 1},
        "guild-seat": lambda g, _, seat: name_seat(g.box, seat).holes,
        "forum": lambda g, _, __: {"price": g.box.forum_price},
        "tile": tell_tile,
        "escorts": tell_escorts,
    },
)
