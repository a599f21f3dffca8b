"""Why a line of the log says what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.formats.notation import seat_number
from tokyork.new_york.board import STRENGTH, TILES
from tokyork.new_york.cards import NewYorkCard
from tokyork.words.causes.event_paragraphs import CARDS, paragraph_of
from tokyork.words.causes.links import Link, card_link, rule_link
from tokyork.words.causes.origins import origins
from tokyork.words.causes.rulings import ruling_of
from tokyork.words.causes.story import Story
from tokyork.words.event_groups import grouped

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.words.causes.story import Told
    from tokyork.words.sentences import Sentences

NEAR = 12
"""Events around a line that may be told together with it."""
_CARD_CAUSES = ("card", "power")
# Hooks that may have changed an amount; the events themselves do not say which card did.
_AMOUNTS = {
    "rolled": ("my_extra_dice", "my_extra_rolls", "frozen_face"),
    "dice_final": ("my_free_claws", "my_extra_claws"),
    "energy_gained": ("my_extra_energy", "my_energy_from_dice"),
    "health_gained": ("my_extra_healing",),
    "card_bought": ("my_discount",),
    "goal_taken": ("stars_to_take_it",),
    "tile_destroyed": ("my_tile_strength", "reaches_tile"),
}
_DAMAGE = ("extra_damage_to", "damage_i_deal", "my_claws_reach")


def why_line(g: State, seat: int | None, number: int, words: Sentences) -> list[Link]:
    """The chain of causes of a line, the nearest first, and the rule behind it at last."""
    story = Story(g, seat)
    line = story[number]
    found = [*_cards_behind(story, line, words), *_followed(story, number, words)]
    rules = [_rule(story, line, words)]
    for event in origins(story, number):
        found += [_event_link(story, event, number, words), *_cards_behind(story, event, words)]
        rules.append(_rule(story, event, words))
    distinct = _without_repeats(found)
    return distinct + _without_repeats(rules)[: 1 if distinct else 2]


def _event_link(story: Story, event: Told, line: int, words: Sentences) -> Link:
    """Something that happened before; in an earlier turn, with its number."""
    text = words.event(event)
    turn = story.turn_number(event["number"])
    if turn and turn != story.turn_number(line):
        text = words.texts("because-earlier", turn=turn, text=text)
    rule = _rule(story, event, words)
    return Link("event", text, rule.rule, rule.title)


def _rule(story: Story, event: Told, words: Sentences) -> Link:
    before = list(story.before(event["number"]))
    kinds = {other["kind"] for other in before}
    results = [o["dice"] for o in before if o["kind"] in {"dice_final", "results_added"}]
    paragraph = paragraph_of(
        words.city,
        event,
        at_start="rolled" not in kinds and "moved" not in kinds,
        ouches=sum(dice.count("ouch") for dice in results),
    )
    own = event["cause"].get("card")
    if paragraph == CARDS and words.texts.has(f"rules-{words.city}-{own}"):
        paragraph = own  # the rules tell about this card
    return rule_link(words, f"{words.city}-{paragraph}", ruling_of(words.city, event))


# --- cards at work ---


def _cards_behind(story: Story, event: Told, words: Sentences) -> list[Link]:
    """The card that caused an event, and those that changed how much it was."""
    cause = event["cause"]
    caused = [cause["card"]] if cause["kind"] in _CARD_CAUSES and "card" in cause else []
    cards = [card for card in caused if story.card(card)] + _changing(story, event)
    links = [card_link(words, card) for card in dict.fromkeys(cards)]
    if event["kind"] == "card_bought":
        links = [*_price(story, event, words), *links, card_link(words, event["card"])]
    if cause["kind"] == "token" and "card" in cause:
        token = words.token(cause["card"])
        links.append(Link("reason", words.texts("because-token", token=token)))
    return links


def _changing(story: Story, event: Told) -> list[str]:
    number, seat = event["number"], event.get("seat")
    hooks = _AMOUNTS.get(event["kind"], ())
    if event["kind"] == "dice_final" and not event["added_claws"]:
        return []
    if event["kind"] == "health_lost" and event["cause"]["kind"] == "claws":
        return _of_attack(story, event)
    cards = story.holds(number, str(seat), hooks) if hooks and seat else []
    if event["kind"] == "tile_destroyed":
        return [card for card in cards if _concerns(story, card, event)]
    return cards


def _concerns(story: Story, name: str, event: Told) -> bool:
    """Whether a card makes this tile weaker, or brings it within reach."""
    card, tile = story.card(name), TILES.index(event["tile"])
    me = story.g.monsters[seat_number(event["seat"])]
    if not isinstance(card, NewYorkCard):
        return False
    weaker = card.my_tile_strength(story.g, me, tile, STRENGTH[tile]) < STRENGTH[tile]
    return weaker or card.reaches_tile(story.g, me, tile)


def _of_attack(story: Story, event: Told) -> list[str]:
    """Cards of the attacker that made claws worse, if they were."""
    attacker = event["cause"].get("seat")
    attack = story.latest(event["number"], lambda other: other["kind"] == "attacked")
    if not attack or attacker is None:
        return []
    worse = event["loss"] != attack[0]["amount"]
    hooks = _DAMAGE if worse else ("my_claws_reach",)
    return story.holds(event["number"], attacker, hooks)


def _price(story: Story, event: Told, words: Sentences) -> list[Link]:
    """What a card costs, where somebody paid something else."""
    card = story.card(event["card"])
    if card is None or int(card.cost) == event["price"]:
        return []
    text = words.texts("because-price", printed=int(card.cost), paid=event["price"])
    return [Link("reason", text)]


def _followed(story: Story, number: int, words: Sentences) -> list[Link]:
    """The cards behind what the line tells besides."""
    start, end = max(0, number - NEAR), min(len(story), number + NEAR)
    told = grouped(story[n] for n in range(start, end))
    line = next((event for event in told if event["number"] == number), None)
    links: list[Link] = []
    for event in (line or {}).get("then", ()):
        card = event.get("cause", {}).get("card")
        if card is not None and story.card(card):
            links.append(card_link(words, card))
    return links


def _without_repeats(links: list[Link]) -> list[Link]:
    first: dict[str, Link] = {}
    for link in links:
        first.setdefault(link.text, link)
    return list(first.values())
