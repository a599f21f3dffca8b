"""The game in the browser: one process, one SQLite file, tables that survive a restart."""
