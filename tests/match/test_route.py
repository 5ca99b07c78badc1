"""Several things are one move: what was picked in any order finds its way through the rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import cothon
from cothon.games.merchants_guilds.box import MARKET
from cothon.games.merchants_guilds.material import EFFECT_CODES
from cothon.match import route as routes
from cothon.match.route import face, route
from tests.facts import state_facts
from tests.games.merchants_guilds.laid import SHIPS_WITH, Laid, harbour, lay, paid
from tests.luck import dice
from tests.often import often

PAYMENTS = ("PayLeft", "PayRight", "PayGoods", "PayCoins")


def step(game: Laid) -> str:
    """What is asked."""
    return type(game.state.agenda[-1]).__name__ if game.state.agenda else ""


def cards(game: Laid, *codes: str) -> list[int]:
    """Cards by code."""
    return [game.sheet.choice("card", game.g.box.card_codes.index(code)) for code in codes]


def pay_as_asked(game: Laid, luck: random.Random) -> list[int]:
    """Pay card by card as the rules ask; what was chosen."""
    seat, first = game.seat, step(game)
    family = {first, "PayRight"} if first == "PayLeft" else {first}
    chosen: list[int] = []
    while game.seat == seat and step(game) in family:
        chosen.append(luck.choice(game.options))
        game.apply(chosen[-1])
    return chosen


def hands(game: Laid) -> list[list[str]]:
    """What everybody holds, by face."""
    return [sorted(repr(face(game, card)) for card in trader.hand) for trader in game.g.traders]


@pytest.mark.parametrize("seed", range(6))
def test_any_payment_can_be_named_in_any_order(seed: int) -> None:
    """Of whole games: the cards that the rules took one by one, mixed, are paid just the same."""
    luck = random.Random(seed)
    game = Laid.new(2 + seed % 3, seed)
    several = 0
    while not game.over:
        seat = game.seat
        if step(game) not in PAYMENTS or seat is None:
            game.apply(luck.choice(game.options))
            continue
        freely = Laid.of(cothon.replay(game.save))
        picked = pay_as_asked(game, luck)
        for choice in route(freely, seat, luck.sample(picked, len(picked))):
            freely.apply(choice)
        # A free selection may spare a ship that the dice have used up needlessly.
        assert hands(freely) == hands(game) or len(freely.journal) < len(game.journal)
        several += len(picked) > 1
    assert several > 2


def test_the_way_on_which_no_ship_is_used_up_comes_first() -> None:
    """With FAVOUR any card may lead; one that shows the action costs nothing. [MG-PAY-1, -6]"""
    favour = [code for code, effect in ships() if effect == "FAVOUR"][:1]
    hand = ["T01", "T02", "T40", "T41"]
    game = lay(A={"hand": hand, "ships": favour}, B={"disc": "MARKET"}, C={"disc": "RESIDENCE"})
    game.choose("space MARKET")
    assert step(game) == "PayLeft"
    actions = {code: game.g.box.action[cards(game, code)[0]] for code in hand}
    shown = [code for code in hand if actions[code] == MARKET]
    others = [code for code in hand if actions[code] != MARKET]
    assert shown
    assert others
    for wanted in ([shown[0], others[0]], [others[0], shown[0]]):
        way = route(game, 0, cards(game, *wanted))
        assert way == cards(game, shown[0], others[0])
    assert route(game, 0, cards(game, *others[:2])) in (
        cards(game, *others[:2]),
        cards(game, *others[1::-1]),
    )


def ships() -> list[tuple[str, str]]:
    """Every ship and its effect."""
    box = lay().g.box
    return [
        (code, EFFECT_CODES[effect])
        for code, effect in zip(box.ship_codes, box.effect, strict=True)
    ]


def test_what_the_rules_take_unasked_counts_as_picked() -> None:
    """Of three dyes for a column of three none is a choice; one with four is. [MG-RES-3]"""
    box = lay().g.box
    dyes = [code for code, good in zip(box.card_codes, box.good, strict=False) if good == 0]
    game = paid("RESIDENCE", A={"hand": [*dyes[:4], "B1"]})
    assert step(game) == "PayGoods"
    picked = cards(game, *dyes[1:4])
    way = route(game, 0, picked[::-1])
    assert len(way) < len(picked)
    for choice in way:
        game.apply(choice)
    assert game.g.discard[-3:] == [number - game.sheet.choice("card") for number in picked]


@pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])
def test_whatever_is_accepted_is_picked_whole_on_the_true_table(key: str) -> None:
    """What the re-dealt table forces after something came to light does not count as picked."""
    accepted, luck = 0, dice(1)
    for seed in range(often(12)):
        game = cothon.new(key, 3, seed)
        while not game.over:
            if game.seat is not None and len(game.asked) == 1 and luck.random() < 0.3:
                accepted += is_picked_whole(game, game.seat, luck)
            game.apply(luck.choice(game.options))
    assert accepted >= 5


def is_picked_whole(game: cothon.Game, seat: int, luck: random.Random) -> bool:
    """Try an option together with what is forced after it where the way is looked for."""
    first = luck.choice(game.options)
    other = game.determinize(seat, 0).state
    other.journal = game.sheet.journal()
    other.apply(first)
    forced = [choice for who, choice, _ in other.journal.forced if who == seat]
    wanted = [first, *forced]
    try:
        way = route(game, seat, wanted)
    except cothon.NoRoute:
        return False
    true = game.state.clone()
    true.journal = game.sheet.journal()
    for choice in way:
        true.apply(choice)
    picked = [*way, *(choice for who, choice, _ in true.journal.forced if who == seat)]
    faces = Counter(face(game, choice) for choice in picked)
    assert Counter(face(game, choice) for choice in wanted) <= faces
    return len(wanted) > 1


def test_what_cannot_be_picked_together_changes_nothing() -> None:
    game = Laid.new(3, 4)
    facts = state_facts(game.state)
    seat = game.seat
    assert seat is not None
    with pytest.raises(cothon.NoRoute, match="cannot be picked together here: pass, column LEFT"):
        route(game, seat, [game.options[-1], game.options[0]])
    with pytest.raises(cothon.NoRoute, match="pick 1 to 20 things"):
        route(game, seat, [])
    with pytest.raises(cothon.NoRoute, match="pick 1 to 20 things"):
        route(game, seat, [game.options[0]] * 21)
    with pytest.raises(cothon.NoRoute, match="when you are asked"):
        route(game, (seat + 1) % 3, [game.options[0]])
    assert state_facts(game.state) == facts
    assert route(game, seat, [game.options[1]]) == [game.options[1]]


def test_a_search_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MOST_TRIES", 0)
    game = Laid.new(3, 4)
    with pytest.raises(cothon.NoRoute):
        route(game, game.seat or 0, [game.options[0]])


def test_what_comes_to_light_ends_a_way() -> None:
    """Of those who choose in secret nobody can try what the others' choices will allow."""
    luck = random.Random(3)
    game = cothon.new("neptun", 3, 2)
    while len(game.asked) < 2:
        game.apply(luck.choice(game.options))
    first, second = game.asked[:2]
    oars = game.options_of(first)
    assert route(game, first, oars[:1]) == oars[:1]
    for also in (oars[1], *game.options_of(second)[:1], game.sheet.choice("place", 1)):
        with pytest.raises(cothon.NoRoute, match="cannot be picked together"):
            route(game, first, [oars[0], also])
    for seat in game.asked[1:]:
        game.seal(seat, game.options_of(seat)[0])
    places = [game.sheet.choice("place", number) for number in range(16)]
    for place in places:
        with pytest.raises(cothon.NoRoute):
            route(game, first, [oars[0], place])


def test_what_is_forced_after_a_reveal_is_not_picked() -> None:
    """On another table the danger of an expedition may leave a choice. [MG-DELIVER-12, -14]"""
    forced = 0
    escorts, *others = [*SHIPS_WITH["ESCORTS"], *(f"S{number:02}" for number in range(1, 21))]
    for seed in range(10):
        docks = harbour(*random.Random(seed).sample(sorted({*others} - {escorts}), 5))
        mine = {"hand": ["T10", "T20"], "ships": [escorts]}
        game = paid("HARBOUR_DELIVERY", A=mine, docks=docks, warship_docks=[0])
        assert game.question == "A SendExpedition"
        picks = [game.choice("card T10"), game.choice("pass")]
        dealt = game.determinize(0, 0).state
        dealt.journal = game.sheet.journal()
        dealt.apply(picks[0])
        forced += picks[1] in [choice for _, choice, _ in dealt.journal.forced]
        with pytest.raises(cothon.NoRoute):
            route(game, 0, picks)
    assert forced


def test_more_is_taken_of_the_same_seat_only() -> None:
    game = cothon.new("neptun", 3, 2)
    luck = random.Random(3)
    while len(game.asked) < 2:
        game.apply(luck.choice(game.options))
    seat = game.asked[0]
    oars = game.options_of(seat)
    with pytest.raises(cothon.BadOption, match=f"seat {seat} is not asked for more"):
        game.tried(seat, oars[0], oars[1])
    assert game.sealed == {}
