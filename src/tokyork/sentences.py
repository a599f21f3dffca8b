"""A game in words: names, moves and what happened, from the locale files.

It needs a view or events, never the position itself, so that whatever shows a
game to people can use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.core.moves import MANY_FACES
from tokyork.new_york.board import BUILDINGS, REWARD_KIND, TILES, UNIT_BEHIND
from tokyork.text import texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tokyork.core.rules import Rules

_SEAT_FIELDS = ("seat", "owner", "winners")
_FACE_FIELDS = ("dice", "all", "face")
_PLACE_FIELDS = ("from", "to", "borough")
_CARD_CAUSES = ("card", "power")
_SECOND_TRACK = "@2"
_GAINS = ("points_gained", "energy_gained", "health_gained")
_REWARDS = tuple(_GAINS[kind] for kind in REWARD_KIND)  # of each tile
_BRINGERS = ("tile_destroyed", "moved", "souvenir_placed", "goal_taken")
# Events that are told together when they come one after the other, and what is listed then.
_LISTED = {
    "card_revealed": "card",
    "results_added": "dice",
    "health_lost": "seat",
    "energy_gained": "seat",
    "points_lost": "seat",
}


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

    @classmethod
    def of(
        cls, view: dict[str, Any], language: str | None = None, *, numbered: bool = True
    ) -> Sentences:
        """The words for the table that a view shows."""
        monsters = [m["monster"] for m in view["monsters"]]
        return cls(view["city"], monsters, language, numbered=numbered)

    # --- names ---

    def seat(self, seat: str) -> str:
        """The monster in a seat such as `p2`."""
        number = int(seat[1:])
        monster = self.texts(f"monster-{self.monsters[number - 1]}")
        return self.texts("seat-name", monster=monster, number=number) if self.numbered else monster

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

    def printed_price(self, card: str) -> int:
        """What a card costs if nothing makes it cheaper."""
        return int(self.rules.box.cards[self.rules.box.by_id[card]].cost)

    # --- decisions ---

    def question(self, decision: dict[str, Any]) -> str:
        """What a decision asks."""
        return self.texts(self._decision_message(decision))

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
        own = self.decision_kind(decision)
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
        """An event, perhaps with what followed from it, as a sentence."""
        values = {key: self._shown(event, key) for key in event if key not in {"cause", "then"}}
        values["because"] = self._because(event)
        values["reroll"] = "yes" if event.get("dice") != event.get("all") else "no"
        values["known"] = "yes" if "card" in event else "no"
        values["robbed"] = "yes" if "from" in event else "no"
        values["missed"] = "yes" if event.get("missed") else "no"
        values["manner"] = self._manner(event) if event["kind"] == "moved" else ""
        values["number"] = len(event.get("winners", ()))
        values["claws"] = event.get("dice", []).count("claw")
        values["seats"] = len(seats) if isinstance(seats := event.get("seat"), list) else 1
        values["then"] = self._then(event)
        # a face whose name has a mark of its own needs no full stop
        return self.texts(f"log-{event['kind']}", **values).replace("!.", "!")

    def _then(self, event: dict[str, Any]) -> str:
        """What followed at once, in short; nothing if nothing did."""
        if not event.get("then"):
            return ""
        return self.texts("log-then", parts=", ".join(self._short(e) for e in event["then"]))

    def _short(self, event: dict[str, Any]) -> str:
        values = {key: self._shown(event, key) for key in event if key != "cause"}
        short = self.texts(f"log-{event['kind']}", "short", **values)
        card = event.get("cause", {}).get("card")
        if card is None:
            return short
        return self.texts("log-short_because", short=short, card=self.card(card))

    def _manner(self, event: dict[str, Any]) -> str:
        """How a monster moves: it enters, climbs, slides, flees, ..."""
        start, end = event["from"], event["to"]
        if end in {"outside", "nowhere"}:
            return "goes"
        outer = self.rules.boroughs
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
            kind = "card" if owner is None or owner in _seats(event) else "card_of"
        elif kind == "token" and card is not None:
            values["token"] = self.token(card)
        told = event["kind"]
        messages = (f"{self.city}-{kind}-{told}", f"{kind}-{told}", kind)
        found = next((m for m in messages if self.texts.has(f"log-because-{m}")), None)
        return " " + self.texts(f"log-because-{found}", **values) if found else ""


def _seats(event: dict[str, Any]) -> list[str]:
    seat = event.get("seat")
    return seat if isinstance(seat, list) else [str(seat)]


# --- a story of events ---


def essential(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events worth telling: grouped, and without steps on the way."""
    told: list[dict[str, Any]] = []
    for event in grouped(events):
        while told and _is_superseded(told[-1], event):
            told.pop()
        told.append(event)
    return told


def grouped(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events, each with what followed at once from it in its field `then`."""
    told: list[dict[str, Any]] = []
    for event in events:
        if told and _says_it_too(told[-1], event):
            continue
        if not _follows(told, event) and not _merges(told, event):
            told.append(_with_what_led_to_it(told, event))
    return [_seen_to_miss(event, told[n + 1 :]) for n, event in enumerate(told)]


def _says_it_too(before: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether the event before already told this: a purchase tells its price and its card."""
    if before.get("seat") != event.get("seat"):
        return False
    pair = (before["kind"], event["kind"])
    if pair == ("card_bought", "energy_paid"):
        return bool(event["amount"] == before["price"])
    if pair == ("card_bought", "card_gained"):
        return bool(event["card"] == before["card"])
    if event["kind"] == "charges_set" and before["kind"] in {"card_bought", "card_lost"}:
        return event["tokens"] == 0 and bool(event["card"] == before["card"])
    return pair == ("knocked_out", "moved")


def _follows(told: list[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Add a gain, or what comes into sight, to the event that brought it."""
    if event["kind"] == "building_revealed" and told and told[-1]["kind"] == "tile_destroyed":
        told[-1] = {**told[-1], "then": [*told[-1]["then"], _bare(event)]}
        return True
    if event["kind"] not in _GAINS:
        return False
    for back, main in enumerate(reversed(told), 1):
        if main["kind"] == "turn_started":
            return False
        if _brings(main, event, back):
            then = [*main.get("then", ()), _without_known_cause(main, event)]
            told[-back] = {**main, "then": sorted(then, key=lambda e: e["kind"] not in _GAINS)}
            if main["kind"] == "points_gained":
                told[-back] = {**main, "kind": "income", "then": [_bare(main), _bare(event)]}
            return True
        if main["kind"] == "card_bought":
            return False
    return False


def _brings(main: dict[str, Any], event: dict[str, Any], back: int) -> bool:
    """Whether a gain comes from this event, which was told so many events back."""
    kind, card = main["kind"], event["cause"].get("card")
    if main.get("seat") != event["seat"]:
        return False
    if kind == "card_bought":
        return bool(card == main["card"])
    if kind == "points_gained":  # income of both kinds
        both = main["cause"] == event["cause"] == {"kind": "rules"} and event["kind"] != kind
        return bool(back == 1 and both)
    if card is not None:
        return back == 1 and kind in _BRINGERS
    reward = _REWARDS[TILES.index(main["tile"])] if "tile" in main else "points_gained"
    # whoever lost a goal is told in between
    near = back == 1 or (back == 2 and kind == "goal_taken")
    return bool(near and kind in _BRINGERS and event["kind"] == reward and not _rewarded(main))


def _rewarded(main: dict[str, Any]) -> bool:
    return any(e["kind"] in _GAINS and "cause" not in e for e in main.get("then", ()))


def _without_known_cause(main: dict[str, Any], event: dict[str, Any]) -> dict[str, Any]:
    known = {None, main.get("card"), main["cause"].get("card")}
    return _bare(event) if event["cause"].get("card") in known else event


def _bare(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key not in {"cause", "then"}}


def _merges(told: list[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Alike events that come one after the other become one, with a list of what differs."""
    field = _LISTED.get(event["kind"])
    if field is None or not told:
        return False
    before = told[-1]
    if before["kind"] != event["kind"] or before["cause"] != event["cause"]:
        return False
    if field == "seat" and (before["amount"] != event["amount"] or event["seat"] in _seats(before)):
        return False
    lists = [v if isinstance(v, list) else [v] for v in (before[field], event[field])]
    told[-1] = {**before, field: lists[0] + lists[1]}
    return True


def _with_what_led_to_it(told: list[dict[str, Any]], event: dict[str, Any]) -> dict[str, Any]:
    """A move with its fee; a fallen building with the unit that it becomes."""
    before = told[-1] if told else {"kind": ""}
    if event["kind"] == "moved" and before["kind"] in {"energy_paid", "health_paid"}:
        if before["seat"] == event["seat"]:
            return {**event, "then": [_bare(told.pop())]}
    elif event["kind"] == "tile_destroyed":
        tile = TILES.index(event["tile"])
        if tile < BUILDINGS:
            unit = {"kind": "unit_arrived", "tile": TILES[UNIT_BEHIND[tile]]}
            return {**event, "then": [unit]}
    return event


def _seen_to_miss(event: dict[str, Any], later: list[dict[str, Any]]) -> dict[str, Any]:
    """An attack has hit nobody if the turn ends and nobody else was concerned."""
    if event["kind"] != "attacked":
        return event
    for other in later:
        if other["kind"] == "turn_started":
            return {**event, "missed": True}
        if other.get("seat", event["seat"]) != event["seat"]:
            break
    return event


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
