"""What the cove says: every phrase in its case, causes before effects, nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from cothon.games.merchants_cove import SHEET
from cothon.games.merchants_cove.box import COLOURS, CORRUPTION, GOODS, KINDS, STAFF_SLOTS
from cothon.games.merchants_cove.events import VICTORY_LEVEL
from cothon.games.merchants_cove.material import read_material
from cothon.games.merchants_cove.merchants.blacksmith import TRADE
from cothon.games.merchants_cove.merchants.blacksmith.shop import HEAT
from cothon.games.merchants_cove.shopkeeper import UseStaff
from cothon.games.merchants_cove.telling import CROWD, PRICE, SOME
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.journal import Entry, Event
from cothon.match.game import speak
from cothon.shapes import declared, marked_keys, shapes_within
from cothon.words import LANGUAGES, Words
from cothon.words.families import board_labels
from tests.games.merchants_cove.chronomancing import work
from tests.games.merchants_cove.laboratory import laboratory
from tests.games.merchants_cove.laid import Laid, lay

BOX = read_material(None)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ARTICLES = {"en": ("a ", "an "), "fr": ("un ", "une "), "de": ("ein ", "eine ", "einen ")}
SMITH = BOX.merchant_codes.index("blacksmith")
KEYS = marked_keys(SHEET.shape)
RIVALS = {"A": {"merchant": "blacksmith"}, "B": {"merchant": "chronomancer"}}


def words(language: str) -> Words:
    """The words of the game."""
    return speak(SHEET, BOX, language)


def crowd(*counts: int) -> int:
    """Warriors, bards, wizards, nobles and rogues as one number."""
    return sum(count * CROWD**kind for kind, count in enumerate(counts))


def lines(game: Laid, language: str, key: str, seat: int | None = None) -> list[str]:
    """The sentences about events of a kind, as a seat saw them."""
    log = zip(game.log(language, seat), game.journal, strict=True)
    return [line for line, entry in log if entry.event.key == key]


def offered(game: Laid, language: str) -> list[str]:
    """What can be chosen, in words."""
    return [game.describe(choice, language) for choice in game.options]


def sentence(language: str, event: Event, *numbers: int) -> str:
    """What is said of an event."""
    entry = Entry(0, event, list(numbers), [EVERYBODY] * len(numbers))
    return words(language).event(entry, None)


def heat_code(*parts: int) -> int:
    """Heat, coal and both thresholds as one number."""
    return sum(part * HEAT**place for place, part in enumerate(reversed(parts)))


# Every sentence can be filled, also those that are rarely told.

SAMPLES = {  # by kind: numbers that take different words
    "seat": (0,),
    "seats": (0b11, 0b1111),
    "number": (0, 1, 2, 5),
    "rogues": (0, 1, 2),
    "roguery": (0, 1, 2),
    "townsfolk-types": (3, 7),
    "lineup": (0x21, 0x9312),  # the last one is the Peddler
    "mention": (1, 8),
    "merchant": (SMITH,),
    "townsfolk": (0, 35),
    "hour": (1, 12),
    "half-hour": (3, 11),
    "position": (2, 13),
    "clock-hand": (6,),
    "cost": (0, 1, 2, 100, 201),
    "talent": (0, 12, 24),
    "obstacle": tuple(range(5)),
    "icons": (0, CORRUPTION),
    "some": (1, SOME + 2, 4 * SOME),
    "boat": (0, 5),
    "berth": (0, 1, 3),
    "pier": (0, 1, 2),
    "sizes": (0, 1, 2),
    "crowd": (0, crowd(1), crowd(2, 1), crowd(0, 0, 1, 1, 1), crowd(1, 2, 3, 1, 2)),
    "space": tuple(choice for choice, (kind, _) in BOX.spaces.items() if kind == "furnace"),
    "corruption-card": (CORRUPTION, CORRUPTION + 30, CORRUPTION + 59),
    "reason": tuple(range(6)),
    "adventurer": tuple(range(KINDS)),
    "ability": tuple(SMITH * STAFF_SLOTS + slot for slot in range(STAFF_SLOTS)),
    "ware": tuple(SMITH * GOODS + good for good in range(GOODS)),
    "hall": tuple(range(COLOURS)),
    "sale": (crowd(1) * PRICE + 3, crowd(0, 2, 0, 0, 1) * PRICE + 4),
    "heat": (heat_code(10, 3, 10, 8),),
    "furnace": (0, 3),
    "die": (0, 23),
    "dice": (1, 2, 1 + 4**9, 1 + 2 * 4 + 4**23),
}
EVENTS = [
    event for part in (SHEET.parts[0], TRADE.part) for event in (*part.told(), *part.remembered())
]


@EACH_LANGUAGE
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.key)
def test_every_event_of_cove_and_smithy_is_a_sentence(event: Event, language: str) -> None:
    for numbers in product(*(SAMPLES[kind] for kind in event.kinds)):
        text = sentence(language, event, *numbers)
        assert text[0].isupper() or text[0] in "0123456789«„", text
        assert text.endswith("."), text
        assert "  " not in text, text
        assert " ." not in text, text


@EACH_LANGUAGE
@pytest.mark.parametrize("rogues", ["criminals", "cultists", "robbers"])
def test_whole_games_of_the_blacksmith_can_be_told(rogues: str, language: str) -> None:
    """Every prompt, option and event, for those who play and for onlookers."""
    options = {"townsfolk": "all", "smelter_counts": True}
    for seed in range(3):
        game = lay(2, **RIVALS, phase="arrival", rogues=rogues, seed=seed, options=options)
        luck = random.Random(seed)
        while not game.over:
            assert game.prompt(language)
            told = offered(game, language)
            assert len(set(told)) == len(told), "two options must not read alike"
            game.apply(luck.choice(game.options))
        for seat in (None, 0, 1):
            assert all("{" not in line for line in game.log(language, seat))


# Names have the articles that the sentences need.


@EACH_LANGUAGE
@pytest.mark.parametrize("merchant", ["captain", "chronomancer", "blacksmith"])
def test_wares_have_an_article_and_merchants_none(merchant: str, language: str) -> None:
    number = BOX.merchant_codes.index(merchant)
    for good in range(GOODS):
        name = words(language).name("ware", number * GOODS + good)
        assert name.startswith(ARTICLES[language])
    name = words(language).name("merchant", number)
    assert name[0].isupper()
    assert " " not in name


@EACH_LANGUAGE
def test_every_key_of_the_view_has_a_label(language: str) -> None:
    """Those of the cove and of the smithy; other shops have their own words."""
    labels = board_labels(words(language))
    packages = ("merchants_cove.shapes", "blacksmith.shapes")
    keys = {
        key
        for each in shapes_within(SHEET.shape, [])
        if each.__module__.endswith(packages)
        for key in declared(each)
    }
    assert {"free_hands", "icons_covered"} <= keys
    assert sorted(key for key in keys if key.replace("_", "-") not in labels) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Player 1 and Player 3 share the victory: all have 90 gold, and as many unsold goods "
            "and corruption cards.",
        ),
        (
            "fr",
            "Joueur 1 et Joueur 3 partagent la victoire\u202f: tous ont 90 pièces d’or, et autant "
            "de marchandises invendues et de cartes Corruption.",
        ),
        (
            "de",
            "Spieler 1 und Spieler 3 teilen sich den Sieg: Alle haben 90 Gold und ebenso viele "
            "unverkaufte Waren und Korruptionskarten.",
        ),
    ],
)
def test_a_shared_victory_is_one_sentence(language: str, text: str) -> None:
    """[MC-END-5]"""
    assert sentence(language, VICTORY_LEVEL, 0x31, 90) == text


# What a turn tells.


def landing() -> Laid:
    """A drawn bard makes the fourth on a boat."""
    aboard = {"L-out": {"warrior": 2, "bard": 1}}
    game = lay(2, A={**RIVALS["A"], "hour": 3}, B={**RIVALS["B"], "hour": 9}, boats=aboard)
    game.draws("bard")
    game.choose("furnace F3", "die red-1", "boat L-out", "dock DL-out")
    return game


def test_hours_are_told_before_what_they_bring() -> None:
    """[MC-TURN-4, MC-CLOCK-3] The cause stands before the effect."""
    order = ["space-taken", "furnace-fed", "hours-spent", "icon-passed", "adventurer-drawn"]
    assert landing().events[:7] == [*order, "adventurer-loaded", "boat-docked"]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            [
                "Player 1 passes 3:30 and brings 1 adventurer aboard the boats.",
                "Player 1 puts a bard on the outer left boat.",
                "Player 1 brings the full outer left boat in to the outer left dock (Bazaar). "
                "Ashore go: 2 warriors and 2 bards.",
            ],
        ),
        (
            "fr",
            [
                "Joueur 1 passe 3\u202fh\u202f30 et fait monter 1 Aventurier à bord des bateaux.",
                "Joueur 1 place un barde sur le bateau de gauche extérieur.",
                "Joueur 1 fait accoster le bateau de gauche extérieur, qui est plein, à "
                "l’emplacement de gauche extérieur (quai du Bazar). "
                "Débarquent\u202f: 2 guerriers et 2 bardes.",
            ],
        ),
        (
            "de",
            [
                "Spieler 1 überschreitet 3:30 Uhr und bringt 1 Abenteurer auf die Boote.",
                "Spieler 1 setzt einen Barden auf das Boot links außen.",
                "Spieler 1 legt mit dem vollen Boot links außen am Anleger links außen (Basar) an. "
                "An Land gehen: 2 Krieger und 2 Barden.",
            ],
        ),
    ],
)
def test_a_boat_that_is_loaded_and_lands(language: str, texts: list[str]) -> None:
    """[MC-LOAD-5, MC-DOCK-2]"""
    told = landing().log(language)
    assert [told[3], *told[5:7]] == texts


@pytest.mark.parametrize(
    ("language", "shown", "hidden"),
    [
        (
            "en",
            "Player 1 draws a corruption card (1 red faction icon and 2 corruption icons) "
            "for the clock hand.",
            "Player 1 draws a corruption card for the clock hand.",
        ),
        (
            "fr",
            "Joueur 1 pioche une carte Corruption (1 icône de Clan rouge et 2 icônes Corruption) "
            "pour l’aiguille.",
            "Joueur 1 pioche une carte Corruption pour l’aiguille.",
        ),
        (
            "de",
            "Spieler 1 zieht eine Korruptionskarte (1 rotes Gildensymbol und 2 Korruptionssymbole) "
            "für den Uhrzeiger.",
            "Spieler 1 zieht eine Korruptionskarte für den Uhrzeiger.",
        ),
    ],
)
def test_a_corruption_card_is_told_to_its_owner(language: str, shown: str, hidden: str) -> None:
    """[MC-GEN-8, MC-CLOCK-9]"""
    players = {"A": {**RIVALS["A"], "hour": 6}, "B": {**RIVALS["B"], "hour": 9}}
    game = lay(2, **players, round=2, corruption_deck=["CO-25"])
    game.choose("furnace F3", "die red-1", "hand")
    assert lines(game, language, "corruption-drawn", 0) == [shown]
    assert lines(game, language, "corruption-drawn", 1) == [hidden]
    assert lines(game, language, "corruption-drawn") == [hidden]


# What a choice brings.


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Sell a red weapon for 12 gold: 2 customers × 6 gold"),
        ("fr", "Vendre une arme rouge pour 12 pièces d’or\u202f: 2 clients × 6 pièces d’or"),
        ("de", "Für 12 Gold eine rote Waffe verkaufen: 2 Kunden × 6 Gold"),
    ],
)
def test_a_sale_says_what_it_brings(language: str, text: str) -> None:
    """[MC-MARKET-5]"""
    seller = {**RIVALS["A"], "stall": {"large_red": 1}}
    game = lay(2, A=seller, B=RIVALS["B"], phase="market", piers={"bazaar": {"warrior": 2}})
    assert game.question == "A SellGoods"
    assert game.describe(game.options[0], language) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A blue 4: heat 6; a suit of blue armour needs 7, or 5 with a corruption card"),
        (
            "fr",
            "Un 4 bleu\u202f: chaleur 6\u202f; pour une armure bleue, il faut 7, "
            "ou 5 avec une carte Corruption",
        ),
        (
            "de",
            "Eine blaue Vier: Hitze 6, nötig 7 (mit Korruption 5) für eine blaue Rüstung",
        ),
    ],
)
def test_a_die_says_how_hot_it_makes_a_furnace(language: str, text: str) -> None:
    """[MC-SMITH-FORGE-2, -3]"""
    dice = ["red-1", "green-1", "blue-4", "yellow-1"]
    game = lay(2, A={**RIVALS["A"], "shop": {"dice": dice}}, B={**RIVALS["B"], "hour": 9})
    game.choose("furnace F3")
    heat, _, _ = game.describe(game.options[2], language).partition(" · ")
    assert heat == text


def test_the_colour_of_a_large_furnace_is_that_of_its_upper_die() -> None:
    """[MC-SMITH-FEED-3] The lower one only adds heat."""
    dice = ["red-3", "green-1", "blue-4", "yellow-1"]
    game = lay(2, A={**RIVALS["A"], "shop": {"dice": dice}}, B={**RIVALS["B"], "hour": 9})
    game.choose("furnace F1", "die red-3")
    told = [game.describe(choice) for choice in game.options]
    assert told[1] == "A blue 4: heat 10; a red weapon needs 10, or 8 with a corruption card"


@EACH_LANGUAGE
def test_the_way_past_an_icon_says_that_boats_are_loaded(language: str) -> None:
    """[MC-CLOCK-3, -10, MC-DOCK-4] Unless all docks are taken."""
    docked = {"DL-out": "L-out", "DL-in": "L-mid", "DR-in": "R-mid", "DR-out": "R-out"}
    told = []
    for lying in ({}, {"docked": docked, "removed": ["L-in", "R-in"]}):
        players = {"A": {**RIVALS["A"], "hour": 6}, "B": {**RIVALS["B"], "hour": 9}}
        game = lay(2, **players, round=2, **lying)
        game.choose("furnace F3", "die red-1")
        told.append(game.describe(game.options[0], language))
    assert told[0].startswith(told[1])
    assert told[0] != told[1]


@EACH_LANGUAGE
def test_a_bare_number_is_not_taken_for_a_thing(language: str) -> None:
    """The hours of the clock are no coins of the Captain, though coins are chosen by number."""
    words = Laid.new(1, 0).words(language)
    assert "bazaar" in words.things()
    assert not any(code.isdigit() for code in words.things())


def codes_in(value: object) -> Iterator[str]:
    """Every code of a view: texts, and keys that no shape declares."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from codes_in(part)
    elif isinstance(value, dict):
        yield from (key for key in value if key not in KEYS)
        for key, part in value.items():
            if key != "colour":  # which is seen and not read
                yield from codes_in(part)


@pytest.mark.parametrize("seats", [1, 4])
def test_no_code_of_a_view_is_read_as_it_is(seats: int) -> None:
    """Merchants, figures, regions, furnaces, portals and the Peddler's cards have names."""
    found: set[str] = set()
    for seed in range(2):
        game = Laid.new(seats, seed, {"merchants": "lot", "townsfolk": "all"})
        luck = random.Random(seed)
        while not game.over:
            found.update(codes_in(game.table(0)))
            game.apply(luck.choice(game.options))
    assert {"use-staff", "recruit", "PF1" if seats == 4 else "P01"} <= found
    for language in LANGUAGES:
        read = words(language).things().keys() | board_labels(words(language)).keys()
        raw = {code for code in found if {code, code.lower().replace("_", "-")}.isdisjoint(read)}
        assert sorted(code for code in raw if not code.isdigit()) == []


@EACH_LANGUAGE
def test_a_figure_stands_on_a_space_with_its_name_and_a_clock_hand_has_one(language: str) -> None:
    """[MC-TURN-1, MC-CLOCK-8] The codes of views, as the plain boards read them."""
    things = words(language).things()
    told = [things[code] for code in ("blacksmith", "use-staff", "furnace 2", "6.5", "B4")]
    assert (
        told
        == {
            "en": [
                "Blacksmith",
                "the staff",
                "the right large furnace",
                "hand behind 6:00",
                "Turtle Isle",
            ],
            "fr": [
                "Forgeron",
                "la case Utiliser son équipe",
                "le grand fourneau de droite",
                "aiguille derrière 6\u202fh",
                "Île de la Tortue",
            ],
            "de": [
                "Schmied",
                "das Feld Team einsetzen",
                "den Großofen rechts",
                "Zeiger hinter 6 Uhr",
                "Schildkröteninsel",
            ],
        }[language]
    )


# What newcomers need to know stands where it is offered.


@EACH_LANGUAGE
def test_every_staff_ability_says_what_it_does(language: str) -> None:
    """[MC-STAFF-1, -2] In all shops; the Overseer says the same in each."""
    spoken = words(language)

    def ability(slot: int) -> str:
        return spoken.name("ability", SMITH * STAFF_SLOTS + slot)

    merchants = range(len(BOX.merchant_codes))
    duties = [
        [spoken.name("duty", merchant * STAFF_SLOTS + slot) for slot in range(STAFF_SLOTS)]
        for merchant in merchants
    ]
    assert len({text for own in duties for text in own}) == len(merchants) * (STAFF_SLOTS - 1) + 1
    staff = ["LOC-01", None, "LOC-03", "LOC-04"]
    smith = {**RIVALS["A"], "staff": staff, "figure": "recruit"}
    game = lay(2, A=smith, B={**RIVALS["B"], "hour": 9})
    (use,) = [option for option in offered(game, language) if ability(0) in option]
    assert all(ability(slot) in use for slot in (2, 3))
    assert ability(1) not in use
    game.choose("use-staff")
    told = offered(game, language)
    assert [told[0].endswith(duties[SMITH][0]), told[1].endswith(duties[SMITH][2])] == [True, True]


@pytest.mark.parametrize(
    ("language", "sure", "robbed"),
    [
        ("en", "full and dock", "unless a customer is robbed"),
        ("fr", "plein et accostera", "sauf si un client en est enlevé"),
        ("de", "voll und legt an", "wenn nicht vorher ein Kunde geraubt wird"),
    ],
)
def test_a_boat_that_can_be_robbed_need_not_dock(language: str, sure: str, robbed: str) -> None:
    """[MC-ROGUE-6] Robbers may take a customer off a boat that a rogue fills, and nobody else."""
    seen = []
    for rogues, drawn in (("robbers", "rogue"), ("robbers", "bard"), ("criminals", "rogue")):
        aboard = {"L-out": {"warrior": 2, "bard": 1}}
        players = {"A": {**RIVALS["A"], "hour": 3}, "B": {**RIVALS["B"], "hour": 9}}
        game = lay(2, **players, boats=aboard, rogues=rogues)
        game.draws(drawn)
        game.choose("furnace F3", "die red-1")
        told = offered(game, language)
        assert sure in told[0]
        assert not any(sure in option for option in told[1:])
        seen.append(robbed in told[0])
    assert seen == [True, False, False]


@EACH_LANGUAGE
def test_the_black_market_says_that_selling_there_costs_a_card(language: str) -> None:
    """[MC-MARKET-8] At the other piers nothing is said of it."""
    card = {"en": "corruption card", "fr": "carte Corruption", "de": "Korruptionskarte"}[language]
    seller = {**RIVALS["A"], "stall": {"small_red": 1}}
    told = {}
    for pier in ("town_square", "black_market"):
        table = {"phase": "market", "piers": {pier: {"warrior": 1}}}
        game = lay(2, A=seller, B=RIVALS["B"], **table)
        assert game.question == "A SellGoods"
        told[pier] = card in game.prompt(language)
    assert told == {"town_square": False, "black_market": True}


NO_WORK = {"en": "nothing", "fr": "rien à faire", "de": "nichts zu tun"}


@EACH_LANGUAGE
@pytest.mark.parametrize(
    ("merchant", "shop", "idle"),
    [
        ("alchemist", {"cauldrons": {}}, [True, False, True]),
        ("alchemist", {"cauldrons": {"K1": ["red", "red"]}}, [False, False, False]),
        ("captain", {"coins": 0}, [False, True, True]),
        ("captain", {"ships": {"A1": 1}, "coins": 1}, [False, False, False]),
        ("blacksmith", {}, [False, False, False]),
        ("chronomancer", {}, [True, True, True]),
    ],
)
def test_an_ability_says_that_it_finds_nothing_to_do(
    merchant: str, shop: dict[str, object], idle: list[bool], language: str
) -> None:
    """[E-95] The Overseer without a card does, too; whether they may be used is another matter."""
    staff = ["LOC-01", "LOC-02", "LOC-03", "LOC-04"]
    player = {"merchant": merchant, "staff": staff, "shop": shop}
    rival = {"merchant": "blacksmith" if merchant != "blacksmith" else "captain", "hour": 9}
    game = lay(2, A=player, B=rival)
    game.g.agenda.pop()
    game.g.then(UseStaff(0, 0))
    game.g.advance()
    told = [NO_WORK[language] in option for option in offered(game, language)]
    assert told == [*idle, True]


@EACH_LANGUAGE
def test_use_of_staff_says_that_nobody_finds_anything_to_do(language: str) -> None:
    """[MC-STAFF-1, E-95] As long as the one Overseer has no card to discard."""
    told = []
    for hand in ([], ["CO-01"]):
        staff = [None, None, None, "LOC-01"]
        smith = {**RIVALS["A"], "staff": staff, "figure": "recruit", "corruption": hand}
        game = lay(2, A=smith, B={**RIVALS["B"], "hour": 9})
        spoken = dict(zip(game.menu, offered(game, language), strict=True))
        told.append(NO_WORK[language] in spoken["use-staff"])
    assert told == [True, False]


def test_a_portal_says_why_nothing_would_come_of_it() -> None:
    """[MC-CHRO-PORTAL-6, E-46] Staff is missing, the plaza empty, or nobody finds work."""
    found: set[str] = set()
    for staff, start, end in product(
        ([None] * 4, ["LOC-01", *[None] * 3]), ("LM", "RM"), ("LM", "RM")
    ):
        shop = {"chronomancer": start, "assistant": end}
        game = work(shop, {"staff": staff}, plaza=[None] * 4)
        found.update(option.partition(", ")[2] for option in offered(game, "en"))
    assert "without effect, as the plaza is empty" in found
    assert "without effect, as there is no staff" in found
    assert "but the staff finds nothing to do now" in found


@pytest.mark.parametrize(
    ("decanter", "red"),
    [
        ("bb gg iy rg", "red: 1 ichor"),  # green drops
        ("bb rg iy gg", "red: 1 red ingredient and 1 ichor"),
        ("ir gg yy rg", "red: 2 red ingredients and 1 ichor"),
        ("ir gg yy gg", "red: 1 red ingredient and 1 ichor"),
        ("ii gg yy ..", "red: 2 ichor"),
    ],
)
def test_a_colour_says_all_that_is_taken_with_it(decanter: str, red: str) -> None:
    """[MC-ALCH-TAKE-2, MC-ALCH-DEC-3] Also what drops into the row meanwhile."""
    game = laboratory(decanter=decanter)
    game.choose("take bottom" if decanter[6] == "i" else "take top")
    assert offered(game, "en")[0] == red


def test_a_colour_says_that_more_depends_on_the_order() -> None:
    """[MC-ALCH-DEC-3, -4] The neck empties into the column that is taken from first."""
    game = laboratory(decanter="rb ii yy rg")
    game.choose("take middle")
    told = offered(game, "en")
    assert told[0] == "red: 2 ichor, then what drops into the row, which depends on the order"
    assert told[3] == "yellow: 2 ichor"
