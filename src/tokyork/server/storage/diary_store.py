"""What players have kept of the puzzles of the day, as rows of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.people_calls import PuzzleDiary

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Ledger

_READ = "SELECT day, solved, streak, longest, run FROM solving WHERE guest = ?"
_SAVE = (
    "INSERT INTO solving (guest, day, solved, streak, longest, run) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (guest) DO UPDATE SET day = excluded.day, solved = excluded.solved, "
    "streak = excluded.streak, longest = excluded.longest, run = excluded.run"
)
_SEEN = (
    "INSERT INTO guests (id, name, ran) VALUES (?, '', ?) "
    "ON CONFLICT (id) DO UPDATE SET ran = excluded.ran"
)


class DiaryStore:
    """One row a player."""

    def __init__(self, store: Ledger) -> None:
        """On this file."""
        self._store = store

    async def diary(self, guest: str) -> PuzzleDiary | None:
        """What is kept of this player, if anything."""
        rows = await self._store.read(_READ, guest)
        if not rows:
            return None
        day, solved, streak, longest, run = rows[0]
        return PuzzleDiary(day, bool(solved), streak, longest, run)

    async def save(self, guest: str, diary: PuzzleDiary) -> None:
        """The same from now on; who solves puzzles has been here."""
        values = (diary.day, int(diary.solved), diary.streak, diary.longest, diary.run)
        await self._store.write((_SEEN, (guest, self._store.ran)), (_SAVE, (guest, *values)))
