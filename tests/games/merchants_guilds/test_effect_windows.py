"""Windows: the moments of a turn at which effects may be used, and what is asked there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import SHIPS_WITH, Laid, acted, asleep, harbour, lay, paid

NINE = [ships[0] for ships in SHIPS_WITH.values()]
FREE = {"embargo", "palette", "intrigue"}
COMMANDS = {*FREE, "escorts", "anchor"}
DOCKS = ["S18", "S19", "S20", "S21", "S22"]
RICH = ["T13", "T14", "T28", "T29", "T43", "T44", "T58", "T59", "T73", "T74"]  # 6 coins each
MARKET = ["T01", "T16", "T31", "T46", "T61"]


def fleet(seats: int = 4, ships: list[str] | None = None, **data: Any) -> Laid:
    """A begins a turn with one active ship of every effect, and all cards needed for anything."""
    given = {
        "hand": ["B1", "B3", "B4", "B5", "B6", *RICH],
        "ships": NINE if ships is None else ships,
    }
    data.setdefault("docks", harbour(*DOCKS[: seats + 1]))
    data.setdefault("market", MARKET)
    return lay(seats, A={**given, **data.pop("A", {})}, **data)


def windows(game: Laid, *names: str) -> list[tuple[str, set[str]]]:
    """What is asked along these choices, and which commands of effects are offered each time."""
    found = []
    for name in [*names, ""]:
        found.append((game.question, game.offered & COMMANDS))
        if name:
            game.choose(name)
    return found


# In each turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_windows_of_a_market_turn(seats: int) -> None:
    """[MG-TURN-2, MG-EFFECT-EMBARGO-1, MG-EFFECT-PALETTE-1, -3, MG-EFFECT-INTRIGUE-1, AMB-23, D16]

    W0, W2, W4 and W6 for the three; PALETTE also after steps 1 and 2. [MG-FX-12] Declined there, it
    is open again after the guild action.
    """
    game = fleet(
        seats,
        markers=["MARKET", "RESIDENCE"],
        neutrals=["TRADING_DOCK", "WARSHIP_DOCK"][: 4 - seats],
        B={"disc": "MARKET"},
        A={"ships": [*NINE, *asleep("S30")]},
    )
    names = ["space MARKET", "card B1", "card T13", "main", "card T01", "card T28", "card T16"]
    names += ["ship S30", "go-on", "tile GUILD_HALL_1", "card T14", "go-on"]
    assert windows(game, *names) == [
        ("A TakeTurn", FREE),
        ("A PayLeft", set()),
        ("A PayRight", set()),
        ("A BeforeMain", FREE),
        ("A TakeCard", set()),
        ("A SwapCards", {"palette"}),
        ("A ReceiveCard", set()),
        ("A Reactivate", {"palette"}),
        ("A AfterMain", FREE - {"palette"}),
        ("A GuildAction", set()),
        ("A PayCoins", set()),
        ("A EndTurn", FREE),
        ("B TakeTurn", set()),
    ]
    assert game.active_ships("A") == {*NINE, "S30"}


def test_the_windows_of_a_residence_turn() -> None:
    """[MG-EFFECT-PALETTE-3] No inner step."""
    game = fleet(markers=["MARKET", "WARSHIP_DOCK"])
    names = [
        "space RESIDENCE",
        "card B3",
        "main",
        "column LEFT",
        "card T13",
        "card T14",
        "card T28",
    ]
    assert windows(game, *names, "go-on") == [
        ("A TakeTurn", FREE),
        ("A PayLeft", set()),
        ("A BeforeMain", FREE),
        ("A ChooseColumn", set()),
        ("A PayGoods", set()),
        ("A PayGoods", set()),
        ("A PayGoods", set()),
        ("A AfterMain", FREE),
        ("B TakeTurn", set()),
    ]


@pytest.mark.parametrize(
    ("space", "card", "question", "place", "inside"),
    [
        ("TRADING_DOCK", "B4", "TakeDock", "dock 2", set[str]()),
        ("WARSHIP_DOCK", "B5", "TakeWarshipDock", "warship-place 2", {"anchor"}),
    ],
)
def test_the_windows_of_a_dock_turn(
    space: str, card: str, question: str, place: str, inside: set[str]
) -> None:
    """[MG-EFFECT-PALETTE-3, MG-EFFECT-COMMANDO-1, D12] COMMANDO when a warship dock is taken."""
    game = fleet(markers=["MARKET", "RESIDENCE"])
    assert windows(game, f"space {space}", f"card {card}", "main", place, "go-on") == [
        ("A TakeTurn", FREE),
        ("A PayLeft", set()),
        ("A BeforeMain", FREE),
        (f"A {question}", inside),
        ("A AfterMain", FREE),
        ("B TakeTurn", set()),
    ]


def test_the_windows_of_a_delivery_turn() -> None:
    """[MG-EFFECT-PALETTE-3, MG-EFFECT-ESCORTS-1, D14, D16]

    PALETTE between the deliveries, and not before the first; ESCORTS after the reveal.
    """
    docks = harbour("S18", "S19 A", "S20", "S21", "S22")
    game = fleet(docks=docks, warship_docks=[0], ship_pile=["S25"], markers=["MARKET", "RESIDENCE"])
    names = ["space HARBOUR_DELIVERY", "card B6", "main", "warship-place 1", "card T13", "escorts"]
    names += ["tile GUILD_HALL_1", "card T14", "dock 2", "card T58", "go-on"]
    assert windows(game, *names) == [
        ("A TakeTurn", FREE),
        ("A PayLeft", set()),
        ("A BeforeMain", FREE),
        ("A ChooseDelivery", set()),
        ("A SendExpedition", set()),
        ("A MeetDanger", {"escorts"}),
        ("A PlaceReturned", set()),
        ("A PayCoins", set()),
        ("A ChooseDelivery", {"palette"}),
        ("A DeliverGood", set()),
        ("A AfterMain", FREE),
        ("B TakeTurn", set()),
    ]


def test_only_palette_between_a_trading_delivery_and_an_expedition() -> None:
    """[MG-EFFECT-PALETTE-3, AMB-38] And not after the second, before the windows after it."""
    docks = harbour("S18", "S19 A", "S20", "S21", "S22")
    game = paid(
        "HARBOUR_DELIVERY",
        docks=docks,
        warship_docks=[0],
        ship_pile=["S26", "S30"],  # danger 5
        A={"hand": RICH, "ships": ["S05", "S09", "S01"]},
    )
    names = ["main", "dock 2", "card T58", "warship-place 1", "card T13", "pass", "go-on"]
    assert windows(game, *names) == [
        ("A BeforeMain", FREE),
        ("A ChooseDelivery", set()),
        ("A DeliverGood", set()),
        ("A ChooseDelivery", {"palette"}),
        ("A SendExpedition", set()),
        ("A PlaceReturned", set()),
        ("A AfterMain", FREE),
        ("B TakeTurn", set()),
    ]


def test_a_turn_that_skips_the_main_action_has_no_window_after_it() -> None:
    """[MG-TURN-2, -6, -7, MG-FX-12] Nothing lies between W2 and W4."""
    game = fleet(markers=["MARKET", "RESIDENCE"])
    names = ["space MARKET", "card B1", "pass", "tile GUILD_HALL_1", "card T13", "go-on"]
    assert windows(game, *names) == [
        ("A TakeTurn", FREE),
        ("A PayLeft", set()),
        ("A BeforeMain", FREE),
        ("A GuildAction", set()),
        ("A PayCoins", set()),
        ("A EndTurn", FREE),
        ("B TakeTurn", set()),
    ]


# One after another


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_effects_in_any_order_one_at_a_time(seats: int) -> None:
    """[MG-FX-1, -2, -11] After each the player is asked again, until going on."""
    ships = ["S01", "S15", "S05", "S10", "S09"]
    game = fleet(seats, ships=ships, markers=["MARKET", "RESIDENCE"])
    game.choose("embargo")
    assert game.active_ships("A") == {"S01", "S15", "S10", "S09"}
    assert game.question == "A TakeTurn"
    game.choose("intrigue")
    assert game.active_ships("A") == {"S15", "S10", "S09"}
    assert game.question == "A ChooseMarker"  # first to its end
    assert not game.offered & FREE
    game.choose("space MARKET")
    assert game.question == "A MoveMarker"
    game.choose("space WARSHIP_DOCK")
    assert game.offered & FREE == FREE
    game.choose("palette")
    assert game.offered & FREE == {"embargo", "intrigue"}
    game.choose("embargo")
    assert game.offered & FREE == {"intrigue"}
    game.choose("intrigue", "space RESIDENCE", "space TRADING_DOCK")
    assert game.offered & FREE == set()
    assert game.marked == {"WARSHIP_DOCK", "TRADING_DOCK"}
    assert game.active_ships("A") == set()
    assert game.all_ships("A") == set(ships)


@pytest.mark.parametrize(
    ("effect", "ship"), [("embargo", "S05"), ("palette", "S09"), ("intrigue", "S01")]
)
def test_a_used_ship_lies_face_down_and_cannot_be_used_again(effect: str, ship: str) -> None:
    """[MG-FX-2] Neither in this window nor in a later one, nor on the next turn."""
    game = fleet(2, ships=[ship], markers=["MARKET", "RESIDENCE"], neutrals=["MARKET", "RESIDENCE"])
    game.choose(effect)
    if effect == "intrigue":
        game.choose("space MARKET", "space HARBOUR_DELIVERY")
    assert game.active_ships("A") == set()
    assert not game.offered & FREE
    game.choose("space TRADING_DOCK", "card B4", "dock 1")
    assert game.question == "B TakeTurn"
    game.choose("pass")
    assert game.question == "A TakeTurn"
    assert not game.offered & FREE


# Declined effects


def test_palette_declined_when_swapping_is_not_offered_again_at_once() -> None:
    """[MG-FX-12] Neither after step 2, nor after the action, nor at the end of the turn."""
    game = paid("MARKET", A={"hand": ["T75"], "ships": ["S09"]})
    game.choose("main", "pile", "pass")
    assert game.question == "B TakeTurn"
    assert game.active_ships("A") == {"S09"}


def test_palette_declined_between_deliveries_is_not_offered_again_at_once() -> None:
    """[MG-FX-12] What was not open there is."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S18", "S19 A", "S20", "S21", "S22"),
        warship_docks=[0],
        A={"hand": ["T46", "T47"], "ships": ["S05", "S09", "S01"]},
    )
    game.choose("main", "dock 2", "card T46", "go-on")
    assert (game.question, game.offered) == ("A AfterMain", {"embargo", "intrigue", "go-on"})


def test_a_swap_opens_palette_again() -> None:
    """[MG-FX-12, MG-EFFECT-PALETTE-3] The market has changed: once more, before the action ends."""
    game = paid("MARKET", market=MARKET, A={"hand": ["T75"], "ships": ["S09"]})
    game.choose("main", "pile", "card T75", "card T01")
    assert (game.question, game.offered) == ("A Reactivate", {"palette", "go-on"})
    game.choose("go-on")
    assert game.question == "B TakeTurn"


def test_palette_before_step_3_is_turned_up_by_step_3() -> None:
    """[MG-MARKET-6, MG-EFFECT-PALETTE-3] Why it is offered where no ship is inactive yet."""
    game = paid("MARKET", market=MARKET, A={"hand": ["T75"], "ships": ["S09"]})
    game.choose("main", "pile", "card T75", "card T01", "palette")
    assert len(game.told("market-cleared")) == len(game.told("market-laid")) == 1
    assert game.active_ships("A") == {"S09"}
    assert (game.question, game.offered) == ("A AfterMain", {"palette", "go-on"})


@pytest.mark.parametrize(
    ("turned", "after"),
    [("S14", {"palette", "go-on"}), ("S05", {"embargo", "go-on"}), ("S03", None)],
)
def test_the_only_ship_that_is_turned_up_opens_its_own_effect_alone(
    turned: str, after: set[str] | None
) -> None:
    """[MG-FX-12, MG-MARKET-7] PALETTE is declined; a second PALETTE is another matter."""
    game = paid("MARKET", A={"hand": ["T75"], "ships": ["S09", *asleep(turned)]})
    game.choose("main", "pile", "pass")
    assert turned in game.active_ships("A")
    if after is None:
        assert game.question == "B TakeTurn"
    else:
        assert (game.question, game.offered) == ("A AfterMain", after)


def test_an_effect_that_is_used_opens_the_declined_ones_again() -> None:
    """[MG-FX-12] EMBARGO has turned up another ship: PALETTE may be wanted now."""
    docks = harbour("S18", "S19", "S20", "S21", "S22")
    game = paid("MARKET", docks=docks, A={"hand": ["T75"], "ships": ["S09", *asleep("S05")]})
    game.choose("main", "pile", "pass")
    assert game.offered == {"embargo", "go-on"}
    game.choose("embargo")
    assert (game.question, game.offered) == ("A AfterMain", {"palette", "go-on"})


def test_with_no_second_delivery_the_window_is_the_one_after_the_action() -> None:
    """[MG-EFFECT-PALETTE-3] One question for all effects, not one for PALETTE and one for all."""
    docks = harbour("S18", "S19 A", "S20", "S21", "S22")
    game = paid("HARBOUR_DELIVERY", docks=docks, A={"hand": ["T46"], "ships": ["S05", "S09"]})
    game.choose("main")
    assert (game.question, game.offered) == ("A AfterMain", {"embargo", "palette", "go-on"})
    game.choose("go-on")
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize(
    ("guild", "end"), [("pass", "B TakeTurn"), ("tile GUILD_HALL_1", "A EndTurn")]
)
def test_a_guild_action_opens_the_effects_again_and_its_refusal_does_not(
    guild: str, end: str
) -> None:
    """[MG-FX-12] INTRIGUE may follow the marker that was used."""
    game = acted("MARKET", A={"hand": ["T13"], "ships": ["S01"]})
    game.choose("go-on", guild)
    assert game.question == end


def test_what_is_declined_in_one_turn_is_open_in_the_next() -> None:
    """[MG-FX-12] The others have moved since."""
    game = acted("RESIDENCE", 2, round=1, A={"hand": ["B1"], "ships": ["S05", "S09", "S14"]})
    game.choose("go-on", "pass")
    assert game.question == "A TakeTurn"
    assert game.offered & FREE == {"palette", "embargo"}


# What is asked


def test_a_question_that_is_asked_for_an_effect_alone_says_so() -> None:
    """[MG-TURN-3] In three languages, naming what may be used."""
    swapped = ["main", "pile", "card T75", "card T01"]
    given = {"hand": ["T75"], "ships": ["S09"]}
    before = paid("MARKET", market=MARKET, A=given)
    assert before.offered == {"main", "palette"}
    none_left = paid("MARKET", market=MARKET, A=given)
    none_left.choose(*swapped)
    one_left = paid("MARKET", market=MARKET, A={**given, "ships": ["S09", *asleep("S30")]})
    one_left.choose(*swapped)
    stuck = paid("HARBOUR_DELIVERY", A={"hand": ["T75"], "ships": ["S01", "S05", "S09"]})
    lost = lay(A={"hand": ["T75"], "ships": ["S05", "S09"]})
    done = acted("RESIDENCE", markers=["MARKET", "TRADING_DOCK"], A={"ships": ["S05", "S09"]})
    asked_for = [game.prompt("en") for game in (before, none_left, one_left, stuck, lost, done)]
    assert asked_for == [
        "Player 1: carry out the action Market, or use Palette first?",
        "Player 1: use Palette before the market action ends?",
        "Player 1: use Palette before you turn your ship face up again?",
        "Player 1: the action Harbour Delivery is impossible now. "
        "Use Embargo, Palette or Intrigue before you go on?",
        "Player 1: your cards can pay for no action space that would be of use. "
        "Use Embargo or Palette before you pass?",
        "Player 1: use Embargo or Palette after the action?",
    ]
    assert before.prompt("fr") == (
        "Joueur 1\u202f: effectuer l’action Marché, ou utiliser d’abord Palette\u202f?"
    )
    assert (
        before.prompt("de") == "Spieler 1: Die Aktion Markt ausführen oder vorher Palette nutzen?"
    )
    assert "Embargo, Palette ou Intrigue" in stuck.prompt("fr")
    assert "Embargo, Palette oder Intrige" in stuck.prompt("de")


def test_a_real_question_asks_what_it_asked_before() -> None:
    """[MG-TURN-7] Also with an effect open besides."""
    game = paid("MARKET", markers=["MARKET", "RESIDENCE"], A={"hand": RICH, "ships": ["S09"]})
    assert game.offered == {"main", "pass", "palette"}
    assert game.prompt("en") == "Player 1: carry out the action Market?"
    game.choose("main", "pile")
    assert game.prompt("en") == (
        "Player 1: swap a trade card from your hand for one in the market?"
    )
