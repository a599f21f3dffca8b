"""Where the dice of a table come from, as everybody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.seating import DiceView

if TYPE_CHECKING:
    from tokyork.server.table.table import TableData


def dice_of(data: TableData) -> DiceView | None:
    """The secret is opened when the game is over, and not before."""
    seal = data.seal
    if data.lesson:
        return DiceView("prepared")
    if seal is None:
        return None if data.start is None else DiceView("seeded")
    number = seal.entry.number if seal.entry else None
    chairs = enumerate(data.chairs)
    salts = {f"p{n + 1}": chair.salt for n, chair in chairs if chair.salt}
    fixed = seal.salts if data.start is not None else salts
    secret = seal.secret if data.status == "over" else None
    return DiceView("fair", seal.commitment, number, fixed, secret)
