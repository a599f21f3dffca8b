"""Both games as a laboratory: fixed actions, observations, environments. Docs: docs/lab.md."""
