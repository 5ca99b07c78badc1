"""Every game is kept: how it ended, the words to show that by, and what a deal was promised for.

Only additions, so servers of an earlier version may go on while they are made.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Places for the last views and scores, for labels, and for the terms of a deal."""
    op.create_table(
        "finals",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("views", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )
    op.create_table(
        "panels",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("rules", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("material", sa.String(64), primary_key=True),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("terms", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Games of other rules cannot be shown any more."""
    op.drop_table("finals")
    op.drop_table("panels")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("terms")
