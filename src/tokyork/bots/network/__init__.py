"""A value network: how likely a seat is to win from a position. Numpy only; weights inside."""

import os

# The matrices are small: threads would only wait for each other. Read when numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from tokyork.bots.network.layers import Network, load_network

__all__ = ["Network", "load_network"]
