"""How the numbers of this game are put into words: message keys and what fills their holes."""

from __future__ import annotations

from typing import Any

from cothon.games.merchants_guilds.actions import tile_price
from cothon.games.merchants_guilds.box import (
    BASE_CARD,
    EFFECTS,
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
from cothon.games.merchants_guilds.effects import effect_of
from cothon.games.merchants_guilds.market import ReceiveCard
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    EFFECT_CODES,
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
from cothon.kernel.sheet import Hole
from cothon.kernel.step import Step

NUMERALS = ("", "I", "II", "III")
CODES = {
    "space": ACTION_CODES,
    "column": COLUMN_CODES,
    "effect": EFFECT_CODES,
    "tile": TILE_CODES,
}
ANSWERS = {MAIN: "main", PASS: "pass", GO_ON: "go-on"}
ANY_EFFECT = ("", "any-effect-1", "any-effect-2", "any-effect-3")
ORDINALS = ("first", "second", "third")


class GuildPhrases:
    """The words of Carthago: Merchants & Guilds, given its material."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def literal(self, kind: str, number: int, language: str) -> str | None:
        """Goods are named by the material."""
        names = self.box.names.get(kind)
        return names[number][language] if names else None

    def name(self, kind: str, number: int) -> tuple[str, dict[str, Hole]]:
        """The message that names a thing, and its holes."""
        box = self.box
        if kind == "card":
            action: Hole = ("space", box.action[number])
            if number >= BASE_CARD:
                return "base-card", {"action": action}
            good: Hole = ("good", box.good[number])
            return "card", {"good": good, "coin": box.coin[number], "action": action}
        if kind == "ship":
            ship = number - SHIP_CARD if number >= SHIP_CARD else number
            return "ship", {
                "good": ("good", box.ship_good[ship]),
                "coin": box.ship_coin[ship],
                "effect": ("effect", box.effect[ship]),
            }
        if kind == "guild-seat":
            price = box.seat_price[number]
            return "guild-seat", {"code": box.seat_codes[number], "price": price}
        if kind == "effects":
            return name_any_effect(number)
        if kind in CODES:
            return f"{kind}-{CODES[kind][number].lower().replace('_', '-')}", {}
        if kind == "decade":
            return "decade", {"numeral": NUMERALS[number]}
        return kind, {"number": number + 1}

    def prompt(self, g: Table, step: Step[Any]) -> dict[str, Hole]:
        """What a prompt tells besides who is asked."""
        holes: dict[str, Hole] = {
            "coins": coins_in_hand(g, g.seat),
            "discs": g.traders[g.seat].available,
            "strength": strength(g, g.seat),
            "only": only_answer(g),
            "effects": open_effects(g),
        }
        if g.space != NONE:
            holes["space"] = ("space", g.space)
        if isinstance(step, PayLeft | PayRight):
            holes["space"] = ("space", step.space)
        if isinstance(step, PayRight):
            holes["due"] = step.due
        elif isinstance(step, PayGoods):
            holes["due"] = g.box.price[step.column] - len(g.paying)
            holes["column"] = ("column", step.column)
        elif isinstance(step, PayCoins):
            holes["due"] = step.price - sum(g.box.coin[card] for card in g.paying)
        elif isinstance(step, ReceiveCard):
            holes["given"] = ("card", g.paying[0])
        elif isinstance(step, MeetDanger):
            ship = g.ship_pile[-1]
            holes["ship"] = ("ship", ship)
            holes["danger"] = g.box.danger[ship - SHIP_CARD]
        return holes

    def option(self, g: Table, step: Step[Any], noun: str, number: int) -> dict[str, Hole]:
        """What the words for an option tell besides the thing itself."""
        if noun == "card":
            uses = effect_hole(effect_of_card(g, step, number))
            return {"uses": uses, "alike": count_alike(g, number)}
        if noun == "column" and isinstance(step, ChooseColumn):
            return {"uses": effect_hole(OPULENCE if least_opulence(g, number) else NONE)}
        if noun == "space":
            return {"cards": 1 + others_on(g, g.seat, number)}
        if noun == "dock":
            ship = g.ships[number]
            return {"dock": number + 1, "ship": "none" if ship == NONE else ("ship", ship)}
        if noun == "warship-place":
            return {"dock": number + 1}
        if noun == "guild-seat":
            return {"code": self.box.seat_codes[number], "price": self.box.seat_price[number]}
        if noun == "forum":
            return {"price": self.box.forum_price}
        if noun == "tile":
            is_earlier = number // TILES_OF_DECADE + 1 < g.decade
            uses = effect_hole(LEGACY if is_earlier else NONE)
            return {"price": tile_price(g, number), "uses": uses}
        if noun == "escorts" and isinstance(step, MeetDanger):
            return {"escorts": escorts_needed(g, g.seat)}
        return {}


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


def open_effects(g: Table) -> Hole:
    """The effects that may be used now, by name, or the word none."""
    effects = [effect_of(choice) for choice in g.options[g.own :]]
    return ("effects", sum(1 << effect for effect in effects)) if effects else "none"


def name_any_effect(mask: int) -> tuple[str, dict[str, Hole]]:
    """One effect or another: the message for so many of them, and what fills its holes."""
    effects = [effect for effect in range(EFFECTS) if mask >> effect & 1]
    holes: dict[str, Hole] = {}
    for ordinal, effect in zip(ORDINALS, effects, strict=False):
        holes[ordinal] = ("effect", effect)
    return ANY_EFFECT[len(effects)], holes


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
