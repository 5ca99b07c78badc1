"""What is the same for everybody: compressed once, kept, and sent as it is."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response

AS_IT_IS: Final = "as_it_is"  # marks routes whose answers nobody compresses again
LEVEL: Final = 9  # it is done once
NO_GAIN: Final = 0.9  # of its size, and what is compressed is not worth unpacking

Asking = Request[Any, Any, Any]


@dataclass(frozen=True)
class Packed:
    """The body of an answer, plain and compressed; pictures and fonts are small already."""

    kind: str
    plain: bytes
    small: bytes | None
    caching: str


def pack(plain: bytes, kind: str, caching: str) -> Packed:
    """Compress something, if that is of use; the same bytes come of it on every server."""
    small = gzip.compress(plain, LEVEL, mtime=0)
    return Packed(kind, plain, small if len(small) < NO_GAIN * len(plain) else None, caching)


def send(packed: Packed, request: Asking) -> Response[bytes]:
    """The answer in a form that whoever asks can read; caches keep the forms apart."""
    headers = {"Cache-Control": packed.caching}
    if packed.small is None:
        return Response(packed.plain, media_type=packed.kind, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(packed.plain, media_type=packed.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(packed.small, media_type=packed.kind, headers=headers)
