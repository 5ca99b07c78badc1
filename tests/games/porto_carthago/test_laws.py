"""Laws of Porto Carthago over random games and random positions."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cothon
from cothon.games.porto_carthago.box import GOODS, MOST_SEATS, QUAYS, SLOTS
from cothon.games.porto_carthago.harbour import is_due
from cothon.games.porto_carthago.table import NONE, Table, free_storage
from cothon.kernel.state import NOBODY
from tests.games.porto_carthago.laid import Laid
from tests.often import often

WALKS = st.lists(st.integers(0, 10_000), min_size=1, max_size=420)
FEW = settings(max_examples=often(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def servants_of(g: Table, seat: int) -> int:
    """All servants of a player, wherever they are."""
    senator = g.senators[seat]
    own = senator.reserve + senator.blocked + senator.lighthouse + senator.temple + senator.captains
    quays = 2 * sum(g.owners[quay] == seat for quay in range(QUAYS))
    cards = sum(g.workers[slot * MOST_SEATS + seat] for slot in range(SLOTS))
    return own + quays + cards + senator.large + g.palace.count(seat) + g.path.count(seat)


def goods_of_kind(g: Table, good: int) -> int:
    """All goods of a kind, wherever they are."""
    stored = sum(g.stored[quay] == good for quay in range(QUAYS)) + (g.aboard == good)
    return g.bag[good] + g.market[good] + stored + sum(s.goods[good] for s in g.senators)


def is_arriving(g: Table) -> bool:
    """Is an arrival going on, whose loads are not finished?"""
    return any(type(step).__name__ in ("LoadHarbour", "ArriveAlone") for step in g.agenda)


def check_invariants(g: Table) -> None:
    """What holds at every decision, by section 8 of the rules page."""
    for seat, senator in enumerate(g.senators):
        assert servants_of(g, seat) == 18
        assert senator.talents >= 0
        assert senator.reserve >= 0
        assert free_storage(g, seat) >= 0
    assert [goods_of_kind(g, good) for good in range(GOODS)] == [6] * GOODS
    assert sum(senator.captains for senator in g.senators) <= g.seats
    for quay in range(QUAYS):
        assert g.stored[quay] == NONE or g.owners[quay] != NOBODY
        assert not is_due(g, quay) or is_arriving(g)
        if g.ships[quay] != NONE:
            assert g.box.civilisation[g.ships[quay]] == quay // 2
    if g.agenda:
        assert NOBODY not in g.path
    assert len(g.path) <= g.box.path_spaces


def check_points(game: Laid) -> None:
    """Trade points and money, recomputed from what was told, equal the running ones."""
    g = game.g
    points = [0] * g.seats
    money = [0] * g.seats
    gains = {"income-taken": 1, "talents-taken": 1, "bonus-talents-taken": 1, "ship-loaded": 3}
    gains |= {"voyage-succeeded": 1, "voyage-failed": 1}
    costs = {"good-bought": 2, "warehouse-extended": 1, "seat-bought": 2}
    costs |= {"large-seat-bought": 1, "offering-paid": 1}
    for entry in game.journal:
        key = entry.event.key
        if key == "point-taken":
            points[entry.numbers[0]] += 1
            assert points[entry.numbers[0]] == entry.numbers[1]
        if key in gains:
            money[entry.numbers[0]] += entry.numbers[gains[key]]
        if key in costs:
            money[entry.numbers[0]] -= entry.numbers[costs[key]]
    assert points == [senator.points for senator in g.senators]
    assert money == [senator.talents for senator in g.senators]


@FEW
@given(seed=st.integers(0, 2**62 - 1), seats=st.integers(3, 5), walk=WALKS)
def test_what_is_conserved(seed: int, seats: int, walk: list[int]) -> None:
    """[PC-GEN-3 to -6, PC-GEN-8, PC-GEN-10, PC-GEN-13, EC-55, EC-63]"""
    game = Laid.new(seats, seed)
    for pick in walk:
        if game.over:
            break
        game.apply(game.options[pick % len(game.options)])
        check_invariants(game.g)
    check_points(game)


@FEW
@given(seed=st.integers(0, 2**40), walk=WALKS, data=st.data())
def test_undo_leads_back_exactly(seed: int, walk: list[int], data: st.DataObject) -> None:
    """Whatever may be taken back leaves everything as it was, for every seat."""
    game = Laid.new(3, seed)
    for pick in walk[:60]:
        if game.over:
            return
        before = [game.view(seat) for seat in (None, 0, 1, 2)]
        decider = game.seat
        game.apply(game.options[pick % len(game.options)])
        if game.why_not_undo(decider) is None and data.draw(st.booleans()):
            game.undo(decider)
            assert [game.view(seat) for seat in (None, 0, 1, 2)] == before


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
    check_invariants(game.g)
    for pick in walk[:80]:
        if game.over:
            break
        game.apply(game.options[pick % len(game.options)])
        check_invariants(game.g)
