"""A secret key deals at tables with people; tables opened before keep their seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A place for the key."""
    op.add_column("tables", sa.Column("key", sa.String(128), nullable=True))


def downgrade() -> None:
    """Only tables that were dealt by a seed can be told without it."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("key")
