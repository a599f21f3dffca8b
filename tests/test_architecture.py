"""The house plan, as far as a machine can check it; import-linter keeps the layers."""

from __future__ import annotations

import ast
import re
from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.helpers import SCENARIOS, SRC
from tokyork.cities import CITIES
from tokyork.core import moves
from tokyork.core.agenda import DecisionStep
from tokyork.core.cards import Card, Masks
from tokyork.core.declared import attributes
from tokyork.core.state import Monster
from tokyork.new_york import moves as new_york_moves
from tokyork.new_york.board import BOROUGHS, GOALS, TILES
from tokyork.new_york.board import PLACES as NEW_YORK_PLACES
from tokyork.new_york.cards import NewYorkCard
from tokyork.tokyo import moves as tokyo_moves
from tokyork.tokyo.cards import TokyoCard
from tokyork.tokyo.places import PLACES as TOKYO_PLACES
from tokyork.words.texts import texts

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


BENCH = [path.read_text("utf-8") for path in (SRC.parents[1] / "bench").rglob("*.py")]


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
    steps = [step for step in CITIES[city].steps if isinstance(step, DecisionStep)]
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
    modules = (moves, tokyo_moves, new_york_moves)
    names = [name for module in modules for name in vars(module) if name.isupper()]
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
    assert "class Mimic(TokyoCard):" in sources()[found[0]]


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


# --- hooks: methods of a card, and masks that the hot path reads ---

# What every card is asked, so that no mask is needed.
ASKED_OF_EVERY_CARD = {
    "price_for",
    "may_be_bought",
    "when_i_get_it",
    "offers",
    "use",
    "choices",
    "chosen",
}
CARD_OF = {"tokyo": TokyoCard, "new_york": NewYorkCard}


def methods(kind: type[Card]) -> set[str]:
    return {
        name for name in dir(kind) if not name.startswith("_") and callable(getattr(kind, name))
    }


def masks(city: str) -> set[str]:
    """The masks of hooks; moments and sums of several masks are none."""
    box = CITIES[city].box
    names = set(attributes(type(box.masks))) - set(box.moments)
    return {name for name in names if not name.startswith("bends_")}


@pytest.mark.parametrize("city", CITIES)
def test_every_hook_has_a_mask_and_every_mask_is_a_hooks(city: str) -> None:
    assert methods(CARD_OF[city]) - ASKED_OF_EVERY_CARD == masks(city)


@pytest.mark.parametrize("city", CITIES)
def test_every_hook_and_moment_of_a_city_serves_one_of_its_cards(city: str) -> None:
    box = CITIES[city].box
    own = set(attributes(type(box.masks))) - set(attributes(Masks))

    assert {name for name in own if not name.startswith("bends_")} <= set(box.bent)


def test_every_shared_hook_and_moment_serves_some_card() -> None:
    served = {name for city in CITIES.values() for name in city.box.bent}

    assert {name for name in attributes(Masks) if not name.startswith("bends_")} <= served


@pytest.mark.parametrize("city", CITIES)
def test_moments_are_bits_of_their_own(city: str) -> None:
    bits = list(CITIES[city].box.moments.values())

    assert len(bits) == len(set(bits))
    assert all(bit & (bit - 1) == 0 for bit in bits)


@pytest.mark.parametrize("city", CITIES)
def test_a_card_is_its_citys_and_bends_only_hooks_that_there_are(city: str) -> None:
    box, base = CITIES[city].box, CARD_OF[city]
    strange = {
        f"{card.id}.{name}"
        for card in [*box.cards, *box.tokens]
        for name in methods(type(card)) - methods(base)
    }

    assert all(isinstance(card, base) for card in [*box.cards, *box.tokens])
    assert strange == set()


# --- only verbs change a monster ---

# What a card does, it does by verbs: its file sets no attribute of anything.
POWERS = [*CARD_FILES, *[path for path in PYTHON if path.stem in {"tokens", "goals"}]]

# The modules of verbs may set whatever a monster has. The others that set something are named
# with it: a new table, a copy, the start of a turn, what a monster knows of the deck.
VERBS = {
    "core/verbs.py",
    "core/belongings.py",
    "core/damage.py",
    "tokyo/verbs.py",
    "tokyo/copies.py",
    "new_york/verbs.py",
    "new_york/paying.py",
}
MONSTER = set(attributes(Monster)) or set(vars(Monster(0, 0)))
MAY_SET = {
    "core/state.py": MONSTER,
    "core/setup.py": {"health"},
    "core/turn.py": {"memo", "gained", "used", "used_copies"},
    "core/shop.py": {"known"},
}


def attributes_set(path: Path) -> list[ast.Attribute]:
    """Every `a.b = ...`, `a.b += ...`, `a.b[c] = ...` and `del a.b` of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [n for n in ast.walk(tree) if isinstance(n, ast.Attribute | ast.Subscript)]
    changed = [n for n in found if isinstance(n.ctx, ast.Store | ast.Del)]
    targets = [n.value if isinstance(n, ast.Subscript) else n for n in changed]
    return [n for n in targets if isinstance(n, ast.Attribute)]


@pytest.mark.parametrize("path", POWERS, ids=lambda path: str(path.relative_to(SRC)))
def test_cards_change_everything_through_verbs(path: Path) -> None:
    assert [f"{n.lineno}: {ast.unparse(n)}" for n in attributes_set(path)] == []


def test_only_verbs_change_a_monster() -> None:
    engine = [path for path in PYTHON if path.parent.name in {"core", "tokyo", "new_york"}]
    found = [
        f"{file}:{n.lineno}: {ast.unparse(n)}"
        for path in engine
        if (file := str(path.relative_to(SRC))) not in VERBS
        for n in attributes_set(path)
        if n.attr in MONSTER - MAY_SET.get(file, set())
        if ast.unparse(n.value) not in {"g", "self", "self.g"}  # a game's, or one's own
    ]

    assert found == []


# --- shape ---

# Things that only one city has. What is not said by its names of places, tiles, tokens, ... is
# added by hand; a word counts in names and comments, alone or as part of a name.
IDEAS = [
    "army",
    "bay",
    "borough",
    "building",
    "destruction",
    "flee",
    "fled",
    "goal",
    "infantry",
    "jet",
    "manhattan",
    "ouch",
    "probe",
    "ride",
    "shed",
    "shrink",
    "poison",
    "snatch",
    "souvenir",
    "star",
    "statue",
    "superstar",
    "tank",
    "tile",
    "track",
    "unit",
    "web",
    "yield",
    "zone",
]


# Parts of those names that mean nothing by themselves.
HARMLESS = {"the", "of", "outside", "nowhere", "new", "high", "rise", "power", "plant", "city"}
HARMLESS |= {"lower", "upper", "king", "captain", "space", "island"}


def words_of(text: str) -> set[str]:
    """The words of a source, those within names too."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return {word.lower() for word in re.findall(r"[A-Za-z]+", spaced)}


def ideas() -> set[str]:
    new_york = [*NEW_YORK_PLACES, *BOROUGHS, *TILES, *GOALS]
    tokens = [token.id for city in CITIES.values() for token in city.box.tokens]
    faces = set(CITIES["tokyo"].faces) ^ set(CITIES["new_york"].faces)
    monsters = [name for city in CITIES.values() for name in city.monsters]
    names = [*TOKYO_PLACES, *new_york, *tokens, *faces, *monsters, *CITIES]
    listed = {word for name in names for word in words_of(name)} - HARMLESS
    return {*listed, *IDEAS}


def test_core_knows_nothing_that_only_one_city_has() -> None:
    wanted = ideas()
    found = [
        f"{file}:{number}: {line.strip()}"
        for file, text in sources(SRC / "core").items()
        for number, line in enumerate(text.splitlines(), 1)
        if {word for w in words_of(line) for word in (w, w.removesuffix("s"))} & wanted
    ]

    assert found == []


def test_core_has_nothing_that_nobody_uses() -> None:
    everything = " ".join([*sources().values(), *BENCH])
    used = Counter(re.findall(r"\w+", everything))
    unused = [
        f"{file}: {node.name}"
        for file, text in sources(SRC / "core").items()
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and used[node.name] == 1
    ]

    assert unused == []


def test_no_card_is_longer_than_it_can_be_read_at_a_glance() -> None:
    long = {card.name: card.lines for card in card_classes() if card.lines > LONGEST_CARD}

    assert long == {}


def test_the_usual_card_is_short() -> None:
    assert median(card.lines for card in card_classes()) <= MEDIAN_CARD


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(SRC)))
def test_no_file_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
