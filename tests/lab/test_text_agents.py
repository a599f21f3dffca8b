"""Text agents: programs that read words, and what they are told about themselves."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT
from tokyork import Game
from tokyork.bots import make_bot
from tokyork.bots.base import Seen
from tokyork.bots.programs.text_program import TextProgramBot
from tokyork.cli import main

if TYPE_CHECKING:
    from pathlib import Path

AGENT = str(ROOT / "examples" / "text_agent.py")


def _agent(folder: Path, body: str) -> list[str]:
    file = folder / "agent.py"
    head = "import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n"
    file.write_text(head + "".join(f"    {line}\n" for line in body.splitlines()))
    return [sys.executable, str(file)]


def test_a_question_has_words_and_no_data() -> None:
    game = Game("tokyo", seats=3, seed=233)
    bot = TextProgramBot([sys.executable, AGENT])
    question = json.loads(bot.asked(Seen(game.state), 500))

    assert set(question) == {"seat", "rules", "words", "ms"}
    assert "p1 (you) at outside: 10 of 10 health" in question["words"]
    assert "Points to win: 20." in question["words"]
    for move in game.legal_moves:
        assert f"\n- {move}\n" in question["words"]


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_the_example_beats_random_with_words_alone_and_says_what_it_costs(
    city: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["text-agent", sys.executable, AGENT, "--city", city, "--games", "12", "--json"]
    assert main(given) == 0
    told = json.loads(capsys.readouterr().out)

    assert told["legal"]["value"] == 1
    assert told["wins"]["value"] > told["fair"]
    assert told["tokens"]["value"] > 1000
    assert told["seconds"]["value"] > 0


def test_moves_that_are_not_legal_are_counted_and_prices_are_not_believed_blindly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = 'print(json.dumps({"move": "dance", "tokens": -5}), flush=True)'
    assert main(["text-agent", *_agent(tmp_path, body), "--games", "1", "--seats", "2"]) == 1
    told = capsys.readouterr().out

    assert "Answers that could be played: 0.0%" in told
    assert "Tokens" not in told


def test_a_text_agent_sits_down_in_contests_by_its_name() -> None:
    bot = make_bot(f"text:{sys.executable} {AGENT}:9s")
    try:
        assert isinstance(bot, TextProgramBot)
        assert bot.ms == 9000
        assert bot.choose(Seen(Game("tokyo", seats=2, seed=1).state, 9000)).move
        assert bot.tokens
    finally:
        bot.close()
