"""Calls made up from the OpenAPI document: what comes back is what the document says."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

import cothon
from cothon.server.app import create_app
from cothon.server.settings import Settings
from tests.fuzz.longer import LONGER
from tests.luck import BASE, deal
from tests.server.harness import Server, new_device

schemathesis = pytest.importorskip("schemathesis", reason="SCHEMATHESIS IS NOT INSTALLED")
checks = pytest.importorskip("schemathesis.checks")
requests = pytest.importorskip("requests")

EXAMPLES = 25 * LONGER  # of each call, fitting and unfitting
NOTHING = Path("nothing.db")  # a server that does not start opens no database
DOCUMENT: dict[str, Any] = create_app(Settings(database=str(NOTHING))).openapi_schema.to_schema()
CALLS = [(path, method) for path, calls in DOCUMENT["paths"].items() for method in calls]
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
MODES = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
HOST = new_device()


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """Tables that calls may be about: one that gathers, one in play, one that is over."""
    luck = random.Random(BASE)
    game = cothon.new("neptun", 3, deal("neptun", 3))
    while not game.over:
        game.apply(luck.choice(game.options))
    over = server.post("/api/saves", HOST, json.loads(game.save.to_json()))["table"]
    gathering, _ = server.open(HOST, "me", "friend", "friend", seed=None)
    playing, _ = server.open(HOST, "me", "friend", "bot")
    return [gathering, playing, over]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize(("path", "method"), CALLS)
def test_calls_are_answered_as_described(
    server: Server, tables: list[str], path: str, method: str, mode: Any
) -> None:
    session = requests.Session()
    operation = schemathesis.openapi.from_dict(DOCUMENT)[path][method.upper()]

    @seed(BASE)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode), choice=st.randoms(use_true_random=False)
    )
    def answered(case: Any, choice: random.Random) -> None:
        if "table" in case.path_parameters and choice.random() < 0.8:
            case.path_parameters["table"] = choice.choice(tables)
        if choice.random() < 0.8:
            case.headers["Authorization"] = f"Bearer {HOST}"
        try:
            answer = case.call(base_url=server.address, session=session)
        except (UnicodeError, requests.exceptions.InvalidHeader):  # what cannot be sent
            return
        case.validate_response(answer, checks=CHECKS)
        assert "Traceback" not in answer.text

    answered()
