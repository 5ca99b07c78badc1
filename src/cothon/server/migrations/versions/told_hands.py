"""In whose hands a seat was is kept with it.

Only an addition: servers of an earlier version may go on while it is made, and note nothing there.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A place for the changes; of earlier ones nothing is known."""
    op.add_column("seats", sa.Column("hands", sa.Text, nullable=True))


def downgrade() -> None:
    """They are forgotten."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("hands")
