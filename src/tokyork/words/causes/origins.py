"""What an event came from: the events before it that led to it, the nearest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.words.causes.story import Story, Told

    Fit = Callable[[Told], bool]

DEPTH = 4
MOST = 8
_BY_CARD = ("card", "power")
_GOT_IT = ("card_bought", "card_gained", "copy_placed")
# Somebody wanted these: what was going on around them says nothing.
_CHOSEN = ("card_bought", "market_swept", "energy_paid", "health_paid", "rolled", "stayed")
# What sets a card off, by its hook; "mine": of its owner, "any": whoever's, "by": that it caused.
_TRIGGERS = {
    "when_i_attack": ("attacked", "mine"),
    "extra_damage_to": ("attacked", "mine"),
    "when_my_claws_wound": ("health_lost", "by"),
    "when_i_wound": ("health_lost", "by"),
    "when_i_am_hurt": ("health_lost", "mine"),
    "saves_me": ("health_lost", "mine"),
    "when_someone_falls": ("fell", "any"),
    "when_i_buy": ("card_bought", "mine"),
    "when_my_dice_are_final": ("dice_final", "mine"),
    "when_i_yield": ("moved", "mine"),
    "when_other_gains_energy": ("energy_gained", "any"),
    "when_i_arrive": ("moved", "mine"),
    "when_i_destroy": ("tile_destroyed", "mine"),
    "when_i_take_superstar": ("goal_taken", "mine"),
    "when_i_lose_superstar": ("goal_taken", "any"),
    "when_i_roll_stars": ("dice_final", "mine"),
    "when_i_roll_ouch": ("dice_final", "mine"),
    "damage_to_me": ("attacked", "any"),
    "rolls_against_loss": ("attacked", "any"),
}


def origins(story: Story, number: int) -> list[Told]:
    """The causes of an event and their causes, without what is told twice."""
    found: dict[int, Told] = {}
    if story[number]["kind"] in {"dice_final", "rolled"}:
        return _rolls(story, number)
    _collect(story, story[number], DEPTH, found)
    found.pop(number, None)
    return list(found.values())[:MOST]


def _collect(story: Story, event: Told, depth: int, found: dict[int, Told]) -> None:
    for parent in parents(story, event) if depth else ():
        if parent["number"] not in found:
            found[parent["number"]] = parent
            _collect(story, parent, depth - 1, found)


def parents(story: Story, event: Told) -> list[Told]:
    """The events that led to this one directly."""
    special = _OF_KIND.get(event["kind"])
    led = special(story, event) if special else []
    cause = event["cause"]
    if event["kind"] in _CHOSEN:
        return led
    if cause["kind"] in _OF_CAUSE:
        led = led + _OF_CAUSE[cause["kind"]](story, event)
    elif cause["kind"] in _BY_CARD and "card" in cause:
        led = led + _of_card(story, event)
    return led


# --- by what caused it ---


def _kind(*kinds: str) -> Fit:
    return lambda event: event["kind"] in kinds


def _seat(seat: object) -> Fit:
    return lambda event: event.get("seat") == seat


def _of_dice(story: Story, event: Told) -> list[Told]:
    number, seat = event["number"], event["cause"].get("seat")
    added = [
        other
        for other in story.before(number)
        if other["kind"] == "results_added" and other.get("seat") == seat
    ]
    return added + story.latest(number, _kind("dice_final"), _seat(seat))


def _of_claws(story: Story, event: Told) -> list[Told]:
    """The attack, and what took something off it."""
    attack = story.latest(event["number"], _kind("attacked"), _seat(event["cause"].get("seat")))
    if not attack:
        return []
    spared = [
        other
        for other in story.before(event["number"])
        if other["kind"] == "loss_avoided"
        and other.get("seat") == event.get("seat")
        and other["number"] > attack[0]["number"]
    ]
    return spared + attack


def _of_token(story: Story, event: Told) -> list[Told]:
    """How the token came there, however long ago."""
    token = event["cause"].get("card")
    return story.latest(
        event["number"],
        _kind("token_gained"),
        _seat(event.get("seat")),
        lambda other: other["token"] == token,
        turn=False,
    )


def _of_card(story: Story, event: Told) -> list[Told]:
    """What set the card off, and how its owner came by it."""
    card, owner = event["cause"]["card"], event["cause"].get("seat")
    led: list[Told] = []
    for hook, (kind, whose) in _TRIGGERS.items():
        if not story.bends(card, hook):
            continue
        fits: dict[str, Fit] = {
            "mine": _seat(owner),
            "any": lambda _: True,
            "by": lambda other: other["cause"].get("seat") == owner,
        }
        led += story.latest(event["number"], _kind(kind), fits[whose])
    if event["kind"] not in _GOT_IT:
        led += _got(story, event["number"], card, owner)
    return led


def _got(story: Story, number: int, card: str, owner: str | None) -> list[Told]:
    """How a monster came by a card, however long ago."""
    this: list[Fit] = [_kind(*_GOT_IT), _seat(owner), lambda other: bool(other["card"] == card)]
    got = story.latest(number, *this, turn=False)
    paid = story.latest(got[0]["number"], _kind("card_bought"), *this) if got else []
    return paid or got


_OF_CAUSE: dict[str, Callable[[Story, Told], list[Told]]] = {
    "dice": _of_dice,
    "army": _of_dice,
    "claws": _of_claws,
    "token": _of_token,
}


# --- by what happened ---


def _latest(*kinds: str, mine: bool = True) -> Callable[[Story, Told], list[Told]]:
    """The last event of such a kind in the turn, of the same seat or of any."""

    def find(story: Story, event: Told) -> list[Told]:
        fits = [_kind(*kinds), *([_seat(event.get("seat"))] if mine else [])]
        return story.latest(event["number"], *fits)

    return find


def _rolls(story: Story, number: int) -> list[Told]:
    """All rolls of a turn so far, and what else changed dice."""
    about = ("rolled", "die_changed")
    return [other for other in story.before(number) if other["kind"] in about][:MOST]


def _dice_final(story: Story, event: Told) -> list[Told]:
    return [other for other in story.before(event["number"]) if other["kind"] == "die_changed"]


def _moved(story: Story, event: Told) -> list[Told]:
    """Whoever leaves was hit; whoever enters may take the place of somebody who left."""
    number, seat = event["number"], event.get("seat")
    if event["cause"]["kind"] == "choice":
        return story.latest(number, _kind("health_lost"), _seat(seat))
    if event["cause"]["kind"] == "rules":
        return story.latest(
            number, _kind("moved", "knocked_out"), lambda other: other.get("seat") != seat
        )
    return []


def _gain(story: Story, event: Told) -> list[Told]:
    """What the rules pay: for a tile, a goal, or a place entered now or long ago."""
    if event["cause"]["kind"] != "rules":
        return []
    brings = ("moved", "tile_destroyed", "goal_taken")
    mine = _seat(event["seat"])
    found = story.latest(event["number"], _kind(*brings), mine)
    return found or story.latest(event["number"], _kind("moved"), mine, turn=False)


def _points_lost(story: Story, event: Told) -> list[Told]:
    taken = story.latest(
        event["number"], _kind("goal_taken"), lambda other: other.get("from") == event.get("seat")
    )
    return taken if event["cause"]["kind"] not in _BY_CARD else []


def _card_lost(story: Story, event: Told) -> list[Told]:
    return story.latest(event["number"], _kind("fell"), _seat(event["seat"]))


def _token_gained(story: Story, event: Told) -> list[Told]:
    return story.latest(event["number"], _kind("health_lost"), _seat(event["seat"]))


def _game_over(story: Story, event: Told) -> list[Told]:
    number, winners = event["number"], event["winners"]
    if event["ending"] == "points":
        return story.latest(
            number, _kind("points_gained"), lambda other: other["seat"] in winners, turn=False
        )
    return story.latest(number, _kind("knocked_out"), turn=False)


def _turn_started(story: Story, event: Told) -> list[Told]:
    """An extra turn was promised in the turn before."""
    number, seat = event["number"], event["seat"]
    for other in story.before(number, turn=False):
        if other["kind"] == "turn_queued" and other["seat"] == seat:
            return [other]
        if other["kind"] == "turn_started":
            break
    return []


_OF_KIND: dict[str, Callable[[Story, Told], list[Told]]] = {
    "attacked": _latest("dice_final"),
    "dice_final": _dice_final,
    "loss_avoided": _latest("attacked", mine=False),
    "moved": _moved,
    "stayed": _latest("health_lost"),
    "points_gained": _gain,
    "energy_gained": _gain,
    "health_gained": _gain,
    "points_lost": _points_lost,
    "fell": _latest("health_lost"),
    "knocked_out": _latest("health_lost"),
    "reborn": _latest("health_lost"),
    "card_gained": _latest("card_bought"),
    "card_lost": _card_lost,
    "card_revealed": _latest("card_bought", "market_swept", "card_gained", mine=False),
    "token_gained": _token_gained,
    "building_revealed": _latest("tile_destroyed", mine=False),
    "goal_taken": _latest("dice_final"),
    "goes_first": _latest("rolled_off"),
    "last_round": _latest("points_gained"),
    "game_over": _game_over,
    "turn_started": _turn_started,
}
