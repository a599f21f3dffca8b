"""The position as readable text, from what the seat in question may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tokyork.tokyo.places import BAY_NEEDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from tokyork.sentences import Sentences

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


def table(
    view: View, words: Sentences, players: Sequence[str], price: Callable[[str], int]
) -> RenderableType:
    """The whole table: the city, the monsters, the market."""
    city_map = CITY_MAPS.get(view["city"], places_map)
    parts = [city_map(view, words), monsters(view, words, players), Text()]
    parts.append(market(view, words, price))
    if view.get("known_deck"):
        known = ", ".join(words.card(card) for card in view["known_deck"])
        parts.append(Text(words.texts("terminal-known", cards=known), style="cyan"))
    return Group(*parts)


# --- the city ---


def tokyo_map(view: View, words: Sentences) -> RenderableType:
    """Tokyo City, and Tokyo Bay while it is open."""
    places = ["tokyo_city"]
    alive = sum(m["alive"] for m in view["monsters"])
    if alive >= BAY_NEEDS or _who_is_at(view, "tokyo_bay"):
        places.append("tokyo_bay")
    return _panels(view, words, places)


def places_map(view: View, words: Sentences) -> RenderableType:
    """Every place where somebody stands; for cities without a map of their own."""
    taken = dict.fromkeys(m["at"] for m in view["monsters"] if m["alive"])
    return _panels(view, words, list(taken))


CITY_MAPS: dict[str, Callable[[View, Sentences], RenderableType]] = {"tokyo": tokyo_map}
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
    """One line for each monster."""
    headings = ("monster", "player", "health", "points", "energy", "place", "cards")
    grid = _grid(words, headings)
    for monster, player in zip(view["monsters"], players, strict=True):
        active = monster["seat"] == view["active"] and not view["over"]
        name = Text(words.seat(monster["seat"]), style="bold" if active else "")
        if not monster["alive"]:
            grid.add_row(name, player, "", "", "", words.texts("terminal-out"), style="dim")
            continue
        health = f"{monster['health']} / {monster['max_health']}"
        numbers = {"health": health, "points": monster["points"], "energy": monster["energy"]}
        shown = [Text(str(value), NUMBER_STYLES[key]) for key, value in numbers.items()]
        place = words.place(monster["at"])
        grid.add_row(name, player, *shown, place, belongings(monster, words))
    return grid


def _grid(words: Sentences, headings: tuple[str, ...]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        number = heading in {"health", "points", "energy", "price"}
        grid.add_column(words.texts(f"terminal-{heading}"), justify="right" if number else "left")
    return grid


def belongings(monster: dict[str, Any], words: Sentences) -> str:
    """The cards and tokens of a monster."""
    cards = [_card(card, words) for card in monster["cards"]]
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


def market(view: View, words: Sentences, price: Callable[[str], int]) -> Table:
    """What can be bought, at the price for whoever looks."""
    grid = _grid(words, ("market", "price", "kind", "text"))
    for card in view["market"]:
        if card is not None:
            text = words.texts(words.card_message(card), "text")
            cost = Text(_price(card, words, price), NUMBER_STYLES["energy"])
            grid.add_row(Text(words.card(card), "bold"), cost, kind_of(card, words), text)
    piles = words.texts("terminal-piles", deck=view["deck"], discard=len(view["discard"]))
    grid.add_row("", "", "", Text(piles, "dim"))
    return grid


def _price(card: str, words: Sentences, price: Callable[[str], int]) -> str:
    printed = int(words.rules.box.cards[words.rules.box.by_id[card]].cost)
    asked = price(card)
    if asked == printed:
        return str(asked)
    return words.texts("terminal-reduced_price", price=asked, printed=printed)


def kind_of(card: str, words: Sentences) -> str:
    """Keep or Discard."""
    found = words.rules.box.cards[words.rules.box.by_id[card]]
    return words.texts("kind-keep" if found.keep else "kind-discard")


def dice(view: View, words: Sentences) -> Text:
    """The dice as they lie, by the names that moves use."""
    line = Text(f"{words.texts('terminal-dice')}  ")
    line.append_text(_faces(view["dice"]))
    if view["decision"] and view["decision"]["kind"] == "roll":
        rolls = words.texts("terminal-rolls_left", rolls=view["rolls_left"])
        line.append(f"  {rolls}", style="dim")
    if view["side_dice"]:
        line.append(f"\n{words.texts('terminal-side_dice')}  ")
        line.append_text(_faces(view["side_dice"]))
    return line


def _faces(faces: list[str]) -> Text:
    shown = [Text(f"[{face}]", style=FACE_STYLES.get(face, "bold")) for face in faces]
    return Text(" ").join(shown)
