"""Learning from samples: gradients of the network, and Adam's steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tokyork.bots.network import Network

FIRST, SECOND, TINY = 0.9, 0.999, 1e-8


class Adam:
    """Moves the weights of a network down the gradient of its error."""

    def __init__(self, network: Network) -> None:
        """No step was made yet."""
        self.network = network
        self.steps = 0
        self.means = [np.zeros_like(w) for w in network.weights]
        self.squares = [np.zeros_like(w) for w in network.weights]

    def learn(self, rows: NDArray[np.float32], targets: NDArray[np.float32], rate: float) -> float:
        """One step; gives back the error (cross entropy) before it."""
        error, gradients = gradient(self.network, rows, targets)
        self.steps += 1
        warm_first = 1 - FIRST**self.steps
        warm_second = 1 - SECOND**self.steps
        for n, found in enumerate(gradients):
            self.means[n] += (1 - FIRST) * (found - self.means[n])
            self.squares[n] += (1 - SECOND) * (found**2 - self.squares[n])
            size = np.sqrt(self.squares[n] / warm_second) + TINY
            self.network.weights[n] -= (rate * self.means[n] / warm_first / size).astype(np.float32)
        return error


def gradient(
    network: Network, rows: NDArray[np.float32], targets: NDArray[np.float32]
) -> tuple[float, list[NDArray[np.float32]]]:
    """The error over the rows, and its derivatives by all weights."""
    weights = network.weights
    layers = [rows]
    for n in range(0, len(weights) - 2, 2):
        layers.append(np.maximum(layers[-1] @ weights[n] + weights[n + 1], 0))
    out = (layers[-1] @ weights[-2] + weights[-1])[:, 0]
    chances = 1 / (1 + np.exp(-out))
    gradients: list[NDArray[np.float32]] = []
    back = ((chances - targets) / len(targets))[:, None].astype(np.float32)
    for n in range(len(weights) - 2, -1, -2):
        layer = layers[n // 2]
        gradients += [back.sum(axis=0), layer.T @ back]
        if n:
            back = (back @ weights[n].T) * (layer > 0)
    return cross_entropy(chances, targets), gradients[::-1]


def cross_entropy(chances: NDArray[np.float32], targets: NDArray[np.float32]) -> float:
    """The mean surprise at the targets."""
    safe = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(targets * np.log(safe) + (1 - targets) * np.log(1 - safe)).mean())
