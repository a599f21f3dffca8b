"""Answers from games: what is worth how much, with intervals. Docs: docs/data.md."""
