"""The documents are true: their examples run, their links and commands exist."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
from functools import cache
from typing import TYPE_CHECKING

import pytest
import yaml

from tests.helpers import ROOT
from tokyork.cities import CITIES
from tokyork.formats.record import read_record
from tokyork.scenario import run_scenario

if TYPE_CHECKING:
    from pathlib import Path

DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path, language: str) -> list[tuple[int, str]]:
    """The fenced blocks in a language, each with the line it begins on."""
    text = path.read_text(encoding="utf-8")
    return [
        (text.count("\n", 0, found.start(2)), found[2])
        for found in FENCED.finditer(text)
        if found[1] == language
    ]


# --- examples ---


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_the_python_examples_run(path: Path) -> None:
    lines: list[str] = []
    for start, block in blocks(path, "python"):
        lines += [""] * (start - len(lines)) + block.splitlines()
    test = doctest.DocTestParser().get_doctest(
        "\n".join(lines) + "\n", {}, name(path), str(path), 0
    )

    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("module", ["tokyork", "tokyork.game"])
def test_the_examples_in_docstrings_run(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))

    assert results.failed == 0
    assert results.attempted > 0


@pytest.mark.parametrize("document", ["README.md", "docs/python.md"])
def test_there_are_examples(document: str) -> None:
    assert ">>>" in "".join(block for _, block in blocks(ROOT / document, "python"))


def test_the_scenarios_and_records_shown_are_good() -> None:
    shown = [yaml.safe_load(block) for path in DOCUMENTS for _, block in blocks(path, "yaml")]
    records = [data for data in shown if "record" in data]
    scenarios = [data for data in shown if "script" in data]

    assert len(records) + len(scenarios) == len(shown)
    assert [read_record(data).game for data in records]
    assert [run_scenario(data).line(data["title"]) for data in scenarios] == [
        f"ok {data['title']}" for data in scenarios
    ]


# --- commands ---


def commands() -> list[str]:
    """What the documents show behind `./run` or `tokyork`, in blocks and in running text."""
    shown: set[str] = set()
    for path in DOCUMENTS:
        for _, block in blocks(path, "sh"):
            shown.update(line.split("#")[0].strip() for line in block.splitlines())
        shown.update(re.findall(r"`([^`\n]+)`", FENCED.sub("", path.read_text(encoding="utf-8"))))
    return sorted(text for text in shown if re.match(r"(\./run|tokyork)( |$)", text))


@cache
def help_of(*command: str) -> str:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=env)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
    return done.stdout


@pytest.mark.parametrize("shown", commands())
def test_a_command_shown_exists(shown: str) -> None:
    words = shown.removeprefix("./run ").split()
    if shown == "./run":
        return
    if words[0] != "tokyork":
        assert re.search(rf"^  {re.escape(words[0])}\b", help_of("./run", "--help"), re.MULTILINE)
        return
    if len(words) > 1 and words[1][0].islower():
        text = help_of(sys.executable, "-m", "tokyork", words[1], "--help")
        if words[2:] and re.search(rf"^    {re.escape(words[2])} ", text, re.MULTILINE):
            text += help_of(sys.executable, "-m", "tokyork", *words[1:3], "--help")
    else:
        text = help_of(sys.executable, "-m", "tokyork", "--help")
    for option in [word.split("=")[0] for word in words if word.startswith("--")]:
        assert option in text, f"{shown}: no {option}"


def test_the_readme_shows_how_to_play_and_how_to_test() -> None:
    top = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:16])

    assert "\n./run tokyork  " in top
    assert "./run test" in top
    assert "unofficial, independent implementation with its own wording and art" in top


def test_the_readme_names_every_command() -> None:
    offered = help_of(sys.executable, "-m", "tokyork", "--help")
    commands_there = re.findall(r"^    ([a-z-]+) ", offered.partition("COMMAND\n")[2], re.MULTILINE)
    [line] = re.findall(r"all commands: (.*) \|", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert re.findall(r"`([^`]+)`", line) == commands_there


# --- links ---


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_every_link_to_a_file_leads_somewhere(path: Path) -> None:
    targets = LINK.findall(path.read_text(encoding="utf-8"))
    local = [target for target in targets if "://" not in target]

    assert [target for target in local if not (path.parent / target).exists()] == []


def rulings() -> list[str]:
    """The entries of the rulings page, each with the lines below it."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    return re.findall(r"^- .*(?:\n  .*)*", text, re.MULTILINE)


@pytest.mark.parametrize("entry", rulings(), ids=lambda entry: entry[2:60])
def test_every_ruling_names_a_scenario_that_pins_it(entry: str) -> None:
    files = [target for target in LINK.findall(entry) if "/scenarios/" in target]

    assert files
    assert all((ROOT / "docs" / file).is_file() for file in files)


@pytest.mark.parametrize("city", CITIES)
def test_every_scenario_of_a_ruling_is_on_the_rulings_page(city: str) -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    files = sorted((ROOT / "tests" / "scenarios" / city / "rulings").glob("*.yaml"))

    assert [file.name for file in files if f"/{city}/rulings/{file.name})" not in page] == []


def test_every_decision_and_move_word_is_in_the_notation() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    decisions = (ROOT / "locales" / "en" / "decisions.ftl").read_text(encoding="utf-8")
    kinds = re.findall(r"^decision-([a-z]+) =", decisions, re.MULTILINE)
    words = {word.split("_")[0] for word in re.findall(r"^move-(\w+) =", decisions, re.MULTILINE)}

    assert [kind for kind in kinds if f"\n| `{kind}` |" not in page] == []
    assert [word for word in sorted(words) if not re.search(rf"`{word}\b", page)] == []


def test_every_option_is_in_the_notation() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    options = {"health", "points", "deck", "first"}
    options.update(option for rules in CITIES.values() for option in rules.options)

    assert [option for option in sorted(options) if f"| `{option}` |" not in page] == []
