"""Tables that may go in time are found without passing all the games that stay.

Only an addition: servers of an earlier version may go on while it is made, and pass them all.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

LOOSE = sa.text("filed OR NOT dealt OR n = 0")


def upgrade() -> None:
    """They are few, and so is what the index holds."""
    op.create_index(
        "tables_loose",
        "tables",
        ["updated", "id"],
        sqlite_where=LOOSE,
        postgresql_where=LOOSE,
    )


def downgrade() -> None:
    """All old tables are looked at again."""
    op.drop_index("tables_loose", "tables")
