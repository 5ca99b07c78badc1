"""Tables to sit down at: at a question, in a position, late in a game, and over."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import cothon
from cothon.match.save import Save
from tests.luck import deal, dice
from tests.server.harness import Client, Server, play_on, settled, sit
from tests.web.harness import MOST_CHOICES, Message, Screen

MOST_GAMES = 8  # until a question is asked


class Company:
    """Everybody at a table plays over sockets of their own, always the same game."""

    def __init__(
        self,
        server: Server,
        device: str,
        number: int = 4,
        game: str = "porto_carthago",
        kinds: tuple[str, ...] = ("me", "friend", "friend"),
    ) -> None:
        self.server = server
        self.device = device
        self.luck = dice(number)
        self.game = game
        self.kinds = kinds
        self.open()

    def open(self) -> None:
        """Sit down at a new table."""
        self.table, self.invites = self.server.open(self.device, *self.kinds, game=self.game)

    def play_until(self, test: Callable[[Message], bool]) -> Message:
        """Play at random until the first seat is asked a question that passes the test.

        What a whole game lacks is looked for in the next one, at another table.
        """
        for _ in range(MOST_GAMES):
            told = self.play_on_until(test)
            if told is not None:
                return told
            self.open()
        raise AssertionError("no such question was asked")

    def bring(self, person: Screen, test: Callable[[Message], bool]) -> Message:
        """Let somebody with a browser see the first question that passes the test."""
        told = self.play_until(test)
        if not person.page.url.endswith(self.table):
            person.sit(self.table)
        return person.wait_asked(told["n"] - 1)

    def play_on_until(self, test: Callable[[Message], bool]) -> Message | None:
        """The first question at this table that passes the test; None if the game ends before."""
        with ExitStack() as stack:
            me = stack.enter_context(sit(self.server, self.table, device=self.device))
            clients: list[Client] = [me]
            for invite in self.invites.values():
                clients.append(stack.enter_context(sit(self.server, self.table, seat=invite)))
            for _ in range(MOST_CHOICES):
                settled(*clients)
                if me.is_asked() and test(me.table):
                    return me.table
                if me.table["over"]:
                    return None
                if any(client.table["eyes"] in client.table["asked"] for client in clients):
                    play_on(self.luck, clients, 1)
                else:  # a bot thinks
                    me.hear()
        raise AssertionError("a game must end")


def lay(person: Screen, position: Message, *made: str) -> Message:
    """Sit down at a position, after some choices: the first seat is ours, bots have the rest.

    What is told.
    """
    game = cothon.position(person.game, position)
    for name in made:
        game.choose(name)
    person.sit(branch(person.server, person.device, game.save, game.moment))
    return person.wait_asked()


def branch(server: Server, device: str, save: Save, n: int) -> str:
    """A table that goes on from a moment of a game: the first seat is ours, bots have the rest."""
    wish = {"n": n, "seat": 0, "pilot": "random", "name": "Hanno", "language": "en"}
    path = f"/api/tables/{filed(server, device, save)}/branch"
    return str(server.post(path, device, wish)["table"])


def filed(server: Server, device: str, save: Save) -> str:
    """A table that shows a save."""
    answer = server.call("POST", "/api/saves", device, content=save.to_json())
    return str(answer.json()["table"])


def sit_late(person: Screen, seats: int, comes: Callable[[cothon.Game], bool]) -> None:
    """Sit down where a random game has just come to such a moment; bots have the other seats."""
    game, luck = cothon.new(person.game, seats, deal(person.game, seats)), dice(4)
    while not comes(game):
        game.apply(luck.choice(game.options))
    person.sit(branch(person.server, person.device, game.save, game.moment))


def finished_game(server: Server, device: str, last: int = 8) -> str:
    """A table that is over: played to the end, then the last choices once more by this device."""
    game = cothon.new("porto_carthago", 3, deal("porto_carthago", 3))
    luck = dice(4)
    while not game.over:
        game.apply(luck.choice(game.options))
    table = branch(server, device, game.save, game.moment - last)
    with sit(server, table, device=device) as me:
        play_on(luck, [me])
        assert me.table["over"]
    return table
