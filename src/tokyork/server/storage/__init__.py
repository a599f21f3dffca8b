"""Where tables are kept: one SQLite file, written by one thread."""
