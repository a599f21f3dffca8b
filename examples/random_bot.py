"""A bot in ten lines: it makes any legal move.  tokyork bot-check python3 examples/random_bot.py"""

import json
import random
import sys

for line in sys.stdin:  # one question a line
    question = json.loads(line)
    move = random.choice(question["legal"])
    print(json.dumps({"move": move}), flush=True)
