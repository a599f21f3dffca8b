"""From the data of a scenario to a position on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.core.agenda import run
from tokyork.core.belongings import refresh_powers
from tokyork.core.chance import LoadedDiceError, shuffled
from tokyork.core.dice import MOST_COUNTED, gather
from tokyork.core.packed import joined, packed
from tokyork.core.setup import cards_in_play, empty_table
from tokyork.core.shop import SLOTS, draw_card
from tokyork.core.state import NO_CARD, NOBODY
from tokyork.core.turn import begin_turn
from tokyork.core.verbs import max_health
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.options import read_options
from tokyork.scenario.readers import CITY_READERS

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.rules import Rules
    from tokyork.core.state import Monster, Source, State
    from tokyork.scenario.city_reader import CityReader

_KEYS = [
    "title",
    "source",
    "game",
    "players",
    "options",
    "market",
    "deck",
    "discard",
    "turn",
    "first_turn",
    "rolls",
    "seed",
    "script",
]
_PLAYER_KEYS = ["monster", "health", "points", "energy", "at", "cards", "tokens", "dead"]
_MOST = 9999


def read_position(data: object, source: Source | None = None) -> State:
    """The position of a scenario, run to its first decision, with a log.

    What it leaves open is drawn from the source, or by its seed.
    """
    return PositionReader(data).position(source)


class PositionReader:
    """Reads one scenario's position; every complaint names its place."""

    def __init__(self, data: object) -> None:
        """Check the outline: the game and its keys."""
        outline = reading.mapping(data, "scenario")
        game = reading.word(outline.get("game"), "game", CITIES, "a game")
        self.rules: Rules = CITIES[game]
        self.city: CityReader = CITY_READERS[game]
        self.data = reading.mapping(data, "", (*_KEYS, *self.city.keys))
        self.free: list[int] = []  # physical cards not named yet
        self.copies: list[tuple[Monster, object, str]] = []

    def position(self, source: Source | None = None) -> State:
        """Everything, in the order in which one part needs another."""
        g = self._table()
        g.source = source
        g.loaded = self._rolls()
        players = reading.sequence(self.data["players"], "players")
        for m, player in zip(g.monsters, players, strict=True):
            self._player(g, m, player, f"players[{m.seat}]")
        for m, copied, place in self.copies:
            self._copy(g, m, copied, place)
        self._cards(g)
        for m in g.monsters:
            self._bounds(g, m)
        first_turn = reading.truth(self.data.get("first_turn", False), "first_turn")
        self.city.read_board(g, self.data, first_turn=first_turn)
        self.city.check(g, first_turn=first_turn)
        self._begin(g, first_turn=first_turn)
        return g

    def _table(self) -> State:
        players = reading.sequence(self.data.get("players"), "players", 6)
        if len(players) < 2:
            raise BadInputError("players", "expected 2 to 6 players")
        options = read_options(self.rules, len(players), self.data.get("options"))
        seed = reading.seed(self.data.get("seed", 1), "seed")
        self.free = list(cards_in_play(self.rules, options))
        return empty_table(self.rules, options, self._monsters(players), seed)

    def _monsters(self, players: list[Any]) -> list[int]:
        """The named monsters in their seats, the others filled up in order."""
        names = self.rules.monsters
        chosen: list[int | None] = []
        keys = (*_PLAYER_KEYS, *self.city.player_keys)
        for seat, player in enumerate(players):
            place = f"players[{seat}]"
            given = reading.mapping(player if player is not None else {}, place, keys).get(
                "monster"
            )
            who = None
            if given is not None:
                who = names.index(reading.word(given, f"{place}.monster", names, "a monster"))
                if who in chosen:
                    raise BadInputError(f"{place}.monster", "expected a different monster")
            chosen.append(who)
        rest = [who for who in range(len(names)) if who not in chosen]
        return [rest.pop(0) if who is None else who for who in chosen]

    def _rolls(self) -> tuple[int, ...]:
        rolls = reading.sequence(self.data.get("rolls") or [], "rolls")
        return tuple(self._dice(roll, f"rolls[{n}]") for n, roll in enumerate(rolls))

    def _dice(self, roll: object, place: str) -> int:
        faces = self.rules.faces
        listed = reading.sequence(roll, place, MOST_COUNTED)
        return gather([faces.index(reading.word(v, place, faces, "a face")) for v in listed])

    def _player(self, g: State, m: Monster, player: object, place: str) -> None:
        given = reading.mapping(player if player is not None else {}, place)
        if reading.truth(given.get("dead", False), f"{place}.dead"):
            m.alive = False
            m.health = 0
            return
        m.health = reading.whole(given.get("health", g.options.health), f"{place}.health", 1, _MOST)
        m.points = reading.whole(given.get("points", 0), f"{place}.points", 0, int(g.options.cap))
        m.energy = reading.whole(given.get("energy", 0), f"{place}.energy", 0, _MOST)
        if "at" in given:
            places = self.city.places(g)
            m.at = self.rules.places.index(
                reading.word(given["at"], f"{place}.at", places, "a place")
            )
        for n, entry in enumerate(reading.sequence(given.get("cards") or [], f"{place}.cards")):
            self._owned_card(m, entry, f"{place}.cards[{n}]")
        self._tokens(g, m, given.get("tokens") or {}, f"{place}.tokens")
        refresh_powers(g, m)
        self.city.read_player(g, m, given, place)

    def _owned_card(self, m: Monster, entry: object, place: str) -> None:
        detail = entry if isinstance(entry, dict) else {"id": entry}
        given = reading.mapping(detail, place, ("id", "tokens", "copies"))
        slot = self.take(given.get("id"), place)
        card = self.rules.box.cards[slot]
        if not card.keep:
            raise BadInputError(place, f"expected a Keep card, got {card.id}")
        m.cards |= 1 << slot
        if card.holds_tokens:
            charges = self._charges(given, card, place)
            m.charges |= charges << int(card.charge_shift)
        elif "tokens" in given and given.get("copies") is None:
            raise BadInputError(f"{place}.tokens", f"expected no tokens on {card.id}")
        if given.get("copies") is not None:
            if not card.bears_copies:
                raise BadInputError(f"{place}.copies", f"{card.id} copies no other card")
            self.copies.append((m, given, place))

    def _charges(self, given: dict[str, Any], card: Card, place: str) -> int:
        full = int(card.charges)
        least = 1 if card.empties else 0
        most = full if card.empties else 15
        return reading.whole(given.get("tokens", full), f"{place}.tokens", least, most)

    def _copy(self, g: State, m: Monster, detail: object, place: str) -> None:
        given = reading.mapping(detail, place)
        copied = reading.mapping(given["copies"], f"{place}.copies", ("seat", "card"))
        owner = g.monsters[
            reading.seat(copied.get("seat"), f"{place}.copies.seat", len(g.monsters))
        ]
        box = self.rules.box
        ids = {box.cards[s].id: s for s in reversed(range(box.keeps)) if owner.cards >> s & 1}
        name = reading.word(copied.get("card"), f"{place}.copies.card", ids, "a card of that seat")
        card = box.cards[ids[name]]
        if card.bears_copies:
            raise BadInputError(f"{place}.copies.card", f"{name} cannot be copied")
        if "tokens" in given and not card.holds_tokens:
            raise BadInputError(f"{place}.tokens", f"expected no tokens on a copy of {name}")
        m.copies = 1 << ids[name]
        if card.holds_tokens:
            m.charges |= self._charges(given, card, place)
        refresh_powers(g, m)

    def _tokens(self, g: State, m: Monster, data: object, place: str) -> None:
        ids = {token.id: token for token in self.rules.box.tokens}
        for name, count in reading.mapping(data, place, ids).items():
            token = ids[name]
            shift = int(token.token) * 4
            placed = sum(int(other.tokens) >> shift & 15 for other in g.monsters)
            most = int(token.supply) - placed
            m.tokens |= reading.whole(count, f"{place}.{name}", 0, most) << shift

    def take(self, name: object, place: str) -> int:
        """One more copy of this card out of the box."""
        box = self.rules.box
        kind = box.by_id[reading.word(name, place, box.by_id, f"a card of {self.rules.id}")]
        for slot in self.free:
            if box.kind[slot] == kind:
                self.free.remove(slot)
                return slot
        raise BadInputError(place, f"expected fewer copies of {box.cards[kind].id}")

    def _cards(self, g: State) -> None:
        market, deck, discard = (
            [
                self.take(name, f"{pile}[{n}]")
                for n, name in enumerate(reading.sequence(self.data.get(pile) or [], pile, most))
            ]
            for pile, most in (("market", SLOTS), ("deck", None), ("discard", None))
        )
        g.discard = packed(discard)
        g.deck = joined(packed(deck), shuffled(g, packed(self.free)))
        while len(market) < SLOTS and len(g.deck) > g.drawn:
            market.append(int(draw_card(g)))
        g.market = packed(market + [NO_CARD] * (SLOTS - len(market)))

    def _bounds(self, g: State, m: Monster) -> None:
        most = int(max_health(g, m))
        if m.health > most:
            place = f"players[{m.seat}].health"
            raise BadInputError(place, f"expected at most {most}, got {m.health}")

    def _begin(self, g: State, *, first_turn: bool) -> None:
        seats = len(g.monsters)
        turn = reading.seat(self.data.get("turn", "p1"), "turn", seats)
        if sum(m.alive for m in g.monsters) < 2:
            raise BadInputError("players", "expected at least two living monsters")
        if not g.monsters[turn].alive:
            raise BadInputError("turn", "expected the turn of a living monster")
        agreed = turn if first_turn else 0
        g.first = agreed if g.options.first == NOBODY else g.options.first
        g.order = turn
        g.active = turn
        g.log = []
        g.check_due = any(m.points >= g.options.points for m in g.monsters)
        begin_turn(g, turn, 0)
        self.city.before_first_turn(g, turn, first_turn=first_turn)
        try:
            run(g)
        except LoadedDiceError as error:
            raise BadInputError("rolls", str(error)) from error
