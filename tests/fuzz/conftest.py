"""One server for all fuzzers of a process; in the end it must have had nothing to complain of."""

from tests.server.conftest import server

__all__ = ["server"]
