"""Writes client/src/pages/rules/rulings/rulings.json: the rulings and their scenarios as boards.

The first scenario that docs/rulings.md names below an entry is played, and what it shows is kept:
the monsters before and after, and in between dice, moves, and what may or may not be done. Moves
are kept as ids of messages and their values, so that the browser says them in any language.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.cities import CITIES  # noqa: E402 - its folder must be found first
from tokyork.formats import reading  # noqa: E402 - its folder must be found first
from tokyork.game import Game  # noqa: E402 - its folder must be found first
from tokyork.scenario.position import PositionReader  # noqa: E402 - its folder must be found first
from tokyork.views.view import view  # noqa: E402 - its folder must be found first
from tokyork.words.sentences import Sentences, prices  # noqa: E402 - its folder must be found first
from tokyork.words.texts import Texts, texts  # noqa: E402 - its folder must be found first

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tokyork import Decision
    from tokyork.core.state import State

PAGE = ROOT / "docs" / "rulings.md"
FILE = ROOT / "client" / "src" / "pages" / "rules" / "rulings" / "rulings.json"
PLAYED_ON = {"seat": -1}
"""The step of a story that stands for turns of which nothing is told."""

_ENTRY = re.compile(r'^- <a id="(\w+)"></a>\n((?:  .*\n?)*)', re.MULTILINE)
_SCENARIO = re.compile(r"\(\.\./(tests/scenarios/(\w+)/[^)]+)\)")
_HOLE = re.compile("\ue000(\\d+)\ue001")


# --- the page ---


def entries() -> Iterator[tuple[str, str, str]]:
    """Section, id and text of every entry of the page."""
    for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title = section.partition("\n")[0]
        for found in _ENTRY.finditer(section):
            yield title, found[1], found[2]


def section_id(title: str) -> str:
    """The id of a section: its city and its first noun."""
    known = {
        "Losing health": "losses",
        "Market and deck": "market",
        "The end": "end",
        "Tokyo: dice": "tokyo_dice",
        "Tokyo: City and Bay": "tokyo_places",
        "Tokyo: Mimic": "tokyo_mimic",
        "New York: dice and destruction": "new_york_dice",
        "New York: places": "new_york_places",
        "New York: cards and energy": "new_york_cards",
    }
    return known.get(title, title.lower().replace(" ", "_"))


def cities_of(section: str, entry: str) -> list[str]:
    """Where a ruling holds: in both cities, unless it or its section names one of them."""
    played = {city for _, city in _SCENARIO.findall(entry)}
    if len(played) == 2:
        return list(CITIES)
    prose = section + entry.partition("\n  - [")[0]
    named = {city for city in CITIES if any(_says(prose, word) for word in _words_of(city))}
    return sorted(named or CITIES, key=list(CITIES).index)


def _says(prose: str, word: str) -> bool:
    """Whether a name is in it as a whole: "Health" is not the card Heal."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", " ".join(prose.split())) is not None


def _words_of(city: str) -> set[str]:
    """What only this city has: its name, its cards, its options."""
    own, rules = texts(), CITIES[city]
    (other,) = (r for c, r in CITIES.items() if c != city)
    cards = {
        own(f"card-{city}-{card}").rstrip("!")
        for card in set(rules.box.by_id) - set(other.box.by_id)
    }
    options = {f"`{option}`" for option in rules.options}
    return cards | options | {"Tokyo" if city == "tokyo" else "New York"}


# --- moves as messages ---


class Recorder(Texts):
    """Notes which messages are asked for instead of saying them."""

    def __init__(self) -> None:
        """As English, which has all messages."""
        super().__init__()
        self.said: list[dict[str, Any]] = []

    def __call__(self, message: str, attribute: str | None = None, /, **values: object) -> str:
        """A hole, to be filled with the message."""
        del attribute
        said: dict[str, Any] = {"id": message}
        if values:
            said["values"] = {key: self.filled(value) for key, value in values.items()}
        self.said.append(said)
        return f"\ue000{len(self.said) - 1}\ue001"

    def filled(self, value: object) -> object:
        """The messages that a value consists of; anything else stays as it is."""
        found = [self.said[int(n)] for n in _HOLE.findall(str(value))]
        return value if not found else found[0] if len(found) == 1 else found


def told(game: Game, move: str) -> object:
    """A move of the pending decision, as messages; one that is not offered as well."""
    seen = game.view(game.decision.seat) if game.decision else game.view()
    monsters = [monster["monster"] for monster in seen["monsters"]]
    words = Sentences(seen["city"], monsters, numbered=False)  # its own: `of` shares them
    recorder = Recorder()
    words.texts = recorder

    def price(what: str) -> int:
        return prices(seen).get(what, words.printed_price(what.split(maxsplit=1)[0]))

    return recorder.filled(words.move(move, len(seen["dice"]), price))


# --- playing ---


class Posed(PositionReader):
    """A position that is looked at before the first turn begins."""

    before: dict[str, Any]

    def _begin(self, g: State, *, first_turn: bool) -> None:
        self.before = view(g, None)
        super()._begin(g, first_turn=first_turn)


class Scene:
    """A scenario that is played and told."""

    def __init__(self, path: Path) -> None:
        """Play it."""
        data = reading.mapping(reading.load_yaml(path), "scenario")
        posed = Posed(data)
        posed.position()
        self.before = posed.before
        self.first = _seat(data.get("turn", "p1"))
        self.game = Game.from_scenario(data)
        self.story: list[dict[str, Any]] = []
        self.pauses: list[int] = []
        """Where in the story a turn begins."""
        self.heard = 0
        self._listen()
        for step in data.get("script") or []:
            self._step(step)
            self._listen()

    def _listen(self) -> None:
        """Put the dice that were rolled since into the story."""
        fresh = self.game.events(self.heard)
        self.heard += len(fresh)
        for event in fresh:
            if event["kind"] == "turn_started":
                self.pauses.append(len(self.story))
            elif event["kind"] in {"rolled", "rolled_aside"}:
                dice = event.get("all", event["dice"])
                self.story.append({"seat": _seat(event["seat"]), "roll": dice})

    def _step(self, step: str | dict[str, str]) -> None:
        """A step of the script; whether it expects the right things is for the tests."""
        key, value = ("", step) if isinstance(step, str) else next(iter(step.items()))
        if key in {"legal", "illegal"}:
            self._tell("may" if key == "legal" else "may_not", str(value))
        elif key == "at":
            kind, _, seat = str(value).partition(" ")
            self._default_until(lambda now: now.kind == kind and seat in {"", now.seat})
        elif key == "until":
            turn, active = self.game.view()["turn"], str(value)
            self._default_until(
                lambda _: (
                    self.game.view()["turn"] > turn
                    if active == "next"
                    else self.game.view()["active"] == active
                )
            )
        elif key != "expect":
            move = str(value)
            self._default_until(lambda now: key in {"", now.seat} and _offers(now, move))
            self._tell("move", move)
            self.game.play(move)

    def _default_until(self, reached: Callable[[Decision], bool]) -> None:
        while (now := self.game.decision) and not reached(now):
            self.game.play(now.default)
            self._listen()

    def _tell(self, kind: str, move: str) -> None:
        seat = self.game.decision.seat if self.game.decision else self.game.view()["active"]
        self.story.append({"seat": _seat(seat), kind: told(self.game, move)})

    def _told(self) -> list[dict[str, Any]]:
        """The story without turns at its end in which nobody did what the script says."""
        last = max((n for n, step in enumerate(self.story) if "roll" not in step), default=0)
        idle = [start for start in self.pauses[1:] if start > last]
        told = self.story[: idle[0]] if idle else self.story
        return [*told, PLAYED_ON] if len(idle) > 1 else told

    def data(self) -> dict[str, Any]:
        """All of it, without what did not change."""
        after = self.game.view()
        before = [_monster(m) for m in self.before["monsters"]]
        now = [_monster(m) for m in after["monsters"]]
        found: dict[str, Any] = {
            "city": after["city"],
            "turn": self.first,
            "before": [{k: v for k, v in m.items() if v not in _NOTHING} for m in before],
            "story": self._told(),
            "after": [_changes(a, b) for a, b in zip(before, now, strict=True)],
        }
        if self.before["options"]:
            found["options"] = self.before["options"]
        if "boroughs" in after:
            found["units"] = [_units(self.before), _units(after)]
        if after["over"]:
            found["winners"] = [_seat(seat) for seat in after["winners"]]
        return found


_NOTHING: tuple[object, ...] = ([], {}, None)


def _offers(decision: Decision, move: str) -> bool:
    wanted = sorted(move.split())
    return any(sorted(offered.text.split()) == wanted for offered in decision.moves)


def _seat(seat: str) -> int:
    return int(seat[1:]) - 1


def _monster(m: dict[str, Any]) -> dict[str, Any]:
    return {
        "monster": m["monster"],
        "at": m["at"] if m["alive"] else "out",
        "health": m["health"],
        "points": m["points"],
        "energy": m["energy"],
        "cards": [_card(card) for card in m["cards"]],
        "tokens": m["tokens"],
        "goals": m.get("goals", []),
    }


def _card(card: dict[str, Any]) -> dict[str, Any]:
    """A card with its tokens and what it copies."""
    found = {"id": card["id"]}
    if "tokens" in card:
        found["tokens"] = card["tokens"]
    if card.get("copies"):
        found["copies"] = card["copies"]["card"]
    return found


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {key: after[key] for key in after if after[key] != before[key]}


def _units(seen: dict[str, Any]) -> dict[str, dict[str, int]]:
    return {name: b["units"] for name, b in seen["boroughs"].items() if b["units"]}


# --- the file ---


def rulings() -> str:
    """A line for each ruling."""
    lines = []
    for section, name, entry in entries():
        path, _ = _SCENARIO.findall(entry)[0]
        ruling = {
            "id": name,
            "section": section_id(section),
            "cities": cities_of(section, entry),
            "scene": Scene(ROOT / path).data(),
        }
        lines.append(json.dumps(ruling, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(rulings(), encoding="utf-8")
