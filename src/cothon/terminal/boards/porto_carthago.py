"""Porto Carthago drawn in the terminal, from what a seat may see."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cothon.games.porto_carthago.box import Box
from cothon.games.porto_carthago.labels import Names
from cothon.games.porto_carthago.shapes import View
from cothon.terminal.drawing import Drawing


class Board(Drawing[Box, Names, View]):
    """The board in one language."""

    def draw(self, table: View) -> RenderableType:
        """The whole table, as seen."""
        return Group(
            Text(self.heading(table), style="bold"),
            Columns([self.harbour(table), self.sea(table)]),
            Columns([self.slots(table), self.trade(table)]),
            self.players(table),
        )

    def good(self, code: str | None) -> str:
        """A good by name."""
        return "" if code is None else self.names["good"][code]

    def ship(self, code: str | None) -> list[str]:
        """A ship card: wanted good, income, danger, privilege."""
        if code is None:
            return ["", "", "", ""]
        card = self.names["ship"][code]
        privilege = self.names["privilege"][card["privilege"]]
        return [self.good(card["good"]), str(card["income"]), str(card["danger"]), privilege]

    def goods(self, counts: dict[str, int]) -> str:
        """Goods by name, as many as there are."""
        return ", ".join(self.good(code) for code, count in counts.items() for _ in range(count))

    def heading(self, table: View) -> str:
        """Decade, round and start player."""
        return self.say(
            "decade",
            decade=table["decade"],
            decades=self.box.decades,
            round=table["round"],
            rounds=self.box.action_rounds,
            seat=self.words.name("seat", table["start_player"]),
        )

    def harbour(self, table: View) -> RenderableType:
        """The twelve quays."""
        keys = ("quay", "owner", "stored", "wants", "income", "privilege")
        grid = self.grid("harbour", *keys)
        for code, quay in table["quays"].items():
            wants, income, _, privilege = self.ship(quay["ship"])
            owner, good = self.mark(quay["owner"]), self.good(quay["good"])
            grid.add_row(self.names["quay"][code], owner, good, wants, income, privilege)
        return grid

    def sea(self, table: View) -> RenderableType:
        """The two rows of ships and the deck."""
        parts: list[RenderableType] = []
        for key in ("first_row", "second_row"):
            label = key.replace("_", "-")
            grid = self.grid(label, "ship", "wants", "income", "danger", "privilege")
            for code in table[key]:
                if code is not None:
                    civilisation = self.names["ship"][code]["civilisation"]
                    grid.add_row(self.names["civilisation"][civilisation], *self.ship(code))
            parts.append(grid)
        parts.append(Text(self.deck(table["deck"])))
        return Group(*parts)

    def deck(self, deck: list[str | None]) -> str:
        """How many cards, and those on top that are known."""
        known: list[str] = []
        for code in deck:
            if code is None:
                break
            known.append(self.names["ship"][code]["name"])
        text = self.say("deck", number=len(deck))
        return f"{text} · {self.say('top-cards', ships='; '.join(known))}" if known else text

    def slots(self, table: View) -> RenderableType:
        """The action cards on their slots."""
        grid = self.grid("slots", "slot", "card", "servants", "bonus", "on-it")
        for number, slot in enumerate(table["slots"], 1):
            card = slot["card"]
            action = "" if card is None else self.names["action"][card]
            bonus = self.names["bonus"][slot["bonus"]]
            workers = Text(" ").join(
                self.mark(seat, f"×{count}") for seat, count in enumerate(slot["workers"]) if count
            )
            grid.add_row(str(number), action, str(slot["servants"]), bonus, workers)
        return grid

    def trade(self, table: View) -> RenderableType:
        """Market, bag, palace and intrigue path."""
        price = self.say("price", number=table["merchant_price"])
        seats = Text(" ").join(self.mark(seat) for seat in table["palace"])
        path = Text(" ").join(
            Text("·") if seat is None else self.mark(seat) for seat in table["path"]
        )
        taken = self.say("path-space", number=len(table["path"]), spaces=self.box.path_spaces)
        return Group(
            self.panel("market", Text(self.goods(table["market"])), price),
            Text(self.say("bag", number=table["bag"])),
            self.panel("palace", seats, self.say("next-seat", **table["next_seat"])),
            self.panel("path", path, taken),
        )

    def panel(self, title: str, content: Text, note: str) -> RenderableType:
        """A framed part of the board."""
        return Panel(Group(content, Text(note, style="dim")), title=self.say(title), width=48)

    def players(self, table: View) -> RenderableType:
        """A line for every senator."""
        numbers = ("seats", "talents", "points", "reserve", "lighthouse", "temple", "captains")
        grid = self.grid("players", "player", *numbers, "warehouse", "kept")
        for seat, player in enumerate(table["players"]):
            goods = self.goods(player["goods"])
            free = self.box.storage_spaces - player["blocked"] - sum(player["goods"].values())
            room = self.say("free-spaces", number=free)
            kept = "; ".join(self.ship(code)[-1] for code in player["kept"])
            talents = "?" if player["talents"] is None else player["talents"]
            first = (player["seats"], talents, player["points"], player["reserve"])
            served = (player["lighthouse"], player["temple"], player["captains"])
            store = f"{goods} · {room}" if goods else room
            grid.add_row(self.player(seat), *map(str, first + served), store, kept)
        return grid
