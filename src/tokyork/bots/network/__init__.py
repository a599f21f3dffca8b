"""A value network: how likely a seat is to win from a position. Weights inside."""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

# The matrices are small: threads would only wait for each other. Read when numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

if TYPE_CHECKING or find_spec("numpy") is not None:
    from tokyork.bots.network.layers import Network, load_network
else:  # in a browser
    from tokyork.bots.network.plain import PlainNetwork as Network
    from tokyork.bots.network.plain import load_network

__all__ = ["Network", "load_network"]
