"""Makes the seeds of the corpus anew, from real games: python -m tests.fuzz.make_corpus.

They are called seed_...; inputs that once found a fault have other names, and stay.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.helpers import SCENARIOS, Plan, walk
from tokyork.cities import CITIES
from tools.positions import WORST

CORPUS = Path(__file__).parent / "corpus"


def seeds() -> dict[str, list[str]]:
    """Small inputs of every kind."""
    records, snapshots = [], []
    for number, city in enumerate(CITIES):
        *_, game = walk(city, Plan(seats=2 + number, seed=7 + number), most=40)
        records.append(game.save())
        *_, rich = walk(city, Plan(seats=3, seed=11 + number, rich=True), most=30)
        snapshots.append(rich.save())
    scenes = [p.read_text("utf-8") for city in CITIES for p in _every_tenth(city)]
    worst = [json.dumps(position) for position in WORST.values()]
    starts = [json.dumps({"start": json.loads(text), "moves": []}) for text in snapshots]
    return {
        "yaml": [*records, *scenes[:4], *_YAML],
        "game": [*records, *snapshots],
        "scenario": scenes,
        "options": _OPTIONS,
        "move": _MOVES,
        "request": [json.dumps({"nonce": "n", **request}) for request in _REQUESTS],
        "call": [json.dumps(call) for call in _CALLS],
        "practice": [*worst, *scenes[:4]],
        "brought": [*records, *starts],
        "said": ["Ada", "Gr\u00f6\u00dfe \U0001f469\u200d\U0001f467", "a\u0301\u0302\u0303\u0304"],
        "odds": ["3 3 claw heart 1 2\n3>=3", "1 2\nall", "claw\nclaw>=2, heart>=1 | all"],
        "bot_name": ["greedy", "greedy:250ms", "cmd:cat -u", "search:2s", "random"],
        "bot_answer": ['{"move": "stop"}', '{"move": "keep 3 3", "why": [1]}'],
        "arguments": ["replay\nfile\n--to\n3", "odds\n1 2\n--want\nall", "simulate\n--games\n5"],
    }


def _every_tenth(city: str) -> list[Path]:
    return sorted((SCENARIOS / city).rglob("*.yaml"))[::90]


_YAML = [
    "a: 'it''s'\nb: \"x\\ty\"\nc: |\n  two\n  lines\nd: >-\n  folded\n  line\ne: [1, {f: ~}]\n",
    '{"a": [1, 2.5, true, null, "\\u00e9\\ud83d\\ude00"], "b": {}}',
    "? a\n: b\n# comment\n--- # not yet\n",
]
_OPTIONS = [
    '{"health": 12, "points": 30, "first": "p2", "deck": {"wings": 0}}',
    '{"two_player_energy": true}',
]
_MOVES = ["keep 3 3 claw", "stop", "buy wings", "end", "use rapid_healing", "flee bronx", "keep"]
_REQUESTS: list[dict[str, Any]] = [
    {"type": "move", "table": "abc", "seq": 3, "move": "keep 3 3"},
    {"type": "undo", "table": "abc", "seq": 3},
    {"type": "sit", "seat": "p1", "name": "Ada"},
    {"type": "dress", "seat": "p1", "monster": None},
    {"type": "set_seat", "seat": "p2", "kind": "bot", "level": 2},
    {"type": "configure", "settings": {"city": "tokyo", "clock": {"per_move": 9, "reserve": 9}}},
    {"type": "pause", "paused": True},
    {"type": "chat", "text": "Hello"},
    {"type": "emote", "emote": "roar"},
    {"type": "ask", "topic": "odds", "keep": "3 3"},
    {"type": "why", "line": 3},
    {
        "type": "orders",
        "seat": "p1",
        "orders": [{"decision": "yield", "answer": "stay", "when": "health_above", "amount": 5}],
    },
]
_CALLS: list[dict[str, Any]] = [
    {"settings": {"city": "tokyo"}, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]},
    {
        "settings": {
            "city": "new_york",
            "options": {"health": 12, "points": 30},
            "listed": True,
            "clock": {"per_move": 30, "reserve": 60},
        },
        "seats": [{"kind": "bot", "level": 1, "monster": "mantis"}, {"kind": "open"}],
        "begin": True,
    },
    {"name": "Ada"},
    {"city": "tokyo", "name": "Ada"},
    {"text": "game: tokyo", "begin": True, "seat": "p2", "level": 4},
    {"step": 3, "seat": "p1", "name": "Ada"},
]


def main() -> None:
    """Write them."""
    for target, texts in seeds().items():
        folder = CORPUS / target
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("seed_*"):
            old.unlink()
        for number, text in enumerate(texts, 1):
            (folder / f"seed_{number:02}").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
