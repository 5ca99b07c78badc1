"""The table: what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.neptun.box import (
    BONUS_TILE,
    CARDS,
    COMMON_OARS,
    CRETA,
    FURTHER_OARS,
    GOODS_CARD,
    MOST_SEATS,
    OAR_CARD,
    OARS,
    PERSONAL_CARD,
    PLACES,
    REGIONS,
    ROUTES,
    SLOTS,
    Box,
)
from cothon.games.neptun.choices import OAR, SIZE
from cothon.kernel.chance import Seed
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.journal import PACK
from cothon.kernel.state import NOBODY, State

NONE: Final = -1  # no card
NO_FORECAST: Final = -99

# Phases of a round. [NE-GEN-3]
ACQUIRE: Final = 1
FULFIL: Final = 2
SCORE: Final = 3

# What the wind does between two rounds, the switch of EC-7.
ROUND_WINDS: Final = ("forecast", "keep", "reset")
FORECAST: Final = 0
KEEP: Final = 1
RESET: Final = 2

# How long a refused contract stays out of reach, the switch of EC-5.
REFUSALS_BIND: Final = ("go", "round")
FOR_THE_ROUND: Final = 1

# What a slot of a manifest holds.
EMPTY: Final = 0
OPEN: Final = 1
LOST: Final = 2
FULFILLED: Final = 3

# The backs of the cards, and the bonus tiles. A hand of oar cards has a back of its own: everybody
# saw what went into it, so only which of its cards is which is hidden.
CITY_BACK: Final = 0
GOODS_BACK: Final = 1
OAR_BACK: Final = 2
BONUS_BACK: Final = 3
HAND_BACK: Final = 4


class Switches:
    """The rulings that can be decided otherwise."""

    def __init__(
        self, large_oar_deck: bool, forecast_is_wind: bool, refusal_binds: i64, round_wind: i64
    ) -> None:
        self.large_oar_deck = large_oar_deck  # EC-1
        self.forecast_is_wind = forecast_is_wind  # EC-2
        self.refusal_binds = refusal_binds  # EC-5
        self.round_wind = round_wind  # EC-7


def read_switches(options: Mapping[str, bool | str]) -> Switches:
    """The switches of the sheet as the rules like them."""
    return Switches(
        options["large_oar_deck"] is True,
        options["forecast_is_wind"] is True,
        REFUSALS_BIND.index(str(options["refusal_binds"])),
        ROUND_WINDS.index(str(options["round_wind"])),
    )


class Merchant:
    """One player: manifest, oars, ship, gold and what has been won. [NE-SETUP-10]"""

    gold: i64
    place: i64  # of the ship
    hand: list[int]  # oar cards, common and personal
    sealed: list[int]  # the oar card chosen in secret, if one is
    played: list[int]  # oar cards of this round, the last one last [NE-OAR-5]
    slots: vec[i64]  # EMPTY, OPEN, LOST or FULFILLED
    cities: vec[i64]  # by slot
    goods: vec[i64]
    tiles: vec[i64]  # won point tiles
    bonus: list[int]  # bonus tiles, face down

    def clone(self) -> Merchant:
        """A copy that shares nothing."""
        twin = Merchant()
        twin.gold = self.gold
        twin.place = self.place
        twin.hand = self.hand.copy()
        twin.sealed = self.sealed.copy()
        twin.played = self.played.copy()
        twin.slots = self.slots[:]
        twin.cities = self.cities[:]
        twin.goods = self.goods[:]
        twin.tiles = self.tiles[:]
        twin.bonus = self.bonus.copy()
        return twin


class Table(State):
    """The whole table of Neptun."""

    box: Box
    switches: Switches

    merchants: list[Merchant]
    round: i64  # 0, 1, 2 for A, B, C
    phase: i64
    turn: i64  # 1 to 5, then 6 and 7 for the extra turns 5.I and 5.II

    # Order of play, and the pawns that have gone to the oar scale, in the order of their arrival.
    order: vec[i64]
    rowers: list[int]
    power: vec[i64]  # by seat, of those on the oar scale

    # The sea chart. Distances never change after the set-up. [NE-SETUP-7]
    distances: vec[i64]  # by route
    miles: vec[i64]  # from place to place, by the cheapest way [NE-SAIL-11]
    wind: i64
    forecast: i64

    # Cards.
    city_pile: list[int]  # the top card last
    goods_pile: list[int]
    oar_pile: list[int]
    city_discard: list[int]
    goods_discard: list[int]
    oar_discard: list[int]
    holder: vec[i64]  # of an oar card: in whose hand it is, or NOBODY
    left_out: list[int]  # oar cards that are not, or not any more, part of the game

    # The display, from left to right; the first `face_ups` contracts lie face up.
    columns: list[int]
    shown_cities: list[int]
    shown_goods: list[int]
    shown_oars: list[int]
    shown_gold: list[int]
    face_ups: i64
    refused: i64  # a bit for every column and seat: who cannot take what any more [EC-5]
    taken: list[int]  # the contract that is being loaded: city, goods, oar

    # Temples: the pawns of each, the best-placed first, and how far each has come.
    ranks: vec[i64]
    points: vec[i64]
    bonus_pool: list[int]  # the top tile last
    extra: i64  # mask of the seats that take part in the present extra turn

    def clone(self) -> Table:
        """A table equal to this one that shares nothing that changes."""
        twin = Table()
        self.clone_into(twin)
        twin.box = self.box
        twin.switches = self.switches
        twin.merchants = [merchant.clone() for merchant in self.merchants]
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.rowers = self.rowers.copy()
        twin.power = self.power[:]
        twin.distances = self.distances
        twin.miles = self.miles
        twin.wind = self.wind
        twin.forecast = self.forecast
        twin.city_pile = self.city_pile.copy()
        twin.goods_pile = self.goods_pile.copy()
        twin.oar_pile = self.oar_pile.copy()
        twin.city_discard = self.city_discard.copy()
        twin.goods_discard = self.goods_discard.copy()
        twin.oar_discard = self.oar_discard.copy()
        twin.holder = self.holder[:]
        twin.left_out = self.left_out.copy()
        twin.columns = self.columns.copy()
        twin.shown_cities = self.shown_cities.copy()
        twin.shown_goods = self.shown_goods.copy()
        twin.shown_oars = self.shown_oars.copy()
        twin.shown_gold = self.shown_gold.copy()
        twin.face_ups = self.face_ups
        twin.refused = self.refused
        twin.taken = self.taken.copy()
        twin.ranks = self.ranks[:]
        twin.points = self.points[:]
        twin.bonus_pool = self.bonus_pool.copy()
        twin.extra = self.extra
        return twin

    def piles(self) -> list[list[int]]:
        """Piles, discards, display, hands, sealed cards and bonus tiles. [NE-GEN-6]"""
        piles = [
            self.city_pile,
            self.goods_pile,
            self.oar_pile,
            self.city_discard,
            self.goods_discard,
            self.oar_discard,
            self.shown_cities,
            self.shown_goods,
            self.shown_oars,
            self.bonus_pool,
        ]
        for merchant in self.merchants:
            piles.append(merchant.hand)
            piles.append(merchant.sealed)
            piles.append(merchant.bonus)
        return piles

    def face_up(self) -> list[int]:
        """Manifests, played oars, the contract being loaded, what left the game. [NE-GEN-5]"""
        cards = self.taken + self.left_out
        for merchant in self.merchants:
            cards.extend(merchant.played)
            for slot in range(SLOTS):
                if merchant.cities[slot] != NONE:
                    cards.append(merchant.cities[slot])
                    cards.append(merchant.goods[slot])
        return cards

    def backs(self) -> i64:
        """Three kinds of cards, the bonus tiles, and a hand of oars for every seat."""
        return HAND_BACK + MOST_SEATS

    def back(self, card: i64) -> i64:
        """City, goods or oar card, bonus tile; an oar card in a hand is one of that hand."""
        if card < GOODS_CARD:
            return CITY_BACK
        if card < OAR_CARD:
            return GOODS_BACK
        if card >= BONUS_TILE:
            return BONUS_BACK
        holder = self.holder[card - OAR_CARD]
        return OAR_BACK if holder == NOBODY else HAND_BACK + holder


def empty_table(box: Box, seats: i64, seed: Seed, switches: Switches) -> Table:
    """Nothing lies on the table: cards nowhere, ships in Creta, pawns on the zero spaces."""
    g = Table()
    g.begin(seats, seed, CARDS, SIZE)
    g.box = box
    g.switches = switches
    g.merchants = [new_merchant(box) for _ in range(seats)]
    g.round = 0
    g.phase = ACQUIRE
    g.turn = 1
    g.order = vec[i64]([0] * seats)
    for seat in range(seats):
        g.order[seat] = seat
    g.rowers = []
    g.power = vec[i64]([0] * seats)
    g.distances = vec[i64]([0] * ROUTES)
    g.miles = vec[i64]([0] * (PLACES * PLACES))
    g.wind = box.start_wind
    g.forecast = NO_FORECAST
    g.city_pile = []
    g.goods_pile = []
    g.oar_pile = []
    g.city_discard = []
    g.goods_discard = []
    g.oar_discard = []
    g.holder = vec[i64]([NOBODY] * OARS)
    g.left_out = []
    g.columns = []
    g.shown_cities = []
    g.shown_goods = []
    g.shown_oars = []
    g.shown_gold = []
    g.face_ups = 0
    g.refused = 0
    g.taken = []
    g.ranks = vec[i64]([NOBODY] * (REGIONS * MOST_SEATS))
    g.points = vec[i64]([0] * (REGIONS * MOST_SEATS))
    g.bonus_pool = []
    g.extra = 0
    return g


def new_merchant(box: Box) -> Merchant:
    """A player with an empty manifest, gold and a ship. [NE-SETUP-10]"""
    merchant = Merchant()
    merchant.gold = box.start_gold
    merchant.place = CRETA
    merchant.hand = []
    merchant.sealed = []
    merchant.played = []
    merchant.slots = vec[i64]([EMPTY] * SLOTS)
    merchant.cities = vec[i64]([NONE] * SLOTS)
    merchant.goods = vec[i64]([NONE] * SLOTS)
    merchant.tiles = vec[i64]()
    merchant.bonus = []
    return merchant


def common_oars(g: Table) -> i64:
    """How many oar cards the common deck has. [EC-1]"""
    return COMMON_OARS + FURTHER_OARS if g.switches.large_oar_deck else COMMON_OARS


def leave_out(g: Table, oar: i64) -> None:
    """An oar card is not part of the game, or not any more; everybody knows. [NE-SETUP-1]"""
    g.known[oar] = EVERYBODY
    g.left_out.append(oar)


def is_personal(card: i64) -> bool:
    """Is this one of the two oar cards of a colour?"""
    return card >= PERSONAL_CARD


def take_into_hand(g: Table, seat: i64, oar: i64) -> None:
    """An oar card goes into a hand: its owner alone sees it from now on. [NE-GEN-6, NE-LOAD-5]"""
    g.forget(oar, 1 << seat)
    g.holder[oar - OAR_CARD] = seat
    g.merchants[seat].hand.append(oar)


def play_oar(g: Table, seat: i64, oar: i64) -> None:
    """An oar card is laid open before its owner and counts as used. [NE-GEN-5, NE-OAR-5]"""
    g.holder[oar - OAR_CARD] = NOBODY
    g.show(oar, EVERYBODY)
    g.merchants[seat].played.append(oar)


def doubt_hand(g: Table, seat: i64, bar: i64) -> None:
    """The question is about something else than the own oar cards. [NE-OAR-2, NE-SAIL-1]"""
    for oar in g.merchants[seat].hand:
        g.consider(OAR + oar - OAR_CARD, bar)


def profit_good(g: Table, goods_card: i64) -> i64:
    """The good that a goods card shows."""
    return g.box.good[goods_card - GOODS_CARD]


def deal_of(city: i64, goods: i64) -> i64:
    """A contract as one number, for the journal: its city card and its goods card, packed."""
    return (PACK + city) * PACK + goods


def turn_up(g: Table, place: i64) -> None:
    """The three cards of a contract of the display are turned face up. [NE-CONTRACT-2]"""
    g.show(g.shown_cities[place], EVERYBODY)
    g.show(g.shown_goods[place], EVERYBODY)
    g.show(g.shown_oars[place], EVERYBODY)
    g.face_ups += 1


def refusal(column: i64, seat: i64) -> i64:
    """The bit that says: this seat has refused the contract of this column. [EC-5]"""
    one: i64 = 1
    return one << column * MOST_SEATS + seat


def join_piles(g: Table, pile: list[int], discard: list[int]) -> None:
    """Pile and discards become one face-down pile in random order. [NE-ROUND-4]"""
    pile.extend(discard)
    discard.clear()
    for card in pile:
        g.forget(card, 0)
    g.shuffle(pile)
