"""Games as data: which are played, what is kept of them, and who plays them. Docs: docs/data.md."""
