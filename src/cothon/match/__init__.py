"""A match: a game somebody plays, with its save, its log and its undo."""
