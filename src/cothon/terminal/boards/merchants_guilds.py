"""Carthago: Merchants & Guilds drawn in the terminal, from what a seat may see."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cothon.games.merchants_guilds.box import COLUMNS, SMALL_SEATS, Box
from cothon.games.merchants_guilds.effects.shapes import OwnShip
from cothon.games.merchants_guilds.labels import Names
from cothon.games.merchants_guilds.material import COLUMN_CODES, ActionCode, EffectCode
from cothon.games.merchants_guilds.phrases import NUMERALS
from cothon.games.merchants_guilds.shapes import SeatOfHall, View
from cothon.terminal.drawing import Drawing

NEUTRAL = "○"
MARKER = "★"
HIDDEN = "?"
NOTHING = "–"


class Board(Drawing[Box, Names, View]):
    """The board in one language."""

    def draw(self, table: View) -> RenderableType:
        """The whole table, as seen."""
        parts = [
            self.heading(table),
            Columns([self.actions(table), self.hall(table)]),
            Columns([self.trading_harbour(table), self.warship_harbour(table)]),
            self.market(table),
            self.tiles(table),
            self.players(table),
            self.ships(table),
            self.hands(table),
        ]
        if table["paying"] or table["payment"] is not None:
            parts.append(self.payment(table))
        return Group(*parts)

    # Things by their codes.

    def action(self, code: ActionCode) -> str:
        """An action by name."""
        return self.names["actions"][code]

    def good(self, code: str) -> str:
        """A good by name."""
        return self.names["goods"][code]

    def card(self, code: str) -> str:
        """A card in short: good, coins and action; of a base card only the action."""
        card = self.names["cards"][code]
        action = self.action(card["action"])
        if card["good"] is None:
            return action
        return f"{self.good(card['good'])} {card['coin']} ({action})"

    def effect(self, code: EffectCode) -> str:
        """An effect by name."""
        return self.names["effects"][code]["name"]

    def ship(self, code: str) -> list[str]:
        """A ship card: good, coins, danger, effect."""
        ship = self.names["ships"][code]
        good, effect = self.good(ship["good"]), self.effect(ship["effect"])
        return [good, str(ship["coin"]), str(ship["danger"]), effect]

    def counted(self, discs: list[int]) -> Text:
        """How many discs each player has in a place."""
        marks = [self.mark(seat, f"{seat + 1} ×{n}") for seat, n in enumerate(discs) if n]
        return Text("  ").join(marks) if marks else Text(NOTHING)

    # Parts of the board.

    def heading(self, table: View) -> RenderableType:
        """Decade, round, start player and piles."""
        line = Text(f"{self.say('decade')} {NUMERALS[table['decade']]}", style="bold")
        line.append(f" · {self.say('round')} {table['round']} · {self.say('start-player')} ")
        line.append_text(self.player(table["start_player"]))
        piles = {
            "trade-pile": table["trade_pile"],
            "discard": len(table["discard"]),
            "ship-pile": table["ship_pile"],
        }
        for label, number in piles.items():
            line.append(f" · {self.say(label)} {number}", style="not bold")
        return line

    def actions(self, table: View) -> RenderableType:
        """The action spaces clockwise: who is there, and how many cards they cost who looks."""
        grid = self.grid("actions", "action", "discs", "marker", "cards")
        for space in table["spaces"]:
            code = space["action"]
            discs = [self.mark(seat) for seat in space["discs"]]
            discs += [Text(NEUTRAL)] * space["neutral"]
            if self.seat is None:
                cost = 1 + len(discs)
            else:
                cost = table["players"][self.seat]["cost"][code]
            name = Text(self.action(code), style="bold" if code == table["space"] else "")
            marker = MARKER if space["marker"] else ""
            grid.add_row(name, Text(" ").join(discs), marker, str(cost))
        if any(space["neutral"] for space in table["spaces"]):
            self.note(grid, f"{NEUTRAL} {self.say('neutral')}")
        return grid

    def note(self, grid: Grid, text: str) -> None:
        """A line under a table."""
        grid.caption = text
        grid.caption_justify = "left"

    def trading_harbour(self, table: View) -> RenderableType:
        """The docks from the front, and the ships that wait outside."""
        grid = self.grid("trading-harbour", "dock", "discs", "ship", "coins", "danger", "effect")
        for number, dock in enumerate(table["docks"], 1):
            row = [self.say("empty")] if dock["ship"] is None else self.ship(dock["ship"])
            grid.add_row(str(number), self.mark(dock["disc"]), *row)
        for code in table["outside"]:
            if code is not None:
                grid.add_row(self.say("outside"), "", *self.ship(code), style="dim")
        return grid

    def warship_harbour(self, table: View) -> RenderableType:
        """The warship docks, the anchor, and the ship that an expedition has revealed."""
        grid = self.grid("warship-harbour", "warship-dock", "discs")
        for number, seat in enumerate(table["warship_docks"], 1):
            grid.add_row(str(number), Text(NOTHING) if seat is None else self.mark(seat))
        grid.add_row(self.say("anchor"), self.counted(table["anchor"]))
        if table["expedition"] is not None:
            good, coins, danger, effect = self.ship(table["expedition"])
            numbers = f"{self.say('coins')} {coins}, {self.say('danger')} {danger}"
            self.note(grid, f"{self.say('expedition')} · {good}, {numbers}, {effect}")
        return grid

    def market(self, table: View) -> RenderableType:
        """The cards on offer."""
        line = Text(f"{self.say('market')}  ", style="bold")
        cards = [self.card(code) for code in table["market"]]
        line.append("  |  ".join(cards) or self.say("empty"), style="not bold")
        return line

    def hall(self, table: View) -> RenderableType:
        """The small seats as they stand, those next to the forum below; then the forum."""
        grid = self.grid("guild-hall")
        grid.show_header = False
        box = self.box
        places = {(box.seat_row[n], box.seat_column[n]): n for n in range(SMALL_SEATS)}
        columns = sorted({column for _, column in places})
        for _ in columns:
            grid.add_column()
        for row in sorted({row for row, _ in places}, reverse=True):
            seats = [places.get((row, column)) for column in columns]
            grid.add_row(*(Text() if n is None else self.place(table["hall"][n]) for n in seats))
        caption = Text(f"{self.say('forum')} ({box.forum_price})  ")
        caption.append_text(self.counted(table["forum"]))
        return Group(grid, caption)

    def place(self, seat: SeatOfHall) -> Text:
        """A small seat: who has it, or what it costs."""
        line = Text(f"{seat['code']} ")
        if seat["owner"] is not None:
            line.append_text(self.mark(seat["owner"]))
        elif seat["covered"]:
            line.append(f"{NEUTRAL} {self.say('covered')}", style="dim")
        else:
            line.append(f"({seat['price']})")
        return line

    def tiles(self, table: View) -> RenderableType:
        """The tiles by decade: their discs from the top, the next price, what they score."""
        grid = self.grid("tiles", "decade", "tile", "discs", "price", "points")
        for tile in table["tiles"]:
            told = self.names["tiles"][tile["code"]]
            discs = (Text(NOTHING) if s is None else self.mark(s) for s in tile["discs"])
            grid.add_row(
                NUMERALS[tile["decade"]],
                told["name"],
                Text(" ").join(discs),
                self.say("full") if tile["price"] is None else str(tile["price"]),
                told["text"],
                style="" if tile["decade"] == table["decade"] else "dim",
            )
        return grid

    def players(self, table: View) -> RenderableType:
        """A line for every trader: discs, the freed spaces of the residence, and its worth."""
        numbers = ("available", "strength", "bonus-seats", "guild-seats")
        grid = self.grid("players", "player", *numbers, "ships", "residence")
        for seat, player in enumerate(table["players"]):
            discs = (player["available"], player["strength"])
            seats = (player["bonus_seats"], player["guild_seats"])
            residence = " · ".join(
                f"{self.words.name('column', column)} "
                f"{player['freed'][COLUMN_CODES[column]]}/{self.box.spaces[column]}"
                for column in range(COLUMNS)
            )
            grid.add_row(
                self.player(seat), *map(str, discs + seats), str(len(player["ships"])), residence
            )
        return grid

    def ships(self, table: View) -> RenderableType:
        """Everybody's ships with their effects, active and inactive."""
        grid = self.grid("ships", "player", "active", "inactive")
        for seat, player in enumerate(table["players"]):
            active = [self.own_ship(ship) for ship in player["ships"] if ship["active"]]
            inactive = [self.own_ship(ship) for ship in player["ships"] if not ship["active"]]
            resting = Text(", ".join(inactive), style="dim")
            grid.add_row(self.player(seat), ", ".join(active), resting)
        return grid

    def own_ship(self, ship: OwnShip) -> str:
        """A ship before its owner: good and effect."""
        good = self.ship(ship["code"])[0]
        return f"{self.effect(ship['effect'])} ({good})"

    def hands(self, table: View) -> RenderableType:
        """Everybody's cards: those in hand as far as they are known, and how many lie beside."""
        grid = self.grid("hand", "player", "hand", "left", "right")
        for seat, player in enumerate(table["players"]):
            known = [pair for pair in self.names["cards"].items() if pair[0] in player["hand"]]
            trade = [self.card(code) for code, card in known if card["good"] is not None]
            base = [self.card(code) for code, card in known if card["good"] is None]
            hidden = player["hand"].count(None)
            if hidden:
                trade.append(f"{HIDDEN} ×{hidden}")
            hand = Text("  |  ".join(trade))
            if base:
                hand.append(f"{'  |  ' if trade else ''}{', '.join(base)}", style="dim")
            grid.add_row(
                self.player(seat), hand, str(len(player["left"])), str(len(player["right"]))
            )
        if self.seat is not None:
            self.note(grid, f"{self.player(self.seat).plain} · {self.say('own-secret')}")
        return grid

    def payment(self, table: View) -> RenderableType:
        """The payment under way: the cards picked, and what is missing."""
        parts = [HIDDEN if code is None else self.card(code) for code in table["paying"]]
        line = Text(f"{self.say('payment')}  ", style="bold")
        line.append("  |  ".join(parts), style="not bold")
        payment = table["payment"]
        if payment is not None:
            label = "missing-coins" if payment["kind"] == "coins" else "missing-cards"
            number = HIDDEN if payment["missing"] is None else payment["missing"]
            missing = self.say(label, number=number)
            line.append(f"{'  ·  ' if parts else ''}{missing}", style="not bold")
        return line
