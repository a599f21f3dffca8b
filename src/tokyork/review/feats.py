"""Achievements: stories of play that a finished game may hold, each told by a pure function."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tokyork.review.counting import Counting
from tokyork.review.timeline import is_inside

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.review.played import PlayedGame

FAR_BEHIND = 10
LANDLORD = 5
SHOPPER = 6
SIX = 6
Event = dict[str, Any]


class SeatStory:
    """A finished game from one seat."""

    def __init__(self, played: PlayedGame, seat: str, counts: dict[str, Counter[str]]) -> None:
        """`counts` are the figures of the whole game."""
        self.played = played
        self.seat = seat
        self.number = played.seats.index(seat)
        self._counts = counts

    def count(self, figure: str) -> int:
        """A figure of the review, of this seat."""
        return self._counts[figure][self.seat]

    @cached_property
    def won(self) -> bool:
        """Alone: a shared crown is no story of one's own."""
        return self.played.game.winners == [self.seat]

    @cached_property
    def others(self) -> list[int]:
        """The numbers of all other seats."""
        return [n for n in range(len(self.played.seats)) if n != self.number]

    @cached_property
    def course(self) -> list[tuple[int, int, str]]:
        """Health, points and place after each move, while it lived."""
        found = []
        for g in self.played.positions:
            m = g.monsters[self.number]
            if m.alive:
                found.append((int(m.health), int(m.points), g.rules.places[m.at]))
        return found

    @cached_property
    def turns(self) -> list[Sequence[Event]]:
        """The events of the turns of this seat."""
        turns = self.played.events_of_turns()[1:]
        return [events for events in turns if events[0]["seat"] == self.seat]


def _brink(story: SeatStory) -> bool:
    return story.won and any(health == 1 for health, _, _ in story.course)


def _brink_inside(story: SeatStory) -> bool:
    return story.won and any(health == 1 and is_inside(at) for health, _, at in story.course)


def _untouched(story: SeatStory) -> bool:
    return story.won and not story.count("damage_taken")


def _whisker(story: SeatStory) -> bool:
    g = story.played.game.state
    rivals = [int(g.monsters[n].points) for n in story.others if g.monsters[n].alive]
    own = int(g.monsters[story.number].points)
    by_points = story.played.game.ending == "points"
    return story.won and by_points and max(rivals, default=0) >= own - 1


def _alone(story: SeatStory) -> bool:
    rivals = len(story.others)
    return story.won and rivals > 1 and story.count("knock_outs") >= rivals


def _double(story: SeatStory) -> bool:
    """Two in one turn, by this seat's own doing."""
    return any(len(_knocked_out(events, story.seat)) > 1 for events in story.turns)


def _knocked_out(events: Sequence[Event], by: str) -> set[str]:
    """Who went out by somebody's doing among these events."""
    found, last_blow = set(), dict[str, str | None]()
    for event in events:
        if event["kind"] == "health_lost":
            last_blow[event["seat"]] = event["cause"].get("seat")
        if event["kind"] == "knocked_out" and last_blow.get(event["seat"]) == by != event["seat"]:
            found.add(event["seat"])
    return found


def _peaceful(story: SeatStory) -> bool:
    by_points = story.played.game.ending == "points"
    return story.won and by_points and not story.count("damage_dealt")


def _landlord(story: SeatStory) -> bool:
    """So many of one's own turns in a row begun inside."""
    row = best = 0
    places = _places_at_turns(story)
    for place in places:
        row = row + 1 if is_inside(place) else 0
        best = max(best, row)
    return best >= LANDLORD


def _places_at_turns(story: SeatStory) -> list[str]:
    found, seen = [], set[int]()
    for g in story.played.positions:
        if int(g.active) == story.number and int(g.turn) not in seen and g.turn:
            seen.add(int(g.turn))
            found.append(g.rules.places[g.monsters[story.number].at])
    return found


def _comeback(story: SeatStory) -> bool:
    def behind(n: int) -> int:
        g = story.played.positions[n]
        rivals = [int(g.monsters[o].points) for o in story.others]
        return max(rivals) - int(g.monsters[story.number].points)

    return story.won and any(behind(n) >= FAR_BEHIND for n in range(len(story.played.positions)))


def _bare(story: SeatStory) -> bool:
    bought = story.count("keeps_bought") + story.count("discards_bought")
    return story.won and not bought


def _shopper(story: SeatStory) -> bool:
    bought = story.count("keeps_bought") + story.count("discards_bought")
    return story.won and bought >= SHOPPER


def _reborn(story: SeatStory) -> bool:
    return story.won and any(
        event["kind"] == "reborn" and event["seat"] == story.seat for event in story.played.events
    )


def _six_alike(story: SeatStory) -> bool:
    finals = [e for e in story.played.events if e["kind"] == "dice_final"]
    return any(
        event["seat"] == story.seat and max(Counter(event["dice"]).values(), default=0) >= SIX
        for event in finals
    )


FEATS: Final[dict[str, Callable[[SeatStory], bool]]] = {
    "brink": _brink,
    "brink_inside": _brink_inside,
    "untouched": _untouched,
    "whisker": _whisker,
    "alone": _alone,
    "double": _double,
    "peaceful": _peaceful,
    "landlord": _landlord,
    "comeback": _comeback,
    "bare": _bare,
    "shopper": _shopper,
    "reborn": _reborn,
    "six_alike": _six_alike,
}


def feats(
    played: PlayedGame, counts: dict[str, Counter[str]] | None = None
) -> dict[str, list[str]]:
    """What each seat has achieved, in the order of `FEATS`."""
    counted = Counting(played).counts if counts is None else counts
    found = {}
    for seat in played.seats:
        story = SeatStory(played, seat, counted)
        found[seat] = [name for name, holds in FEATS.items() if holds(story)]
    return found
