"""The steps, each a file; Alembic follows them by their numbers."""
