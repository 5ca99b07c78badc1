"""The application: every route of docs/protocol.md, and what is the same for all of them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from cothon.games import find_sheet
from cothon.kernel.errors import CothonError, UnknownGame
from cothon.server import static_files
from cothon.server.catalogue import game_cards, help_texts
from cothon.server.house import House
from cothon.server.opening import (
    checked_pilot,
    open_branch,
    open_save,
    open_table,
    save_file,
)
from cothon.server.protocol import (
    LARGEST_BODY,
    LARGEST_SAVE,
    Branch,
    Claim,
    GameCard,
    HelpText,
    Language,
    Opened,
    OpenTable,
    SeatBot,
    TableCard,
    TableLine,
    TableMessage,
)
from cothon.server.refusal import Refusal, Told
from cothon.server.render import Gaze, bared, players, table_message
from cothon.server.seats import Asker, asker_of, is_host, seat_to_claim, seats_of
from cothon.server.settings import Settings
from cothon.server.sockets import converse
from cothon.server.tables import Live
from cothon.version import VERSION
from cothon.words import LANGUAGES

LOG = logging.getLogger("cothon.server")
Asking = Request[Any, Any, Any]
Tongue = Annotated[Language, QueryParameter(description="en, fr or de")]
OwnTongue = Annotated[
    Language | None, QueryParameter(description="en, fr or de; else that of the table")
]
Houses = NamedDependency[House]
Askers = NamedDependency[Asker]

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


@get("/api/games", sync_to_thread=False)
def list_games(language: Tongue = "en") -> list[GameCard]:
    """The catalogue."""
    return game_cards(language)


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(game: FromPath[str], language: Tongue = "en") -> dict[str, HelpText]:
    """The help texts of a game, by topic."""
    return help_texts(game, language)


@post("/api/tables")
async def create_table(
    request: Asking, data: JSONBody[OpenTable], house: Houses, asker: Askers
) -> Opened:
    """Open a table."""
    device = check_opening(request, house, asker)
    opened = await open_table(house.store, data, device)
    if any(wish.kind == "bot" for wish in data.seats):
        house.bots.warm_up()
        house.bots.wake(await house.tables.find(opened.table))
    return opened


@get("/api/tables")
async def list_tables(house: Houses, asker: Askers, language: OwnTongue = None) -> list[TableLine]:
    """The tables of this device, newest first."""
    found = await house.store.tables_of(asker.known_device)
    return [
        TableLine(
            table=row.id,
            game=row.game,
            title=find_sheet(row.game).title,
            players=players(
                row.game, seats, language or row.language, asker, house.hub.here(row.id)
            ),
            n=row.n,
            yours=seats_of(asker, seats),
            your_turn=any(row.asked >> seat & 1 for seat in seats_of(asker, seats)),
            over=row.over,
            updated=row.updated,
        )
        for row, seats in found
    ]


@get("/api/tables/{table:str}")
async def show_table(
    table: FromPath[str],
    house: Houses,
    asker: Askers,
    seat: FromQuery[str | None] = None,
    language: OwnTongue = None,
) -> TableCard:
    """Who sits where at a table, and whether an invite still opens a seat of it."""
    live = await house.tables.find(table)
    shown = card(live, house, asker, language)
    if seat is not None:
        shown.closed = why_closed(live, asker, seat, language or live.table.language)
    return shown


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(
    table: FromPath[str], data: JSONBody[Claim], house: Houses, asker: Askers
) -> TableCard:
    """Take the seat of an invite."""
    live = await house.tables.claim(table, data.token, asker.known_device, data.name)
    return card(live, house, asker)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot], house: Houses, asker: Askers
) -> TableCard:
    """Let a bot take over a seat."""
    pilot = checked_pilot(data.pilot)
    live = await house.tables.replace_by_bot(table, seat, pilot, asker)
    return card(live, house, asker)


@get("/api/tables/{table:str}/moment")
async def moment(
    table: FromPath[str],
    house: Houses,
    asker: Askers,
    n: FromQuery[int | None] = None,
    eyes: FromQuery[int | None] = None,
    language: Tongue = "en",
    bare: FromQuery[bool] = False,
) -> TableMessage:
    """A table as it was after so many choices; bare for whoever has its log, names and chart."""
    live = await house.tables.find(table)
    if eyes is not None:
        if not 0 <= eyes < len(live.seats):
            raise Refusal(404, f"there is no seat {eyes}")
        if eyes not in seats_of(asker, live.seats) and not live.is_open:
            raise Told(403, "server-not-your-seat")
    gaze = Gaze(asker, eyes, language, here=house.hub.here(table))
    message = table_message(live, gaze, n)
    return bared(message) if bare else message


@get("/api/tables/{table:str}/save")
async def download_save(table: FromPath[str], house: Houses) -> Response[str]:
    """The save file of a finished game."""
    text = save_file(await house.tables.find(table))
    headers = {"Content-Disposition": f'attachment; filename="cothon-{table}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post("/api/saves", request_max_body_size=LARGEST_SAVE)
async def upload_save(request: Asking, house: Houses, asker: Askers) -> Opened:
    """Open a save file: the body is its text."""
    device = check_opening(request, house, asker)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refusal(400, "not a save, it is not text") from error
    return await open_save(house.store, text, device)


@post("/api/tables/{table:str}/branch")
async def branch(
    request: Asking, table: FromPath[str], data: JSONBody[Branch], house: Houses, asker: Askers
) -> Opened:
    """Play on from a moment of a finished game, against bots."""
    device = check_opening(request, house, asker)
    opened = await open_branch(house.store, await house.tables.find(table), data, device)
    house.bots.wake(await house.tables.find(opened.table))
    return opened


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], house: Houses) -> None:
    """The socket of a viewer. It is let in by tokens, never by cookies: any page may knock."""
    await converse(socket, house, table)


def check_opening(request: Asking, house: House, asker: Asker) -> str:
    """The device that opens a table, unless it opens too many."""
    device = asker.known_device
    address = request.client.host if request.client else ""
    if not (house.openings.allows(device) and house.openings.allows(address)):
        raise Told(429, "server-too-fast")
    return device


def card(live: Live, house: House, asker: Asker, language: str | None = None) -> TableCard:
    """Who sits where at a table, in the reader's language or else in that of the table."""
    return TableCard(
        table=live.id,
        game=live.table.game,
        title=live.game.sheet.title,
        players=players(
            live.table.game,
            live.seats,
            language or live.table.language,
            asker,
            house.hub.here(live.id),
        ),
        n=live.game.moment,
        over=live.game.over,
        host=is_host(asker, live.table),
    )


def why_closed(live: Live, asker: Asker, token: str, language: str) -> str | None:
    """Why an invite opens no seat for this device, or None if it does."""
    try:
        seat_to_claim(token, asker.device, live.seats)
    except Refusal as error:
        return error.told(language)
    return None


# What is the same for all


def refuse(request: Asking, error: Exception) -> Response[dict[str, str]]:
    """One line that says why; what people meet at the table, in their language."""
    if isinstance(error, Refusal):
        status, reason = error.status, error.told(spoken(request.headers))
    elif isinstance(error, CothonError):
        status, reason = 404 if isinstance(error, UnknownGame) else 400, str(error)
    elif isinstance(error, HTTPException):
        status, reason = error.status_code, explain(error)
    elif isinstance(error, SQLAlchemyError):
        LOG.error("database: %s", error)
        status, reason = 503, "the database does not answer: try again"
    else:
        LOG.exception("unexpected", exc_info=error)
        status, reason = 500, "something went wrong here; it has been written down"
    return Response({"error": " ".join(reason.split())}, status_code=status)


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
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def find_asker(request: Asking) -> Asker:
    """Who sends a request."""
    return asker_of(request.headers.get("Authorization"))


def create_app(settings: Settings) -> Litestar:
    """The application with these settings."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    def provide_house() -> House:
        return house

    return Litestar(
        route_handlers=[
            list_games,
            rules,
            create_table,
            list_tables,
            show_table,
            claim,
            seat_bot,
            moment,
            download_save,
            upload_save,
            branch,
            socket,
            *static_files.HANDLERS,
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False, use_cache=True),
            "asker": Provide(find_asker, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={Exception: refuse, HTTPException: refuse, CothonError: refuse},
        before_send=[add_headers],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=[r"\.woff2?$", r"/socket$"]
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Cothon",
            version=VERSION,
            description="The table. docs/protocol.md describes tokens and the socket.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
