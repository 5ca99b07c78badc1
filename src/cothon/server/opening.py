"""Opening tables: new ones, ones from files, and ones that go on from a moment of another."""

from __future__ import annotations

import secrets

from cothon.bots import pilot_names
from cothon.games import find_sheet
from cothon.match.game import Game, begin, check_seed, new_save, read_material
from cothon.match.save import Save
from cothon.server.protocol import Branch, Invite, Opened, OpenTable, SeatWish
from cothon.server.refusal import Refusal
from cothon.server.seats import (
    bot_name,
    checked_name,
    distinct_name,
    hashed,
    new_table_id,
    new_token,
)
from cothon.server.store import SeatRow, Store, TableRow, now
from cothon.server.tables import Live, replayed

PERSON = "human"
KEY_SIZE = 32  # bytes


async def open_table(store: Store, wish: OpenTable, device: str) -> Opened:
    """A new table; invites are told here and never again."""
    sheet = find_sheet(wish.game)
    sheet.check_seats(len(wish.seats))
    material = read_material(wish.game, None)
    seed = secrets.token_bytes(KEY_SIZE) if wish.seed is None else check_seed(wish.seed)
    options = sheet.fill_options(wish.options, len(wish.seats))
    game = begin(new_save(wish.game, material, len(wish.seats), seed, options), material)
    table = new_row(game.save, device, wish.language, game.state.asked())
    seats: list[SeatRow] = []
    invites: list[Invite] = []
    for seat, wanted in enumerate(wish.seats):
        taken = [row.name for row in seats]
        row = seat_row(
            table.id, seat, wanted, device, distinct_name(seat_name(wish, wanted), taken)
        )
        if row.kind == "bot" and not row.name:
            row.name = bot_name([*taken, checked_name(wish.name)])
        if wanted.kind == "friend":
            token = new_token()
            row.token = hashed(token)
            invites.append(Invite(seat, token))
        seats.append(row)
    await store.add_table(table, [*seats, *scripted_rows(table.id, game)])
    return Opened(table.id, invites)


def seat_name(wish: OpenTable, wanted: SeatWish) -> str:
    """What somebody is called: as the seat says, or as who opens the table calls themselves."""
    named = checked_name(wanted.name)
    return named or (checked_name(wish.name) if wanted.kind == "me" else "")


def seat_row(table: str, seat: int, wanted: SeatWish, device: str, name: str) -> SeatRow:
    """A seat as it is wished for."""
    is_bot = wanted.kind == "bot"
    if not is_bot and wanted.pilot is not None:
        raise Refusal(400, f"seat {seat} is not for a bot: leave its pilot out")
    return SeatRow(
        table=table,
        seat=seat,
        kind="bot" if is_bot else "human",
        pilot=checked_pilot(wanted.pilot or pilot_names()[-1]) if is_bot else None,
        name=name,
        token=None,
        device=device if wanted.kind in ("me", "beside") else None,
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


def new_row(save: Save, device: str, language: str, asked: int) -> TableRow:
    """The row of a table whose game begins like this save."""
    moment = now()
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
        language=language,
        host=device,
        n=len(save.choices),
        version=len(save.choices),
        asked=asked,
        over=asked == 0,
        filed=False,
        created=moment,
        updated=moment,
    )


async def open_save(store: Store, text: str, device: str) -> Opened:
    """A table to look at, from a save file: whoever has the file may know all of it."""
    save = Save.from_json(text)
    game = replayed(save)
    table = new_row(game.save, device, "en", game.state.asked())
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
    await store.add_table(table, [*seats, *scripted_rows(table.id, game)])
    return Opened(table.id)


async def open_branch(store: Store, live: Live, wish: Branch, device: str) -> Opened:
    """A table that goes on from a moment of a game in which nothing is secret any more."""
    if not live.is_open:
        raise Refusal(409, "this game is still being played: play on from it when it is over")
    game = live.at(wish.n)
    if wish.seat >= game.people:
        raise Refusal(404, f"there is no seat {wish.seat} to be played")
    if game.over:
        raise Refusal(409, "the game is over at that moment")
    pilot = checked_pilot(wish.pilot)
    table = new_row(game.save, device, wish.language, game.state.asked())
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
    await store.add_table(table, [*seats, *scripted_rows(table.id, game)])
    return Opened(table.id)


def save_file(live: Live) -> str:
    """The save of a game in which nothing is secret any more."""
    if not live.is_open:
        raise Refusal(403, "the save tells every secret: it can be had when the game is over")
    people = live.seats[: live.game.people]
    who = [row.pilot or PERSON for row in people]
    return live.game.save.with_players(who, [row.name for row in people]).to_json()
