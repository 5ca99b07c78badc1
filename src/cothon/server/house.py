"""The house: all the parts of a running server, and how they hang together."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
from contextlib import suppress
from typing import Final

from cothon.games import catalogue
from cothon.kernel.errors import CothonError
from cothon.match.game import read_material
from cothon.server.bots import Bots
from cothon.server.catalogue import game_cards
from cothon.server.chronicle import are_current
from cothon.server.database import FAILED, TOLD, Trouble, note_back
from cothon.server.dealing import Dealing
from cothon.server.finals import panel_of
from cothon.server.hub import Hub, Viewer
from cothon.server.limits import DAY, Crowd, Limit
from cothon.server.live import Live
from cothon.server.logs import tag
from cothon.server.looking import Looking
from cothon.server.metrics import Gauges, Metrics, Place
from cothon.server.presence import Presence
from cothon.server.render import board_names
from cothon.server.seating import Seating
from cothon.server.settings import Settings
from cothon.server.store import Store
from cothon.server.tables import Found, Tables
from cothon.server.tidying import Tidying
from cothon.server.wire import Changed, Chatted, Here, News, Wire, line_of
from cothon.words import LANGUAGES

LOG = logging.getLogger("cothon.server")
MOST_AT_ONCE: Final = 1000  # tables in one question
SHORTEST_PAUSE: Final = 0.25  # seconds before the database is tried again at the start
LONGEST_PAUSE: Final = 4.0


def learn_languages(leaving: threading.Event) -> None:
    """Read the words of every language before somebody waits for them, or the server leaves."""
    for language in LANGUAGES:
        for card in game_cards(language):
            for seats in card.seats:
                if leaving.is_set():
                    return
                board_names(card.key, language, seats)
    for sheet in catalogue():
        panel_of(sheet, read_material(sheet.key, None))
    gc.freeze()  # words stay: to look through them for garbage again and again takes long


class House:
    """One server."""

    def __init__(self, settings: Settings, place: Place | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics(self.gauges, place)
        self.store = Store(settings.database_url)
        self.looking = Looking()
        self.tables = Tables(self.store, settings.live_tables, self.looking)
        self.hub = Hub()
        self.dealing = Dealing(self.tables)
        self.presence = Presence(self.tables, self.hub, settings.absence)
        self.seating = Seating(self.tables, self.dealing, self.presence)
        self.bots = Bots(self.tables, settings.bot_workers, settings.pace, settings.bot_seed)
        self.tidying = Tidying(self.tables, self.hub, settings.keep_filed)
        self.openings = Limit(settings.tables_per_minute)
        self.saves = Limit(settings.saves_per_day, DAY)
        self.branches = Limit(settings.branches_per_day, DAY)
        self.requests = Limit(settings.requests_per_minute)
        self.files = Limit(settings.files_per_minute)
        self.looks = Limit(settings.looks_per_minute)
        self.messages = Limit(settings.messages_per_minute)
        self.undos = Limit(settings.undos_per_minute)
        self.chats = Limit(settings.chats_per_minute)
        self.crowd = Crowd(
            address=settings.lines_per_address,
            device=settings.lines_per_device,
            table=settings.lines_per_table,
            address_per_table=settings.lines_per_address_per_table,
        )
        self.tables.is_watched = self.hub.has_viewers
        self.bots.audience = self.hub.audience
        self.tables.on_change = self.changed
        self.tables.on_news = self.hub.refresh
        self.tables.on_shorter = self.hub.cut_log
        self.hub.on_here = self.tell_who_is_here
        database = self.store.database
        self.wire = Wire(line_of(database, settings.redis), self, database.recovery)
        self.catching_up: dict[str, asyncio.Task[None]] = {}
        self.wanted: dict[str, int] = {}  # how far tables are that are being read
        self.leaving = threading.Event()

    async def start(self) -> None:
        """Open the doors."""
        await self.open_store()
        with suppress(Trouble):  # it was there a moment ago, and nothing waits for this
            await self.note_other_rules()
        await self.metrics.start()
        self.chores = [
            asyncio.create_task(self.bots.watch()),
            asyncio.create_task(asyncio.to_thread(learn_languages, self.leaving)),
            asyncio.create_task(self.presence.watch()),
            asyncio.create_task(self.metrics.watch()),
            asyncio.create_task(self.tidying.watch()),
            *self.wire.chores(),
        ]

    async def note_other_rules(self) -> None:
        """Say how many running tables wait for whoever runs the server."""
        count = sum(
            tables
            for game, rules, material, tables in await self.store.running()
            if not are_current(game, rules, material)
        )
        if count:
            LOG.warning(
                "%d running tables are of other rules or material than this version has: "
                "they can only be told until `cothon upgrade` brings them over",
                count,
            )

    async def open_store(self) -> None:
        """Open the database; one that others use was there a moment ago, and is waited for."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                await self.store.start()
                return note_back()
            except CothonError as error:
                if not self.store.database.is_shared:
                    raise
                FAILED.set()
                TOLD.set()
                LOG.warning("waiting: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def stop(self) -> None:
        """Close them."""
        self.leaving.set()
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.bots.close()
        await self.looking.stop()
        await self.metrics.stop()
        await self.store.close()

    def gauges(self) -> Gauges:
        """How much there is of something now."""
        viewers = sum(map(len, self.hub.viewers.values()))
        return {
            "tables_in_memory": ("Tables in memory.", len(self.tables.live)),
            "tables_watched": ("Tables that somebody looks at.", len(self.hub.viewers)),
            "viewers": ("Sockets at tables.", viewers),
        }

    def changed(self, found: Found) -> None:
        """Something happened at a table: everybody there sees it, and bots may be asked."""
        self.hub.refresh(found.id)
        self.wire.tell(Changed(found.id, found.table.revision))
        if isinstance(found, Live):
            self.bots.wake(found)

    async def visit(self, table: str) -> Found:
        """A table that somebody wants to look at: it is kept for a while."""
        found = await self.tables.seek(table)
        await self.tidying.note(found)
        return found

    def come(self, viewer: Viewer) -> None:
        """Somebody looks at a table: where bots are alone they play for them from now on."""
        self.hub.add(viewer)
        live = self.tables.live.get(viewer.table)
        if live is not None:
            self.bots.wake(live)

    def chatted(self, table: str) -> None:
        """Somebody said something at a table."""
        self.hub.chatted(table)
        self.wire.tell(Chatted(table))

    def tell_who_is_here(self, table: str) -> None:
        """Somebody came or went, or is still here."""
        self.wire.tell(Here(table, sorted(self.hub.own(table))))

    # What other servers do.

    def hear(self, sender: str, news: News) -> None:
        """Something happened on another server: whoever looks at it here sees it, too."""
        match news:
            case Changed(table, revision):
                self.follow(table, revision)
            case Chatted(table):
                self.hub.chatted(table)
            case Here(table, seats):
                self.hub.note_elsewhere(table, sender, seats)

    def follow(self, table: str, revision: int) -> None:
        """A table is so far by now: read it, if it is at hand; what is not is read when needed."""
        live = self.tables.live.get(table)
        if live is None:
            self.hub.refresh(table)  # perhaps it is not dealt yet
        elif live.table.revision < revision:
            self.wanted[table] = max(self.wanted.get(table, 0), revision)
            if table not in self.catching_up:
                self.catching_up[table] = asyncio.create_task(self.catch_up(table))

    async def catch_up(self, table: str) -> None:
        """Go on to what another server has written; more may be told while it is read."""
        try:
            reached = -1
            while (live := self.tables.live.get(table)) is not None:
                if not reached < live.table.revision < self.wanted[table]:  # or nothing was new
                    break
                reached = live.table.revision
                await self.tables.catch_up(table, self.wanted[table])
        except CothonError as error:
            LOG.warning("table %s: %s", tag(table), error)  # the next look around finds it again
        finally:
            self.catching_up.pop(table, None)
            self.wanted.pop(table, None)

    async def look_around(self) -> None:
        """See how far the tables are that somebody looks at, and what was said there."""
        watched = list(self.hub.viewers)
        for first in range(0, len(watched), MOST_AT_ONCE):
            some = watched[first : first + MOST_AT_ONCE]
            for table, (revision, chat) in (await self.store.newest(some)).items():
                self.follow(table, revision)
                self.hub.chatted(table, chat)
