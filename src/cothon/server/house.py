"""The house: all the parts of a running server, and how they hang together."""

from __future__ import annotations

import asyncio

from cothon.server.bots import Bots
from cothon.server.catalogue import game_cards
from cothon.server.hub import Hub
from cothon.server.limits import Limit
from cothon.server.render import board_names
from cothon.server.settings import Settings
from cothon.server.store import Store
from cothon.server.tables import Live, Tables
from cothon.words import LANGUAGES


def learn_languages() -> None:
    """Read the words of every language before somebody waits for them."""
    for language in LANGUAGES:
        for card in game_cards(language):
            for seats in card.seats:
                board_names(card.key, language, seats)


class House:
    """One server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, settings.live_tables)
        self.hub = Hub()
        self.bots = Bots(self.tables, settings.bot_workers, settings.pace, settings.bot_seed)
        self.openings = Limit(settings.tables_per_minute)
        self.chats = Limit(settings.chats_per_minute)
        self.tables.on_change = self.changed
        self.tables.on_shorter = self.hub.cut_log

    async def start(self) -> None:
        """Open the doors."""
        await self.store.start()
        self.chores = [
            asyncio.create_task(self.bots.wake_all()),
            asyncio.create_task(asyncio.to_thread(learn_languages)),
        ]

    async def stop(self) -> None:
        """Close them."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        self.bots.close()
        await self.tables.commits.close()
        await self.store.close()

    def changed(self, live: Live) -> None:
        """Something happened at a table: everybody there sees it, and bots may be asked."""
        self.hub.refresh(live.id)
        self.bots.wake(live)
