"""End of the game: the last arrival, the last purchase, the intrigue path, the winner."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cothon.games.porto_carthago.arrival import EnterHarbour
from cothon.games.porto_carthago.box import QUAYS
from cothon.games.porto_carthago.choices import PALACE, PASS
from cothon.games.porto_carthago.events import (
    DECADES_OVER,
    ENDED_EARLY,
    FINAL_ARRIVAL_BEGAN,
    FINAL_ARRIVAL_DROPPED,
    FINAL_PURCHASE_BARRED,
    FINAL_PURCHASE_DROPPED,
    FINAL_PURCHASE_PASSED,
    GAME_WON,
    INTRIGUE_WON,
    INTRIGUE_WON_BY_AGE,
    PATH_SCORED,
    PATH_WORTHLESS,
    POINTS_DECIDED,
    TALENTS_DECIDED,
    TOTAL_COUNTED,
    VICTORY_SHARED,
)
from cothon.games.porto_carthago.palace import bars_large_seat, buy_large_seat
from cothon.games.porto_carthago.table import NONE, Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Question, Step


def is_last_decade(g: Table) -> bool:
    """After decade 5, or after decade 4 if somebody has 8 trade points by then; never earlier.

    [PC-END-1, -2, -3, EC-38]
    """
    if g.decade >= g.box.decades:
        return True
    return g.decade >= g.box.early_decade and hasty_seats(g) > 0


def hasty_seats(g: Table) -> i64:
    """Those whose trade points may end the game early, as a mask. [PC-END-2]"""
    mask: i64 = 0
    for seat in range(g.seats):
        if g.senators[seat].points >= g.box.early_points:
            mask |= i64(1) << seat
    return mask


class EndGame(Step[Table]):
    """If a good lies at any quay, the first row arrives once more and everybody may buy once more.

    Then the intrigue path is scored. Kept privileges are worthless now; servants stay on the action
    cards; the rows do not move up. [PC-END-4 to -8, EC-27, EC-33, EC-34, EC-35]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        if g.decade < g.box.decades:
            g.tell(ENDED_EARLY, g.decade, hasty_seats(g), g.box.early_points)
        else:
            g.tell(DECADES_OVER, g.decade)
        g.then(ScoreIntrigue(), AnnounceWinners())
        arrival = has_good_at_any_quay(g)
        if arrival or g.final_purchase_always:
            for turn in range(g.seats - 1, -1, -1):
                g.then(BuyLastSeat((g.start_player + turn) % g.seats))
        if arrival:
            g.tell(FINAL_ARRIVAL_BEGAN)
            g.then(EnterHarbour())
        elif g.final_purchase_always:
            g.tell(FINAL_ARRIVAL_DROPPED)
        else:
            g.tell(FINAL_PURCHASE_DROPPED)


class BuyLastSeat(Question[Table]):
    """One more seat at 20 talents, on the large seat even if cheaper ones are free.

    [PC-END-5, EC-35, EC-59]
    """

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        g.consider(PALACE, bars_large_seat(g, seat))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PALACE:
            buy_large_seat(g, seat)
        elif bars_large_seat(g, seat) == POSSIBLE:
            g.tell(FINAL_PURCHASE_PASSED, seat)
        else:
            g.tell(FINAL_PURCHASE_BARRED, seat)


class ScoreIntrigue(Step[Table]):
    """The reached field gives extra seats to the players with the most servants on the path.

    All ranks are fixed first. The servants move to the large seat; missing ones count all the same.
    [PC-INTRSCORE-1 to -5, EC-36, EC-54]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        prizes = reached_prizes(g)
        ranking = path_ranking(g)
        servants = [g.path.count(seat) for seat in ranking]
        if prizes:
            g.tell(PATH_SCORED, len(g.path), len(prizes))
        else:
            g.tell(PATH_WORTHLESS, len(g.path))
        for rank in range(min(len(prizes), len(ranking))):
            seat: i64 = ranking[rank]
            seats: i64 = prizes[rank]
            moved = move_to_large_seat(g, seat, seats)
            g.senators[seat].large += moved
            g.senators[seat].moved += moved
            g.senators[seat].extra += seats - moved
            is_tied = rank + 1 < len(ranking) and servants[rank] == servants[rank + 1]
            why = INTRIGUE_WON_BY_AGE if is_tied else INTRIGUE_WON
            g.tell(why, seat, servants[rank], seats)


class AnnounceWinners(Step[Table]):
    """Most seats, then most trade points, then most talents; then the victory is shared.

    Everybody's money comes to light now. [PC-GEN-2, PC-GEN-12, PC-WIN-1 to -4, EC-37]
    """

    def run(self, g: Table) -> None:
        g.reveals += 1
        if g.journal is not None:
            tell_totals(g)
            tell_winners(g)


def tell_totals(g: Table) -> None:
    """What everybody has in the end, the last first. [PC-WIN-1 to -3]"""
    for rank in range(g.seats, 0, -1):
        for seat in range(g.seats):
            if rank_of(g, seat) == rank:
                senator = g.senators[seat]
                seats = palace_seats(g, seat)
                g.tell(TOTAL_COUNTED, seat, seats, senator.points, senator.talents)


def tell_winners(g: Table) -> None:
    """Who has won, and which tie-breaker decided, if one did. [PC-WIN-2, -3, -4]"""
    winners = [seat for seat in range(g.seats) if rank_of(g, seat) == 1]
    best = winners[0]
    seats = palace_seats(g, best)
    points = g.senators[best].points
    tied = [seat for seat in range(g.seats) if palace_seats(g, seat) == seats]
    closer = [seat for seat in tied if g.senators[seat].points == points]
    if len(tied) > 1:
        g.tell(POINTS_DECIDED, seats_mask(tied), seats)
    if len(closer) > 1:
        g.tell(TALENTS_DECIDED, seats_mask(closer), points)
    if len(winners) > 1:
        g.tell(VICTORY_SHARED, seats_mask(winners))
    else:
        g.tell(GAME_WON, best)


def seats_mask(seats: list[i64]) -> i64:
    """Several seats as a mask."""
    mask: i64 = 0
    for seat in seats:
        mask |= i64(1) << seat
    return mask


def has_good_at_any_quay(g: Table) -> bool:
    """Does a good lie at any of the 12 quays? [PC-END-4, PC-END-6]"""
    for quay in range(QUAYS):
        if g.stored[quay] != NONE:
            return True
    return False


def reached_prizes(g: Table) -> list[int]:
    """The numbers of the last score field at or before the last occupied space. [PC-INTR-3]"""
    prizes: list[int] = []
    for field in range(len(g.box.field_space)):
        if g.box.field_space[field] <= len(g.path):
            prizes = g.box.field_seats[field]
    return prizes


def path_ranking(g: Table) -> list[i64]:
    """Players on the path, most servants first; a tie goes to who came first.

    [PC-INTRSCORE-2, PC-INTRSCORE-3]
    """
    ranking: list[i64] = []
    for seat in g.path:  # so ties stand in the order of arrival
        if seat in ranking:
            continue
        rank: i64 = len(ranking)
        while rank and g.path.count(ranking[rank - 1]) < g.path.count(seat):
            rank -= 1
        ranking.insert(rank, seat)
    return ranking


def move_to_large_seat(g: Table, seat: i64, most: i64) -> i64:
    """Take up to so many servants of a player off the path; how many it were. [PC-INTRSCORE-5]"""
    moved: i64 = 0
    for space in range(len(g.path) - 1, -1, -1):
        if g.path[space] == seat and moved < most:
            g.path[space] = NOBODY
            moved += 1
    return moved


def bought_seats(g: Table, seat: i64) -> i64:
    """Ordinary palace seats of a player."""
    return g.palace.count(seat)


def palace_seats(g: Table, seat: i64) -> i64:
    """All servants of a player in the palace, and the intrigue seats without one. [PC-WIN-1]"""
    senator = g.senators[seat]
    return bought_seats(g, seat) + senator.large + senator.extra


def is_ahead(g: Table, seat: i64, other: i64) -> bool:
    """Does one player stand before another? [PC-WIN-1, -2, -3]"""
    mine = g.senators[seat]
    theirs = g.senators[other]
    if palace_seats(g, seat) != palace_seats(g, other):
        return palace_seats(g, seat) > palace_seats(g, other)
    if mine.points != theirs.points:
        return mine.points > theirs.points
    return mine.talents > theirs.talents


def rank_of(g: Table, seat: i64) -> i64:
    """1 for the winner, or for each of them; equals share a rank. [PC-WIN-4]"""
    rank: i64 = 1
    for other in range(g.seats):
        if is_ahead(g, other, seat):
            rank += 1
    return rank
