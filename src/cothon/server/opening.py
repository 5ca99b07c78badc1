"""Opening tables: new ones, ones from files, and ones that go on from a moment of another."""

from __future__ import annotations

import secrets
from dataclasses import replace

from cothon.bots import pilot_names
from cothon.games import find_sheet
from cothon.match.fair import commitment, deal_key
from cothon.match.game import Game, begin, check_seed, new_save, read_material
from cothon.match.save import Save
from cothon.server.chronicle import PERSON
from cothon.server.finals import finale_of
from cothon.server.live import Live, due_at, mask_of, replayed, save_of, told
from cothon.server.logs import tag, tell
from cothon.server.looking import Looking
from cothon.server.names import bot_name, checked_name, distinct_name, taken_names
from cothon.server.proof import proven_deal
from cothon.server.protocol import Branch, Invite, Opened, OpenTable, SeatWish
from cothon.server.refusal import Refusal
from cothon.server.rows import SeatRow, TableRow, now
from cothon.server.seats import hashed, new_table_id, new_token
from cothon.server.store import Store
from cothon.server.tally import TALLY

KEY_SIZE = 32  # bytes
MOST_CHOICES = 5_000  # of a save: ten times as many as the longest random games have
MOST_ENTRIES = 20_000  # of its journal


async def open_table(store: Store, wish: OpenTable, device: str) -> Opened:
    """A new table; invites are told here and never again. Without a seed all deal together."""
    sheet = find_sheet(wish.game)
    sheet.check_seats(len(wish.seats))
    material = read_material(wish.game, None)
    secret = secrets.token_bytes(KEY_SIZE)
    seed = secret if wish.seed is None else check_seed(wish.seed)
    options = sheet.fill_options(wish.options, len(wish.seats))
    game = begin(new_save(wish.game, material, len(wish.seats), seed, options), material)
    table = new_row(game, device, wish.language)
    seats: list[SeatRow] = []
    invites: list[Invite] = []
    names = [seat_name(wish, wanted) for wanted in wish.seats]
    for seat, wanted in enumerate(wish.seats):
        taken = taken_names(wish.game, names_beside(wish, seats, names))
        row = seat_row(table.id, seat, wanted, device, distinct_name(names[seat], taken))
        if row.kind == "bot" and not row.name:
            row.name = bot_name([*taken, *names])
        if wanted.kind == "friend":
            token = new_token()
            row.token = hashed(token)
            invites.append(Invite(seat, token))
        seats.append(row)
    if wish.seed is None:
        game = commit(table, secret, game, is_awaited=any(row.kind == "human" for row in seats))
    await add(store, table, seats, game)
    return Opened(table.id, invites, table.commitment)


def commit(table: TableRow, secret: bytes, game: Game, is_awaited: bool) -> Game:
    """The server is bound by its part of the deal. Where only bots sit, there is no other part."""
    terms = (table.game, table.rules, table.material, table.seats, table.options)
    table.secret = secret.hex()
    table.commitment = commitment(secret, table.id, *terms)
    table.begun = table.dealt = not is_awaited
    if is_awaited:
        table.key, table.asked, table.told = None, 0, None
        return game
    key = deal_key(secret, table.commitment, table.attempt, {})
    dealt = replayed(replace(save_of(table, []), seed=key))
    table.key, table.asked, table.told = key.hex(), mask_of(dealt.owing), told(dealt.journal)
    return dealt


async def add(store: Store, table: TableRow, seats: list[SeatRow], game: Game) -> None:
    """Write a new table down; a bot that is asked is due."""
    if table.dealt and not table.filed:
        table.due = due_at(seats, game)
    finale = finale_of(table.id, game) if table.dealt and game.over else None
    await store.add_table(table, [*seats, *scripted_rows(table.id, game)], finale)
    TALLY.opened += 1
    tell("table opened", table=tag(table.id), game=table.game, seats=table.seats)


def names_beside(wish: OpenTable, seated: list[SeatRow], names: list[str]) -> dict[int, str]:
    """What others than the next one are called: those before it, and those without a name."""
    later = range(len(seated) + 1, len(names))
    people = [seat for seat in later if not names[seat] and wish.seats[seat].kind != "bot"]
    return {row.seat: row.name for row in seated} | dict.fromkeys(people, "")


def seat_name(wish: OpenTable, wanted: SeatWish) -> str:
    """What somebody is called: as the seat says, or as who opens the table calls themselves."""
    named = checked_name(wanted.name)
    return named or (checked_name(wish.name) if wanted.kind == "me" else "")


def seat_row(table: str, seat: int, wanted: SeatWish, device: str, name: str) -> SeatRow:
    """A seat as it is wished for."""
    is_bot = wanted.kind == "bot"
    is_here = wanted.kind in ("me", "beside")
    if not is_bot and wanted.pilot is not None:
        raise Refusal(400, f"seat {seat} is not for a bot: leave its pilot out")
    return SeatRow(
        table=table,
        seat=seat,
        kind="bot" if is_bot else "human",
        pilot=checked_pilot(wanted.pilot or pilot_names()[-1]) if is_bot else None,
        name=name,
        token=None,
        device=device if is_here else None,
        seen=now() if is_here else None,
    )


def scripted_rows(table: str, game: Game) -> list[SeatRow]:
    """The seats behind those of people: the rules play and name them."""
    return [
        SeatRow(
            table=table, seat=seat, kind="scripted", pilot=None, name="", token=None, device=None
        )
        for seat in range(game.people, game.seats)
    ]


def checked_pilot(pilot: str) -> str:
    """A pilot we have."""
    if pilot not in pilot_names():
        known = ", ".join(pilot_names())
        raise Refusal(400, f"no pilot is called {pilot!r} (there is: {known})")
    return pilot


def new_row(game: Game, device: str, language: str) -> TableRow:
    """The row of a table whose game begins like this one."""
    moment, save = now(), game.save
    return TableRow(
        id=new_table_id(),
        game=save.game,
        rules=save.rules,
        material=save.material,
        seats=save.seats,
        seed=save.seed if isinstance(save.seed, int) else 0,
        key=save.seed.hex() if isinstance(save.seed, bytes) else None,
        options=dict(save.options),
        position=None if save.position is None else dict(save.position),
        base=list(save.choices),
        told=told(game.journal),
        terms=None,
        language=language,
        host=device,
        n=len(save.choices),
        version=len(save.choices),
        revision=0,
        asked=mask_of(game.owing),
        due=None,
        over=game.over,
        filed=False,
        secret=None,
        commitment=None,
        attempt=1,
        begun=True,
        dealt=True,
        created=moment,
        updated=moment,
    )


async def open_save(store: Store, looking: Looking, text: str, device: str) -> Opened:
    """A table to look at, from a save file: whoever has the file may know all of it."""
    table, seats, game = await looking.do(lambda: filed(text, device))
    await add(store, table, seats, game)
    return Opened(table.id)


def filed(text: str, device: str) -> tuple[TableRow, list[SeatRow], Game]:
    """A save file replayed, and the rows of its table."""
    save = checked_save(text)
    game = replayed(save)
    table = new_row(game, device, "en")
    table.filed = True
    who = save.players or (PERSON,) * save.seats
    names = save.names or ("",) * save.seats
    seats = [
        SeatRow(
            table=table.id,
            seat=seat,
            kind="bot" if player in pilot_names() else "human",
            pilot=player if player in pilot_names() else None,
            name=checked_name(names[seat]),
            token=None,
            device=None,
        )
        for seat, player in enumerate(who)
    ]
    return table, seats, game


def checked_save(text: str) -> Save:
    """A save that is not longer than any game."""
    save = Save.from_json(text)
    if len(save.choices) > MOST_CHOICES:
        raise Refusal(400, f"a save has at most {MOST_CHOICES} choices")
    if len(save.journal or ()) > MOST_ENTRIES:
        raise Refusal(400, f"the journal of a save has at most {MOST_ENTRIES} entries")
    return save


async def open_branch(
    store: Store, looking: Looking, live: Live, wish: Branch, device: str
) -> Opened:
    """A table that goes on from a moment of a game in which nothing is secret any more."""
    if not live.is_open:
        raise Refusal(409, "this game is still being played: play on from it when it is over")
    game = await looking.look(live, lambda copy: copy.at(wish.n))
    if wish.seat >= game.people:
        raise Refusal(404, f"there is no seat {wish.seat} to be played")
    if game.over:
        raise Refusal(409, "the game is over at that moment")
    pilot = checked_pilot(wish.pilot)
    begun = await looking.do(lambda: replayed(game.save))  # a moment of the past has no log
    table = new_row(begun, device, wish.language)
    mine = checked_name(wish.name)
    seats: list[SeatRow] = []
    for seat in range(game.people):
        is_me = seat == wish.seat
        name = mine if is_me else bot_name([mine, *(row.name for row in seats)])
        seats.append(
            SeatRow(
                table=table.id,
                seat=seat,
                kind="human" if is_me else "bot",
                pilot=None if is_me else pilot,
                name=name,
                token=None,
                device=device if is_me else None,
            )
        )
    await add(store, table, seats, game)
    return Opened(table.id)


def save_file(live: Live) -> str:
    """The save of a game in which nothing is secret any more.

    Its options are those of the table: what came later is at its default, and was never promised.
    """
    if not live.is_open:
        raise Refusal(403, "the save tells every secret: it can be had when the game is over")
    people = live.seats[: live.game.people]
    who = [row.pilot or PERSON for row in people]
    save = live.game.save.with_players(who, [row.name for row in people])
    return replace(save, options=live.table.options, deal=proven_deal(live)).to_json()
