"""What `?` shows: the decision, the commands, and the cards in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

    from tokyork.core.cards import Card
    from tokyork.sentences import Sentences

COMMANDS = ("number", "move", "question", "question_name", "rules", "moves", "show", "log", "undo")
FILE_COMMANDS = ("save", "load", "quit")


def show_help(console: Console, words: Sentences, view: dict[str, Any]) -> None:
    """Everything a player may want to know now."""
    _heading(console, words, "decision")
    console.print(words.question(view["decision"]))
    console.print(words.explanation(view["decision"]))
    _heading(console, words, "commands")
    console.print(_commands(words))
    _heading(console, words, "cards")
    cards = cards_in_sight(view)
    for card in cards:
        show_card(console, words, card)
    if not cards:
        console.print(words.texts("terminal-no_cards_in_sight"))


def _heading(console: Console, words: Sentences, name: str) -> None:
    console.print()
    console.print(Text(words.texts(f"terminal-help_{name}"), style="bold cyan"))


def _commands(words: Sentences) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    faces = words.rules.faces
    example = f"keep {faces[2]} {faces[2]} {faces[5]}"
    short = f"keep {faces[2][:1]} {faces[2][:1]} {faces[5][:1]}"
    for command in (*COMMANDS, *FILE_COMMANDS):
        message = f"terminal-help_{command}"
        text = words.texts(message, "text", example=f"“{example}”", short=f"“{short}”")
        grid.add_row(Text(words.texts(message), style="bold"), text)
    return grid


def cards_in_sight(view: dict[str, Any]) -> list[str]:
    """The cards face up: in the market and before the monsters, and those this seat has seen."""
    held = [card["id"] for monster in view["monsters"] for card in monster["cards"]]
    market = [card for card in view["market"] if card is not None]
    asking = [(view["decision"] or {}).get("card")]
    seen = [*market, *view.get("known_deck", ()), *held, *asking]
    return [card for card in dict.fromkeys(seen) if card is not None]


def find_cards(words: Sentences, name: str) -> list[str]:
    """The cards of the city whose id or name is this, else those that contain it."""
    wanted = name.lower().replace("_", " ").strip()
    names = {
        card: (card.replace("_", " "), words.card(card).lower()) for card in words.rules.box.by_id
    }
    exact = [card for card, known in names.items() if wanted in known]
    return exact or [card for card, known in names.items() if any(wanted in n for n in known)]


def show_card(console: Console, words: Sentences, card: str) -> None:
    """A card's name, price, kind, text and rulings."""
    box = words.rules.box
    if card not in box.by_id:  # a token that asks
        return
    message = words.card_message(card)
    console.print(Text(card_line(words, box.cards[box.by_id[card]]), style="bold"))
    console.print(Padding(words.texts(message, "text"), (0, 0, 0, 2), expand=False))
    rulings = Table.grid(padding=(0, 1, 0, 0))
    for ruling in words.texts.rulings(message):
        rulings.add_row("   -", Text(ruling, style="dim"))
    console.print(rulings)


def card_line(words: Sentences, card: Card) -> str:
    """The head of a card."""
    values: dict[str, object] = {
        "card": words.card(card.id),
        "city": words.texts(f"city-{words.city}"),
        "kind": words.texts("kind-keep" if card.keep else "kind-discard"),
        "cost": int(card.cost),
        "copies": int(card.in_box),
    }
    message = "terminal-card_line" if card.in_box == 1 else "terminal-card_copies_in_box"
    return words.texts(message, **values)
