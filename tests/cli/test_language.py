"""The program speaks the language that is asked for, or the system's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tokyork.words.texts import SOFT_HYPHEN, languages

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Run

WINGS = {"en": "Wings", "de": "Flügel", "hu": "Szárnyak", "ru": "Крылья"}
QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "hu": ("„", "”"), "ru": ("«", "»")}


@pytest.fixture(autouse=True)
def nobody_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("language", languages())
def test_cards_are_told_in_every_language(language: str, tokyork_here: Callable[..., Run]) -> None:
    after = tokyork_here("cards", "wings", "--language", language)
    before = tokyork_here("--language", language, "cards", "wings")

    assert after.stdout == before.stdout
    assert WINGS[language] in after.stdout
    assert SOFT_HYPHEN not in after.stdout


def test_the_systems_language_is_spoken_if_it_is_known(
    tokyork_here: Callable[..., Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Szárnyak" in tokyork_here("cards", "wings").stdout
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Wings" in tokyork_here("cards", "wings").stdout


def test_an_unknown_language_is_refused(tokyork_here: Callable[..., Run]) -> None:
    told = tokyork_here("cards", "--language", "tlh")

    assert (told.returncode, told.stdout) == (2, "")
    assert "--language: expected one of de, en, hu, ru, got tlh" in told.stderr


def test_a_game_goes_on_in_another_language(tokyork_here: Callable[..., Run]) -> None:
    typed = "language ru\nmoves\nlanguage tlh\nquit\n"
    told = tokyork_here("play", "--terminal", "--seed", "3", "--language", "de", typed=typed)

    assert "König von Tokio" in told.stdout
    assert "Теперь я говорю по-русски." in told.stdout
    assert "перебросить" in told.stdout
    assert "Языка «tlh» нет; есть de, en, hu, ru." in told.stdout


@pytest.mark.parametrize("language", languages())
def test_the_help_quotes_as_its_language_does(
    language: str, tokyork_here: Callable[..., Run]
) -> None:
    told = tokyork_here(
        "play", "--terminal", "--seed", "3", "--language", language, typed="?\nquit\n"
    )

    opening, closing = QUOTES[language]
    assert f"{opening}keep 3 3 claw{closing}" in " ".join(told.stdout.split())
