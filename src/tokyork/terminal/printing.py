"""What commands other than `play` print for people."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rich.text import Text

from tokyork.cities import CITIES
from tokyork.plain_text import short
from tokyork.terminal import picture
from tokyork.terminal.help import show_card
from tokyork.terminal.screen import new_console, view_with_prices
from tokyork.words.sentences import Sentences
from tokyork.words.texts import texts, typed

if TYPE_CHECKING:
    from tokyork import Game

LONGEST = 200  # letters of what somebody looked for


# --- replay ---


def show_position(game: Game, moves: int) -> None:
    """The table of a replayed game, and who must choose or has won."""
    console = new_console()
    view = view_with_prices(game, None)
    words = Sentences.of(view)
    after = texts()("terminal-after_moves", moves=view["made"], all=moves)
    console.print(Text(after, style="bold"))
    for part in picture.table(view, words, [""] * len(game.seats)):
        console.print(part)
        console.print()
    if view["dice"]:
        console.print(picture.dice(view, words))
    if view["over"]:
        console.print(Text(words.event(game.events()[-1]), style="bold green"))
    else:
        seat, question = words.seat(view["decision"]["seat"]), words.question(view["decision"])
        choice = texts()("terminal-whose_choice", seat=seat, question=question)
        console.print(Text(choice, style="bold cyan"))


# --- cards ---


def find_cards(cities: list[str], words: list[str]) -> list[tuple[str, str]]:
    """The cards, as city and id, with all the words in name, id or texts; names come first."""
    found = [
        (city, card)
        for city in cities
        for card in (*CITIES[city].box.by_id, *CITIES[city].beside_deck)
        if all(word in _searched(city, card) for word in words)
    ]
    return sorted(found, key=lambda entry: not _is_named(entry, words))


def _is_named(entry: tuple[str, str], words: list[str]) -> bool:
    city, card = entry
    name = typed(f"{card} {texts()(f'card-{city}-{card}')}")
    return all(word in name for word in words)


def _searched(city: str, card: str) -> str:
    data = card_data(city, card)
    return typed("\n".join([card, data["name"], data["text"], *data["rulings"]]))


def card_data(city: str, card: str) -> dict[str, Any]:
    """Everything about a card as plain data; a goal card has no price."""
    box = CITIES[city].box
    goal = card in CITIES[city].beside_deck
    found = None if goal else box.cards[box.by_id[card]]
    kind = "keep" if found and found.keep else "discard"
    message = f"card-{city}-{card}"
    return {
        "city": city,
        "id": card,
        "name": texts()(message),
        "cost": int(found.cost) if found else None,
        "kind": kind if found else "goal",
        "copies": int(found.in_box) if found else 1,
        "text": texts()(message, "text"),
        "rulings": texts().rulings(message),
    }


def show_cards(cards: list[tuple[str, str]], words: list[str]) -> None:
    """Cards for people to read."""
    console = new_console()
    sentences = {city: Sentences(city, ()) for city, _ in cards}
    for city, card in cards:
        show_card(console, sentences[city], card)
        console.print()
    if not cards:
        told = texts()("terminal-nothing_found", words=short(" ".join(words), LONGEST))
        print(told, file=sys.stderr)
