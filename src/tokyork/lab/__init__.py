"""Both games as a laboratory: fixed actions, observations, environments. Docs: docs/lab.md."""

import os

# As in `bots.network`, whichever is imported first: `learned` takes a fifth of the time so.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
