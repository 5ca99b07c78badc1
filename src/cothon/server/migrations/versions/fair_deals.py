"""Deals that all make together, and seats that belong to devices; tables dealt before stay so."""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

HASH = sa.String(64)


def upgrade() -> None:
    """Places for what a deal is made of, and for who was last seen when."""
    yes, no = sa.true(), sa.false()
    for column in (
        sa.Column("secret", HASH, nullable=True),
        sa.Column("commitment", HASH, nullable=True),
        sa.Column("attempt", sa.Integer, nullable=False, server_default="1"),
        sa.Column("begun", sa.Boolean, nullable=False, server_default=no),
        sa.Column("dealt", sa.Boolean, nullable=False, server_default=yes),
    ):
        op.add_column("tables", column)
    op.create_table(
        "shares",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hash", HASH, nullable=False),
        sa.Column("number", HASH, nullable=True),
    )
    op.add_column("seats", sa.Column("seen", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("moving", HASH, nullable=True))
    seats = sa.table("seats", *map(sa.column, ("device", "token", "seen")))
    moment = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    claimed = seats.update().where(seats.c.device.is_not(None))
    op.execute(claimed.values(seen=moment, token=None))  # a claim spends its invite


def downgrade() -> None:
    """Tables that are not dealt yet go, as nothing could deal them."""
    waiting = "select id from tables where not dealt"
    for name in ("chat", "shares", "seats"):
        op.execute(f'delete from {name} where "table" in ({waiting})')
    op.execute("delete from tables where not dealt")
    op.drop_table("shares")
    for column in ("secret", "commitment", "attempt", "begun", "dealt"):
        op.drop_column("tables", column)
    for column in ("seen", "moving"):
        op.drop_column("seats", column)
