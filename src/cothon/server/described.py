"""What the OpenAPI document says besides types: who asks, which bounds hold, what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
    SecurityScheme,
)
from litestar.params import HeaderParameter, PathParameter, QueryParameter
from msgspec import Struct

from cothon.server.protocol import (
    LARGEST_COUNT,
    LONGEST_TOKEN,
    LONGEST_WORD,
    MOST_OPTIONS,
    MOST_SEATS,
    Branch,
    Claim,
    Language,
    OpenTable,
    SeatBot,
    SeatWish,
)
from cothon.server.seats import TABLE
from cothon.version import VERSION

Tongue = Annotated[Language, QueryParameter(description="en, fr or de")]
OwnTongue = Annotated[
    Language | None, QueryParameter(description="en, fr or de; else that of the table")
]
Invited = Annotated[
    str | None,
    HeaderParameter(
        name="Cothon-Invite", description="the token of an invite", max_length=LONGEST_TOKEN
    ),
]
# A name that no table can have is not found, like any other: the pattern is told, not checked.
TableName = Annotated[
    str,
    PathParameter(
        description="the name of a table", schema_extra={"pattern": f"^{TABLE.pattern}$"}
    ),
]
SeatNumber = Annotated[int, PathParameter(description="a seat", ge=0, lt=MOST_SEATS)]
Moment = Annotated[
    int | None,
    QueryParameter(description="after so many choices; else now", ge=0, le=LARGEST_COUNT),
]
Eyes = Annotated[
    int | None, QueryParameter(description="of which seat; else an onlooker's", ge=0, lt=MOST_SEATS)
]
Attempt = Annotated[
    int | None, QueryParameter(description="that shall begin", ge=1, le=LARGEST_COUNT)
]


class Complaint(Struct):
    """Why something is refused, in one line."""

    error: str


WHY: Final = {
    400: "What was sent makes no sense.",
    401: "There is no device token, or something else in its place.",
    403: "Somebody else may.",
    404: "There is nothing of that name.",
    409: "Not now, or not any more.",
    413: "The body is too large.",
    429: "Too much within a minute.",
    503: "The server is too busy, or its database does not answer: try again.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """With which statuses a call may be refused; any may be, for the pace of whoever calls."""
    return {status: told_as(Complaint, WHY[status]) for status in (*statuses, 429)}


def told_as(kind: type, description: str) -> ResponseSpec:
    """What an answer holds that a route sends as text."""
    return ResponseSpec(kind, description=description, generate_examples=False)


Security = Sequence[dict[str, list[str]]]
BY_DEVICE: Final[Security] = [{"device": []}]
BY_ANYBODY: Final[Security] = [{}, {"device": []}]  # a device is known by its token, if it has one


@dataclass
class TakesSave(Operation):
    """A call whose body is a save, which is read elsewhere."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody({"application/json": text}, "a save file", required=True)


OPENAPI: Final = OpenAPIConfig(
    title="Cothon",
    version=VERSION,
    description="The table. docs/protocol.md describes tokens and the socket.",
    path="/schema",
    render_plugins=[JsonRenderPlugin()],
    components=Components(
        security_schemes={
            "device": SecurityScheme(
                type="http", scheme="bearer", description="the token of a device"
            )
        }
    ),
)


def close_bodies(app: Litestar) -> None:
    """Say of all that comes in that it holds nothing else: unknown fields are refused."""
    for kind in (OpenTable, SeatWish, Claim, SeatBot, Branch):
        assert kind.__struct_config__.forbid_unknown_fields
        schema = app.openapi_schema.components.schemas[kind.__name__]
        schema.additional_properties = False
    properties = app.openapi_schema.components.schemas[OpenTable.__name__].properties or {}
    options = properties["options"]
    assert isinstance(options, Schema)
    options.property_names = Schema(min_length=1, max_length=LONGEST_WORD)
    options.max_properties = MOST_OPTIONS
