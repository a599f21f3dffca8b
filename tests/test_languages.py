"""Every language says all that English says, with the same values, and tells whole games alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.helpers import Plan, walk
from tokyork.cities import CITIES
from tokyork.coach.phrases import change_in_short
from tokyork.terminal.now import faces_now, hints, now
from tokyork.words.event_groups import grouped
from tokyork.words.numbers import chance, change, percent
from tokyork.words.outlook import Outlook
from tokyork.words.sentences import Sentences, prices
from tokyork.words.texts import FALLBACK, LOCALES, Texts, languages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tokyork import Game
    from tokyork.words.parts import Resource

OTHERS = [language for language in languages() if language != FALLBACK]
PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
FILES = sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl"))
SOFT_HYPHEN = "\u00ad"
# Russian says вы to the player: no form of ты, no singular verb, no singular imperative.
TY = re.compile(
    r"""\b(?:
    ты|тебя|тебе|тобой|тобою|твой|твоя|твоё|твое|твои|твою|твоего|твоему|твоей|твоим|твоём|твоем
    |твоих|твоими
    |(?!лишь\b)\w+[еёи]шь(?:ся)?
    |бросай|брось|введи|верни|вернись|возьми|войди|восстанови|выбери|выбирай|выйди|давай|добавь
    |жди|забери|займи|закончи|запусти|захвати|играй|ищи|касайся|коснись|купи|наведи|нажми|назови
    |начни|оставь|останься|отдай|открой|отправь|отступи|перебрось|передай|перейди|поверни
    |подожди|подтверди|положи|получи|попробуй|посмотри|потеряй|потрать|прими|примени|проверь
    |продолжай|прости|разрушай|разруши|разыграй|решай|сбеги|сбрось|сделай|скажи|смени|смотри
    |составь|сосчитай|спроси|сходи|сыграй|убери|удерживай|читай
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)

ALL_OF_IT = re.compile(
    r"\bвсе (?:равно|тихо|заново|проверено|как|так)\b|\bвсе, (?:как|что)\b",  # noqa: RUF001 - Russian
    re.IGNORECASE,
)
"""Where Russian means all of it, not all of them."""
SHORT_DASH = " \N{EN DASH} |\u00a0\N{EN DASH} | \N{EM DASH} "
"""A dash that is too short, or that a line may begin with."""

PERCENT = {"en": "%", "hu": "%", "de": "\N{NO-BREAK SPACE}%", "ru": "\N{NO-BREAK SPACE}%"}
"""How each language writes a percentage after its number."""
EACH = {"en": "each", "de": "je ", "hu": "fejenként", "ru": "каждый"}


# --- the files ---


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def patterns(path: Path) -> dict[str, ast.Pattern]:
    """Every pattern of a file, under its message's id and its attribute's."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(path):
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            found[name] = entry.value
        found |= {f"{name}.{a.id.name}": a.value for a in entry.attributes}
    return found


class Used(Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.values: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def every_pattern(language: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found |= patterns(path)
    return found


def is_blank(pattern: ast.Pattern) -> bool:
    def says_nothing(element: ast.TextElement | ast.Placeable) -> bool:
        if isinstance(element, ast.TextElement):
            return not element.value.strip()
        literal = element.expression
        return isinstance(literal, ast.StringLiteral) and not literal.value.strip()

    return all(says_nothing(element) for element in pattern.elements)


def keys(select: ast.SelectExpression) -> set[str]:
    return {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english_and_no_others(language: str) -> None:
    files = {path.name for path in (LOCALES / language).iterdir()}

    assert sorted(set(FILES) - files) == []
    assert sorted(files - set(FILES)) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_file_has_the_messages_and_attributes_of_english(language: str, file: str) -> None:
    english, other = patterns(LOCALES / FALLBACK / file), patterns(LOCALES / language / file)

    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_values_that_english_is_given(language: str, file: str) -> None:
    english, other = patterns(LOCALES / FALLBACK / file), patterns(LOCALES / language / file)
    wanted = {name: sorted(Used(pattern).values) for name, pattern in english.items()}

    assert {name: sorted(Used(pattern).values) for name, pattern in other.items()} == wanted


@pytest.mark.parametrize("language", languages())
def test_a_language_is_well_formed(language: str) -> None:
    broken = [
        entry.content
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]

    assert broken == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_empty(language: str) -> None:
    assert [name for name, pattern in every_pattern(language).items() if is_blank(pattern)] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_and_term_referred_to_is_in_the_same_language(language: str) -> None:
    found = every_pattern(language)
    wanted = {name for pattern in found.values() for name in Used(pattern).references}

    assert sorted(wanted - set(found)) == []


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_one_default(language: str) -> None:
    for name, pattern in every_pattern(language).items():
        for select in Used(pattern).selects:
            assert [v.default for v in select.variants].count(True) == 1, name


@pytest.mark.parametrize("language", languages())
def test_numbers_choose_among_the_plural_forms_of_the_language(language: str) -> None:
    foreign = PLURAL_CATEGORIES - {"other", *Locale.parse(language).plural_form.tags}

    for name, pattern in every_pattern(language).items():
        for select in Used(pattern).selects:
            assert keys(select) & foreign == set(), name


def test_russian_addresses_the_player_with_vy() -> None:
    said = {
        (name, word)
        for name, pattern in every_pattern("ru").items()
        for text in Used(pattern).texts
        for word in TY.findall(text.replace(SOFT_HYPHEN, ""))
    }

    assert sorted(said) == []


def test_russian_writes_yo_only_to_tell_all_of_it_from_all_of_them() -> None:
    """As its rulebooks print it: «ещё» would be a second spelling beside their «еще»."""
    written = {
        (name, word)
        for name, text in texts_of("ru")
        for word in re.findall(r"\w*ё\w*", text, re.IGNORECASE)
        if word.lower() != "всё"
    }
    unclear = [name for name, text in texts_of("ru") if ALL_OF_IT.search(text)]

    assert sorted(written) == []
    assert unclear == []


def test_a_russian_dash_is_long_and_never_begins_a_line() -> None:
    wrong = [name for name, text in texts_of("ru") if re.search(SHORT_DASH, text)]

    assert wrong == []


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """What its messages say between values, without the places where words may break."""
    for name, pattern in every_pattern(language).items():
        for text in Used(pattern).texts:
            yield name, text.replace(SOFT_HYPHEN, "")


# --- a game in words ---


class Alone(Texts):
    """A language without English behind it, that fails where it lacks a message or a value."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        del self._catalogues[1:]

    def __call__(self, message: str, attribute: str | None = None, /, **values: object) -> str:
        (catalogue,) = self._catalogues
        assert catalogue.pattern(message, attribute) is not None, (message, attribute)
        text = super().__call__(message, attribute, **values)
        assert "{$" not in text, text
        return text


def alone(view: dict[str, Any], language: str) -> Sentences:
    words = Sentences(view["city"], [m["monster"] for m in view["monsters"]], language)
    words.texts = Alone(language)
    return words


def asked(game: Game, language: str) -> Iterator[str]:
    """What a player is asked, offered and told about it."""
    view = game.view(game.decision.seat if game.decision else None)
    words, decision = alone(view, language), view["decision"]
    yield words.question(decision)
    yield words.explanation(decision)
    yield words.waiting(decision)
    for move in decision["moves"]:
        yield words.move(move, len(view["dice"]), prices(view).__getitem__)
    if "boroughs" in view:
        ahead = Outlook(view, words)
        yield from (ahead.move(move) or "" for move in decision["moves"])
        yield from (*hints(ahead), *now(ahead), *(text for _, text in faces_now(ahead)))


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told_in_the_language_alone(
    language: str, city: str, *, rich: bool
) -> None:
    told: set[str] = set()
    for game in walk(city, Plan(seats=5, seed=7, rich=rich)):
        if game.decision:
            told |= set(asked(game, language))
    words = alone(game.view(), language)
    told |= {words.event(event) for event in (*game.events(), *grouped(game.events()))}

    assert sorted(text for text in told if "{" in text or "???" in text) == []


# --- numbers ---


@pytest.mark.parametrize("language", languages())
def test_a_percentage_is_written_in_one_way(language: str) -> None:
    sign = PERCENT[language]
    assert percent(27, Texts(language)) == f"27{sign}"
    assert change(-0.13, Texts(language)) == f"\N{MINUS SIGN}13{sign}"
    assert change(0.13, Texts(language)) == f"+13{sign}"
    for name, pattern in every_pattern(language).items():
        if name != "percent":  # all others are given what that one writes
            for text in Used(pattern).texts:
                wrong = re.sub(rf"\d{sign}|\d-%-", "", text)
                assert "%" not in wrong, f"{language}: {name} writes its own percentage"


def test_the_browser_writes_no_percentage_of_its_own() -> None:
    for path in (LOCALES.parent / "client" / "src").rglob("*"):
        if path.suffix in {".ts", ".svelte"}:
            source = path.read_text(encoding="utf-8")
            assert not re.search(r"\}[ \u00a0]%|style: \"percent\"", source), path


def test_a_chance_is_never_said_to_be_certain_in_error() -> None:
    said = [chance(value, Texts("en")) for value in (0.0, 0.001, 0.27, 0.998, 1.0)]

    assert said == ["0%", "under 1%", "27%", "99%", "100%"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["points", "health", "energy"])
def test_what_several_gain_or_lose_is_said_to_be_for_each(language: str, kind: Resource) -> None:
    words = Sentences("tokyo", ["alienoid", "kong", "the_king"], language, numbered=False)
    for amount in (2, -2):
        one = change_in_short(["p2"], kind, amount, "p1", words)
        several = change_in_short(["p2", "p3"], kind, amount, "p1", words)
        assert EACH[language] not in one
        assert EACH[language] in several


ONE = {
    ("en", "coach-staying"): "about 1 point gained",
    ("de", "coach-staying"): "etwa 1 Punkt mehr",
    ("en", "puzzle-reason-points"): "you have 1 point on average",
    ("de", "puzzle-reason-points"): "im Schnitt 1 Punkt statt",
    ("en", "puzzle-reason-hunt"): "1 rival is left",
    ("de", "puzzle-reason-hunt"): "ist im Schnitt 1 Rivale übrig",
    ("en", "puzzle-mining"): "of 1 game, 1 new puzzle",
    ("de", "puzzle-mining"): "von 1 Partie, 1 neues Rätsel",
    ("en", "puzzle-made"): "1 puzzle written",
    ("en", "ratings-recomputed"): "1 game that counted, 1 rating.",
    ("de", "ratings-recomputed"): "1 gewertete Partie, 1 Wertung.",
}


@pytest.mark.parametrize(("language", "message"), ONE)
def test_what_is_counted_is_singular_when_there_is_one(language: str, message: str) -> None:
    values = Used(every_pattern(language)[message]).values
    said = Alone(language)(message, **dict.fromkeys(values, 1.0))

    assert ONE[language, message] in said
