"""A table in plain English, for whoever reads rather than computes: language models, and `render`.

Everything comes from the seat's own view, so nothing is told that it may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.words.sentences import Sentences
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

LANGUAGE = "en"
RULES = {
    "tokyo": """\
King of Tokyo. The first monster with the points to win wins, and so does the last one standing.
On your turn you roll six dice, up to three times, keeping what you like. Then they count: three of
a kind of 1, 2 or 3 score so many points, and one more for each further one; each energy is one
energy; each heart heals one unless you are in Tokyo; each claw takes a health from every monster in
Tokyo if you are outside, and from every monster outside if you are in it. An empty Tokyo is entered
by whoever has claws: a point at once, and two at the start of each own turn there. A monster that
is hit in Tokyo may yield, and the attacker goes in. At the end of a turn cards are bought with
energy. At no health a monster is out.""",
    "new_york": """\
King of New York. The first monster with the points to win wins, and so does the last one standing.
On your turn you roll six dice, up to three times, keeping what you like. Then they count, in the
order you choose: energy is energy; hearts heal outside Manhattan; destruction brings down buildings
(as much as they are high) and units in your borough, for what they show; claws hit Manhattan from
outside and everybody else from Manhattan; three stars make you the superstar, who scores a point
for each star; skulls let units attack: with one, those of your borough attack you, with two
everybody in it, with three all units all monsters. In Manhattan you score and gain energy at the
start of your turns, and may flee when hit. You may move once a turn, and buy cards with energy. At
no health a monster is out.""",
}
"""What matters of the rules, in few words."""


def told_view(view: dict[str, Any]) -> str:
    """What a seat sees, in sentences."""
    return "\n".join(_lines(view))


def told_choice(view: dict[str, Any], legal: list[str]) -> str:
    """The same with all that may be answered, a line each."""
    moves = "\n".join(f"- {move}" for move in legal)
    return f"{told_view(view)}\nYour legal moves:\n{moves}\nAnswer with one of them."


def _lines(view: dict[str, Any]) -> Iterator[str]:
    words = Sentences(view["city"], ())
    city = texts(LANGUAGE)(f"city-{view['city']}")
    goal = view["options"].get("points", int(CITIES[view["city"]].new_options().points))
    yield f"{city}, turn {view['turn']}. You are {view['seat']}. Points to win: {goal}."
    for monster in view["monsters"]:
        yield _monster(view, monster)
    yield from _boroughs(view)
    yield _market(view)
    yield from _cards(view)
    if view["dice"]:
        dice, left = " ".join(view["dice"]), view["rolls_left"]
        yield f"Dice of {view['active']}: {dice}. Rolls left: {left}."
    if view["over"]:
        yield f"The game is over. Winners: {', '.join(view['winners']) or 'nobody'}."
    elif view["decision"]["seat"] == view["seat"]:
        yield f"You must choose: {words.question(view['decision'])}"
    else:
        yield f"{view['decision']['seat']} must choose ({view['decision']['kind']})."


def _monster(view: dict[str, Any], monster: dict[str, Any]) -> str:
    who = monster["seat"]
    if who == view["seat"]:
        who += " (you)"
    if not monster["alive"]:
        return f"{who} is out of the game."
    has = [
        f"{monster['health']} of {monster['max_health']} health",
        f"{monster['points']} points",
        f"{monster['energy']} energy",
    ]
    cards = ", ".join(card["id"] if isinstance(card, dict) else card for card in monster["cards"])
    tokens = ", ".join(f"{number} {name}" for name, number in monster["tokens"].items())
    parts = [f"{who} at {monster['at']}: {', '.join(has)}"]
    parts += [f"cards: {cards}"] if cards else []
    parts += [f"tokens: {tokens}"] if tokens else []
    parts += [f"goals: {', '.join(monster['goals'])}"] if monster.get("goals") else []
    return "; ".join(parts) + "."


def _boroughs(view: dict[str, Any]) -> Iterator[str]:
    for name, borough in view.get("boroughs", {}).items():
        stacks = ", ".join(
            f"{stack['top']} (height {stack['height']})" for stack in borough["stacks"]
        )
        units = ", ".join(f"{number} {kind}" for kind, number in borough["units"].items())
        yield f"{name}: buildings {stacks or 'none'}; units {units or 'none'}."


def _market(view: dict[str, Any]) -> str:
    prices = view["prices"]
    offered = [
        f"{card} for {price}"
        for card, price in zip(view["market"], prices, strict=True)
        if card is not None
    ]
    return f"Market: {', '.join(offered) or 'empty'}. {view['deck']} cards in the deck."


def _cards(view: dict[str, Any]) -> Iterator[str]:
    """What the cards say that lie open."""
    held = [card for monster in view["monsters"] for card in monster["cards"]]
    named = [card["id"] if isinstance(card, dict) else card for card in held]
    for card in dict.fromkeys([*view["market"], *named, *view["known_deck"]]):
        if card is not None:
            text = texts(LANGUAGE)(f"card-{view['city']}-{card}", "text")
            yield f"{card}: {' '.join(text.split())}"
