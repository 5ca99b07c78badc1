"""Count all perft tables anew."""

from __future__ import annotations

from tests.perft.count import TABLES, counted_table

for path in TABLES:
    path.write_text(counted_table(path), encoding="utf-8")
