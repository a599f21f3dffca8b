"""What New York's tiles need, pay and become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tokyork.new_york.board import STRENGTH, TILES
from tokyork.terminal.boroughs import tile_style
from tokyork.words.outlook import reward, what_remains

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.words.sentences import Sentences

PRINTED = dict(zip(TILES, STRENGTH, strict=True))


def tile_table(words: Sentences, strengths: Mapping[str, int] = PRINTED) -> Table:
    """All kinds of tiles, with the destruction that somebody needs for them."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("tile", "needs", "pays", "leaves"):
        grid.add_column(words.texts(f"terminal-tile_{heading}"))
    for tile in TILES:
        name = Text(words.tile(tile), style=tile_style(tile))
        row = (str(strengths[tile]), reward(words, tile), what_remains(words, tile))
        grid.add_row(name, *row)
    return grid
