"""A game as text and data: moves, options, records, snapshots, and how such files are read."""
