"""Several seats may be asked at once; what they hand in is kept until the last one has."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The seats being asked become a mask; a table for choices handed in."""
    op.add_column("tables", sa.Column("asked", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("turn", sa.Integer), sa.column("asked", sa.Integer))
    asked = sa.literal(1).op("<<")(tables.c.turn)
    op.execute(tables.update().where(tables.c.turn.is_not(None)).values(asked=asked))
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("turn")
    op.create_table(
        "sealed",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("move_id", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """One seat is asked at a time: the first of them."""
    op.drop_table("sealed")
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=True))
    tables = sa.table("tables", sa.column("turn", sa.Integer), sa.column("asked", sa.Integer))
    for seat in reversed(range(15)):
        among = tables.c.asked.op("&")(1 << seat) != 0
        op.execute(tables.update().where(among).values(turn=seat))
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("asked")
