"""The application: every route of docs/protocol.md, and what is the same for all of them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Message, Scope

from cothon.kernel.errors import CothonError, UnknownGame
from cothon.server import static_files, watching
from cothon.server.catalogue import packed_aim, packed_games, packed_help
from cothon.server.chronicle import Chronicle, is_current
from cothon.server.described import (
    BY_ANYBODY,
    BY_DEVICE,
    OPENAPI,
    Attempt,
    Eyes,
    Invited,
    Moment,
    OwnTongue,
    SeatNumber,
    TableName,
    TakesSave,
    Tongue,
    close_bodies,
    refusals,
    told_as,
)
from cothon.server.foreign import sheet_of
from cothon.server.house import House
from cothon.server.lines import SMALL, network_of
from cothon.server.live import Live
from cothon.server.logs import note_refusal
from cothon.server.metrics import Place
from cothon.server.names import names_of
from cothon.server.opening import (
    checked_pilot,
    open_branch,
    open_save,
    open_table,
    save_file,
)
from cothon.server.packed import AS_IT_IS, Asking, send
from cothon.server.protocol import (
    LARGEST_BODY,
    LARGEST_SAVE,
    AimCard,
    Branch,
    Claim,
    GameCard,
    HelpText,
    Invite,
    Opened,
    OpenTable,
    SeatBot,
    SeatLink,
    TableCard,
    TableLine,
    TableMessage,
)
from cothon.server.refusal import Refusal, Told, TooMuch
from cothon.server.render import Gaze, bared, players, table_message
from cothon.server.retold import retold_message, story_file
from cothon.server.seats import Asker, asker_of, is_host, lent_by, seat_to_claim, seats_of
from cothon.server.settings import Settings
from cothon.server.sockets import converse
from cothon.server.tables import Found, dealt
from cothon.server.tally import TALLY
from cothon.words import LANGUAGES

LOG = logging.getLogger("cothon.server")


class Call(Asking):
    """A request, whose body is JSON if it has one."""

    async def body(self) -> bytes:
        """The body; where there is none, JSON's null."""
        return await super().body() or b"null"

    async def json(self) -> object:
        """The body as data; what no data can be made of is refused."""
        try:
            return await super().json()
        except RecursionError:
            raise Refusal(400, "the body is nested too deep") from None
        except UnicodeDecodeError:
            raise Refusal(400, "the body is not text in UTF-8") from None


Houses = NamedDependency[House]
Askers = NamedDependency[Asker]

AT_TABLE: Final = (400, 401, 404, 409, 503)  # why something at a table may be refused
QUICKLY: Final = 1  # level of gzip: all wait meanwhile, and level 6 takes four times as long
COUNTED: Final = ("/api/", "/schema")  # as requests; all else are files of the client
WATCHED: Final = ("/health", "/ready", "/metrics")  # cheap, and whoever watches is never refused
# What takes more work than to look something up: the last is the list of all tables of a device.
HEAVY: Final = ("/moment", "/save", "/api/tables")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses hold invitations
    "Cross-Origin-Opener-Policy": "same-origin",
}


# Routes


@get(
    "/api/games",
    sync_to_thread=False,
    responses={200: told_as(list[GameCard], "all games"), **refusals(400)},
    media_type=MediaType.JSON,
    opt={AS_IT_IS: True},
)
def list_games(request: Asking, language: Tongue = "en") -> Response[bytes]:
    """The catalogue."""
    return send(packed_games(language), request)


@get(
    "/api/rules/{game:str}",
    sync_to_thread=False,
    responses={200: told_as(dict[str, HelpText], "texts by topic"), **refusals(400, 404)},
    media_type=MediaType.JSON,
    opt={AS_IT_IS: True},
)
def rules(request: Asking, game: FromPath[str], language: Tongue = "en") -> Response[bytes]:
    """The help texts of a game, by topic."""
    return send(packed_help(game, language), request)


@get(
    "/api/aim/{game:str}",
    sync_to_thread=False,
    responses={200: told_as(AimCard, "the card"), **refusals(400, 404)},
    media_type=MediaType.JSON,
    opt={AS_IT_IS: True},
)
def aim(request: Asking, game: FromPath[str], language: Tongue = "en") -> Response[bytes]:
    """What a game is about: what one wants, what one does in a turn, and until when."""
    return send(packed_aim(game, language), request)


@post("/api/tables", responses=refusals(400, 401, 404, 413, 503), security=BY_DEVICE)
async def create_table(
    request: Asking, data: JSONBody[OpenTable], house: Houses, asker: Askers
) -> Opened:
    """Open a table."""
    device = check_opening(request, house, asker)
    opened = await open_table(house.store, data, device)
    if any(wish.kind == "bot" for wish in data.seats):
        house.bots.warm_up()
        house.changed(await house.tables.seek(opened.table))
    return opened


@get("/api/tables", responses=refusals(400, 401, 503), security=BY_DEVICE)
async def list_tables(house: Houses, asker: Askers, language: OwnTongue = None) -> list[TableLine]:
    """The tables of this device, newest first."""
    found = await house.store.tables_of(asker.known_device)
    return [
        TableLine(
            table=row.id,
            game=row.game,
            title=sheet_of(row.game).title,
            players=players(
                names_of(row.game, seats, language or row.language),
                seats,
                language or row.language,
                asker,
                house.presence.at(row.id),
            ),
            n=row.n,
            yours=seats_of(asker, seats),
            your_turn=any(row.asked >> seat & 1 for seat in seats_of(asker, seats)),
            over=row.over,
            updated=row.updated,
            gathering=not row.dealt,
            lent=lent_by(asker, seats),
            retold=not is_current(row),
        )
        for row, seats in found
    ]


@get("/api/tables/{table:str}", responses=refusals(*AT_TABLE), security=BY_ANYBODY)
async def show_table(
    table: TableName,
    house: Houses,
    asker: Askers,
    invite: Invited = None,
    language: OwnTongue = None,
) -> TableCard:
    """Who sits where at a table, and whether an invite still opens a seat of it."""
    found = await house.visit(table)
    shown = card(found, house, asker, language)
    if invite is not None:
        shown.closed = why_closed(found, invite, language or found.table.language)
    return shown


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    responses=refusals(*AT_TABLE, 403, 413),
    security=BY_DEVICE,
)
async def claim(table: TableName, data: JSONBody[Claim], house: Houses, asker: Askers) -> TableCard:
    """Take the seat of an invite, or one that is moved to this device."""
    device = asker.known_device
    return card(await house.seating.claim(table, data.token, device, data.name), house, asker)


@post(
    "/api/tables/{table:str}/begin",
    status_code=200,
    responses=refusals(*AT_TABLE, 403),
    security=BY_DEVICE,
)
async def begin(
    table: TableName,
    house: Houses,
    asker: Askers,
    attempt: Attempt = None,
) -> TableCard:
    """Deal without those who are missing; once more, if a number is."""
    return card(await house.dealing.begin(table, asker, attempt), house, asker)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=refusals(*AT_TABLE, 403, 413),
    security=BY_DEVICE,
)
async def seat_bot(
    table: TableName, seat: SeatNumber, data: JSONBody[SeatBot], house: Houses, asker: Askers
) -> TableCard:
    """Let a bot take over a seat."""
    pilot = checked_pilot(data.pilot)
    return card(await house.seating.lend(table, seat, pilot, asker), house, asker)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/back",
    status_code=200,
    responses=refusals(*AT_TABLE, 403),
    security=BY_DEVICE,
)
async def take_back(table: TableName, seat: SeatNumber, house: Houses, asker: Askers) -> TableCard:
    """Take an own seat back from a bot."""
    return card(await house.seating.take_back(table, seat, asker), house, asker)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/invite",
    status_code=200,
    responses=refusals(*AT_TABLE, 403),
    security=BY_DEVICE,
)
async def invite(table: TableName, seat: SeatNumber, house: Houses, asker: Askers) -> Invite:
    """Invite somebody to a seat that nobody has; all at the table are told."""
    return Invite(seat, await house.seating.invite(table, seat, asker))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/link",
    status_code=200,
    responses=refusals(*AT_TABLE, 403),
    security=BY_DEVICE,
)
async def link(table: TableName, seat: SeatNumber, house: Houses, asker: Askers) -> SeatLink:
    """A link that moves an own seat to another device."""
    return SeatLink(await house.seating.link(table, seat, asker))


@get(
    "/api/tables/{table:str}/moment",
    responses=refusals(*AT_TABLE, 403),
    security=BY_ANYBODY,
)
async def moment(
    table: TableName,
    house: Houses,
    asker: Askers,
    n: Moment = None,
    eyes: Eyes = None,
    language: Tongue = "en",
    bare: FromQuery[bool] = False,
) -> TableMessage:
    """A table as it was after so many choices; bare for whoever has its log, names and chart."""
    found = await house.visit(table)
    gaze = Gaze(asker, eyes, language, here=house.presence.at(table))
    if isinstance(found, Chronicle):
        check_eyes(found, asker, eyes)
        if n not in (None, found.table.n):
            raise found.why
        return retold_message(found, gaze)
    live = dealt(found)
    check_eyes(live, asker, eyes)
    message = await house.looking.look(live, lambda copy: table_message(copy, gaze, n))
    return bared(message) if bare else message


def check_eyes(found: Live | Chronicle, asker: Asker, eyes: int | None) -> None:
    """While a game runs, nobody looks through the eyes of others."""
    if eyes is None:
        return
    if not 0 <= eyes < len(found.seats):
        raise Refusal(404, f"there is no seat {eyes}")
    if eyes not in seats_of(asker, found.seats) and not found.is_open:
        raise Told(403, "server-not-your-seat")


@get(
    "/api/tables/{table:str}/save",
    media_type=MediaType.JSON,
    responses={
        200: told_as(dict[str, Any], "a save or a story"),
        **refusals(*AT_TABLE, 403),
    },
    security=BY_ANYBODY,
)
async def download_save(
    table: TableName,
    house: Houses,
    asker: Askers,
    eyes: Eyes = None,
    language: OwnTongue = None,
) -> Response[str]:
    """The save file of a finished game; of one under other rules that is not over, its story."""
    found = await house.visit(table)
    if not isinstance(found, Chronicle):
        text = await house.looking.look(dealt(found), save_file)
    elif found.is_open:
        text = found.save.to_json()
    else:
        check_eyes(found, asker, eyes)
        text = story_file(found, eyes, language or found.table.language)
    headers = {"Content-Disposition": f'attachment; filename="cothon-{table}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post(
    "/api/saves",
    request_max_body_size=LARGEST_SAVE,
    operation_class=TakesSave,
    responses=refusals(400, 401, 404, 409, 413, 503),
    security=BY_DEVICE,
)
async def upload_save(request: Asking, house: Houses, asker: Askers) -> Opened:
    """Open a save file: the body is its text."""
    device = check_opening(request, house, asker)
    if not house.saves.allows(device, address_of(request)):
        raise TooMuch("saves_per_day", "server-too-many-saves")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refusal(400, "not a save, it is not text") from error
    return await open_save(house.store, house.looking, text, device)


@post(
    "/api/tables/{table:str}/branch",
    responses=refusals(*AT_TABLE, 413),
    security=BY_DEVICE,
)
async def branch(
    request: Asking, table: TableName, data: JSONBody[Branch], house: Houses, asker: Askers
) -> Opened:
    """Play on from a moment of a finished game, against bots."""
    device = check_opening(request, house, asker)
    if not house.branches.allows(device, address_of(request)):
        raise TooMuch("branches_per_day", "server-too-many-branches")
    live = await house.tables.find(table)
    opened = await open_branch(house.store, house.looking, live, data, device)
    house.bots.wake(await house.tables.find(opened.table))
    return opened


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: TableName, house: Houses) -> None:
    """The socket of a viewer. It is let in by tokens, never by cookies: any page may knock."""
    await converse(socket, house, table)


def check_opening(request: Asking, house: House, asker: Asker) -> str:
    """The device that opens a table, unless it opens too many."""
    device = asker.known_device
    if not house.openings.allows(device, address_of(request)):
        raise TooMuch("tables_per_minute")
    return device


def address_of(request: Asking) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(request.client.host if request.client else "")


async def check_pace(request: Asking) -> None:
    """One address may ask only so often; the files of the client have a limit of their own."""
    house: House = request.app.state.house
    path, address = request.scope["path"], address_of(request)
    if path in WATCHED:
        return
    if not path.startswith(COUNTED):
        if not house.files.allows(address):
            raise TooMuch("files_per_minute")
        return
    if not house.requests.allows(address):
        raise TooMuch("requests_per_minute")
    is_heavy = request.method == "POST" or path.endswith(HEAVY)
    if is_heavy and not house.looks.allows(address):
        raise TooMuch("looks_per_minute")


def card(found: Found, house: House, asker: Asker, language: str | None = None) -> TableCard:
    """Who sits where at a table, in the reader's language or else in that of the table."""
    table, seats = found.table, found.seats
    spoken = language or table.language
    return TableCard(
        table=table.id,
        game=table.game,
        title=sheet_of(table.game).title,
        players=players(found.names(spoken), seats, spoken, asker, house.presence.at(table.id)),
        n=table.n,
        over=table.over,
        host=is_host(asker, table),
        gathering=not table.dealt,
        lent=lent_by(asker, seats),
        retold=isinstance(found, Chronicle),
    )


def why_closed(found: Found, token: str, language: str) -> str | None:
    """Why an invite opens no seat, or None if it does."""
    try:
        seat_to_claim(token, found.seats)
    except Refusal as error:
        return error.told(language)
    return None


# What is the same for all


def refuse(request: Asking, error: Exception) -> Response[dict[str, str]]:
    """One line that says why; what people meet at the table, in their language."""
    headers = None
    if isinstance(error, Refusal):
        status, reason = error.status, error.told(spoken(request.headers))
    elif isinstance(error, CothonError):
        status, reason = 404 if isinstance(error, UnknownGame) else 400, str(error)
    elif isinstance(error, HTTPException):
        status, reason, headers = error.status_code, explain(error), error.headers
    else:
        LOG.exception("unexpected", exc_info=error)
        status, reason = 500, "something went wrong here; it has been written down"
    kind = error.kind if isinstance(error, Refusal) else str(status)
    note_refusal(kind, error.setting if isinstance(error, TooMuch) else None, address_of(request))
    body = {"error": " ".join(reason.split())}
    return Response(body, status_code=status, headers=headers)


def spoken(headers: Headers) -> str:
    """The first language of an Accept-Language header that we speak, else English."""
    wished = headers.get("Accept-Language", "").split(",")
    tags = [tag.strip()[:2].lower() for tag in wished]
    return next((tag for tag in tags if tag in LANGUAGES), "en")


def explain(error: HTTPException) -> str:
    """What the framework found wrong, field by field."""
    details = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{detail.get('key', '')}: {detail.get('message', '')}".strip(": ")
        for detail in details
        if isinstance(detail, dict)
    ]
    return "; ".join(found) or error.detail


async def add_headers(message: Message, scope: Scope) -> None:
    """Nothing from foreign origins, nothing guessed, no addresses passed on."""
    if message["type"] == "http.response.start":
        TALLY.answered[f"{message['status'] // 100}xx"] += 1
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def find_asker(request: Asking) -> Asker:
    """Who sends a request."""
    return asker_of(request.headers.get("Authorization"))


def create_app(settings: Settings, place: Place | None = None) -> Litestar:
    """The application with these settings, in one of several workers if there are some."""
    house = House(settings, place)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    def provide_house() -> House:
        return house

    app = Litestar(
        route_handlers=[
            list_games,
            rules,
            aim,
            create_table,
            list_tables,
            show_table,
            claim,
            begin,
            seat_bot,
            take_back,
            invite,
            link,
            moment,
            download_save,
            upload_save,
            branch,
            socket,
            *watching.HANDLERS,
            *static_files.HANDLERS,
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False, use_cache=True),
            "asker": Provide(find_asker, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={Exception: refuse, HTTPException: refuse, CothonError: refuse},
        before_request=check_pace,
        before_send=[add_headers],
        state=State({"house": house, "readiness": watching.Readiness(house.store)}),
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=QUICKLY,
            minimum_size=SMALL,
            exclude=[r"/socket$"],
            exclude_opt_key=AS_IT_IS,
        ),
        request_max_body_size=LARGEST_BODY,
        request_class=Call,
        openapi_config=OPENAPI,
        logging_config=None,
    )
    close_bodies(app)
    return app
