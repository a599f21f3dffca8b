"""What is told to the ear is short, and leaves nothing out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import ROOT, Plan, walk
from tokyork import Game
from tokyork.words.sentences import Sentences
from tokyork.words.spoken.asking import question
from tokyork.words.spoken.budget import DECISION, TURN, within, word_count
from tokyork.words.spoken.ear import Ear
from tokyork.words.spoken.telling_turns import news
from tokyork.words.spoken.turn_digest import TurnDigest
from tokyork.words.spoken.typed_lines import COMMANDS, VERBS, spellings, understand
from tokyork.words.texts import languages, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

CITIES = ("tokyo", "new_york")
ME = "p1"


def listen(
    city: str, plan: Plan, language: str, *, full: bool = False
) -> Iterator[tuple[str, str, Ear]]:
    """Every message of a game as the first seat hears it, with its kind."""
    heard = 0
    for game in walk(city, plan, 400):
        mine = game.decision is not None and game.decision.seat == ME
        if not mine and not game.over:
            continue
        view = game.view(ME)
        ear = Ear(Sentences.of(view, language, numbered=False), view, ME, full)
        told = news(ear, game.events(0, ME), heard)
        heard = told.heard
        *turns, last = told.messages
        yield from (("turn", turn, ear) for turn in turns)
        yield ("end" if game.over else "decision"), last, ear


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("city", CITIES)
def test_a_turn_has_at_most_15_words_and_a_decision_at_most_30(city: str, language: str) -> None:
    limits = {"turn": TURN, "decision": DECISION, "end": 60}
    kinds: set[str] = set()
    for seed in range(6):
        for kind, message, _ in listen(
            city, Plan(2 + seed % 5, seed, rich=seed % 2 == 1), language
        ):
            kinds.add(kind)
            assert 0 < word_count(message) <= limits[kind], message
            assert "spoken-" not in message, message
            assert "{" not in message, message
    assert {"turn", "decision"} <= kinds


@pytest.mark.parametrize("city", CITIES)
def test_what_does_not_fit_is_counted(city: str) -> None:
    for seed in range(4):
        told = listen(city, Plan(4, seed, rich=True), "en")
        wholes = listen(city, Plan(4, seed, rich=True), "en", full=True)
        for (kind, short, _), (_, whole, _) in zip(told, wholes, strict=True):
            more = re.search(r"and (\d+) more, l", short, re.IGNORECASE)
            assert "more, l" not in whole
            if kind == "turn" and more is None:
                assert short == whole
            if more:
                assert word_count(whole) > word_count(short) - 4


@pytest.mark.parametrize("city", CITIES)
def test_every_fact_is_told_or_counted(city: str) -> None:
    crowded = 0
    for game in walk(city, Plan(4, 3, rich=True), 300):
        view, events = game.view(ME), game.events(0, ME)
        starts = [e["number"] for e in events if e["kind"] == "turn_started"]
        if len(starts) < 2:
            continue
        turn, later = events[starts[-2] : starts[-1]], events[starts[-1] :]
        words = Sentences.of(view, "en", numbered=False)
        actor = turn[0]["seat"]
        facts = TurnDigest(Ear(words, view, ME), turn, actor=actor, later=later).all()
        said = within(facts, TURN, words.texts)
        more = re.search(r"and (\d+) more, l$", said, re.IGNORECASE)
        missing = int(more[1]) if more else 0
        assert sum(str(fact.text) in said for fact in facts) >= len(facts) - missing
        assert not any(said.endswith(mark) for mark in ".!?")
        crowded += missing > 0
    assert crowded


def test_a_decision_tells_health_points_energy_place_and_dice_in_order() -> None:
    game = Game("tokyo", 2, seed=4)
    seat = game.decision.seat if game.decision else ME
    view = game.view(seat)
    words = Sentences.of(view, "en", numbered=False)
    told = question(Ear(words, view, seat), begins=True, changed=True)
    faces = ", ".join(words.texts(f"face-{face}") for face in view["dice"])
    assert told == (
        f"Your turn. Health 10, points 0, energy 0, Outside Tokyo. Dice: {faces}; 2 rerolls."
    )


def test_news_of_several_turns_tell_the_health_after_each() -> None:
    lost: list[tuple[int, int]] = []
    for seed in range(3):
        health = 10
        for _, message, ear in listen("tokyo", Plan(3, seed, "defaults"), "en"):
            for amount, now in re.findall(r"you lose (\d+), now (\d+)", message, re.IGNORECASE):
                lost.append((int(amount), int(now)))
                assert int(now) <= 12 - int(amount)
            health = ear.view["monsters"][0]["health"]
        assert health >= 0
    assert lost


# --- what is typed ---


def at_roll(language: str = "en") -> tuple[Sentences, dict[str, Any]]:
    game = Game("tokyo", 2, seed=4)
    assert game.decision
    view = game.view(game.decision.seat)
    return Sentences.of(view, language, numbered=False), view


@pytest.mark.parametrize("language", languages())
def test_no_word_means_two_things(language: str) -> None:
    for kind, names in (("", COMMANDS), ("verb-", VERBS)):
        found = [word for name in names for word in spellings(texts(language), f"{kind}{name}")]
        assert len(found) == len(set(found))
    commands = {w for name in COMMANDS for w in spellings(texts(language), name)}
    verbs = {w for name in VERBS for w in spellings(texts(language), f"verb-{name}")}
    assert not commands & verbs


@pytest.mark.parametrize("language", languages())
def test_english_words_work_in_every_language(language: str) -> None:
    words, view = at_roll(language)
    for line, wanted in (("dice", "dice"), ("rivals", "rivals"), ("goals", "goals"), ("?", "help")):
        assert understand(words, view, line)[:2] == ("command", wanted)
    assert understand(words, view, "stop") == ("move", "stop", None)
    for name in COMMANDS:
        for word in spellings(texts(language), name):
            assert understand(words, view, word)[:2] == ("command", name)


def test_german_letters_fit_german_words() -> None:
    words, view = at_roll("de")
    for line, command in {
        "w": "dice",
        "i": "me",
        "g 2": "rivals",
        "a": "shop",
        "z": "goals",
    }.items():
        assert understand(words, view, line).text == command
    assert understand(words, view, "behalte herz").text == "keep heart"
    assert understand(words, view, "bleib").kind in {"move", "refused"}


def test_faces_are_typed_by_their_beginnings_or_letters() -> None:
    words, view = at_roll()
    for line in ("keep 3 3 claw", "k 33c", "K 3 3 cl", "  keep   3 3  c "):
        assert understand(words, view, line).text == "keep 3 3 claw"


def test_an_empty_line_means_nothing_and_an_unknown_one_is_refused() -> None:
    words, view = at_roll()
    assert understand(words, view, "  ").kind == "nothing"
    refused = understand(words, view, "dance on the table" * 50)
    assert refused.kind == "refused"
    assert word_count(refused.text) < 20


def test_a_card_is_bought_by_its_number_or_its_name() -> None:
    for game in walk("tokyo", Plan(3, 1, rich=True), 400):
        if game.decision is None or game.decision.kind != "buy":
            continue
        view = game.view(game.decision.seat)
        words = Sentences.of(view, "de", numbered=False)
        cards = [card for card in view["market"] if f"buy {card}" in game.legal_moves]
        if not cards:
            continue
        number = view["market"].index(cards[0]) + 1
        assert understand(words, view, f"buy {number}").text == f"buy {cards[0]}"
        assert understand(words, view, f"kaufe {words.card(cards[0])}").text == f"buy {cards[0]}"
        return
    pytest.fail("nobody could buy anything")


def test_the_docs_tell_the_letters_of_every_language() -> None:
    told = (ROOT / "docs" / "by_ear.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z][^|]*) \| (`.*`) \|$", told, re.MULTILINE)
    names = tuple(name for name in COMMANDS if name != "moves")  # only the terminal lists them
    assert len(rows) == len(names)
    for name, (_, cells) in zip(names, rows, strict=True):
        shown = [re.findall(r"`([^`]+)`", cell)[0] for cell in cells.split(" | ")]
        assert shown == [spellings(texts(one), name)[0] for one in ("en", "de", "hu", "ru")]
