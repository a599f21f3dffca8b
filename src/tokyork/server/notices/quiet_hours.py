"""When somebody does not want to be told anything: hours of the day where they live."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import NamedTuple
from zoneinfo import ZoneInfo

DAY = 24 * 60
FARTHEST = 14 * 60
"""Minutes that clocks differ from UTC at most, either way."""
_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+){0,2}")


class QuietHours(NamedTuple):
    """From one minute of the day to another, which may be after midnight."""

    since: int
    until: int
    zone: str = ""
    """Such as `Europe/Budapest`: it knows when clocks are changed."""
    minutes: int = 0
    """By how much clocks there were ahead of UTC, where the zone is unknown."""


def is_zone(text: str) -> bool:
    """Whether it could be one."""
    return not text or (len(text) <= 64 and _ZONE.fullmatch(text) is not None)


def _clock(quiet: QuietHours) -> tzinfo:
    try:
        if quiet.zone and is_zone(quiet.zone):
            return ZoneInfo(quiet.zone)
    except (KeyError, ValueError, OSError):  # this machine knows no zones, or not this one
        pass
    return timezone(timedelta(minutes=quiet.minutes))


def seconds_until_loud(quiet: QuietHours | None, now: float) -> float:
    """How long to wait until somebody may be told; 0 at once. `now` is in seconds since 1970."""
    if quiet is None or quiet.since == quiet.until:
        return 0.0
    here = datetime.fromtimestamp(now, UTC).astimezone(_clock(quiet))
    minute = here.hour * 60 + here.minute
    passed = (minute - quiet.since) % DAY
    length = (quiet.until - quiet.since) % DAY
    if passed >= length:
        return 0.0
    return (length - passed) * 60.0 - here.second
