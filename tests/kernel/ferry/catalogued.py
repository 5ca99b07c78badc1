"""The catalogue with the ferry in it, for this process."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from cothon.games import SHEETS
from tests.kernel.ferry import SHEET

CATALOGUE: Final[Any] = import_module("cothon.games")  # which `cothon` hides behind a function
WITH_FERRY: Final = (*SHEETS, SHEET)
