"""The Baker's nouns."""

from cothon.games.merchants_cove.choices import SIZE

BAKER = SIZE
LOAF = BAKER + 1  # a small one, a large one
OVEN = LOAF + 2
