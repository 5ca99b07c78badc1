"""What a re-deal moves in Carthago: Merchants & Guilds, and what it leaves where it is."""

from __future__ import annotations

import pytest

import cothon
from tests.games.merchants_guilds.laid import Laid, harbour, lay, paid, trade_cards_but
from tests.laws import laws_of
from tests.luck import dice
from tests.often import often


def worn(seed: int, seats: int) -> Laid:
    """Nearly all cards are discarded: the next draws need a new pile."""
    market = ["T01", "T16", "T31", "T46", "T61"]
    pile = ["T02", "T17"]
    return lay(
        seats,
        market=market,
        trade_pile=pile,
        discard=trade_cards_but(*market, *pile),
        docks=harbour("S18 A", "S19 B", "S20", "S21", "S22")[: seats + 1],
        seed=seed,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(often(4)))
def test_a_redealt_game_looks_the_same_after_the_discards_were_shuffled(
    seed: int, seats: int
) -> None:
    """[MG-PILE-1, -2] What lay open is open no more."""
    game, luck = worn(seed, seats), dice(seed)
    for _ in range(60):
        game.apply(game.lively_choice(luck.randrange(100_000)))
        seat = luck.randrange(seats)
        redealt = game.determinize(seat, luck.randrange(1000))
        assert redealt.view(seat) == game.view(seat)
        for law in laws_of("merchants_guilds"):
            law.redealt(game, redealt, seat)
    assert game.board["trade_pile"] > 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redealing_moves_what_was_shuffled(seats: int) -> None:
    """[MG-PILE-1] The top of the new pile, and a card drawn from it, may be any of them."""
    game = worn(1, seats)
    for _ in range(3):
        game.choose("pass")
    assert game.board["discard"] == []
    tops, drawn = set(), set()
    third = "ABC"[2 % seats]
    watcher = (2 % seats + 1) % seats
    for seed in range(60):
        redealt = game.determinize(watcher, seed).g
        tops.add(redealt.trade_pile[-1])
        drawn.add(redealt.traders["ABC".index(third)].hand[0])
    assert len(tops) > 20
    assert len(drawn) > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redealing_moves_hands_and_piles_and_nothing_open(seats: int) -> None:
    """Trade cards of others and both piles; base cards, market and ships in sight stay."""
    game = Laid.new(seats, 5)
    hands, ships = set(), set()
    for seed in range(40):
        redealt = game.determinize(1, seed)
        hands.add(tuple(redealt.hand("A")[:3]))
        ships.add(redealt.g.ship_pile[-1])
        assert redealt.hand("B") == game.hand("B")
        assert redealt.board == game.board
    assert len(hands) > 30
    assert len(ships) > 10


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_redealing_in_the_middle_of_a_swap_moves_what_is_given_unless_it_is_known(
    seat: int,
) -> None:
    """[MG-MARKET-3, MG-CARD-8, D8] No step keeps a card that somebody does not know."""
    game = paid("MARKET", 3, market=["T01", "T16", "T31", "T46", "T61"], A={"hand": ["T20"]})
    game.choose("pile", "card T20")
    given = set()
    for seed in range(10):
        redealt = game.determinize(seat, seed)
        redealt.choose("card T31")
        market = redealt.board["market"]
        assert market[:2] + market[3:] == ["T01", "T16", "T46", "T61"]
        given.add(market[2])
    assert (given == {"T20"}) == (seat == 0)


def test_redealing_leaves_the_game_alone() -> None:
    """Playing the copy changes nothing in the game it came from."""
    game = lay(A={"hand": ["B4", "B1"], "ships": ["S05", "S01"]})
    before = [game.view(seat) for seat in (None, 0, 1, 2, 3)]
    redealt = game.determinize(0, 1)
    redealt.choose(
        "embargo", "intrigue", "space MARKET", "space TRADING_DOCK", "space TRADING_DOCK"
    )
    assert redealt.question == "A TakeDock"
    assert [game.view(seat) for seat in (None, 0, 1, 2, 3)] == before
    with pytest.raises(cothon.CothonError, match="cannot be saved"):
        _ = redealt.save
