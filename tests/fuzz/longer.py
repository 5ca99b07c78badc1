"""How long the fuzzers of the server go on: `COTHON_FUZZ` times as long as in the suite."""

from __future__ import annotations

import os

LONGER = int(os.environ.get("COTHON_FUZZ", "1"))
