"""The position as readable text, from what the seat in question may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tokyork.terminal.boroughs import new_york_map

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from tokyork.words.sentences import Sentences

View = dict[str, Any]

FACE_STYLES = {
    "1": "bold black on yellow",
    "2": "bold black on yellow",
    "3": "bold black on yellow",
    "heart": "bold white on red",
    "energy": "bold black on green",
    "claw": "bold white on dark_orange3",
    "star": "bold black on gold1",
    "destroy": "bold white on blue",
    "ouch": "bold white on magenta",
}
NUMBER_STYLES = {"health": "red", "points": "yellow", "energy": "green"}


def table(view: View, words: Sentences, players: Sequence[str]) -> list[RenderableType]:
    """The whole table in its parts: the city, the monsters, the market."""
    city_map = CITY_MAPS.get(view["city"], places_map)
    cards: list[RenderableType] = [market(view, words)]
    if view.get("known_deck"):
        known = ", ".join(words.card(card) for card in view["known_deck"])
        cards.append(Text(words.texts("terminal-known", cards=known), style="cyan"))
    return [city_map(view, words), monsters(view, words, players), Group(*cards)]


# --- the city ---


def tokyo_map(view: View, words: Sentences) -> RenderableType:
    """Tokyo City, and Tokyo Bay while it is open."""
    places = ["tokyo_city", "tokyo_bay"] if view["bay_open"] else ["tokyo_city"]
    return _panels(view, words, places)


def places_map(view: View, words: Sentences) -> RenderableType:
    """Every place where somebody stands; for cities without a map of their own."""
    taken = dict.fromkeys(m["at"] for m in view["monsters"] if m["alive"])
    return _panels(view, words, list(taken))


CITY_MAPS: dict[str, Callable[[View, Sentences], RenderableType]] = {
    "tokyo": tokyo_map,
    "new_york": new_york_map,
}
"""A map for each city; a new city's map is added here."""


def _who_is_at(view: View, place: str) -> list[str]:
    return [m["seat"] for m in view["monsters"] if m["alive"] and m["at"] == place]


def _panels(view: View, words: Sentences, places: list[str]) -> RenderableType:
    return Columns([_panel(words, place, _who_is_at(view, place)) for place in places])


def _panel(words: Sentences, place: str, seats: list[str]) -> Panel:
    names = [Text(words.seat(seat), style="bold") for seat in seats]
    content = names or [Text(words.texts("terminal-empty"), style="dim")]
    return Panel(Group(*content), title=words.place(place), width=30, border_style="cyan")


# --- monsters ---


def monsters(view: View, words: Sentences, players: Sequence[str]) -> Table:
    """One line for each monster; where it is, unless the map shows everybody."""
    places = () if words.city == "new_york" else ("place",)
    grid = _grid(words, ("monster", "player", "health", "points", "energy", *places, "cards"))
    for monster, player in zip(view["monsters"], players, strict=True):
        active = monster["seat"] == view["active"] and not view["over"]
        name = Text(words.seat(monster["seat"]), style="bold" if active else "")
        if not monster["alive"]:
            grid.add_row(name, player, "", "", "", words.texts("terminal-out"), style="dim")
            continue
        where = [words.place(monster["at"])] if places else []
        health = f"{monster['health']} / {monster['max_health']}"
        numbers = {"health": health, "points": monster["points"], "energy": monster["energy"]}
        shown = [Text(str(value), NUMBER_STYLES[key]) for key, value in numbers.items()]
        grid.add_row(name, player, *shown, *where, belongings(monster, words))
    return grid


def _grid(words: Sentences, headings: tuple[str, ...]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        number = heading in {"health", "points", "energy", "price"}
        grid.add_column(words.texts(f"terminal-{heading}"), justify="right" if number else "left")
    return grid


def belongings(monster: dict[str, Any], words: Sentences) -> str:
    """The cards and tokens of a monster."""
    cards = [words.card(goal) for goal in monster.get("goals", ())]
    cards += [_card(card, words) for card in monster["cards"]]
    if monster.get("next_keep"):
        cards.append(words.texts("terminal-next_keep"))
    tokens = [
        words.texts("terminal-tokens", token=words.token(token), count=count)
        for token, count in monster["tokens"].items()
    ]
    return ", ".join(cards + tokens)


def _card(card: dict[str, Any], words: Sentences) -> str:
    name = words.card(card["id"])
    if card.get("copies"):
        copied, owner = words.card(card["copies"]["card"]), words.seat(card["copies"]["seat"])
        name = words.texts("terminal-card_copies", card=name, copied=copied, owner=owner)
    if "tokens" in card:
        return words.texts("terminal-card_tokens", card=name, tokens=card["tokens"])
    return name


# --- market and dice ---


def market(view: View, words: Sentences) -> Table:
    """What can be bought, at the price for whoever looks."""
    grid = _grid(words, ("market", "price", "kind", "text"))
    for card, price in zip(view["market"], view["prices"], strict=True):
        if card is not None:
            text = words.texts(words.card_message(card), "text")
            cost = Text(_price(words, card, price), NUMBER_STYLES["energy"])
            grid.add_row(Text(words.card(card), "bold"), cost, kind_of(card, words), text)
    piles = words.texts("terminal-piles", deck=view["deck"], discard=len(view["discard"]))
    grid.add_row("", "", "", Text(piles, "dim"))
    return grid


def _price(words: Sentences, card: str, price: int) -> str:
    printed = words.printed_price(card)
    if price == printed:
        return str(price)
    return words.texts("terminal-reduced_price", price=price, printed=printed)


def kind_of(card: str, words: Sentences) -> str:
    """Keep, Discard or Goal."""
    if card in words.rules.beside_deck:
        return words.texts("kind-goal")
    found = words.rules.box.cards[words.rules.box.by_id[card]]
    return words.texts("kind-keep" if found.keep else "kind-discard")


def dice(view: View, words: Sentences) -> Text:
    """The dice as they lie, by the names that moves use."""
    return _shown_dice(view, words, view["dice"])


def results(view: View, words: Sentences) -> Text:
    """What is left to resolve: results, and destruction to spend."""
    facts = view["turn_facts"]
    shown = _shown_dice(view, words, facts.get("results", view["dice"]))
    if not facts.get("destruction"):
        return shown
    spend = Text(words.texts("terminal-destruction", count=facts["destruction"]))
    return Text("\n").join([spend, shown] if shown else [spend])


def _shown_dice(view: View, words: Sentences, faces: list[str]) -> Text:
    lines: list[Text] = []
    if faces:
        lines.append(_row_of(words, "dice" if faces == view["dice"] else "left", faces))
    if faces and view["decision"] and view["decision"]["kind"] == "roll":
        rolls = words.texts("terminal-rolls_left", rolls=view["rolls_left"])
        lines[-1].append(f"  {rolls}", style="dim")
    if view["side_dice"]:
        lines.append(_row_of(words, "side_dice", view["side_dice"]))
    return Text("\n").join(lines)


def _row_of(words: Sentences, heading: str, faces: list[str]) -> Text:
    return Text(f"{words.texts(f'terminal-{heading}')}  ").append_text(_faces(faces))


def _faces(faces: list[str]) -> Text:
    shown = [Text(f"[{face}]", style=FACE_STYLES.get(face, "bold")) for face in faces]
    return Text(" ").join(shown)
