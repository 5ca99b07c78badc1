"""The command line with the ferry in the catalogue; processes in which bots think have it, too."""

from __future__ import annotations

from cothon.cli import main
from tests.kernel.ferry.catalogued import CATALOGUE, WITH_FERRY

CATALOGUE.SHEETS = WITH_FERRY

if __name__ == "__main__":
    main()
