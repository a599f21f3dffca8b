"""What can be chosen: every legal move in words, with what it would do as data."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.core import events
from tokyork.core.agenda import play
from tokyork.core.belongings import cards_of
from tokyork.formats.notation import card_id, chooser, seat_number
from tokyork.new_york.board import BOROUGHS, open_boroughs, outer_boroughs
from tokyork.server.protocol.choices import Gain, Offer, Refusal, Target
from tokyork.views.deals import determinize
from tokyork.words.illegal_moves import why_not
from tokyork.words.outlook import Outlook, reward_of
from tokyork.words.parts import capitalized, parts_of
from tokyork.words.sentences import prices

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.core.state import State
    from tokyork.words.parts import Parts
    from tokyork.words.sentences import Sentences

SHOPS = ("buy", "snatch")
MANY = 1 << 11
"""Lists of offers, and refusals, that are remembered."""
OUTER = [BOROUGHS[number] for number in outer_boroughs(-1)]
TO_PLACES = {"move": "move", "flee": "flee", "place": "place"}


class Offers:
    """The moves of one decision, for the seat that must choose."""

    def __init__(self, game: Game, view: dict[str, Any], words: Sentences) -> None:
        """What is offered is in the view."""
        self._game = game
        self._view = view
        self._words = words
        self._moves: list[str] = view["decision"]["moves"]
        self._kind: str = view["decision"]["kind"]
        self._outlook = Outlook(view, words) if "boroughs" in view else None

    def all(self) -> list[Offer]:
        """Every legal move."""
        free = self._outlook is None or not self._outlook.fee
        return [
            _kept(move) if free and move.startswith("keep") else self._offer(number, move)
            for number, move in enumerate(self._moves)
        ]

    def ready(self) -> list[Offer] | msgspec.Raw:
        """The same, to be sent: often the very bytes that were sent to others before."""
        if self._is_plain:
            return _plain(self._words, len(self._view["dice"]), tuple(self._moves))
        return self.all()

    @property
    def _is_plain(self) -> bool:
        """Whether words and number of dice say all that there is to say of these moves."""
        if self._kind in SHOPS or self._kind == "damage":
            return False
        return self._outlook is None or (self._kind == "roll" and not self._outlook.fee)

    def _offer(self, number: int, move: str) -> Offer:
        if move.startswith("keep"):
            return Offer(move, "", self._note(move))
        offer = Offer(move, str(self._label(move)), self._note(move))
        verb, *rest = move.split()
        if self._outlook and verb == "resolve":
            offer.effect = parts_of(self._outlook.effect(rest[0]))
        elif self._kind == "damage" and verb == "use":
            offer.loss = loss_after(self._game.state, number)
        elif verb == "destroy":
            offer.target = self._target(move)
        return offer

    def _label(self, move: str) -> str:
        return self._words.move(move, len(self._view["dice"]), self._prices.__getitem__)

    @cached_property
    def _prices(self) -> dict[str, int]:
        return prices(self._view)

    def _note(self, move: str) -> Parts | None:
        note = self._outlook.move(move) if self._outlook else None
        return None if note is None else _noted(self._words, move.partition(" ")[0], note)

    def _target(self, move: str) -> Target | None:
        if self._outlook is None:
            return None
        needs = self._outlook.needs
        tile = move.split()[1]
        left = self._view["decision"].get("amount", 0) - needs[tile]
        others = [m.split() for m in self._moves if m != move and m.startswith("destroy ")]
        here = dict.fromkeys(other[1] for other in others if other[2:3] != ["at"])
        within = [other for other in here if needs[other] <= left]
        return Target(tile, needs[tile], Gain(*reward_of(tile)), left, within)

    # --- what cannot be done ---

    def refusals(self) -> list[Refusal]:
        """What is in sight and cannot be done now: cards to buy or use, places to go to."""
        return [self._refusal(move) for move in self._wanted() if not self._is_offered(move)]

    def _wanted(self) -> list[str]:
        wanted = [f"use {card}" for card in self._usable()]
        if self._kind in SHOPS:
            wanted += [f"buy {card}" for card in dict.fromkeys(self._view["market"]) if card]
        if self._kind == "buy":
            wanted.append("sweep")
        if self._kind in TO_PLACES:
            wanted += [f"{TO_PLACES[self._kind]} {place}" for place in OUTER]
        return wanted

    def _is_offered(self, wanted: str) -> bool:
        return any(move == wanted or move.startswith(f"{wanted} ") for move in self._moves)

    def _usable(self) -> list[str]:
        """The seat's own cards that are used by a move at some time."""
        g = self._game.state
        me = g.monsters[seat_number(self._view["seat"])]
        cards = g.rules.box.cards
        return [card_id(g.rules, slot) for slot in cards_of(me) if cards[slot].moments]

    def _refusal(self, move: str) -> Refusal:
        verb, *rest = move.split()
        if verb in TO_PLACES.values():
            return Refusal(move, str(self._label(move)), parts_of(self._no_way(move, rest[0])))
        reason, values = why_not(self._game.state, move)
        return _refused(self._words, move, str(self._label(move)), reason, tuple(values.items()))

    def _no_way(self, move: str, borough: str) -> str:
        """Why one cannot go there: a reason of its own, else no room, else not now."""
        g = self._game.state
        reason, values = why_not(g, move)
        if reason not in {"why-not_offered", "why-other_decision"}:
            return capitalized(self._words.texts(reason, **values))
        me = g.monsters[chooser(g)]
        elsewhere = self._outlook is not None and borough != self._outlook.here
        full = elsewhere and not open_boroughs(g, me) >> BOROUGHS.index(borough) & 1
        message = "dock-borough-full" if full else "dock-borough-closed"
        return self._words.texts(message, place=self._words.place(borough))

    def note(self) -> Parts | None:
        """What is to be known before anything is picked: who keeps one out of Manhattan."""
        if self._kind != "move" or self._outlook is None or self._outlook.manhattan_has_room():
            return None
        names = self._outlook.names(self._outlook.in_manhattan())
        return parts_of(self._words.texts("dock-manhattan-taken", names=names)) if names else None


@lru_cache(maxsize=1 << 14)
def _kept(move: str) -> Offer:
    """One of the many ways to keep dice, the same at every table where that is free."""
    return Offer(move, "", None)


@lru_cache(maxsize=MANY)
def _plain(words: Sentences, dice: int, moves: tuple[str, ...]) -> msgspec.Raw:
    """Moves of which no more than their words is told, ready to be sent."""
    offers = [
        _kept(move)
        if move.startswith("keep")
        else Offer(move, str(words.move(move, dice, _unpriced)), None)
        for move in moves
    ]
    return msgspec.Raw(msgspec.json.encode(offers))


def _unpriced(card: str) -> int:
    """Nothing is bought where moves are plain."""
    raise KeyError(card)


@lru_cache(maxsize=MANY)
def _refused(
    words: Sentences, move: str, label: str, reason: str, values: tuple[tuple[str, object], ...]
) -> Refusal:
    told = dict(values)
    if "card" in told:
        told["card"] = words.card(str(told["card"]))
    return Refusal(move, label, parts_of(capitalized(words.texts(reason, **told))))


@lru_cache(maxsize=MANY)
def _noted(_words: Sentences, _verb: str, note: str) -> Parts:
    """As it is sent: the same words about the same kind of move have the same parts."""
    return parts_of(capitalized(note))


def loss_after(g: State, number: int) -> int | None:
    """The health still to be lost after an answer to a loss; nothing if dice decide that."""
    seat = chooser(g)
    copy = determinize(g, seat, int(g.made))
    copy.log = []
    play(copy, number)
    lost = 0
    for event in copy.log:
        if event.seat != seat:
            continue
        if event.kind == events.ROLLED_ASIDE:
            return None
        if event.kind == events.HEALTH_LOST:
            lost += int(event.extra)
    me = copy.monsters[seat]
    return lost + int(me.loss or me.held)
