"""Count all perft tables anew."""

from __future__ import annotations

from tests.perft.count import TABLES, counted

for path in TABLES:
    path.write_text(counted(path), encoding="utf-8")
