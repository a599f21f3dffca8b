"""Games small enough to be solved: perfect play, exactly. `duel` is Tokyo for two without cards."""

import os

# As in `bots.network`, whichever is imported first: numpy reads it when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
