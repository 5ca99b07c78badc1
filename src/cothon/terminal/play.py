"""People and bots at one table, in the terminal."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

from rich.console import Console

from cothon.bots import Pilot, ask, make_pilot
from cothon.kernel.errors import NoRoute
from cothon.kernel.step import Picks
from cothon.match.game import Game
from cothon.match.preview import previews
from cothon.match.route import picked
from cothon.plain.line import harmless
from cothon.terminal.boards import draw_board, draw_scores, draw_standing
from cothon.words import Words, say

HUMAN = "human"
MUCH_NEWS = 5  # after so many events the board is shown again


def is_several(answer: str, count: int) -> bool:
    """Are these several numbers of options?"""
    numbers = answer.split()
    return len(numbers) > 1 and all(n.isdecimal() and 1 <= int(n) <= count for n in numbers)


class Leave(Exception):
    """Somebody wants to leave the table; everything is saved."""


class Sitting:
    """One sitting at the terminal, from the first question to the end or until somebody leaves."""

    def __init__(
        self, game: Game, players: list[str], language: str, console: Console, path: Path
    ) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.console = console
        self.path = path
        self.told = 0  # journal entries told already
        self.board_shown = False
        self.together: dict[int, int] = {}  # by moment: how many choices were named at once
        self.pilots: dict[int, Pilot] = {
            seat: make_pilot(name, seat) for seat, name in enumerate(players) if name != HUMAN
        }
        self.humans = [seat for seat in range(game.people) if seat not in self.pilots]
        self.facing = self.humans[0] if self.humans else None  # who looks at the screen
        self.names = tuple(self.name(seat) for seat in range(game.people))

    def name(self, seat: int) -> str:
        """What a person or a pilot is called at this table."""
        number = self.say("seat", number=seat + 1)
        if self.humans == [seat]:
            return f"{number} ({self.say('you')})"
        if seat in self.humans:
            return number
        return f"{number} ({self.say('pilot-' + self.players[seat])})"

    def say(self, key: str, **holes: int | str) -> str:
        """A sentence of the program."""
        return say(self.language, key, **holes)

    @property
    def words(self) -> Words:
        """The words of the game at this table."""
        return self.game.words(self.language, self.names)

    # The course of a sitting.

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.welcome()
        self.told = len(self.game.journal) if self.game.moment else 0
        while self.game.seat is not None:
            if self.game.seat in self.pilots:
                self.let_pilot_choose(self.game.seat)
            else:
                self.let_human_choose(self.game.seat)
        self.tell_news()
        self.show_end()

    def welcome(self) -> None:
        """Which game, who sits where, how to answer."""
        game = self.game
        line = self.say("terminal-welcome", title=game.sheet.title, seats=game.people)
        if isinstance(game.save.seed, int):  # a key stays secret
            line += self.say("terminal-seed", seed=str(game.save.seed))
        self.console.rule(f"[bold]{line}")
        if len(self.humans) == 1:
            self.print(self.say("terminal-sitting", number=self.humans[0] + 1))
        elif not self.humans:
            self.print(self.say("terminal-watching"))

    def let_pilot_choose(self, seat: int) -> None:
        """A bot decides, on a re-dealt clone."""
        seed = self.game.save.luck(self.game.moment)
        with self.console.status(self.say("terminal-thinking", seat=self.names[seat])):
            choice = ask(self.pilots[seat], self.game, seed)
        self.choose(choice)
        self.board_shown = False
        if not self.humans:
            self.tell_news()

    def let_human_choose(self, seat: int) -> None:
        """A person is told the news, shown the table, and asked."""
        if seat != self.facing:
            self.draw_curtain(seat)
        self.tell_news()
        if not self.board_shown:
            self.show_board()
            self.print(self.say("terminal-keys"), style="dim")
        self.show_question()
        self.obey(self.console.input(f"[bold]{self.say('terminal-ask')}[/] › ").strip())

    def draw_curtain(self, seat: int) -> None:
        """Between two people with secrets the screen is cleared."""
        self.console.clear()
        self.console.input(self.say("terminal-pass-on", seat=self.names[seat]) + " ")
        self.facing = seat
        self.board_shown = False

    def choose(self, choice: int) -> None:
        """Make a choice, and save at once."""
        self.game.apply(choice)
        self.together.pop(self.game.moment, None)
        self.save()

    def save(self) -> None:
        """Save the game with who plays it."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.game.save.with_players(self.players).write(self.path)

    # What a person may type.

    def obey(self, answer: str) -> None:
        """A number or a name chooses; a letter does something else."""
        commands = {
            "u": self.undo,
            "b": self.show_board,
            "p": self.show_standing,
            "l": self.show_log,
            "s": self.tell_saved,
            "q": self.leave,
            "?": self.show_help,
        }
        options = self.game.options
        menu = [name.lower() for name in self.game.menu]
        if answer.isdecimal() and 1 <= int(answer) <= len(options):
            self.choose(options[int(answer) - 1])
        elif answer.lower() in menu:
            self.choose(options[menu.index(answer.lower())])
        elif is_several(answer, len(options)):
            self.choose_several([options[int(number) - 1] for number in answer.split()])
        elif answer.lower() in commands:
            commands[answer.lower()]()
        else:
            self.print(self.say("terminal-not-understood", text=answer), style="yellow")

    def choose_several(self, wanted: list[int]) -> None:
        """Name several things at once, in any order."""
        assert self.game.seat is not None
        try:
            way = picked(self.game, self.game.seat, wanted)
        except NoRoute:
            self.print(self.say("server-not-together"), style="yellow")
            return
        for choice in way:
            self.choose(choice)
        self.together[self.game.moment] = len(way)

    def undo(self) -> None:
        """Take the last choice back, or all that was named with it, or say why not."""
        count = self.together.get(self.game.moment, 1)
        reason = self.game.why_not_undo(self.facing, count)
        if reason is not None:
            self.print(self.say(f"terminal-undo-{reason}"), style="yellow")
            return
        self.game = self.game.undone(self.facing, count)
        self.save()
        self.told = len(self.game.journal)
        self.print(self.say("terminal-undone"), style="green")

    def leave(self) -> None:
        """Save and quit."""
        self.tell_saved()
        raise Leave

    def tell_saved(self) -> None:
        """Save, and say where."""
        self.save()
        self.print(self.say("terminal-saved", path=str(self.path)), style="green")
        self.print(self.say("terminal-resume", path=str(self.path)))

    # What is shown.

    def print(self, text: str, style: str = "") -> None:
        """A line of text as it is, whatever stands in the files that it was made of."""
        shown = harmless(text)
        self.console.print(shown, style=style, markup=False, highlight=False, soft_wrap=True)

    def tell_news(self) -> None:
        """What has happened since the last news, as the one who looks may know it."""
        news = self.game.journal[self.told :]
        for entry in news:
            self.print(f"  {self.words.event(entry, self.facing)}")
        if len(news) > MUCH_NEWS:
            self.board_shown = False
        self.told = len(self.game.journal)

    def show_board(self) -> None:
        """The table as the one who looks may see it."""
        self.console.print(draw_board(self.game, self.words, self.facing))
        self.board_shown = True

    def show_standing(self) -> None:
        """How everybody stands, as far as the one who looks can know, and how far the end is."""
        found = self.game.standing(self.facing)
        self.console.print(draw_standing(found, self.words, self.language))
        if found.ending is not None:
            for message in (found.ending.now, *found.ending.until):
                self.print(self.words.told(message))

    def show_question(self) -> None:
        """The question, and every answer with its number and what it brings."""
        self.print(self.words.prompt(self.game.state), style="bold")
        assert self.game.seat is not None, "somebody is asked"
        brought = {one.choice: one.gains for one in previews(self.game, self.game.seat)}
        for number, choice in enumerate(self.game.options, 1):
            option = self.words.option(self.game.state, choice)
            gains = [self.words.gain(*astuple(gain)) for gain in brought.get(choice, ())]
            self.print(f" {number:>3}  {' · '.join([option, *gains])}")
        step = self.game.state.agenda[-1]
        if isinstance(step, Picks) and step.most > 1:
            self.print(self.say("terminal-several"), style="dim")

    def show_log(self) -> None:
        """All that has happened."""
        self.console.rule(self.say("terminal-log"))
        for entry in self.game.journal:
            self.print(f"  {self.words.event(entry, self.facing)}")

    def show_help(self) -> None:
        """How to play here."""
        self.print(self.say("terminal-help"))
        self.print(self.say("terminal-names", names=", ".join(self.game.menu)))
        self.print(self.say("terminal-keys"), style="dim")

    def show_end(self) -> None:
        """The score sheet, and who has won."""
        self.console.print(draw_scores(self.game, self.words, self.language))
        winners = self.game.winners
        names = ", ".join(self.words.player(seat) for seat in winners)
        if winners == self.humans:
            self.print(self.say("terminal-you-win"), style="bold green")
        else:
            line = self.say("terminal-winner", count=len(winners), seats=names)
            self.print(line, style="bold")
