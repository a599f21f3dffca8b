"""What a browser has seen, and the way from there to what it sees now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tokyork.views.view import SEAT_KEYS

if TYPE_CHECKING:
    from tokyork.server.feed.logbook import WordedLine

_MONSTERS = "monsters"


class Sight(NamedTuple):
    """A game as it was shown to some eyes: kept by everybody who saw it so."""

    seq: int
    public: dict[str, Any]
    """What everybody saw then."""
    view: dict[str, Any]
    lines: list[WordedLine]
    """The last ones."""
    first_line: int
    """Of what number on these are all there were."""


class SharedChange(NamedTuple):
    """The change of what everybody sees, ready to be sent to each with what is theirs."""

    fields: bytes
    """Of the JSON object, without the keys that a seat sees otherwise."""

    @classmethod
    def between(cls, before: dict[str, Any], now: dict[str, Any]) -> SharedChange:
        """The keys that are not as they were; of the monsters, those that are not."""
        changed = {key: value for key, value in now.items() if before.get(key, before) != value}
        if _MONSTERS in changed:
            old = before[_MONSTERS]
            changed[_MONSTERS] = [m for n, m in enumerate(now[_MONSTERS]) if m != old[n]]
        for key in SEAT_KEYS:
            changed.pop(key, None)
        return cls(_fields(changed))

    def with_own(self, before: dict[str, Any], now: dict[str, Any]) -> msgspec.Raw:
        """The whole change for some eyes, which saw the game so and see it so now."""
        own = {
            key: now[key] for key in SEAT_KEYS if key in now and before.get(key, before) != now[key]
        }
        inside = b",".join(filter(None, (self.fields, _fields(own))))
        return msgspec.Raw(b"{" + inside + b"}")


def _fields(data: dict[str, Any]) -> bytes:
    return msgspec.json.encode(data)[1:-1]


def gone(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """The keys that are no more."""
    return [] if before.keys() <= now.keys() else [key for key in before if key not in now]


def new_lines(
    before: Sight, now: list[WordedLine], first: int, end: int
) -> tuple[int, list[WordedLine]]:
    """The number from which on lines are void, and those that stand in their place.

    Those of now begin with number `first`; none has the number `end` or a later one.
    """
    if before.first_line > first:
        return first, now
    old = [line for line in before.lines if line.number >= first]
    same = 0
    for known, line in zip(old, now, strict=False):
        if known != line:
            break
        same += 1
    differing = [*old[same : same + 1], *now[same : same + 1]]
    return min((line.number for line in differing), default=end), now[same:]
