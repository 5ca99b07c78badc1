"""Several servers may share the tables: every write is counted, and bots that are due are found.

What happened is kept with every move, so that it can be told under any later rules.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    """Places for the count, the hour and the story; waiting bots are due at once."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("told", sa.Text, nullable=True))
    op.add_column("moves", sa.Column("told", sa.Text, nullable=True))
    op.create_index("tables_due", "tables", ["due"], sqlite_where=DUE, postgresql_where=DUE)
    op.execute("UPDATE tables SET revision = version")
    op.execute(
        """UPDATE tables SET due = updated WHERE over = (1 = 0) AND filed = (1 = 0) AND EXISTS (
            SELECT 1 FROM seats WHERE seats."table" = tables.id AND seats.kind = 'bot'
                AND (tables.asked & (1 << seats.seat)) <> 0)"""
    )


def downgrade() -> None:
    """One server, and what happened is forgotten."""
    op.drop_index("tables_due", "tables")
    with op.batch_alter_table("tables") as batch:
        for name in ("revision", "due", "told"):
            batch.drop_column(name)
    with op.batch_alter_table("moves") as batch:
        batch.drop_column("told")
