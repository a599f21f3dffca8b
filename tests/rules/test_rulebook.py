"""The pages of rules and rulings: every address has its words, every decision its paragraph."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import Plan, walk
from tokyork.cities import CITIES
from tokyork.scenario.script import KINDS
from tokyork.words.causes.decision_paragraphs import anchors, paragraph, paragraph_of_refusal
from tokyork.words.sentences import Sentences
from tokyork.words.texts import FALLBACK, LOCALES, texts
from tools.make_rulings import entries, section_id

ROOT = Path(__file__).parents[2]
ELSEWHERE = "ruling-elsewhere-"
PAGES = ROOT / "client" / "src" / "pages" / "rules"


def chapters(city: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((PAGES / "contents.json").read_text("utf-8"))[city]
    return found


def paragraphs(city: str) -> list[str]:
    return [f"{city}-{name}" for chapter in chapters(city) for name in chapter["paragraphs"]]


def messages(file: str) -> list[str]:
    """The ids of an English file, in order."""
    text = (LOCALES / FALLBACK / f"{file}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


# --- rules ---


@pytest.mark.parametrize("city", CITIES)
def test_every_chapter_and_paragraph_has_its_words_and_all_words_are_used(city: str) -> None:
    headings = [f"rules-{city}-section-{chapter['id']}" for chapter in chapters(city)]
    wanted = headings + [f"rules-{anchor}" for anchor in paragraphs(city)]

    assert sorted(messages(f"rules_{city}")) == sorted(wanted)
    assert [a for a in paragraphs(city) if not texts().has(f"rules-{a}", "title")] == []


@pytest.mark.parametrize("city", CITIES)
def test_decisions_and_refusals_lead_to_paragraphs_that_exist(city: str) -> None:
    assert anchors(city) - set(paragraphs(city)) == set()


def test_every_kind_of_decision_has_a_paragraph_in_some_city() -> None:
    def has(city: str, kind: str) -> bool:
        try:
            return bool(paragraph(city, kind))
        except KeyError:
            return False

    assert [kind for kind in KINDS if not any(has(city, kind) for city in CITIES)] == []


@pytest.mark.parametrize("city", CITIES)
def test_every_decision_of_whole_games_has_a_paragraph(city: str) -> None:
    asked: set[str] = set()
    for game in walk(city, Plan(seats=5, seed=7, rich=True)):
        if game.decision:
            view = game.view(game.decision.seat)
            asked.add(Sentences.of(view).decision_kind(view["decision"]))

    assert {paragraph(city, kind) for kind in asked} - set(paragraphs(city)) == set()


def test_a_question_of_a_card_with_a_paragraph_of_its_own_leads_there() -> None:
    assert paragraph("tokyo", "choose-mimic") == "tokyo-mimic"
    assert paragraph("tokyo", "choose-freeze_time") == "tokyo-choose"


def test_a_refusal_without_a_paragraph_of_its_own_leads_to_its_decision() -> None:
    assert paragraph_of_refusal("tokyo", "yield", "why-not_offered") == "tokyo-yield"
    assert paragraph_of_refusal("new_york", "buy", "why-condition") == "new_york-prices"
    assert paragraph_of_refusal("new_york", "move", "why-energy") == "new_york-move"


# --- rulings ---


def test_every_ruling_has_words_an_example_and_a_heading() -> None:
    found = list(entries())
    rulings = [f"ruling-{name}" for _, name, _ in found]
    headings = [f"ruling-section-{section_id(title)}" for title, _, _ in found]

    assert sorted(m for m in messages("rulings") if ELSEWHERE not in m) == sorted(
        {*rulings, *headings}
    )
    assert [name for name in rulings if not texts().has(name, "example")] == []


def test_what_is_answered_otherwise_elsewhere_belongs_to_a_ruling_and_stands_in_the_document() -> (
    None
):
    page = {name: " ".join(entry.split()) for _, name, entry in entries()}
    told = [m.removeprefix(ELSEWHERE) for m in messages("rulings") if ELSEWHERE in m]
    straight = str.maketrans({"“": '"', "”": '"', "\u2019": "'"})

    assert len(told) == sum("Elsewhere you may read" in entry for entry in page.values())
    for name in told:
        assert texts()(ELSEWHERE + name).translate(straight) in page[name]


def test_every_entry_of_the_document_has_an_id_of_its_own() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    names = [name for _, name, _ in entries()]

    assert len(names) == len(re.findall(r"^- ", page, re.MULTILINE))
    assert len(names) == len(set(names))


def test_every_ruling_on_the_page_shows_a_scenario_that_was_played() -> None:
    kept = json.loads((PAGES / "rulings" / "rulings.json").read_text(encoding="utf-8"))

    assert [ruling["id"] for ruling in kept] == [name for _, name, _ in entries()]
    assert [r["id"] for r in kept if not r["scene"]["before"] or not r["scene"]["story"]] == []


def test_rulings_tell_in_which_cities_they_hold() -> None:
    kept = json.loads((PAGES / "rulings" / "rulings.json").read_text(encoding="utf-8"))
    cities = {ruling["id"]: ruling["cities"] for ruling in kept}

    assert cities["points"] == ["tokyo", "new_york"]
    assert cities["lost_maximum"] == ["tokyo", "new_york"]  # "Health" is not Tokyo's card Heal
    assert cities["wings"] == ["tokyo"]
    assert cities["carapace"] == ["new_york"]
    assert cities["two_player_energy"] == ["tokyo"]
