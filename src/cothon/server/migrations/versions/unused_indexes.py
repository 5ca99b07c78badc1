"""Two indexes go that every move wrote into and no question looks at: whether games are over, and

when somebody last wrote to a table. Servers of an earlier version may go on while that happens.
"""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that may go in time have an index of their own (`tables_loose`)."""
    op.drop_index("ix_tables_over", "tables")
    op.drop_index("ix_tables_updated", "tables")


def downgrade() -> None:
    """They are written again."""
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_index("ix_tables_over", "tables", ["over"])
