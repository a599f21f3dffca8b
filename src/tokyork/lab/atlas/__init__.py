"""The atlas of both games: tables of equal players, and what they tell. Docs: docs/atlas.md."""
