"""A game in words: names, moves and what happened, from the locale files.

It needs a view or events, never the position itself, so that whatever shows a
game to people can use it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.core.moves import MANY_FACES
from tokyork.formats.notation import seat_number
from tokyork.new_york.board import BOROUGHS
from tokyork.words.event_groups import seats_of
from tokyork.words.parts import (
    Amount,
    CardPart,
    DicePart,
    FacePart,
    Phrase,
    PlacePart,
    SeatPart,
    capitalized,
    joined,
    one_mark,
)
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.core.rules import Rules
    from tokyork.words.parts import Resource
    from tokyork.words.texts import Texts

_SEAT_FIELDS = ("seat", "owner", "winners")
_DICE_FIELDS = ("dice", "all")
_PLACE_FIELDS = ("from", "to", "borough")
_CARD_CAUSES = ("card", "power")
_SECOND_TRACK = "@2"
_COUNTED: dict[str, Resource] = {
    "points_gained": "points",
    "points_lost": "points",
    "health_gained": "health",
    "health_lost": "health",
    "health_trimmed": "health",
    "health_paid": "health",
    "loss_avoided": "health",
    "energy_gained": "energy",
    "energy_lost": "energy",
    "energy_paid": "energy",
    "attacked": "claws",
}
"""What the amount of an event counts."""
_MANY = 2000


def prices(view: dict[str, Any]) -> dict[str, int]:
    """What everything costs that the seat may buy, by what follows `buy` in the notation."""
    found = dict(zip(view["market"], view["prices"], strict=True))
    for source, cards in view["other_prices"].items():
        found |= {f"{card} from {source}": price for card, price in cards.items()}
    return found


class Sentences:
    """The words for one table: its city, its monsters, its language."""

    def __init__(
        self,
        city: str,
        monsters: Sequence[str],
        language: str | None = None,
        *,
        numbered: bool = True,
    ) -> None:
        """Monsters are those of the seats, in order; their names may tell the seats too."""
        self.numbered = numbered
        self.city = city
        self.rules: Rules = CITIES[city]
        self.monsters = list(monsters)
        self.texts = texts(language)
        self._names: dict[tuple[str, str], str] = {}
        """What was named before, by its kind and id."""

    @classmethod
    def of(
        cls, view: dict[str, Any], language: str | None = None, *, numbered: bool = True
    ) -> Sentences:
        """The words for the table that a view shows."""
        monsters = [m["monster"] for m in view["monsters"]]
        return cls.shared(view["city"], monsters, language, numbered=numbered)

    @classmethod
    def shared(
        cls, city: str, monsters: Sequence[str], language: str | None, *, numbered: bool
    ) -> Sentences:
        """The words for all tables of the same monsters: each name is made once for them."""
        return _sentences(city, tuple(monsters), texts(language), numbered)

    def _named(self, kind: str, name: str, make: Callable[[str], str]) -> str:
        """The name of something, made once."""
        key = (kind, name)
        if key not in self._names:
            if len(self._names) == _MANY:  # some are made of what somebody typed
                self._names.clear()
            self._names[key] = make(name)
        return self._names[key]

    # --- names ---

    def seat(self, seat: str) -> str:
        """The monster in a seat such as `p2`."""
        return self._named("seat", seat, self._seat)

    def _seat(self, seat: str) -> str:
        number = seat_number(seat)
        name = self.texts(f"monster-{self.monsters[number]}")
        if self.numbered:
            name = self.texts("seat-name", monster=name, number=number + 1)
        return Phrase([SeatPart(name, seat)])

    def seats(self, seats: Sequence[str]) -> str:
        """Several of them, in a list."""
        return joined(", ", [self.seat(seat) for seat in seats])

    def face(self, face: str) -> str:
        """A face of the dice."""
        return self._named("face", face, self._face)

    def _face(self, face: str) -> str:
        return Phrase([FacePart(self.texts(f"face-{face}"), face)])

    def dice(self, faces: Sequence[str]) -> str:
        """Dice, one beside the other."""
        names = " ".join(self.texts(f"face-{face}") for face in faces)
        return Phrase([DicePart(names, list(faces))]) if faces else ""

    def place(self, place: str) -> str:
        """A place of the city."""
        return self._named("place", place, self._place)

    def _place(self, place: str) -> str:
        return Phrase([PlacePart(self.texts(f"place-{place.replace('@', '_')}"), place)])

    def token(self, token: str) -> str:
        """A kind of token."""
        return self.texts(f"token-{token}")

    def tile(self, tile: str) -> str:
        """A building or a unit."""
        return self.texts(f"tile-{tile}")

    def card(self, card: str) -> str:
        """A card."""
        return self._named("card", card, self._card)

    def _card(self, card: str) -> str:
        return Phrase([CardPart(self.texts(self.card_message(card)), card)])

    def card_message(self, card: str) -> str:
        """The id of the message that holds a card's name, text and rulings."""
        return f"card-{self.city}-{card}"

    def printed_price(self, card: str) -> int:
        """What a card costs if nothing makes it cheaper."""
        return int(self.rules.box.cards[self.rules.box.by_id[card]].cost)

    # --- decisions ---

    def question(self, decision: dict[str, Any]) -> str:
        """What a decision asks."""
        return self.texts(self._decision_message(decision))

    def waiting(self, decision: dict[str, Any]) -> str:
        """Whom the table waits for, and what for."""
        message = f"waiting-{decision['kind']}"
        return self._named(
            message, decision["seat"], lambda it: self.texts(message, seat=self.seat(it))
        )

    def explanation(self, decision: dict[str, Any], *, tapping: bool = False) -> str:
        """What its moves do, for whoever types them or taps on them."""
        message = self._decision_message(decision)
        taps = tapping and self.texts.has(message, "browser")
        return self.texts(message, "browser" if taps else "help")

    def decision_kind(self, decision: dict[str, Any]) -> str:
        """Its kind as words know it: `choose-CARD` if a card asks, `move_out` if one must go."""
        kind, card = str(decision["kind"]), decision.get("card")
        if kind == "move" and "stay" not in decision.get("moves", ("stay",)):
            kind = "move_out"
        return f"{kind}-{card}" if card else kind

    def _decision_message(self, decision: dict[str, Any]) -> str:
        return self._named("decision", self.decision_kind(decision), self._message_about)

    def _message_about(self, own: str) -> str:
        kind = own.partition("-")[0]
        messages = [f"decision-{own}"] if own != kind else []
        messages += [f"decision-{self.city}-{kind}", f"decision-{kind}"]
        return next((m for m in messages if self.texts.has(m)), messages[-1])

    # --- moves ---

    def move(self, move: str, dice: int, price: Callable[[str], int]) -> str:
        """A move in words; one that has none shows its notation.

        `dice` is how many there are to keep or reroll, and `price` what a card
        costs whoever chooses: `CARD` in the market, `CARD from p2` elsewhere.
        """
        if move.startswith("buy "):
            asked = price(move.removeprefix("buy "))
            return self._named(f"move for {asked}", move, lambda it: self._move(it, dice, price))
        return self._named(f"move with {dice}", move, lambda it: self._move(it, dice, price))

    def _move(self, move: str, dice: int, price: Callable[[str], int]) -> str:
        verb, *rest = move.split()
        if verb == "keep":
            return self._keep("move-keep", rest, dice)
        if verb == "use":
            return self._use(rest[0], rest[1:], dice)
        if verb == "buy":
            return self._buy(rest[0], rest[1:], price)
        if verb == "destroy":
            return self._destroy(rest[0], rest[1:])
        if verb == "discard":  # some cards share their id with a token
            return self.texts("move-discard", card=self.card(rest[0]))
        message = f"move-{verb}"
        return self.texts(message, **self._values(rest)) if self.texts.has(message) else move

    def _keep(self, message: str, faces: list[str], dice: int, **values: object) -> str:
        if not faces:
            return self.texts(f"{message}_none", **values)
        return self.texts(message, faces=self.dice(faces), count=dice - len(faces), **values)

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
        asked = price(" ".join([card, *source]))
        values: dict[str, object] = {"card": self.card(card), "price": asked}
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
            key, value = self.named(word)
            values["to" if key in values and key == "face" else key] = value
        return values

    def named(self, word: str) -> tuple[str, object]:
        """What a word of a move stands for: its kind and its name."""
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
        """An event, perhaps with what followed from it, as a sentence."""
        message = f"log-{event['kind']}"
        wanted = self.texts.values_of(message)
        values = {name: self._told(event, name) for name in wanted if self._tells(event, name)}
        line = one_mark(self.texts(message, **values))
        times = event.get("times", 1)
        return line if times == 1 else self.texts("log-times", line=line, times=times)

    @staticmethod
    def _tells(event: dict[str, Any], name: str) -> bool:
        return name in event or name in _TOLD_BESIDES

    def _told(self, event: dict[str, Any], name: str) -> object:
        """A value of a sentence: a field of the event, or what is told besides."""
        told = _TOLD_BESIDES.get(name)
        return told(self, event) if told is not None else self._shown(event, name)

    def then(self, event: dict[str, Any]) -> str:
        """What followed at once, in short; nothing if nothing did."""
        if not event.get("then"):
            return ""
        return self.texts("log-then", parts=joined(", ", [self._short(e) for e in event["then"]]))

    def _short(self, event: dict[str, Any]) -> str:
        values = {key: self._shown(event, key) for key in event if key != "cause"}
        short = self.texts(f"log-{event['kind']}", "short", **values)
        card = event.get("cause", {}).get("card")
        if card is None:
            return short
        return self.texts("log-short_because", short=short, card=self.card(card))

    def manner(self, event: dict[str, Any]) -> str:
        """How a monster moves: it enters, climbs, slides, flees, ..."""
        start, end = event["from"], event["to"]
        if end in {"outside", "nowhere"}:
            return "goes"
        outer = BOROUGHS if self.city == "new_york" else ()
        if start == "nowhere":
            return "starts"
        if not outer or (start in outer and end not in outer):
            return "enters"
        if start in outer:
            return "moves"
        if end not in outer:
            return "slides" if _SECOND_TRACK in start and _SECOND_TRACK not in end else "climbs"
        return "flees" if event["cause"]["kind"] == "choice" else "leaves"

    def _shown(self, event: dict[str, Any], key: str) -> object:
        """A field of an event: names for ids, numbers as they are."""
        value = event[key]
        if key in _DICE_FIELDS:
            return self.dice(value)
        if isinstance(value, list):
            return self._listed([self._name(event, key, entry) for entry in value], key)
        if key == "amount" and (counted := _COUNTED.get(event["kind"])):
            return Amount(value, counted)
        return self._name(event, key, value) if isinstance(value, str) else value

    def _listed(self, names: list[str], key: str) -> str:
        """Several of a kind; a single one stays what it is, so that words can be chosen by it."""
        if key not in _SEAT_FIELDS or len(names) == 1:
            return joined(", ", names)
        return capitalized(joined(", ", [self.texts("seat-listed", seat=name) for name in names]))

    def _name(self, event: dict[str, Any], key: str, value: str) -> str:
        if key in _SEAT_FIELDS or (key == "from" and "goal" in event):
            return self.seat(value)
        if key == "face" or (key == "to" and "face" in event):
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

    def because(self, event: dict[str, Any]) -> str:
        """Why, with a space in front; nothing where that says nothing new."""
        cause = event["cause"]
        kind, card, owner = cause["kind"], cause.get("card"), cause.get("seat")
        values: dict[str, object] = {"owner": self.seat(owner)} if owner else {}
        if kind in _CARD_CAUSES:
            if card is None or card == event.get("card"):
                return ""
            values["card"] = self.card(card)
            kind = "card" if owner is None or owner in seats_of(event) else "card_of"
        elif kind == "token" and card is not None:
            values["token"] = self.token(card)
        told = event["kind"]
        messages = (f"{self.city}-{kind}-{told}", f"{kind}-{told}", kind)
        found = next((m for m in messages if self.texts.has(f"log-because-{m}")), None)
        return " " + self.texts(f"log-because-{found}", **values) if found else ""


_TOLD_BESIDES: dict[str, Callable[[Sentences, dict[str, Any]], object]] = {
    "because": Sentences.because,
    "reroll": lambda _, event: _reroll(event),
    "known": lambda _, event: _yes("card" in event),
    "robbed": lambda _, event: _yes("from" in event),
    "missed": lambda _, event: _yes(event.get("missed")),
    "manner": lambda words, event: words.manner(event) if event["kind"] == "moved" else "",
    "number": lambda _, event: len(event.get("winners", ())),
    "claws": lambda _, event: event.get("dice", []).count("claw"),
    "seats": lambda _, event: len(seats_of(event)),
    "then": Sentences.then,
}
"""What a sentence about an event may ask for beside the event's own fields."""


def _reroll(event: dict[str, Any]) -> str:
    """Whether dice were thrown again: some, all, or not; `again` comes from `grouped`."""
    if "rerolled" in event:
        return _yes(event["rerolled"])
    if event.get("dice") != event.get("all"):
        return "yes"
    return "all" if event.get("again") else "no"


def _yes(holds: object) -> str:
    return "yes" if holds else "no"


@lru_cache(maxsize=1024)
def _sentences(city: str, monsters: tuple[str, ...], known: Texts, numbered: bool) -> Sentences:
    return Sentences(city, monsters, known.language, numbered=numbered)
