"""A table as a picture (SVG), from the browser's own drawings: for notebooks and reports."""

from tokyork.drawn.sheet import draw

__all__ = ["draw"]
