"""Random positions of Porto Carthago: refused in one line, or played by all laws."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cothon
from tests.games.porto_carthago.laid import Laid
from tests.laws import laws_of
from tests.often import often

WALKS = st.lists(st.integers(0, 10_000), min_size=1, max_size=80)

COUNTS = st.fixed_dictionaries(
    {},
    optional={
        "reserve": st.integers(0, 18),
        "lighthouse": st.integers(0, 8),
        "temple": st.integers(0, 8),
        "captains": st.integers(0, 2),
        "blocked": st.integers(0, 2),
        "talents": st.integers(0, 40),
        "points": st.integers(0, 9),
        "goods": st.lists(st.sampled_from(["DYE", "OIL", "GLASS", "CEDAR", "JEWEL"]), max_size=4),
        "kept": st.lists(st.sampled_from(["S02", "S03", "S04", "S07", "S14"]), max_size=2),
    },
)
QUAY_NAMES = [f"{civ}-{n}" for civ in ("EGY", "GRE", "ROM") for n in ("I", "II")]
POSITIONS = st.fixed_dictionaries(
    {"players": st.lists(COUNTS, min_size=3, max_size=5)},
    optional={
        "quays": st.dictionaries(
            st.sampled_from(QUAY_NAMES),
            st.fixed_dictionaries(
                {},
                optional={
                    "owner": st.integers(0, 4),
                    "good": st.sampled_from(["DYE", "OIL"]),
                    "ship": st.sampled_from(["S01", "S05", "S10", "S16"]),
                },
            ),
            max_size=3,
        ),
        "market": st.lists(st.sampled_from(["DYE", "OIL", "GLASS"]), max_size=6),
        "first_row": st.lists(st.sampled_from(["S20", "S21", "S22", "S23"]), max_size=4),
        "path": st.lists(st.integers(0, 4), max_size=16),
        "palace": st.lists(st.integers(0, 4), max_size=13),
        "decade": st.integers(1, 5),
        "round": st.integers(1, 5),
        "phase": st.sampled_from(["arrival", "income", "turn", "decade_end", "game_end"]),
    },
)


@settings(max_examples=often(150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=POSITIONS, walk=WALKS)
def test_a_position_is_refused_clearly_or_playable(
    data: dict[str, object], walk: list[int]
) -> None:
    """[PC-GEN-3 to -5]"""
    refusal = ""
    try:
        game = Laid.position(data)
    except cothon.BadPosition as error:
        refusal = str(error)
    if refusal:
        assert len(refusal.splitlines()) == 1
        return
    laws = laws_of("porto_carthago")
    for pick in walk:
        if game.over:
            break
        game.apply(game.options[pick % len(game.options)])
        for law in laws:
            law.at(game, game.board)
