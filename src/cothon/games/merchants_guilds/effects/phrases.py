"""How ship effects are put into words: which are open, and what they are called."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_guilds.box import EFFECTS, Box
from cothon.games.merchants_guilds.effects.windows import effect_of
from cothon.games.merchants_guilds.material import EFFECT_CODES
from cothon.games.merchants_guilds.table import Table
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Name, Phrases, coded, when

ANY_EFFECT: Final = ("", "any-effect-1", "any-effect-2", "any-effect-3")
ORDINALS: Final = ("first", "second", "third")


def name_any_effect(_: Box, mask: int) -> Name:
    """One effect or another: the message for so many of them, and what fills its holes."""
    effects = [effect for effect in range(EFFECTS) if mask >> effect & 1]
    holes: Holes = {
        ordinal: ("effect", effect) for ordinal, effect in zip(ORDINALS, effects, strict=False)
    }
    return Message(ANY_EFFECT[len(effects)], **holes)


def tell_open_effects(g: Table, _: Step[Any]) -> Holes:
    """The effects that may be used now, by name, or the word none."""
    effects = [effect_of(choice) for choice in g.options[g.own :]]
    return {"effects": ("effects", sum(1 << effect for effect in effects)) if effects else "none"}


PHRASES: Final = Phrases(
    names={
        "effect": coded("effect", EFFECT_CODES),
        "use": coded("use", EFFECT_CODES),
        "effects": name_any_effect,
    },
    prompts=(when(Step, tell_open_effects),),
)
