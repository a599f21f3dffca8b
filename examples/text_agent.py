"""A text agent: it reads words and answers with a move. A language model may stand for `read`.

./run tokyork text-agent python3 examples/text_agent.py --against random --games 20
"""

import json
import re
import sys


def read(words: str) -> str:
    """The move for a table that is told in words; here by a few habits instead of a model."""
    moves: list[str] = re.findall(r"^- (.+)$", words, re.MULTILINE)
    me = re.search(r"\(you\) at (\w+): (\d+) of \d+ health", words)
    health = int(me[2]) if me else 10
    inside = me is not None and me[1] != "outside"
    if "yield" in moves:
        return "yield" if health <= 6 else moves[0]
    if any(move.startswith("keep") for move in moves):
        wanted = {"claw", "3"} | ({"heart"} if health < 7 and not inside else {"energy"})
        return max(moves, key=lambda move: _liked(move, wanted))
    for verb in ("buy", "resolve", "destroy", "flee"):
        for move in moves:
            if move.startswith(verb):
                return move
    return moves[0]


def _liked(move: str, wanted: set[str]) -> int:
    faces = move.split()[1:] if move.startswith("keep") else []
    return sum(1 if face in wanted else -1 for face in faces)


for line in sys.stdin:
    question = json.loads(line)
    text = question["rules"] + "\n\n" + question["words"]
    answer = read(text)
    # A model would say what it read and wrote; here a word counts as a token.
    print(json.dumps({"move": answer, "tokens": len(text.split())}), flush=True)
