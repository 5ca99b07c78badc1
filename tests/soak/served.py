"""The server as users start it, but for words that are read before somebody waits for them.

That takes seconds of a processor, for which those who are soon killed have no use.
"""

from __future__ import annotations

from threading import Event

from cothon import cli
from cothon.server import house


def learn_nothing(leaving: Event) -> None:
    """Words are read when they are needed."""


house.learn_languages = learn_nothing

if __name__ == "__main__":
    cli.main()
