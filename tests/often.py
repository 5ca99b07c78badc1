"""How often chance is tried, and what is tried only where there is time: `make thorough`.

`make test` has ten minutes. It tries everything once; the same again with other seats, sizes,
colours or seeds is left to `make thorough`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Final

import pytest

from cothon.lab.bench import is_compiled

IS_THOROUGH: Final = os.environ.get("COTHON_THOROUGH") == "1"
SHARE: Final = (1 if IS_THOROUGH else 2) * (1 if is_compiled() else 2)
thorough = pytest.mark.thorough


def often(times: int) -> int:
    """So many times in the thorough suite, compiled; in the others less."""
    return max(times // SHARE, 1)


def some(first: int, values: Iterable[Any]) -> list[Any]:
    """Values for a test: the first ones always, the others in the thorough suite."""
    return [
        pytest.param(*as_row(value), marks=[thorough] if number >= first else [])
        for number, value in enumerate(values)
    ]


def as_row(value: Any) -> tuple[Any, ...]:
    """What stands for several arguments of a test is a tuple."""
    return value if isinstance(value, tuple) else (value,)
