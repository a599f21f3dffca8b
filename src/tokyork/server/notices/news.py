"""What somebody is told of a table that waits for them, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.server.table.table import TableData

HOUR = 3600.0
LONGEST = 300


class TurnNotice(Struct):
    """A notice for one browser; `client/src/app/worker.js` shows it."""

    title: str
    body: str
    url: str
    tag: str
    count: int
    """How many games wait for them."""


class AwaitedPlayer(NamedTuple):
    """Somebody for whom a table waits."""

    guest: str
    left: float
    """Seconds."""
    tables: int
    """How many wait for them."""
    reminder: bool


def news_of(data: TableData, who: AwaitedPlayer, language: str) -> TurnNotice:
    """That it is somebody's turn, or that little time is left."""
    say = texts(language)
    others = [chair.name for chair in data.chairs if chair.guest not in {who.guest, None}]
    city = say(f"city-short-{data.settings.city}")
    names = ", ".join(name for name in others if name)[:LONGEST]
    with_people = "yes" if names else "no"
    title = say("telling-reminder" if who.reminder else "telling-turn", city=city)
    hours = max(1, round(who.left / HOUR))
    body = say("telling-body", names=names, people=with_people, hours=hours, days=round(hours / 24))
    return TurnNotice(title, body, f"/t/{data.table}", data.table, who.tables)


def encoded(news: TurnNotice) -> bytes:
    """As a browser gets it."""
    return msgspec.json.encode(news)
