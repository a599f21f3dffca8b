"""What `?` shows: the decision, the commands, and the cards in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tokyork.terminal.now import faces_now, hints, now
from tokyork.terminal.picture import kind_of
from tokyork.terminal.tiles import PRINTED, tile_table
from tokyork.words.texts import languages, typed

if TYPE_CHECKING:
    from rich.console import Console

    from tokyork.words.outlook import Outlook
    from tokyork.words.sentences import Sentences

COMMANDS = ("number", "move", "question", "question_name", "rules", "hint", "odds")
PAGE_COMMANDS = ("moves", "show", "log", "why", "undo", "language")
FILE_COMMANDS = ("save", "load", "quit")


def show_help(
    console: Console, words: Sentences, view: dict[str, Any], prospects: Outlook | None
) -> None:
    """Everything a player may want to know now."""
    _heading(console, words, "decision")
    console.print(words.question(view["decision"]))
    console.print(words.explanation(view["decision"]))
    if prospects is not None:
        for hint in hints(prospects):
            console.print(hint)
        _show_now(console, words, prospects)
    _heading(console, words, "commands")
    console.print(_commands(words))
    _heading(console, words, "cards")
    cards = cards_in_sight(view)
    for card in cards:
        show_card(console, words, card)
    if not cards:
        console.print(words.texts("terminal-no_cards_in_sight"))


def _show_now(console: Console, words: Sentences, prospects: Outlook) -> None:
    """What the position makes of it, the tiles where they are chosen, and how to read the map."""
    lines, faces = now(prospects), faces_now(prospects)
    if lines or faces:
        _heading(console, words, "now")
    for line in lines:
        console.print(line)
    if faces:
        console.print(_two_columns(faces))
    if prospects.kind == "destroy":
        console.print(tile_table(words, prospects.needs))
    _heading(console, words, "map")
    console.print(words.texts("terminal-map"))


def show_rules(console: Console, words: Sentences) -> None:
    """The rules of the city, and what its tiles are worth."""
    console.print(words.texts(f"terminal-rules-{words.city}"))
    if words.city == "new_york":
        _heading(console, words, "tiles")
        console.print(tile_table(words, PRINTED))


def _heading(console: Console, words: Sentences, name: str) -> None:
    console.print()
    console.print(Text(words.texts(f"terminal-help_{name}"), style="bold cyan"))


def _commands(words: Sentences) -> Table:
    faces = words.rules.faces
    examples = {
        "example": f"keep {faces[2]} {faces[2]} {faces[5]}",
        "short": f"keep {faces[2][:1]} {faces[2][:1]} {faces[5][:1]}",
    }
    values = {name: words.texts("terminal-quoted", text=move) for name, move in examples.items()}
    values["languages"] = ", ".join(languages())
    rows: list[tuple[str, str]] = []
    for command in (*COMMANDS, *PAGE_COMMANDS, *FILE_COMMANDS):
        message = f"terminal-help_{command}"
        rows.append((words.texts(message), words.texts(message, "text", **values)))
    return _two_columns(rows)


def _two_columns(rows: list[tuple[str, str]]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for heading, text in rows:
        grid.add_row(Text(heading, style="bold"), text)
    return grid


def cards_in_sight(view: dict[str, Any]) -> list[str]:
    """The cards face up: in the market, before the monsters, goals; and what this seat saw."""
    held = [card["id"] for monster in view["monsters"] for card in monster["cards"]]
    market = [card for card in view["market"] if card is not None]
    asking = [(view["decision"] or {}).get("card")]
    seen = [*market, *view.get("known_deck", ()), *held, *asking, *view.get("goals", ())]
    return [card for card in dict.fromkeys(seen) if card is not None]


def find_cards(words: Sentences, name: str) -> list[str]:
    """The cards of the city whose id or name is this, else those that contain it."""
    wanted = typed(name).replace("_", " ").strip()
    cards = (*words.rules.box.by_id, *words.rules.beside_deck)
    names = {card: (card.replace("_", " "), typed(words.card(card))) for card in cards}
    exact = [card for card, known in names.items() if wanted in known]
    return exact or [card for card, known in names.items() if any(wanted in n for n in known)]


def show_card(console: Console, words: Sentences, card: str) -> None:
    """A card's name, price, kind, text and rulings."""
    if (
        card not in words.rules.box.by_id and card not in words.rules.beside_deck
    ):  # a token that asks
        return
    message = words.card_message(card)
    console.print(Text(card_line(words, card), style="bold"))
    console.print(Padding(words.texts(message, "text"), (0, 0, 0, 2), expand=False))
    rulings = Table.grid(padding=(0, 1, 0, 0))
    for ruling in words.texts.rulings(message):
        rulings.add_row("   -", Text(ruling, style="dim"))
    console.print(rulings)


def card_line(words: Sentences, card: str) -> str:
    """The head of a card; a goal card has no price."""
    city, kind = words.texts(f"city-{words.city}"), kind_of(card, words)
    values: dict[str, object] = {"card": words.card(card), "city": city, "kind": kind}
    if card in words.rules.beside_deck:
        return words.texts("terminal-goal_line", **values)
    found = words.rules.box.cards[words.rules.box.by_id[card]]
    values |= {"cost": int(found.cost), "copies": int(found.in_box)}
    message = "terminal-card_line" if found.in_box == 1 else "terminal-card_copies_in_box"
    return words.texts(message, **values)
