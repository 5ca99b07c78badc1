"""What somebody calls a move counts for their own seat: others may call theirs the same.

No id was ever needed to be unique: a move names the moment that it is made for, and the key of the
log decides. Nothing is added or filled, so servers of an earlier version may go on meanwhile.
"""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

UNIQUE = (("moves", "moves_by_id", "move_id", "n"), ("undone", "undone_by_id", "undo_id", "id"))


def upgrade() -> None:
    """Ids are not compared any more; what was taken back is found by its table."""
    for table, name, _, _ in UNIQUE:
        with op.batch_alter_table(table) as batch:
            batch.drop_constraint(name, type_="unique")
    op.create_index("ix_undone_table", "undone", ["table"])


def downgrade() -> None:
    """Whatever is called like something before it is called otherwise."""
    op.drop_index("ix_undone_table", "undone")
    for table, name, column, order in UNIQUE:
        op.execute(
            f"""UPDATE {table} SET {column} = 'again-' || {order} WHERE EXISTS (
                SELECT 1 FROM {table} AS other WHERE other."table" = {table}."table"
                AND other.{column} = {table}.{column} AND other.{order} < {table}.{order})"""
        )
        with op.batch_alter_table(table) as batch:
            batch.create_unique_constraint(name, ["table", column])
