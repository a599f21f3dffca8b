"""A table in a list: who plays, where the game stands, when it was, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.calls import Listed, ListedSeat

if TYPE_CHECKING:
    from tokyork.server.table.standing import GameStanding
    from tokyork.server.table.table import TableData


def listed(
    data: TableData, guest: str, standing: GameStanding | None = None, watchers: int = 0
) -> Listed:
    """A table as a guest sees it in a list; how a running game stands, if that is known."""
    standing = standing or data.standing
    return Listed(
        data.table,
        data.settings.city,
        data.status,
        next((p.name for p in data.chairs if p.guest == data.host), ""),
        sum(chair.kind == "open" for chair in data.chairs),
        len(data.chairs),
        guest == data.host or any(chair.guest == guest for chair in data.chairs),
        your_turn=False,
        players=_players(data, guest, standing),
        turn=standing.turn if standing else None,
        at=data.ended or data.began or data.opened,
        ending=standing.ending if standing else None,
        watchers=watchers,
        days=None if data.settings.pace is None else data.settings.pace.days,
        tournament=data.tournament,
    )


def _players(data: TableData, guest: str, standing: GameStanding | None) -> list[ListedSeat]:
    found = []
    for number, chair in enumerate(data.chairs):
        level = chair.level if chair.by_bot and chair.kind != "open" else None
        seat = ListedSeat(
            f"p{number + 1}", chair.kind, chair.name, level, chair.monster, chair.guest == guest
        )
        if standing is not None:
            stands = standing.seats[number]
            seat.place, seat.points, seat.health = stands.place, stands.points, stands.health
            seat.winner = seat.seat in standing.winners
        found.append(seat)
    return found
