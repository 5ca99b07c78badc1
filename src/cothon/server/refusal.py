"""What the server refuses, with one line that says why."""

from __future__ import annotations

from cothon.kernel.errors import CothonError
from cothon.words import say


class Refusal(CothonError):
    """Something that is not done, and the HTTP status that goes with it."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status

    @property
    def kind(self) -> str:
        """What is counted."""
        return str(self.status)

    def told(self, language: str) -> str:
        """Why, in a language if there are words for it."""
        return str(self)


class Told(Refusal):
    """A refusal that people meet at the table: it is told in their language."""

    def __init__(self, status: int, key: str, **holes: str | int) -> None:
        super().__init__(status, say("en", key, **holes))
        self.key = key
        self.holes = holes

    @property
    def kind(self) -> str:
        """What is counted."""
        return self.key.removeprefix("server-")

    def told(self, language: str) -> str:
        """Why, in words."""
        return say(language, self.key, **self.holes)


class TooMuch(Told):
    """Somebody does too much: more than a setting allows."""

    def __init__(self, setting: str, key: str = "server-too-fast") -> None:
        super().__init__(429, key)
        self.setting = setting

    @property
    def kind(self) -> str:
        """What is counted."""
        return self.setting


class Resync(Told):
    """A move that was made for another moment; whoever sent it has to look again."""

    def __init__(self) -> None:
        super().__init__(409, "server-moved-on")
