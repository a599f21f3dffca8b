"""Comparing a position with what a scenario expects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.core.belongings import cards_of, charges_of, tokens_of
from tokyork.core.dice import spread
from tokyork.core.state import NO_CARD
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.notation import card_id, chooser, decision_kind, seat_text
from tokyork.scenario.readers import CITY_READERS
from tokyork.tokyo.copies import copy_charges
from tokyork.views.view import copy_view

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


def first_difference(g: State, expected: object) -> str | None:
    """What does not match, in words; nothing if all does."""
    for key, value in reading.mapping(expected, "expect").items():
        if key[:1] == "p" and key[1:].isdigit():
            seat = reading.seat(key, f"expect.{key}", len(g.monsters))
            difference = _player_difference(g, g.monsters[seat], value, key)
        else:
            difference = _compare(key, value, _fact(g, key, value))
        if difference:
            return difference
    return None


def _compare(place: str, expected: object, actual: object) -> str | None:
    if _plain(expected) == _plain(actual):
        return None
    return f"{place}: expected {_shown(expected)}, is {_shown(actual)}"


def _plain(value: object) -> object:
    """Lists without regard to order, numbers as words."""
    if isinstance(value, list):
        return sorted((_plain(entry) for entry in value), key=repr)
    if isinstance(value, dict):
        return {str(key): _plain(entry) for key, entry in value.items()}
    return value if isinstance(value, bool) or value is None else str(value)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_shown(entry) for entry in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {_shown(v)}" for k, v in value.items()) + "}"
    if isinstance(value, bool):
        return str(value).lower()
    return "none" if value is None else str(value)


def _fact(g: State, key: str, value: object) -> object:
    """The part of the position that a key of `expect` names."""
    rules = g.rules
    if key == "dice":
        return [rules.faces[face] for face in spread(g.dice)]
    if key == "market":
        return [card_id(rules, card) for card in g.market if card != NO_CARD]
    if key == "discard":
        return [card_id(rules, card) for card in g.discard]
    if key == "decision":
        return _decision_fact(g, value)
    if key == "turn":
        return seat_text(g.active)
    if key == "over":
        reading.truth(value, "expect.over")
        return g.over
    if key == "winner":
        return _winner_fact(g)
    return CITY_READERS[rules.id].expected(g, key, value)


def _decision_fact(g: State, value: object) -> object:
    wanted = reading.mapping(value, "expect.decision", ("seat", "kind"))
    if not g.pending:
        return None
    facts = {"seat": seat_text(chooser(g)), "kind": decision_kind(g)}
    return {key: facts[key] for key in wanted}


def _winner_fact(g: State) -> object:
    if not g.over:
        return "nobody yet"
    winners = [seat_text(n) for n in range(len(g.monsters)) if g.winners >> n & 1]
    if not winners:
        return "none"
    return winners[0] if len(winners) == 1 else winners


def _player_difference(g: State, m: Monster, expected: object, who: str) -> str | None:
    for key, value in reading.mapping(expected, f"expect.{who}").items():
        place = f"{who}.{key}"
        if key == "tokens":
            difference = _token_difference(g, m, value, place)
        elif key == "cards":
            difference = _card_difference(g, m, value, place)
        else:
            difference = _compare(place, value, _player_fact(g, m, key))
        if difference:
            return difference
    return None


def _player_fact(g: State, m: Monster, key: str) -> object:
    if key == "monster":
        return g.rules.monsters[m.who]
    if key == "at":
        return g.rules.places[m.at]
    if key == "dead":
        return not m.alive
    if key in {"health", "points", "energy"}:
        return int(getattr(m, key))
    return CITY_READERS[g.rules.id].player_fact(g, m, key)


def _token_difference(g: State, m: Monster, value: object, place: str) -> str | None:
    ids = {token.id: token for token in g.rules.box.tokens}
    for name, count in reading.mapping(value, f"expect.{place}", ids).items():
        difference = _compare(f"{place}.{name}", count, int(tokens_of(m, ids[name])))
        if difference:
            return difference
    return None


def _card_difference(g: State, m: Monster, value: object, place: str) -> str | None:
    """Cards as ids, or with as much detail as the scenario gives."""
    wanted = reading.sequence(value, f"expect.{place}")
    left = [card_facts(g, m, slot) for slot in cards_of(m)]
    actual = [_shown(facts["id"]) for facts in left]
    for entry in sorted(wanted, key=lambda e: not isinstance(e, dict)):
        detail = entry if isinstance(entry, dict) else {"id": entry}
        reading.mapping(detail, f"expect.{place}", ("id", "tokens", "copies"))
        match = next((f for f in left if all(_same(f, k, v) for k, v in detail.items())), None)
        if match is None:
            held = [f for f in left if _same(f, "id", detail.get("id"))]
            shown = _shown(held[0]) if held and len(detail) > 1 else f"[{', '.join(actual)}]"
            return f"{place}: expected {_shown(entry)}, is {shown}"
        left.remove(match)
    if left:
        return f"{place}: expected {_shown(wanted)}, is [{', '.join(actual)}]"
    return None


def _same(facts: dict[str, Any], key: str, value: object) -> bool:
    return _plain(facts.get(key)) == _plain(value)


def card_facts(g: State, m: Monster, slot: int) -> dict[str, Any]:
    """A card in front of a monster as a scenario writes it."""
    card = g.rules.box.cards[slot]
    facts: dict[str, Any] = {"id": card.id}
    if card.holds_tokens:
        facts["tokens"] = int(charges_of(m, card))
    if card.bears_copies and m.copies:
        facts["copies"] = copy_view(g, m)
        copied = g.rules.box.cards[int(m.copies).bit_length() - 1]
        if copied.holds_tokens:
            facts["tokens"] = int(copy_charges(m, copied))
    return facts


_PLACES = ("dice", "market", "discard", "decision", "turn", "over", "winner")
_PLAYER = ("monster", "health", "points", "energy", "at", "cards", "tokens", "dead")


def check_keys(g: State, expected: object, place: str) -> None:
    """Refuse what `expect` cannot compare, before anything is played."""
    city = CITY_READERS[g.rules.id]
    for key, value in reading.mapping(expected, place).items():
        if key[:1] == "p" and key[1:].isdigit():
            reading.seat(key, f"{place}.{key}", len(g.monsters))
            reading.mapping(value, f"{place}.{key}", (*_PLAYER, *city.player_keys))
        elif key not in {*_PLACES, *city.expect_keys}:
            known = ", ".join(("pN", *_PLACES, *city.expect_keys))
            raise BadInputError(f"{place}.{key}", f"unknown key; expected one of {known}")
