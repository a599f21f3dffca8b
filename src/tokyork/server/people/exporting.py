"""Everything that is kept of a player, as one JSON text, a piece at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.player_store import read_insight, read_told
from tokyork.server.table.seats import voice_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from tokyork.server.storage.player_store import PlayerStore
    from tokyork.server.storage.table_store import TableStore

AT_ONCE = 100


async def exported(players: PlayerStore, tables: TableStore, guest: str) -> AsyncIterator[bytes]:
    """What follows the player, ratings, achievements, and game by game what was played and said."""
    about = {
        "player": (await players.profile(guest))._asdict(),
        "ratings": [
            {"city": city, "against": against, "mu": mu, "sigma": sigma, "games": games}
            for (city, against), (mu, sigma, games) in (await players.skills(guest)).items()
        ],
        "achievements": [
            {"id": feat, "table": table, "at": at} for feat, table, at in await players.feats(guest)
        ],
        "tables": await players.tables_of(guest),
        "notices": await players.notices_of(guest),
        "puzzles": await players.puzzles_of(guest),
        "passkeys": await players.passkeys_of(guest),
    }
    yield msgspec.json.encode(about)[:-1] + b',"games":['
    filters: list[tuple[str, Any]] = []
    first = True
    while rows := await players.history(guest, filters, AT_ONCE):
        for row in rows:
            yield (b"" if first else b",") + msgspec.json.encode(await _game(tables, guest, row))
            first = False
        ended, table = rows[-1][1], rows[-1][0]
        before = "(r.ended < ? OR (r.ended = ? AND r.table_id < ?))"
        filters = [(before, (ended, ended, table))]
    yield b"]}"


async def _game(tables: TableStore, guest: str, row: Sequence[Any]) -> dict[str, Any]:
    table, ended, seat, luck, quality, told, insight, *_ = row
    moves: list[str] = []
    try:
        moves = await tables.moves(table)
    except (RefusedError, IndexError):  # damaged, or not kept any more
        moves = []
    said = [
        one.text or one.emote for one in await tables.talk(table) if one.voice == voice_of(guest)
    ]
    return {
        "table": table,
        "ended": ended,
        "seat": seat,
        "luck": luck,
        "quality": quality,
        "game": read_told(told),
        "insight": read_insight(insight) if insight else None,
        "said": said,
        "moves": moves,
    }
