"""Every move as text and back: the form of logs, records, scenarios and people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tokyork.core import moves as m
from tokyork.core.agenda import decision_of, seat_of
from tokyork.core.cards import FIRST_TOKEN
from tokyork.core.choosing import number_of
from tokyork.core.dice import MOST_DICE, gather, spread
from tokyork.core.moves import a_of, b_of, verb_of, x_of
from tokyork.new_york import moves as new_york
from tokyork.new_york.board import BOROUGHS, TILES
from tokyork.tokyo import moves as tokyo

if TYPE_CHECKING:
    from tokyork.core.rules import Rules
    from tokyork.core.state import State

LONGEST_MOVE = 200
"""Letters; no move needs half as many."""
MOST_TEXTS = 1 << 15  # that are remembered of a city

_PLAIN = {
    m.STOP: "stop",
    m.PASS: "pass",
    m.END: "end",
    m.STAY: "stay",
    m.HEAL: "heal",
    m.SWEEP: "sweep",
    tokyo.YIELD: "yield",
    tokyo.AGAIN: "again",
}

_WITH_BOROUGH = {new_york.PLACE: "place", m.MOVE: "move", new_york.FLEE: "flee"}
_WITH_NUMBER = {new_york.SHED: "shed", new_york.PAY: "pay", new_york.ENERGY: "energy"}


SEATS: Final = ("p1", "p2", "p3", "p4", "p5", "p6")
_NUMBERS: Final = {seat: number for number, seat in enumerate(SEATS)}


def seat_text(seat: int) -> str:
    """`p1` for the first seat."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else f"p{seat + 1}"


def seat_number(seat: str) -> int:
    """The other way round: 0 for `p1`."""
    return _NUMBERS[seat]


def faces_text(rules: Rules, dice: int) -> str:
    """The faces of some dice, in the order of the notation."""
    return " ".join(rules.faces[face] for face in spread(dice))


def card_id(rules: Rules, slot: int) -> str:
    """The id of a card, or of a token that acts like one."""
    box = rules.box
    return box.tokens[slot - FIRST_TOKEN].id if slot >= FIRST_TOKEN else box.cards[slot].id


class MoveTexts(dict[int, str]):
    """The texts of one city's packed moves: each is written once, when it is first read."""

    def __init__(self, rules: Rules) -> None:
        """None is written yet."""
        super().__init__()
        self._rules = rules
        self.packed: dict[str, int] = {}
        """The other way round; of two copies of a card, the one that was written last."""

    def __missing__(self, move: int) -> str:
        """Write a text."""
        if len(self) >= MOST_TEXTS:
            self.clear()
            self.packed.clear()
        text = self[move] = _written(self._rules, move)
        self.packed[text] = move
        return text


_TEXTS: Final[dict[Rules, MoveTexts]] = {}


def texts_of(rules: Rules) -> MoveTexts:
    """The texts of a city's moves."""
    found = _TEXTS.get(rules)
    if found is None:
        found = _TEXTS[rules] = MoveTexts(rules)
    return found


def move_text(rules: Rules, move: int) -> str:
    """A move in the notation."""
    return texts_of(rules)[move]


def _written(rules: Rules, move: int) -> str:
    verb = verb_of(move)
    a, b = a_of(move), b_of(move)
    if verb in _PLAIN:
        return _PLAIN[verb]
    if verb == m.KEEP:
        return f"keep {faces_text(rules, x_of(move))}".rstrip()
    if verb == m.USE:
        return _use_text(rules, move)
    if verb == m.RESOLVE:
        return f"resolve {rules.faces[a]}"
    if verb == m.CURE:
        return f"cure {rules.box.tokens[a].id}"
    if verb == tokyo.RAY:
        return f"ray {seat_text(a)}"
    if verb in _WITH_BOROUGH:
        return f"{_WITH_BOROUGH[verb]} {BOROUGHS[a]}"
    if verb in _WITH_NUMBER:
        return f"{_WITH_NUMBER[verb]} {x_of(move)}"
    if verb == new_york.DESTROY:
        return _destroy_text(move)
    if verb == new_york.SCATTER:
        return f"scatter {TILES[a]} {BOROUGHS[b]}"
    if verb == new_york.PHOTO:
        return f"photo {seat_text(a)}"
    if verb == new_york.DISCARD:
        return f"discard {card_id(rules, a)}"
    if verb == tokyo.COPY:
        return f"copy {seat_text(b)} {card_id(rules, a)}"
    return _buy_text(rules, verb, a, b)


def _destroy_text(move: int) -> str:
    text = f"destroy {TILES[a_of(move)]}"
    if b_of(move):
        text += f" at {BOROUGHS[b_of(move) - 1]}"
    if x_of(move):
        text += f" x{x_of(move)}"
    return text


def _buy_text(rules: Rules, verb: int, a: int, b: int) -> str:
    sources = {
        m.BUY: "",
        tokyo.BUY_FROM_SEAT: f" from {seat_text(b)}",
        tokyo.BUY_FROM_DECK: " from deck",
        new_york.BUY_FROM_DISCARD: " from discard",
    }
    return f"buy {card_id(rules, a)}{sources[verb]}"


def _use_text(rules: Rules, move: int) -> str:
    card = rules.box.cards[a_of(move)]
    b, x = b_of(move), x_of(move)
    words = ["use", card.id]
    if card.form == m.ONE_FACE:
        words.append(rules.faces[b])
    elif card.form == m.FACE_TO_FACE:
        words += [rules.faces[b], rules.faces[x]]
    elif card.form == m.MANY_FACES:
        words += [rules.faces[face] for face in spread(x)]
    elif card.form == m.ONE_CARD:
        words.append(card_id(rules, b))
    elif card.form == new_york.ONE_BOROUGH:
        words.append(BOROUGHS[b])
    elif card.form == m.NUMBER:
        words.append(str(x))
    elif card.form == m.SEAT_AND_CARD:
        words += [seat_text(x), card_id(rules, b)]
    return " ".join(words)


def legal_texts(g: State) -> list[str]:
    """The legal moves of the pending decision, in their order."""
    return list(map(texts_of(g.rules).__getitem__, g.moves))


def find_move(g: State, text: str) -> int:
    """The number of a legal move, or -1. Faces may stand in any order."""
    known = texts_of(g.rules).packed.get(text)
    number = -1 if known is None else number_of(g, known)
    return _search_move(g, text) if number < 0 else number


def _search_move(g: State, text: str) -> int:
    """The same for another spelling, another copy of a card, or what is not legal."""
    if len(text) > LONGEST_MOVE:
        return -1
    tidy, texts = normal_text(g, text), texts_of(g.rules)
    return next((i for i, move in enumerate(g.moves) if texts[move] == tidy), -1)


def normal_text(g: State, text: str) -> str:
    """Single spaces, lower case, faces in the order of the notation."""
    words = text.lower().split()
    if not words:
        return ""
    start = 1 if words[0] == "keep" else 2
    many = words[0] == "keep" or (
        words[0] == "use"
        and words[1:2]
        and words[1] in g.rules.box.by_id
        and g.rules.box.cards[g.rules.box.by_id[words[1]]].form == m.MANY_FACES
    )
    faces = words[start:]
    if many and len(faces) <= MOST_DICE and all(face in g.rules.faces for face in faces):
        kept = gather([g.rules.faces.index(face) for face in words[start:]])
        words[start:] = [g.rules.faces[face] for face in spread(kept)]
    return " ".join(words)


def decision_kind(g: State) -> str:
    """The kind of the pending decision."""
    decision = decision_of(g)
    return decision.kind or decision.name


def chooser(g: State) -> int:
    """The seat that must choose."""
    return int(seat_of(g.pending))


def default_move(g: State) -> int:
    """The number of the move that a player who has nothing to say would make."""
    return number_of(g, decision_of(g).default(g, g.pending, g.moves))
