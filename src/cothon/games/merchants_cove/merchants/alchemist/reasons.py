"""Why something in the laboratory cannot be chosen, each with its rule; see `why-…` in words/."""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

ROW_EMPTY: Final = 100
NOTHING_TO_BREW: Final = 101
WASTE_EMPTY: Final = 102
COLOUR_NOT_IN_ROW: Final = 103
CELL_EMPTY: Final = 104
OTHER_ROW: Final = 105
OTHER_COLOUR: Final = 106
LEFT_FIRST: Final = 107
CAULDRON_FULL: Final = 108
CAULDRON_PASSED_OVER: Final = 109
CAULDRON_ALIKE: Final = 110
TOO_FEW_SPACES: Final = 111
BREWED_ALREADY: Final = 112
NO_RECIPE: Final = 113
NOTHING_COLOURED: Final = 114
TOO_FEW_OF_COLOUR: Final = 115
CAULDRON_NOT_FULL: Final = 116
NO_EXTRACT_LEFT: Final = 117
NO_EXTRACT_ON_ICON: Final = 118
PIECE_NEEDED: Final = 119
NOT_IN_CAULDRON: Final = 120
OTHER_CAULDRON: Final = 121
EXTRACT_STAYS: Final = 122
INGREDIENT_PASSED_OVER: Final = 123
MARBLE_ALIKE: Final = 124
NO_OTHER_CAULDRON: Final = 125
CAULDRON_SAME: Final = 126
STIRRED_ENOUGH: Final = 127

REASONS: Final = {
    ROW_EMPTY: Reason("row-empty", "MC-ALCH-TAKE-3"),
    NOTHING_TO_BREW: Reason("nothing-to-brew", "MC-ALCH-BREW-1"),
    WASTE_EMPTY: Reason("waste-empty", "MC-ALCH-CLEAN-1"),
    COLOUR_NOT_IN_ROW: Reason("colour-not-in-row", "MC-ALCH-TAKE-3"),
    CELL_EMPTY: Reason("cell-empty", "MC-ALCH-TAKE-2"),
    OTHER_ROW: Reason("other-row", "MC-ALCH-TAKE-1", "row"),
    OTHER_COLOUR: Reason("other-colour", "MC-ALCH-TAKE-2"),
    LEFT_FIRST: Reason("left-first", "E-39"),
    CAULDRON_FULL: Reason("cauldron-full", "MC-ALCH-TAKE-4"),
    CAULDRON_PASSED_OVER: Reason("cauldron-passed-over", "MC-ALCH-TAKE-4"),
    CAULDRON_ALIKE: Reason("cauldron-alike", "MC-ALCH-TAKE-4", "cauldron"),
    TOO_FEW_SPACES: Reason("too-few-spaces", "MC-ALCH-TAKE-5"),
    BREWED_ALREADY: Reason("brewed-already", "MC-ALCH-BREW-1"),
    NO_RECIPE: Reason("no-recipe", "MC-ALCH-BREW-1"),
    NOTHING_COLOURED: Reason("nothing-coloured", "MC-ALCH-BREW-5"),
    TOO_FEW_OF_COLOUR: Reason("too-few-of-colour", "MC-ALCH-BREW-2", "number"),
    CAULDRON_NOT_FULL: Reason("cauldron-not-full", "MC-ALCH-BREW-3", "number"),
    NO_EXTRACT_LEFT: Reason("no-extract-left", "MC-ALCH-BREW-8"),
    NO_EXTRACT_ON_ICON: Reason("no-extract-on-icon", "MC-ALCH-BREW-4"),
    PIECE_NEEDED: Reason("piece-needed", "MC-ALCH-BREW-2"),
    NOT_IN_CAULDRON: Reason("not-in-cauldron", "MC-ALCH-BREW-1"),
    OTHER_CAULDRON: Reason("other-cauldron", "MC-ALCH-BREW-1", "cauldron"),
    EXTRACT_STAYS: Reason("extract-stays", "MC-ALCH-STAFF-1"),
    INGREDIENT_PASSED_OVER: Reason("ingredient-passed-over", "MC-ALCH-STAFF-1"),
    MARBLE_ALIKE: Reason("marble-alike", "MC-ALCH-STAFF-2"),
    NO_OTHER_CAULDRON: Reason("no-other-cauldron", "E-41"),
    CAULDRON_SAME: Reason("cauldron-same", "E-41"),
    STIRRED_ENOUGH: Reason("stirred-enough", "MC-ALCH-STAFF-3"),
}
