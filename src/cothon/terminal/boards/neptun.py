"""Neptun drawn in the terminal, from what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from cothon.games.neptun.box import TURNS, Box
from cothon.games.neptun.labels import Names, RouteNames
from cothon.games.neptun.phrases import signed
from cothon.games.neptun.shapes import GOLD, OarCode, Profit, Sailing, SlotView, View
from cothon.terminal.drawing import Drawing

PHASES = {"acquire": "phase-acquire", "fulfil": "phase-fulfil", "score": "phase-score"}
PILES: dict[Literal["cities", "goods", "oars"], str] = {
    "cities": "cities-pile",
    "goods": "goods-pile",
    "oars": "oars-pile",
}
HIGH_SEA = "≈"
HIDDEN = "?"


class Board(Drawing[Box, Names, View]):
    """The board in one language."""

    def draw(self, table: View) -> RenderableType:
        """The whole table, as seen."""
        parts = [self.heading(table), self.orders(table)]
        if table["display"] or table["taken"]:
            parts.append(self.display(table))
        parts.append(Columns([self.chart(table), self.temples(table)]))
        if table["sailing"] is not None:
            parts.append(self.sailing(table, table["sailing"]))
        return Group(*parts, self.manifests(table), self.players(table), self.piles(table))

    # Things by their codes.

    def place(self, code: str) -> str:
        """A place by name."""
        return self.names["places"][code]["name"]

    def good(self, code: str) -> str:
        """A good by name."""
        return self.names["goods"][code]

    def region(self, code: str) -> str:
        """A region by name."""
        return self.names["temples"][code]

    def oar(self, code: OarCode | None) -> str:
        """An oar card: its power and its wind modifier."""
        if code is None:
            return HIDDEN
        card = self.names["oars"][code]
        return f"{card['power']}/{signed(card['modifier'])}"

    def oars(self, codes: Sequence[OarCode | None]) -> str:
        """Several oar cards."""
        return "  ".join(self.oar(code) for code in codes)

    def pays(self, profit: Profit) -> str:
        """What a contract pays."""
        if profit["gold"]:
            return self.say("gold-amount", number=profit["gold"])
        return self.say("points-amount", number=profit["points"])

    def contract(self, profit: Profit) -> str:
        """A contract in short: what, where to, and what it pays."""
        return f"{self.good(profit['good'])} → {self.place(profit['place'])} · {self.pays(profit)}"

    # Parts of the board.

    def heading(self, table: View) -> RenderableType:
        """Round, phase, turn, wind and forecast."""
        extra = table["turn"] - TURNS
        turn = self.words.name("extra", extra) if extra > 0 else str(table["turn"])
        forecast = table["forecast"]
        seen = self.say("no-forecast") if forecast is None else signed(forecast)
        parts = (
            f"{self.say('round')} {table['round']}",
            self.say(PHASES[table["phase"]]),
            f"{self.say('turn')} {turn}",
            f"{self.say('current-wind')} {table['wind']}".replace("-", "−"),
            f"{self.say('forecast')} {seen}",
        )
        return Text(" · ".join(parts), style="bold")

    def orders(self, table: View) -> RenderableType:
        """Turn order, and the pawns that stand on the oar scale already."""
        line = Text(f"{self.say('order')} ")
        line.append_text(Text(" ").join(self.mark(seat) for seat in table["order"]))
        if table["oar_scale"]:
            line.append(f" · {self.say('oar-scale')} ")
            pawns = (self.placed(pawn["seat"], pawn["power"]) for pawn in table["oar_scale"])
            line.append_text(Text("  ").join(pawns))
        return line

    def placed(self, seat: int, number: int) -> Text:
        """A player and a number: of a space, or of gold."""
        return self.mark(seat, f"{seat + 1} {number}")

    def display(self, table: View) -> RenderableType:
        """The contracts on offer, from left to right, and the one that is being loaded."""
        grid = self.grid("display", "contract", "goods", "city", "region", "pays", "oar", "gold")
        binding = any(column["refused_by"] for column in table["display"])
        if binding:
            grid.add_column(self.say("refused-by"))
        for column in table["display"]:
            number, gold = str(column["column"] + 1), str(column["gold"] or "")
            if column["profit"] is None:
                grid.add_row(number, self.say("face-down"), "", "", "", "", gold, style="dim")
            else:
                refusers = Text(" ").join(self.mark(seat) for seat in column["refused_by"])
                grid.add_row(
                    number,
                    *self.cards(column["profit"], column["oar"]),
                    gold,
                    *([refusers] if binding else []),
                )
        if table["taken"]:
            taken = self.cards(table["taken"]["profit"], table["taken"]["oar"])
            grid.add_row("→", *taken, "", style="bold")
        return grid

    def cards(self, profit: Profit, oar: OarCode | None) -> list[str]:
        """What the three cards of a contract show."""
        return [
            self.good(profit["good"]),
            self.place(profit["place"]),
            self.region(profit["region"]),
            self.pays(profit),
            self.oar(oar),
        ]

    def chart(self, table: View) -> RenderableType:
        """Every place with its region, its routes and the ships there."""
        grid = self.grid("chart", "place", "region", "routes", "ships")
        for code, place in self.names["places"].items():
            region = "" if place["region"] is None else self.region(place["region"])
            seats = [seat for seat, who in enumerate(table["players"]) if who["place"] == code]
            ships = Text(" ").join(self.mark(seat) for seat in seats)
            grid.add_row(place["name"], region, self.routes_of(table, code), ships)
        grid.caption = f"{HIGH_SEA} {self.say('high-sea')}"
        grid.caption_justify = "left"
        return grid

    def routes_of(self, table: View, place: str) -> str:
        """Where the routes from a place lead, and how long they are."""
        found = []
        for route in self.names["routes"]:
            if place in (route["from"], route["to"]):
                name = self.place(other_end(route, place))
                sea = "" if route["coastal"] else f" {HIGH_SEA}"
                found.append(f"{name} {table['distances'][route['code']]}{sea}")
        return ", ".join(found)

    def temples(self, table: View) -> RenderableType:
        """The tiles of this round, and who is how far, the best-placed first."""
        grid = self.grid("temples", "temple", "tiles", "pawns")
        for code, temple in table["temples"].items():
            tiles = " · ".join(str(points) for points in temple["tiles"])
            if code == GOLD:
                grid.add_row(self.say("gold-temple"), tiles, self.riches(table))
                continue
            pawns = (self.placed(pawn["seat"], pawn["space"]) for pawn in temple["pawns"])
            grid.add_row(self.region(code), tiles, Text("  ").join(pawns))
        return grid

    def riches(self, table: View) -> Text:
        """Everybody's gold, the richest first; a tie goes to who is earlier in turn order."""
        gold = [player["gold"] for player in table["players"]]
        ranking = sorted(table["order"], key=lambda seat: -gold[seat])
        return Text("  ").join(self.placed(seat, gold[seat]) for seat in ranking)

    def sailing(self, table: View, sailing: Sailing) -> RenderableType:
        """Who is to sail, and what every place within reach costs."""
        here = table["players"][sailing["seat"]]["place"]
        grid = self.grid("ship", "place", "miles", "gold", "way")
        title = Text(f"{self.say('ship')} ", style="bold")
        title.append_text(self.player(sailing["seat"]))
        title.append(f" · {self.say('range')} {sailing['range']}")
        grid.title = title
        for code, cost in sorted(sailing["ways"].items(), key=lambda item: item[1]["miles"]):
            way = self.way(here, cost["way"]) or self.say("stay")
            grid.add_row(self.place(code), str(cost["miles"]), str(cost["gold"] or ""), way)
        return grid

    def way(self, here: str, routes: list[str]) -> str:
        """The places that a way leads to, one after another."""
        places = []
        for code in routes:
            route = next(route for route in self.names["routes"] if route["code"] == code)
            here = other_end(route, here)
            places.append(self.place(here))
        return " → ".join(places)

    def manifests(self, table: View) -> RenderableType:
        """Everybody's five slots side by side."""
        grid = self.grid("manifest", "slot")
        for seat in range(len(table["players"])):
            grid.add_column(self.player(seat))
        for number, row in enumerate(zip(*(p["slots"] for p in table["players"]), strict=True), 1):
            grid.add_row(str(number), *(self.slot(slot) for slot in row))
        return grid

    def slot(self, slot: SlotView) -> Text:
        """A contract that is open or lost, or what else the slot is."""
        if slot["profit"] is None:
            return Text(self.say(slot["state"]), style="dim")
        if slot["state"] == "lost":
            return Text(f"{self.contract(slot['profit'])} ({self.say('lost')})", style="dim")
        return Text(self.contract(slot["profit"]))

    def players(self, table: View) -> RenderableType:
        """A line for every merchant. Only the owner sees a hand, and what bonus tiles are worth."""
        grid = self.grid("players", "player", "place", "gold", "points", "bonus", "hand", "played")
        somebody_chose = any(player["chosen"] for player in table["players"])
        for seat, player in enumerate(table["players"]):
            bonus = " ".join(HIDDEN if tile is None else str(tile) for tile in player["bonus"])
            played = [self.oars(player["played"])]
            if player["choice"] is not None:
                played.append(f"{self.oar(player['choice'])} ({self.say('your-choice')})")
            elif somebody_chose:
                played.append(self.say("chosen" if player["chosen"] else "choosing"))
            grid.add_row(
                self.player(seat),
                self.place(player["place"]),
                str(player["gold"]),
                str(player["points"]),
                bonus,
                self.oars(player["hand"]),
                "  ".join(filter(None, played)),
            )
        if any(oar is not None for player in table["players"] for oar in player["hand"]):
            grid.caption = f"{self.say('hand')}, {self.say('bonus')} · {self.say('own-secret')}"
            grid.caption_justify = "left"
        return grid

    def piles(self, table: View) -> RenderableType:
        """How many cards and bonus tiles are left."""
        parts = [
            f"{self.say(label)} {table['piles'][key]} "
            f"({self.say('discards')} {table['discards'][key]})"
            for key, label in PILES.items()
        ]
        parts.append(f"{self.say('bonus-pool')} {table['bonus_pool']}")
        return Text(" · ".join(parts), style="dim")


def other_end(route: RouteNames, place: str) -> str:
    """Where a route leads from one of its ends."""
    return route["from"] if route["to"] == place else route["to"]
