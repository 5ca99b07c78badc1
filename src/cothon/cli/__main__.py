"""`python -m cothon.cli`, as `cothon` is called where it is not installed."""

from __future__ import annotations

from cothon.cli import main

if __name__ == "__main__":
    main()
