"""What a browser has seen, and the way from there to what it sees now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.views.view import SEAT_KEYS

if TYPE_CHECKING:
    from tokyork.server.feed.logbook import WordedLine

_MONSTERS = "monsters"
_encode = msgspec.json.Encoder().encode


class SharedFields(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a game, as it is sent: each key, and of the monsters each one.

    Bytes are compared at once, and nobody has to look whether they are part of a circle.
    """

    fields: dict[str, bytes]
    """All keys but those of a seat."""
    monsters: tuple[bytes, ...]

    @classmethod
    def of(cls, public: dict[str, Any]) -> SharedFields:
        """Of what a spectator sees."""
        fields = {key: _encode(value) for key, value in public.items() if key not in _APART}
        return cls(fields, tuple(map(_encode, public[_MONSTERS])))

    def since(self, before: SharedFields) -> bytes:
        """The fields of the JSON object that are not as they were; of the monsters, those."""
        known = before.fields
        changed = [_field(key, now) for key, now in self.fields.items() if known.get(key) != now]
        if self.monsters != before.monsters:
            pairs = zip(self.monsters, before.monsters, strict=True)
            changed.append(_field(_MONSTERS, b"[%b]" % b",".join(n for n, o in pairs if n != o)))
        return b",".join(changed)


_APART = {*SEAT_KEYS, _MONSTERS}


def own_fields(view: dict[str, Any]) -> dict[str, bytes]:
    """What a seat sees otherwise than others, as it is sent."""
    return {key: _encode(view[key]) for key in SEAT_KEYS if key in view}


class Sight(msgspec.Struct, frozen=True, gc=False):
    """A game as it was shown to some eyes: kept by everybody who saw it so."""

    seq: int
    eyes: str | None
    shared: SharedFields
    """What everybody saw then."""
    own: dict[str, bytes]
    """What these eyes saw otherwise."""
    lines: list[WordedLine]
    """The last ones."""
    first_line: int
    """Of what number on these are all there were."""

    def change(self, shared: bytes, own: dict[str, bytes]) -> msgspec.Raw:
        """From here to what is seen now: what changed for all is put together already."""
        changed = [_field(key, now) for key, now in own.items() if self.own.get(key) != now]
        if shared:
            changed.insert(0, shared)
        return msgspec.Raw(b"{%b}" % b",".join(changed))

    def gone(self, shared: SharedFields, own: dict[str, bytes]) -> list[str]:
        """The keys that are no more."""
        pairs = ((self.shared.fields, shared.fields), (self.own, own))
        return [
            key
            for before, now in pairs
            if not before.keys() <= now.keys()
            for key in before
            if key not in now
        ]


def _field(key: str, value: bytes) -> bytes:
    return b'"%b":%b' % (key.encode(), value)


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
