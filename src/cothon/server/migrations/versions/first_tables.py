"""Tables, seats, moves, moves taken back, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(16)
HASH = sa.String(64)
TIME = sa.String(32)


def upgrade() -> None:
    """The first form of the database."""
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("material", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("position", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("base", sa.JSON, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("host", HASH, nullable=False, index=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("over", sa.Boolean, nullable=False, index=True),
        sa.Column("filed", sa.Boolean, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("updated", TIME, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("pilot", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token", HASH, nullable=True),
        sa.Column("device", HASH, nullable=True, index=True),
    )
    op.create_table(
        "moves",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move_id", sa.String(64), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.UniqueConstraint("table", "move_id", name="moves_by_id"),
    )
    op.create_table(
        "undone",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move_id", sa.String(64), nullable=False),
        sa.Column("undo_id", sa.String(64), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.UniqueConstraint("table", "undo_id", name="undone_by_id"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )


def downgrade() -> None:
    """Back to nothing."""
    for table in ("chat", "undone", "moves", "seats", "tables"):
        op.drop_table(table)
