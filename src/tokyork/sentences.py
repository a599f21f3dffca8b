"""A game in words: names, moves and what happened, from the locale files.

It needs a view or events, never the position itself, so that whatever shows a
game to people can use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.core.moves import MANY_FACES
from tokyork.text import FALLBACK, texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tokyork.core.rules import Rules

_SEAT_FIELDS = ("seat", "owner", "winners")
_FACE_FIELDS = ("dice", "all", "face")
_PLACE_FIELDS = ("from", "to", "borough")
_CARD_CAUSES = ("card", "power")


class Sentences:
    """The words for one table: its city, its monsters, its language."""

    def __init__(self, city: str, monsters: Sequence[str], language: str = FALLBACK) -> None:
        """Monsters are those of the seats, in order."""
        self.city = city
        self.rules: Rules = CITIES[city]
        self.monsters = list(monsters)
        self.texts = texts(language)

    @classmethod
    def of(cls, view: dict[str, Any], language: str = FALLBACK) -> Sentences:
        """The words for the table that a view shows."""
        return cls(view["city"], [m["monster"] for m in view["monsters"]], language)

    # --- names ---

    def seat(self, seat: str) -> str:
        """The monster in a seat such as `p2`."""
        number = int(seat[1:])
        monster = self.texts(f"monster-{self.monsters[number - 1]}")
        return self.texts("seat-name", monster=monster, number=number)

    def face(self, face: str) -> str:
        """A face of the dice."""
        return self.texts(f"face-{face}")

    def place(self, place: str) -> str:
        """A place of the city."""
        return self.texts(f"place-{place.replace('@', '_')}")

    def token(self, token: str) -> str:
        """A kind of token."""
        return self.texts(f"token-{token}")

    def tile(self, tile: str) -> str:
        """A building or a unit."""
        return self.texts(f"tile-{tile}")

    def card(self, card: str) -> str:
        """A card."""
        return self.texts(self.card_message(card))

    def card_message(self, card: str) -> str:
        """The id of the message that holds a card's name, text and rulings."""
        return f"card-{self.city}-{card}"

    # --- decisions ---

    def question(self, decision: dict[str, Any]) -> str:
        """What a decision asks."""
        return self.texts(self._decision_message(decision))

    def explanation(self, decision: dict[str, Any]) -> str:
        """What its moves do."""
        return self.texts(self._decision_message(decision), "help")

    def _decision_message(self, decision: dict[str, Any]) -> str:
        kind = decision["kind"]
        card = decision.get("card")
        messages = [f"decision-{kind}-{card}"] if card else []
        messages += [f"decision-{self.city}-{kind}", f"decision-{kind}"]
        return next((m for m in messages if self.texts.has(m)), messages[-1])

    # --- moves ---

    def move(self, move: str, dice: int, price: Callable[[str], int]) -> str:
        """A move in words; one that has none shows its notation.

        `dice` is how many there are to keep or reroll, and `price` what a card
        costs whoever chooses.
        """
        verb, *rest = move.split()
        if verb == "keep":
            return self._keep("move-keep", rest, dice)
        if verb == "use":
            return self._use(rest[0], rest[1:], dice)
        if verb == "buy":
            return self._buy(rest[0], rest[1:], price)
        if verb == "destroy":
            return self._destroy(rest[0], rest[1:])
        message = f"move-{verb}"
        return self.texts(message, **self._values(rest)) if self.texts.has(message) else move

    def _keep(self, message: str, faces: list[str], dice: int, **values: object) -> str:
        if not faces:
            return self.texts(f"{message}_none", **values)
        kept = " ".join(self.face(face) for face in faces)
        return self.texts(message, faces=kept, count=dice - len(faces), **values)

    def _use(self, card: str, rest: list[str], dice: int) -> str:
        box = self.rules.box
        name = self.card(card)
        if card in box.by_id and box.cards[box.by_id[card]].form == MANY_FACES:
            return self._keep("move-use_faces", rest, dice, card=name)
        values = self._values(rest)
        if "card" in values:
            values["target"] = values.pop("card")
        return self.texts(f"move-{self._use_form(values)}", **{**values, "card": name})

    @staticmethod
    def _use_form(values: dict[str, object]) -> str:
        """The message that fits what follows the card's name."""
        forms = {"to": "face_to", "face": "face", "seat": "seat_card", "target": "card"}
        forms |= {"count": "number", "place": "place"}
        return next((f"use_{form}" for key, form in forms.items() if key in values), "use")

    def _buy(self, card: str, source: list[str], price: Callable[[str], int]) -> str:
        values: dict[str, object] = {"card": self.card(card), "price": price(card)}
        if not source:
            return self.texts("move-buy", **values)
        if source[1] in {"deck", "discard"}:
            return self.texts(f"move-buy_from_{source[1]}", **values)
        return self.texts("move-buy_from_seat", seat=self.seat(source[1]), **values)

    def _destroy(self, tile: str, rest: list[str]) -> str:
        name = self.tile(tile)
        if rest[:1] == ["at"]:
            return self.texts("move-destroy_at", tile=name, place=self.place(rest[1]))
        if rest:
            return self.texts("move-destroy_stack", tile=name, count=int(rest[0][1:]))
        return self.texts("move-destroy", tile=name)

    def _values(self, words: list[str]) -> dict[str, object]:
        """What the words of a move stand for, under the names that messages use."""
        values: dict[str, object] = {}
        for word in words:
            key, value = self._value(word)
            values["to" if key in values and key == "face" else key] = value
        return values

    def _value(self, word: str) -> tuple[str, object]:
        if word in self.rules.faces:
            return "face", self.face(word)
        if word.isdecimal():
            return "count", int(word)
        if word[:1] == "p" and word[1:].isdecimal():
            return "seat", self.seat(word)
        for key, name in (("token", self.token), ("tile", self.tile), ("place", self.place)):
            if self.texts.has(f"{key}-{word.replace('@', '_')}"):
                return key, name(word)
        return "card", self.card(word)

    # --- what happened ---

    def event(self, event: dict[str, Any]) -> str:
        """An event as a sentence."""
        values = {key: self._shown(event, key) for key in event if key != "cause"}
        values["because"] = self._because(event)
        values["reroll"] = "yes" if event.get("dice") != event.get("all") else "no"
        values["known"] = "yes" if "card" in event else "no"
        values["robbed"] = "yes" if "from" in event else "no"
        values["where"] = event.get("to", "")
        values["number"] = len(event.get("winners", ()))
        return self.texts(f"log-{event['kind']}", **values)

    def _shown(self, event: dict[str, Any], key: str) -> object:
        """A field of an event: names for ids, numbers as they are."""
        value = event[key]
        if isinstance(value, list):
            separator = " " if key in _FACE_FIELDS else ", "
            return separator.join(self._name(event, key, entry) for entry in value)
        return self._name(event, key, value) if isinstance(value, str) else value

    def _name(self, event: dict[str, Any], key: str, value: str) -> str:
        if key in _SEAT_FIELDS or (key == "from" and "goal" in event):
            return self.seat(value)
        if key in _FACE_FIELDS or (key == "to" and "face" in event):
            return self.face(value)
        if key in _PLACE_FIELDS:
            return self.place(value)
        names: dict[str, Callable[[str], str]] = {
            "card": self.card,
            "goal": self.card,
            "token": self.token,
            "tile": self.tile,
        }
        return names[key](value) if key in names else value

    def _because(self, event: dict[str, Any]) -> str:
        """Why, with a space in front; nothing where that says nothing new."""
        cause = event["cause"]
        kind, card, owner = cause["kind"], cause.get("card"), cause.get("seat")
        values: dict[str, object] = {"owner": self.seat(owner)} if owner else {}
        if kind in _CARD_CAUSES:
            if card is None or card == event.get("card"):
                return ""
            values["card"] = self.card(card)
            kind = "card" if owner in {None, event.get("seat")} else "card_of"
        elif kind == "token" and card is not None:
            values["token"] = self.token(card)
        told = event["kind"]
        messages = (f"{self.city}-{kind}-{told}", f"{kind}-{told}", kind)
        found = next((m for m in messages if self.texts.has(f"log-because-{m}")), None)
        return " " + self.texts(f"log-because-{found}", **values) if found else ""


def essential(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events worth telling: without steps on the way and what others say as well."""
    told: list[dict[str, Any]] = []
    for event in events:
        if told and _says_it_too(told[-1], event):
            continue
        if _merges(told, event):
            continue
        while told and _is_superseded(told[-1], event):
            told.pop()
        told.append(event)
    return told


def _says_it_too(before: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether the event before already told this: a purchase tells its price and its card."""
    if before.get("seat") != event.get("seat"):
        return False
    pair = (before["kind"], event["kind"])
    if pair == ("card_bought", "energy_paid"):
        return bool(event["amount"] == before["price"])
    if pair == ("card_bought", "card_gained"):
        return bool(event["card"] == before["card"])
    return pair == ("knocked_out", "moved")


def _merges(told: list[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Cards revealed one after the other become one event."""
    if event["kind"] != "card_revealed" or not told or told[-1]["kind"] != "card_revealed":
        return False
    cards = told[-1]["card"]
    listed = cards if isinstance(cards, list) else [cards]
    told[-1] = {**told[-1], "card": [*listed, event["card"]]}
    return True


def _is_superseded(before: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether the later event tells all that the earlier one did."""
    pair = (before["kind"], event["kind"])
    if pair == ("attacked", "health_lost"):
        return bool(event["cause"]["kind"] == "claws")
    return before.get("seat") == event.get("seat") and pair in {
        ("rolled", "rolled"),
        ("rolled", "dice_final"),
        ("energy_paid", "market_swept"),
        ("fell", "knocked_out"),
    }
