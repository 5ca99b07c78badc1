"""The nine ship effects: each in its windows and nowhere else, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import (
    Laid,
    acted,
    all_ships_but,
    asleep,
    final,
    harbour,
    lay,
    paid,
    trade_cards_but,
)

SHIPS = {
    "EMBARGO": ["S05", "S10"],
    "PALETTE": ["S09", "S14"],
    "COMMANDO": ["S02", "S13"],
    "FAVOUR": ["S04", "S08"],
    "OPULENCE": ["S11", "S24"],
    "LEGACY": ["S06", "S16"],
    "INTRIGUE": ["S01", "S15"],
    "LUXURY": ["S03", "S07"],
    "ESCORTS": ["S12", "S17"],
}
NINE = [ships[0] for ships in SHIPS.values()]
FREE = {"embargo", "palette", "intrigue"}
COMMANDS = {*FREE, "escorts", "anchor"}
DOCKS = ["S18", "S19", "S20", "S21", "S22"]
RICH = ["T13", "T14", "T28", "T29", "T43", "T44", "T58", "T59", "T73", "T74"]  # 6 coins each
SPACES = ["MARKET", "RESIDENCE", "TRADING_DOCK", "WARSHIP_DOCK", "HARBOUR_DELIVERY"]
MARKET = ["T01", "T16", "T31", "T46", "T61"]
TILES = ["GUILD_HALL_1", "RESIDENCE_1", "GUILD_HALL_2", "SHIP_CARDS", "COINS", "GOODS"]


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


# Windows


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


@pytest.mark.parametrize(
    "effect", ["FAVOUR", "OPULENCE", "LEGACY", "LUXURY", "COMMANDO", "ESCORTS"]
)
def test_effects_that_serve_a_choice_open_no_window(effect: str) -> None:
    """[MG-FX-9, MG-TURN-3] With such ships alone nobody is asked in W2, W4 and W6."""
    game = lay(A={"hand": ["B4"], "ships": SHIPS[effect]}, docks=harbour(*DOCKS))
    assert game.offered <= {"pass", *(f"space {space}" for space in SPACES)}
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.question == "B TakeTurn"


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
    assert len(game.told("market-renewed")) == 1
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
    game = acted("RESIDENCE", 2, round=1, A={"hand": ["B1"], "ships": [*SHIPS["PALETTE"], "S05"]})
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
        "Player 1: use Palette before the action Market?",
        "Player 1: use Palette before the market action ends?",
        "Player 1: use Palette before you turn your ship face up again?",
        "Player 1: the action Harbour Delivery is impossible now. "
        "Use Embargo, Palette or Intrigue before you go on?",
        "Player 1: no action space can be chosen. Use Embargo or Palette before you pass?",
        "Player 1: use Embargo or Palette after the action?",
    ]
    assert before.prompt("fr") == "Joueur 1\u202f: utiliser Palette avant l’action Marché\u202f?"
    assert before.prompt("de") == "Spieler 1: Vor der Aktion Markt noch Palette nutzen?"
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


# In general


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


@pytest.mark.parametrize(("ship", "effect"), [("S15", "intrigue"), ("S14", "palette")])
def test_a_ship_won_in_the_trading_harbour_may_be_used_in_the_same_turn(
    ship: str, effect: str
) -> None:
    """[MG-FX-3] In the windows still to come."""
    docks = harbour("S18", f"{ship} A", "S20", "S21", "S22")
    game = paid("HARBOUR_DELIVERY", docks=docks, A={"hand": ["T31"]})
    assert game.question == "A AfterMain"
    assert game.offered == {effect, "go-on"}


def test_escorts_just_won_help_the_expedition_that_follows() -> None:
    """[MG-FX-3, MG-EFFECT-ESCORTS-1, AMB-35]"""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S17 A", "S19", "S20", "S21", "S22"),
        warship_docks=[0],
        ship_pile=["S26", "S10"],  # danger 3
        A={"hand": ["T31", "T32"]},
        trade_pile=["T13", "T14"],
    )
    game.choose("dock 1", "card T31", "warship-place 1", "card T32")
    assert game.offered == {"escorts", "pass"}
    game.choose("escorts")
    assert game.all_ships("A") == {"S17", "S10"}
    assert game.active_ships("A") == set()


@pytest.mark.parametrize("ship", ["S01", "S09", "S26"])
def test_a_ship_won_in_the_warship_harbour_cannot_be_used_yet(ship: str) -> None:
    """[MG-FX-4] It lies face down; the turn has no window for it, nor has the next."""
    game = paid(
        "HARBOUR_DELIVERY",
        2,
        docks=harbour("S18", "S19", "S20"),
        warship_docks=[0],
        ship_pile=[ship],
        A={"hand": ["B1", "T01", "T02"]},
    )
    game.choose("card T01", "pass")
    assert game.question == "B TakeTurn"
    assert game.all_ships("A") == {ship}
    assert game.active_ships("A") == set()
    game.choose("pass")
    assert game.question == "A TakeTurn"
    assert not game.offered & FREE


def test_luxury_just_won_by_an_expedition_does_not_pay_for_the_delivery_that_follows() -> None:
    """[MG-FX-4, AMB-35] The ship at dock 1 wants glass."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S13 A", "S19", "S20", "S21", "S22"),
        warship_docks=[0],
        ship_pile=["S07"],
        trade_pile=["T13", "T14"],
        A={"hand": ["T01", "T31"]},
    )
    game.choose("warship-place 1", "card T31", "pass")
    assert "S07" in game.all_ships("A")
    assert game.question == "B TakeTurn"


def test_a_reactivated_warship_prize_works_like_any_other() -> None:
    """[AMB-62] Won face down, turned in the market, used."""
    game = paid(
        "HARBOUR_DELIVERY",
        2,
        docks=harbour("S18", "S19", "S20"),
        warship_docks=[0],
        ship_pile=["S26", "S02"],
        neutrals=["TRADING_DOCK", "WARSHIP_DOCK"],
        markers=["TRADING_DOCK", "WARSHIP_DOCK"],
        A={"hand": ["B1", "T02", "T03"]},
    )
    game.choose("card T02", "pass", "pass")
    assert game.question == "A TakeTurn"
    game.choose("space MARKET", "pile", "pass")
    assert game.active_ships("A") == {"S26"}
    assert game.offered == {"embargo", "go-on"}
    game.choose("embargo")
    assert (game.docked[0], game.ship_pile[-1]) == ("S19", "S18")
    assert game.active_ships("A") == set()


def test_a_ship_is_reactivated_by_the_market_only_and_one_at_a_time() -> None:
    """[MG-FX-5] A change of decade turns none."""
    ships = asleep("S01", "S05", "S09")
    game = lay(phase="decade_end", A={"ships": ships})
    assert game.active_ships("A") == set()
    game = lay(A={"ships": ships, "hand": ["B4"]})
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.active_ships("A") == set()
    game = paid("MARKET", A={"ships": ships, "hand": ["T75"]})
    game.choose("pile", "pass", "ship S05", "go-on")
    assert game.question == "B TakeTurn"
    assert game.active_ships("A") == {"S05"}


@pytest.mark.parametrize("effect", list(SHIPS))
@pytest.mark.parametrize("order", [1, -1])
def test_of_ships_alike_the_lowest_is_turned_first(effect: str, order: int) -> None:
    """[MG-FX-10] However they came."""
    ships = SHIPS[effect][::order]
    game = ready_for(effect, ships)
    use(game, effect)
    assert game.active_ships("A") & set(ships) == {max(ships)}


def ready_for(effect: str, ships: list[str]) -> Laid:
    """A may use an effect at once."""
    dock = harbour("S18 A", "S19", "S20", "S21", "S22")
    goods = {"hand": ["T46", "T47", "T61"], "freed": {"RIGHT": 2}}
    positions: dict[str, dict[str, Any]] = {
        "COMMANDO": {"space": "WARSHIP_DOCK"},
        "OPULENCE": {"space": "RESIDENCE", "A": goods},
        "LUXURY": {"space": "HARBOUR_DELIVERY", "docks": dock},
        "ESCORTS": {"space": "HARBOUR_DELIVERY", "warship_docks": [0], "ship_pile": ["S25"]},
    }
    cards = {"ships": ships, "hand": ["B1", "B3", "T01", "T31"]}
    if effect == "LEGACY":
        game = acted("MARKET", A=cards, decade=2, tiles=TILES)
    elif effect in positions:
        given = positions[effect]
        game = paid(given.pop("space"), A={**cards, **given.pop("A", {})}, **given)
    else:
        game = lay(A=cards, markers=["MARKET", "RESIDENCE"])
    if game.question in ("A BeforeMain", "A AfterMain"):
        game.choose("main" if game.question == "A BeforeMain" else "go-on")
    if effect == "ESCORTS":
        game.choose("card T01")
    return game


def use(game: Laid, effect: str) -> None:
    """Use it once."""
    ways = {
        "EMBARGO": ["embargo"],
        "PALETTE": ["palette"],
        "COMMANDO": ["anchor"],
        "FAVOUR": ["space TRADING_DOCK", "card B1"],
        "OPULENCE": ["card T46", "card T61"],
        "LEGACY": ["tile GUILD_HALL_1", "card T01"],
        "INTRIGUE": ["intrigue", "space MARKET", "space WARSHIP_DOCK"],
        "LUXURY": ["card T01"],
        "ESCORTS": ["escorts"],
    }
    game.choose(*ways[effect])


@pytest.mark.parametrize("effect", list(SHIPS))
def test_every_effect_turns_its_own_ship_and_no_other(effect: str) -> None:
    """[MG-FX-2, -9] With the first ships of all nine before the player."""
    game = ready_for(effect, NINE)
    use(game, effect)
    assert game.active_ships("A") & set(NINE) == set(NINE) - {SHIPS[effect][0]}
    assert len(game.told("effect-used")) == 1


def test_embargo_needs_a_ship_in_the_harbour() -> None:
    """[MG-FX-7]"""
    ships: dict[str, Any] = {"D": {"ships": all_ships_but("S05", "S18")}, "outside": []}
    game = lay(A={"ships": ["S05"]}, docks=harbour("-", "-", "S18"), **ships)
    assert "embargo" in game.offered
    ships = {"D": {"ships": all_ships_but("S05")}, "outside": []}
    game = lay(A={"ships": ["S05"]}, docks=harbour("-", "-", "-"), **ships)
    assert "embargo" not in game.offered


def test_palette_needs_a_card_to_turn_up() -> None:
    """[MG-FX-7]"""
    game = lay(A={"ships": ["S09"]}, market=[], D={"hand": trade_cards_but()})
    assert "palette" not in game.offered
    game = lay(A={"ships": ["S09"]}, market=[], D={"hand": trade_cards_but("T01")}, discard=["T01"])
    assert "palette" in game.offered


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_effects_are_for_the_own_turn_only(seats: int) -> None:
    """[MG-FX-8] On A's turn nobody else is asked, and B's ships are no help to A."""
    game = lay(seats, A={"hand": ["B4"]}, B={"ships": NINE}, docks=harbour(*DOCKS[: seats + 1]))
    assert game.asked == [0]
    assert not game.offered & COMMANDS
    assert game.offered <= {"space TRADING_DOCK", "pass"}  # no FAVOUR
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.question == "B TakeTurn"


def test_effects_are_never_used_between_decades_or_at_the_end() -> None:
    """[MG-FX-8] Nobody is asked before the next turn, or at all."""
    game = lay(phase="decade_end", A={"ships": NINE}, docks=harbour(*DOCKS))
    assert game.question.endswith("TakeTurn")
    assert game.active_ships("A") == set(NINE)
    assert final(A={"ships": NINE}).over


def test_an_effect_that_is_not_needed_is_not_used() -> None:
    """[MG-FX-9] FAVOUR, OPULENCE, COMMANDO, LUXURY and LEGACY are kept for another time."""
    favour = lay(A={"ships": ["S04"], "hand": ["B1", "B4"]})
    favour.choose("space TRADING_DOCK", "card B4")
    opulence = paid("RESIDENCE", A={"ships": ["S11"], "hand": ["T46", "T47"]})
    commando = paid("WARSHIP_DOCK", A={"ships": ["S02"]})
    commando.choose("warship-place 1")
    luxury = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S18 A", "S19", "S20", "S21", "S22"),
        A={"ships": ["S03"], "hand": ["T01", "T31"]},
    )
    luxury.choose("card T31")
    legacy = acted("MARKET", A={"ships": ["S06"], "hand": ["T01"]}, decade=2, tiles=TILES)
    legacy.choose("tile GUILD_HALL_2")
    for game in (favour, opulence, commando, luxury, legacy):
        assert game.told("effect-used") == []
    assert opulence.mat("A")["freed"]["MIDDLE"] == 1
    assert luxury.active_ships("A") == {"S03", "S18"}
    assert [t["discs"][0] for t in legacy.board["tiles"]] == [None, None, 0, None, None, None]


# EMBARGO


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_embargo_sends_the_front_ship_under_the_pile(seats: int) -> None:
    """[MG-EFFECT-EMBARGO-2, -3, AMB-09, SC-08] Discs stay and nobody gets anything."""
    ships = DOCKS[: seats + 1]
    docks = harbour(*(f"{ship} B" if n < 2 else ship for n, ship in enumerate(ships)))
    cards = {"A": {"ships": ["S05"], "hand": ["B1", "T01"]}}
    game = lay(seats, docks=docks, outside=["S26", "S27"], ship_pile=["S28", "S29"], **cards)
    before = game.available
    game.choose("embargo")
    assert game.docked == [*ships[1:], "S26"]
    assert game.board["outside"] == ["S27", "S28"]
    assert (game.ship_pile[0], game.ship_pile[-1]) == ("S29", ships[0])
    assert (game.discs_at_docks, game.available) == ("BB" + "-" * (seats - 1), before)
    assert game.hand("A") == ["T01", "B1"]
    assert (game.all_ships("A"), game.all_ships("B")) == ({"S05"}, set())
    assert (game.active_ships("A"), game.question) == (set(), "A TakeTurn")
    assert game.told("card-revealed") == game.told("ship-delivered") == []


# PALETTE


@pytest.mark.parametrize("market", [MARKET, MARKET[:2]])
def test_palette_renews_the_market(market: list[str]) -> None:
    """[MG-EFFECT-PALETTE-2, MG-PILE-3, AMB-34] What is there is discarded, five are turned up."""
    pile = ["T71", "T72", "T73", "T74", "T75"]
    game = lay(A={"ships": ["S09"]}, market=market, trade_pile=pile, discard=["T02"])
    game.choose("palette")
    assert game.board["market"] == pile
    assert game.board["discard"] == ["T02", *market]


def test_palette_may_turn_up_what_was_just_discarded() -> None:
    """[AMB-34, MG-PILE-2] One card is left in the pile, the discards fill the rest."""
    kept = [*MARKET, "T75", "T74"]
    laid: dict[str, Any] = {"discard": ["T74"], "trade_pile": ["T75"]}
    game = lay(A={"ships": ["S09"]}, D={"hand": trade_cards_but(*kept)}, market=MARKET, **laid)
    game.choose("palette")
    shown = game.board
    assert (shown["market"][0], len(shown["market"])) == ("T75", 5)
    assert set(shown["market"][1:]) < {*MARKET, "T74"}
    assert (shown["discard"], shown["trade_pile"]) == ([], 2)


def test_palette_with_too_few_cards_leaves_the_market_short() -> None:
    """[AMB-34, MG-PILE-3]"""
    kept = ["T01", "T16", "T31"]
    laid: dict[str, Any] = {"market": kept[:2], "discard": kept[2:]}
    game = lay(A={"ships": ["S09"]}, D={"hand": trade_cards_but(*kept)}, **laid)
    game.choose("palette")
    assert sorted(game.board["market"]) == kept
    assert (game.board["discard"], game.board["trade_pile"]) == ([], 0)


# COMMANDO


@pytest.mark.parametrize(
    "docks", [[1, 2, 3], [0, 0, 1], [0, 0, None], [None, None, None], [1, None, 2]]
)
def test_commando_puts_the_disc_on_the_anchor(docks: list[int | None]) -> None:
    """[MG-EFFECT-COMMANDO-1, -2, -4, AMB-29] Full docks or not, or the only free one barred."""
    game = lay(A={"ships": ["S02"], "hand": ["B5"], "freed": {"RIGHT": 2}}, warship_docks=docks)
    before = game.player("A").available
    game.choose("space WARSHIP_DOCK")
    free = {f"warship-place {n}" for n, owner in enumerate(docks, 1) if owner is None}
    if free and docks.count(0) < 2:
        assert (game.question, game.offered) == ("A TakeWarshipDock", {*free, "anchor"})
        game.choose("anchor")
    assert game.question == "B TakeTurn"
    assert game.board["anchor"] == [1, 0, 0, 0]
    assert game.board["warship_docks"] == docks
    assert game.player("A").available == before - 1  # one disc, and no other besides
    assert game.active_ships("A") == set()


def test_the_anchor_holds_any_number_of_discs() -> None:
    """[MG-EFFECT-COMMANDO-2]"""
    given = {"ships": ["S02"], "hand": ["B5"], "freed": {"RIGHT": 2, "LEFT": 1}}
    game = lay(A=given, anchor=[3, 2, 1, 1], warship_docks=[1, 2, 3])
    game.choose("space WARSHIP_DOCK")
    assert game.board["anchor"] == [4, 2, 1, 1]


def test_a_disc_on_the_anchor_sails_like_any_other() -> None:
    """[MG-EFFECT-COMMANDO-3] And comes back."""
    game = paid("HARBOUR_DELIVERY", anchor=[1], ship_pile=["S26"], A={"hand": ["T01", "T02"]})
    game.choose("card T01", "pass")
    assert game.all_ships("A") == {"S26"}
    assert game.board["anchor"] == [0, 0, 0, 0]
    assert game.player("A").available == 3


# FAVOUR


@pytest.mark.parametrize("others", [0, 1, 2])
def test_favour_lets_the_left_card_show_any_action(others: int) -> None:
    """[MG-EFFECT-FAVOUR-1, MG-PAY-6] As many cards as otherwise."""
    given: dict[str, Any] = {letter: {"disc": "TRADING_DOCK"} for letter in "BC"[:others]}
    cards = ["B1", "B3", "B5", "T01"]
    without = lay(A={"hand": cards}, **given)
    assert "space TRADING_DOCK" not in without.offered
    game = lay(A={"hand": cards, "ships": ["S04"]}, **given)
    game.choose("space TRADING_DOCK")
    assert game.offered == {f"card {card}" for card in cards}
    game.choose("card B3")
    assert game.active_ships("A") == set()
    game.choose(*["card T01", "card B1"][:others])
    game.choose("dock 1")
    assert game.mat("A")["left"] == ["B3.red"]
    assert len(game.mat("A")["right"]) == others
    assert len(game.hand("A")) == 3 - others


@pytest.mark.parametrize("left", ["B4", "B1"])
def test_favour_concerns_the_left_card_only(left: str) -> None:
    """[MG-PAY-6, AMB-32] And only if it shows another action; right cards show what they like."""
    given = {"ships": ["S04"], "hand": ["B1", "B4", "B5", "T01"]}
    game = lay(A=given, docks=harbour(*DOCKS), B={"disc": "TRADING_DOCK"})
    game.choose("space TRADING_DOCK", f"card {left}", "card B5")
    assert (game.mat("A")["left"], game.mat("A")["right"]) == ([f"{left}.red"], ["B5.red"])
    assert game.active_ships("A") == ({"S04"} if left == "B4" else set())


# OPULENCE


@pytest.mark.parametrize(
    ("cards", "column", "needed"),
    [
        (["T01", "T02", "T16"], "LEFT", 1),
        (["T01", "T46", "T61"], "LEFT", 2),
        (["T01", "T16", "T31"], "LEFT", 2),
        (["T46", "T50", "T61"], "LEFT", 3),
        (["T46", "T01"], "MIDDLE", 1),
        (["T01", "T61"], "MIDDLE", 2),
        (["T61", "T31"], "RIGHT", 1),
        (["T01", "T46"], "RIGHT", 2),
    ],
)
def test_opulence_stands_for_a_card_each(cards: list[str], column: str, needed: int) -> None:
    """[MG-EFFECT-OPULENCE-1, -2, MG-FX-6, AMB-31] As many cards as otherwise; ships add up."""
    full = {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}
    freed = {**full, column: 0}
    for ships in range(4):
        given = {"ships": ["S11", "S24", "S25"][:ships], "hand": ["B3", *cards], "freed": freed}
        game = lay(A=given, markers=["MARKET", "HARBOUR_DELIVERY"])
        assert ("space RESIDENCE" in game.offered) is (ships >= needed)
        if ships >= needed:
            game.choose("space RESIDENCE")
            assert game.mat("A")["freed"][column] == 1
            assert sorted(game.board["discard"]) == sorted(cards)
            assert len(game.active_ships("A")) == ships - needed


def test_opulence_never_saves_a_card() -> None:
    """[MG-EFFECT-OPULENCE-1] Two cards do not pay for the left column; base cards do not help."""
    ships = ["S11", "S24", "S25"]
    freed = {"MIDDLE": 2, "RIGHT": 2}
    given = {"ships": ships, "hand": ["B3", "B4", "T01", "T02"], "freed": freed}
    game = lay(A=given, markers=["MARKET", "WARSHIP_DOCK"])
    assert "space RESIDENCE" not in game.offered


# LEGACY


@pytest.mark.parametrize("decade", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legacy_opens_the_tiles_of_earlier_decades(decade: int, seats: int) -> None:
    """[MG-EFFECT-LEGACY-1, -4, AMB-28] None in decade I, never a later one; turned when placing."""
    game = acted("MARKET", seats, A={"ships": ["S06"], "hand": ["T01"]}, decade=decade, tiles=TILES)
    assert game.offered == {*(f"tile {tile}" for tile in TILES[: 2 * decade]), "pass"}
    game.choose("tile GUILD_HALL_1")
    assert game.active_ships("A") == (set() if decade > 1 else {"S06"})
    assert game.board["tiles"][0]["discs"][0] == 0
    assert game.board["discard"] == ["T01"]


def test_legacy_serves_a_placement_after_an_expedition_as_well() -> None:
    """[MG-EFFECT-LEGACY-1]"""
    game = paid(
        "HARBOUR_DELIVERY",
        warship_docks=[0],
        ship_pile=["S12"],
        A={"ships": ["S06"], "hand": ["T01", "T02"]},
        decade=3,
        tiles=TILES,
    )
    game.choose("card T01")
    assert game.question == "A PlaceReturned"
    assert game.offered == {*(f"tile {tile}" for tile in TILES), "pass"}
    game.choose("tile SHIP_CARDS", "card T02")
    assert game.active_ships("A") == set()
    assert game.board["tiles"][3]["discs"][0] == 0


def test_legacy_just_won_serves_at_once() -> None:
    """[AMB-28, MG-FX-3] By the trading delivery, for the guild action of the turn."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S16 A", "S19", "S20", "S21", "S22"),
        decade=2,
        tiles=TILES,
        markers=["HARBOUR_DELIVERY", "MARKET"],
        A={"hand": ["T31", "T01"]},
    )
    game.choose("main")
    assert game.question == "A GuildAction"
    assert "tile GUILD_HALL_1" in game.offered


@pytest.mark.parametrize(
    ("discs", "cards", "is_open"),
    [
        ([1], ["T07"], False),  # 4 coins, the price is 5
        ([1], ["T10"], True),
        ([1, 2], ["T13"], False),  # 6 coins, the price is 8
        ([1, 2], ["T13", "T01"], True),
        ([1, 2, 3], ["T13", "T14"], False),  # full
        ([0], ["T13", "T14"], False),  # the own disc is there
    ],
)
@pytest.mark.parametrize("decade", [2, 3])
def test_legacy_changes_neither_price_nor_room(
    discs: list[int], cards: list[str], is_open: bool, decade: int
) -> None:
    """[MG-EFFECT-LEGACY-2, AMB-41] Nor that a player has one disc on a tile, in any decade."""
    taken = {"GUILD_HALL_1": discs, "RESIDENCE_1": [0], "GUILD_HALL_2": [], "SHIP_CARDS": []}
    given = {"ships": ["S06"], "hand": cards}
    game = acted("MARKET", A=given, decade=decade, tiles=TILES, tile_discs=taken)
    assert ("tile GUILD_HALL_1" in game.offered) is is_open
    assert "tile RESIDENCE_1" not in game.offered


def test_legacy_grants_no_placement_of_its_own() -> None:
    """[MG-EFFECT-LEGACY-3] Without a marker there is none, and with one there is only one."""
    given = {"ships": ["S06", "S16"], "hand": ["T01", "T02"]}
    game = acted("MARKET", A=given, decade=2, tiles=TILES, markers=["RESIDENCE", "TRADING_DOCK"])
    assert game.question == "B TakeTurn"
    game = acted("MARKET", A=given, decade=2, tiles=TILES)
    game.choose("tile GUILD_HALL_1", "card T01")
    assert game.question == "B TakeTurn"
    assert game.active_ships("A") == {"S16"}


# LUXURY


@pytest.mark.parametrize("card", ["T01", "T16", "T46", "T75"])
def test_luxury_lets_any_trade_card_pay_for_a_ship(card: str) -> None:
    """[MG-EFFECT-LUXURY-1, AMB-33] The ship wants glass; no base card pays."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S18 A", "S19", "S20", "S21", "S22"),
        A={"ships": ["S03"], "hand": ["B1", "T01", "T16", "T31", "T46", "T75"]},
    )
    assert game.offered == {f"card {name}" for name in ("T01", "T16", "T31", "T46", "T75")}
    game.choose(f"card {card}")
    assert game.board["discard"] == [card]
    assert game.active_ships("A") == {"S18"}
    assert game.all_ships("A") == {"S03", "S18"}


def test_luxury_counts_when_the_space_is_chosen() -> None:
    """[MG-EFFECT-LUXURY-1, MG-TURN-8] With the ship face down the action is impossible."""
    docks = harbour("S18 A", "S19", "S20", "S21", "S22")
    game = lay(A={"ships": ["S03"], "hand": ["B6", "T01"]}, docks=docks)
    assert "space HARBOUR_DELIVERY" in game.offered
    game = lay(A={"ships": asleep("S03"), "hand": ["B6", "T01"]}, docks=docks)
    assert "space HARBOUR_DELIVERY" not in game.offered


# ESCORTS


@pytest.mark.parametrize("freed", [0, 1, 2])
@pytest.mark.parametrize(
    ("ship", "danger"), [("S26", 1), ("S22", 2), ("S10", 3), ("S08", 4), ("S23", 5), ("S18", 6)]
)
@pytest.mark.parametrize("escorts", [0, 1, 2, 3])
def test_escorts_are_used_as_often_as_needed(
    freed: int, ship: str, danger: int, escorts: int
) -> None:
    """[MG-EFFECT-ESCORTS-1 to -3, AMB-30, D14, SC-10] Two for each; not offered if vain."""
    ships = ["S12", "S17", "S19"][:escorts]
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S01", "S02", "S03", "S04", "S05"),
        outside=["S06", "S07"],
        warship_docks=[0],
        ship_pile=[ship],
        A={"ships": ships, "hand": ["T01", "T02"], "freed": {"MIDDLE": freed}},
    )
    game.choose("card T01")
    strength = (1, 3, 5)[freed]
    needed = next(k for k in range(9) if strength + 2 * k >= danger)
    is_asked = 0 < needed <= escorts
    assert (game.question == "A MeetDanger") is is_asked
    if is_asked:
        assert game.offered == {"escorts", "pass"}
        game.choose("escorts")
    won = needed <= escorts
    assert (ship in game.all_ships("A")) is won
    assert len(game.active_ships("A")) == escorts - (needed if won else 0)


def test_escorts_may_be_kept_and_failure_accepted() -> None:
    """[MG-EFFECT-ESCORTS-1, D14]"""
    game = paid(
        "HARBOUR_DELIVERY",
        warship_docks=[0],
        ship_pile=["S10"],
        A={"ships": ["S12"], "hand": ["T01", "T02"]},
    )
    game.choose("card T01", "pass")
    assert game.active_ships("A") == {"S12"}
    assert game.all_ships("A") == {"S12"}
    assert game.ship_pile[-1] == "S10"


def test_escorts_serve_one_expedition() -> None:
    """[MG-EFFECT-ESCORTS-1] The strength is as before."""
    game = ready_for("ESCORTS", ["S12"])
    game.choose("escorts")
    assert game.mat("A")["strength"] == 1
    assert "escorts" not in game.offered
