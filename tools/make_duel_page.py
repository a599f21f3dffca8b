"""Write docs/duel.md: perfect play in King of Tokyo for two without cards, as tables.

Run it again when the solution or the page's words change; a test compares the two.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.solved import duel  # noqa: E402 - its folder must be found first

PAGE = ROOT / "docs" / "duel.md"
HEALTH = range(1, 11)
POINTS = ((0, 0), (5, 5), (10, 10), (15, 15), (16, 10), (10, 16), (17, 17), (18, 10))
THROWS = (
    "1 1 2 3 heart claw",
    "1 1 1 2 3 claw",
    "2 2 3 3 energy claw",
    "3 3 1 energy heart claw",
    "3 3 3 1 2 heart",
    "claw claw 1 2 3 energy",
    "claw claw claw 3 3 heart",
    "heart heart 1 2 3 energy",
    "energy energy energy 1 2 heart",
)
STANDINGS = (
    ("as the game begins", (10, 10, 0, 0, "nobody")),
    ("both well, the rival in Tokyo", (10, 10, 5, 5, "you")),
    ("both well, you in Tokyo", (10, 10, 5, 5, "me")),
    ("you weak outside", (3, 8, 8, 8, "you")),
    ("the rival weak in Tokyo", (8, 3, 8, 8, "you")),
    ("you in Tokyo with 15 points", (6, 6, 15, 10, "me")),
)

HEAD = """# The solved duel

King of Tokyo for two without cards is small enough to be solved: the value of every position is
known to six decimals (`from tokyork.solved import duel`; [odds](odds.md)). Whoever moves first
wins {first:.1f}% of the games if both play perfectly. `tools/make_duel_page.py` writes this page.

## Stay or leave

You were hit in Tokyo, and your turn is next. Down: the health you have left. Across: the
attacker's health. **S** stay, **·** leave, **=** no matter.

"""


def page() -> str:
    """All of it."""
    first = 100 * duel.value(10, 10, 0, 0, "nobody")
    parts = [HEAD.format(first=first)]
    parts += [_answers(mine, yours) for mine, yours in POINTS]
    parts.append("## What to keep\n\nOf your first throw, with two rerolls left.\n\n")
    parts += [_keeps(title, standing) for title, standing in STANDINGS]
    return "".join(parts).rstrip() + "\n"


def _answers(my_points: int, your_points: int) -> str:
    lines = [f"You have {my_points} points, the attacker {your_points}:\n\n"]
    lines.append("| | " + " | ".join(str(health) for health in HEALTH) + " |\n")
    lines.append("|--:|" + ":-:|" * len(HEALTH) + "\n")
    for mine in HEALTH[:-1]:
        cells = [_answer(mine, yours, my_points, your_points) for yours in HEALTH]
        lines.append(f"| **{mine}** | " + " | ".join(cells) + " |\n")
    return "".join(lines) + "\n"


def _answer(mine: int, yours: int, my_points: int, your_points: int) -> str:
    staying, leaving = duel.yield_values(mine, yours, my_points, your_points)
    if abs(staying - leaving) < 1e-5:
        return "="
    return "S" if staying > leaving else "·"


def _keeps(title: str, standing: tuple[int, int, int, int, str]) -> str:
    lines = [f"{title[0].upper()}{title[1:]} ({_told(standing)}):\n\n"]
    lines.append("| throw | keep | wins | next best | costs |\n|---|---|--:|---|--:|\n")
    for throw in THROWS:
        values = duel.keep_values(*standing, throw, 2)
        (best, most), (other, less) = list(values.items())[:2]
        cells = [throw, _shown(best), f"{100 * most:.1f}%", _shown(other)]
        lines.append(f"| {' | '.join(cells)} | {100 * (most - less):.2f} |\n")
    return "".join(lines) + "\n"


def _shown(kept: tuple[str, ...]) -> str:
    return " ".join(kept) or "nothing"


def _told(standing: tuple[int, int, int, int, str]) -> str:
    mine, yours, my_points, your_points, _ = standing
    return f"health {mine} to {yours}, points {my_points} to {your_points}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
