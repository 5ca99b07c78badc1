"""The command line of a later version; processes in which bots think are of that version, too."""

from __future__ import annotations

from cothon.cli import main
from tests.server.later import CATALOGUE, LATER

CATALOGUE.SHEETS = LATER

if __name__ == "__main__":
    main()
