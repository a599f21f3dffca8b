"""What a browser has seen, and the way from there to what it sees now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

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


def view_change(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The keys that are not as they were; of the monsters, those that are not."""
    changed = {key: value for key, value in now.items() if before.get(key, before) != value}
    if _MONSTERS in changed:
        old = before[_MONSTERS]
        changed[_MONSTERS] = [m for n, m in enumerate(now[_MONSTERS]) if m != old[n]]
    return changed


def own_change(
    before: dict[str, Any], now: dict[str, Any], shared: dict[str, Any]
) -> dict[str, Any]:
    """The same for a seat, where the change of what everybody sees is known."""
    changed = {key: value for key, value in shared.items() if key not in SEAT_KEYS}
    for key in SEAT_KEYS:
        if key in now and before.get(key, before) != now[key]:
            changed[key] = now[key]
    return changed


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
