"""The house plan, as far as a machine can check it; import-linter keeps the layers."""

from __future__ import annotations

import ast
import re
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.helpers import SCENARIOS, SRC
from tokyork.cities import CITIES
from tokyork.core import moves
from tokyork.core.agenda import Decision
from tokyork.core.cards import Card
from tokyork.text import texts

if TYPE_CHECKING:
    from pathlib import Path

PYTHON = sorted(SRC.rglob("*.py"))
CARD_FILES = [path for path in PYTHON if "_cards" in path.stem]
LONGEST_FILE = 500
LONGEST_CARD = 25
MEDIAN_CARD = 12

# Folders of scenarios that are about no single card of the deck.
SUBJECTS = {"rules", "rulings", "pairs", "superstar", "statue_of_liberty"}

# Words that the notation uses for something else too: a move, a token, a tile.
HOMONYMS = {"heal", "tank", "curse"}

# The message of a card's move, by what follows `use NAME`.
FORMS = {
    "BARE": "use",
    "ONE_FACE": "use_face",
    "FACE_TO_FACE": "use_face_to",
    "MANY_FACES": "use_faces",
    "ONE_CARD": "use_card",
    "SEAT_AND_CARD": "use_seat_card",
    "ONE_BOROUGH": "use_place",
    "NUMBER": "use_number",
}


class CardClass(NamedTuple):
    """A card as it stands in its file."""

    name: str
    file: Path
    lines: int


def cards(city: str) -> list[str]:
    return sorted(CITIES[city].box.by_id)


def sources(folder: Path = SRC) -> dict[str, str]:
    files = [path for path in PYTHON if path.is_relative_to(folder)]
    return {str(path.relative_to(SRC)): path.read_text(encoding="utf-8") for path in files}


def card_classes() -> list[CardClass]:
    """The classes whose objects lie in some city's box, with their lines that are not blank."""
    names = {type(card).__name__ for city in CITIES.values() for card in city.box.cards}
    found: list[CardClass] = []
    for path in CARD_FILES:
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and node.name in names:
                body = lines[node.lineno - 1 : node.end_lineno]
                found.append(CardClass(node.name, path, sum(bool(line.strip()) for line in body)))
    return found


# --- what a newcomer must not forget ---


@pytest.mark.parametrize("city", CITIES)
def test_every_card_has_a_scenario(city: str) -> None:
    forgotten = [card for card in cards(city) if not any((SCENARIOS / city / card).glob("*.yaml"))]

    assert forgotten == []


@pytest.mark.parametrize("city", CITIES)
def test_every_folder_of_scenarios_is_named_after_a_card_or_a_subject(city: str) -> None:
    folders = {path.name for path in (SCENARIOS / city).iterdir()}

    assert sorted(folders - set(cards(city)) - SUBJECTS) == []


@pytest.mark.parametrize("city", CITIES)
def test_every_card_has_a_name_and_a_text(city: str) -> None:
    english = texts("en")
    messages = [f"card-{city}-{card}" for card in cards(city)]

    assert [message for message in messages if not english.has(message)] == []
    assert [message for message in messages if not english.has(message, "text")] == []


@pytest.mark.parametrize("city", CITIES)
def test_every_name_of_the_city_is_in_the_locale(city: str) -> None:
    rules = CITIES[city]
    wanted = [
        f"city-{city}",
        *[f"monster-{name}" for name in rules.monsters],
        *[f"face-{face}" for face in rules.faces],
        *[f"token-{token.id}" for token in rules.box.tokens],
    ]

    assert [message for message in wanted if not texts("en").has(message)] == []


@pytest.mark.parametrize("city", CITIES)
def test_every_kind_of_decision_has_a_question_and_a_help_text(city: str) -> None:
    steps = [step for step in CITIES[city].steps if isinstance(step, Decision)]
    kinds = sorted({step.kind or step.name for step in steps})
    messages = [f"decision-{kind}" for kind in kinds]

    assert [message for message in messages if not texts("en").has(message)] == []
    assert [message for message in messages if not texts("en").has(message, "help")] == []


@pytest.mark.parametrize("city", CITIES)
def test_every_card_that_asks_has_a_question_of_its_own(city: str) -> None:
    asking = sorted(
        {card.id for card in CITIES[city].box.cards if type(card).choices is not Card.choices}
    )
    messages = [f"decision-choose-{card}" for card in asking]

    assert [message for message in messages if not texts("en").has(message, "help")] == []


def test_every_move_can_be_told_in_words() -> None:
    names = [name for name in vars(moves) if name.isupper() and not name.startswith("_")]
    messages = [f"move-{FORMS.get(name, name.lower())}" for name in names]

    assert [message for message in messages if not texts("en").has(message)] == []


# --- a card is found by its name, in one place ---


def mentions(card: str) -> re.Pattern[str]:
    """The card as an id, a class or prose: psychic_probe, PsychicProbe, Psychic Probe."""
    words = [re.escape(word) for word in card.split("_")]
    return re.compile(rf"(?<![a-z]){'[ _]?'.join(words)}(?![a-z])", re.IGNORECASE)


@pytest.mark.parametrize("city", CITIES)
def test_no_card_is_named_outside_the_card_files(city: str) -> None:
    patterns = {card: mentions(card) for card in cards(city) if card not in HOMONYMS}
    card_files = {str(path.relative_to(SRC)) for path in CARD_FILES}
    found = [
        f"{file}: {card}"
        for file, text in sources().items()
        if file not in card_files
        for card, pattern in patterns.items()
        if pattern.search(text)
    ]

    assert found == []


def test_no_card_is_imported_by_its_class() -> None:
    names = {card.name for card in card_classes()}
    imported = [
        f"{file}: {alias.name}"
        for file, text in sources().items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name in names and "_cards" in (node.module or "")
    ]

    assert imported == []


def test_no_card_class_refers_to_another_card() -> None:
    classes = {card.name for card in card_classes()}
    ids = {card for rules in CITIES.values() for card in rules.box.by_id}
    found: list[str] = []
    for path in CARD_FILES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in classes:
                used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} & classes
                quoted = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
                named = [word for word in quoted if word in ids][1:]  # the first is its own id
                found += [f"{node.name}: {other}" for other in [*sorted(used), *named]]

    assert found == []


def test_the_copying_card_is_known_in_the_one_file_that_defines_it() -> None:
    found = [file for file, text in sources().items() if "mimic" in text.lower()]

    assert len(found) == 1
    assert "class Mimic(Card):" in sources()[found[0]]


@pytest.mark.parametrize("city", CITIES)
def test_a_city_has_every_card_class_of_its_files_in_its_box(city: str) -> None:
    boxed = {type(card).__name__ for card in CITIES[city].box.cards}
    written = {
        node.name
        for path in CARD_FILES
        if path.parent.name == city
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and _has_id(node)
    }

    assert sorted(written ^ boxed) == []


def _has_id(node: ast.ClassDef) -> bool:
    return any(
        isinstance(line, ast.Assign)
        and isinstance(line.targets[0], ast.Name)
        and line.targets[0].id == "id"
        for line in node.body
    )


@pytest.mark.parametrize("path", CARD_FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_cards_stand_in_alphabetical_order(path: Path) -> None:
    own = [card.name for card in card_classes() if card.file == path]
    ids = {type(card).__name__: card.id for city in CITIES.values() for card in city.box.cards}

    assert [ids[name] for name in own] == sorted(ids[name] for name in own)


# --- shape ---


def test_core_knows_no_city() -> None:
    city = re.compile(r"tokyo(?!rk)|new[ _]?york", re.IGNORECASE)
    found = [
        f"{file}:{number}: {line.strip()}"
        for file, text in sources(SRC / "core").items()
        for number, line in enumerate(text.splitlines(), 1)
        if city.search(line)
    ]

    assert found == []


def test_no_card_is_longer_than_it_can_be_read_at_a_glance() -> None:
    long = {card.name: card.lines for card in card_classes() if card.lines > LONGEST_CARD}

    assert long == {}


def test_the_usual_card_is_short() -> None:
    assert median(card.lines for card in card_classes()) <= MEDIAN_CARD


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(SRC)))
def test_no_file_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
