"""Lines as people type them: a word on demand, or a move by its beginning, its number or its name.

Every language has its own words and letters for them (`typed-...`); English ones always work, too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from tokyork.core.moves import MANY_FACES
from tokyork.plain_text import short
from tokyork.words.parts import joined
from tokyork.words.texts import FALLBACK, texts, typed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.words.sentences import Sentences
    from tokyork.words.texts import Texts

COMMANDS = (
    "dice",
    "me",
    "rivals",
    "shop",
    "odds",
    "hint",
    "since",
    "board",
    "goals",
    "help",
    "moves",
    "undo",
)
"""What is told or done by one word, in the order in which the help names them."""
VERBS = (
    "keep",
    "stop",
    "stay",
    "yield",
    "flee",
    "buy",
    "sweep",
    "end",
    "use",
    "move",
    "place",
    "resolve",
    "destroy",
    "heal",
    "cure",
    "pass",
)
"""Those of the notation that have words of their own in each language."""
LONGEST_LINE = 200
_LONGEST_SHOWN = 40
_LONGEST_NUMBER = 3
_MANY = 6


class Typed(NamedTuple):
    """What a line means: nothing, a command, a move, or something that cannot be done."""

    kind: Literal["nothing", "command", "move", "refused"]
    text: str = ""
    """The command, the move in the notation, or why not."""
    number: int | None = None
    """Of a rival or a card, behind a command."""


def understand(words: Sentences, view: dict[str, Any], line: str) -> Typed:
    """What somebody wants who typed this; only whoever must choose has moves."""
    pieces = typed(line[:LONGEST_LINE]).split()
    if not pieces:
        return Typed("nothing")
    if (command := _command(words.texts, pieces)) is not None:
        return command
    decision = view["decision"]
    if decision is None or decision["seat"] != view["seat"]:
        shown = short(" ".join(pieces), _LONGEST_SHOWN)
        known = _exact(words.texts, "verb-", VERBS, pieces[0])
        message = "spoken-not_your_turn" if known else "spoken-unknown"
        return Typed("refused", words.texts(message, line=shown))
    return _Moves(words, view).understand(pieces)


# --- words on demand ---


def _command(known: Texts, pieces: list[str]) -> Typed | None:
    first, *rest = pieces
    if first.startswith("?") and len(first) > 1:
        first, rest = "?", [first[1:], *rest]
    if first[:1].isalpha() and first[1:].isdecimal():  # `r2` is as good as `r 2`
        first, rest = first[:1], [first[1:], *rest]
    name = _exact(known, "", COMMANDS, first)
    if name is None or len(rest) > 1:
        return None
    if not rest:
        return Typed("command", name)
    if rest[0].isdecimal() and len(rest[0]) <= _LONGEST_NUMBER:
        return Typed("command", name, int(rest[0]))
    return None


def _exact(known: Texts, kind: str, names: Sequence[str], word: str) -> str | None:
    """What a whole word or its letter stands for."""
    return _words_for(known.language, kind, tuple(names)).get(word)


@lru_cache
def _words_for(language: str, kind: str, names: tuple[str, ...]) -> dict[str, str]:
    """Every word that means one of these; those of the language come before English ones."""
    found: dict[str, str] = {}
    for one in dict.fromkeys((language, FALLBACK)):
        for name in names:
            for word in spellings(texts(one), f"{kind}{name}"):
                found.setdefault(word, name)
    for name in names:
        found.setdefault(name, name)
    return found


def spellings(known: Texts, name: str) -> list[str]:
    """How something can be typed in a language, the shortest first."""
    return [typed(word.strip()) for word in str(known(f"typed-{name}")).split(",")]


# --- moves ---


class _Moves:
    """The legal moves of a decision, and what of them a line names."""

    def __init__(self, words: Sentences, view: dict[str, Any]) -> None:
        self._words = words
        self._view = view
        self._moves: list[str] = view["decision"]["moves"]

    def understand(self, pieces: list[str]) -> Typed:
        """The one move that is meant, or why there is none."""
        line = " ".join(pieces)
        if line in self._moves:
            return Typed("move", line)
        verb = self._verb(pieces[0])
        if verb is None:
            return self._refused("unknown", line=short(line, _LONGEST_SHOWN))
        return self._with_verb(verb, pieces[1:])

    def _verb(self, word: str) -> str | None:
        offered = dict.fromkeys(move.split()[0] for move in self._moves)
        known = _words_for(self._words.texts.language, "verb-", VERBS)
        if (found := known.get(word)) is not None:
            return found
        begun = {known.get(full, full) for full in (*known, *offered) if full.startswith(word)}
        meant = begun & set(offered) or begun
        return meant.pop() if len(meant) == 1 else None

    def _with_verb(self, verb: str, rest: list[str]) -> Typed:
        if verb == "keep":
            return Typed("move", " ".join([verb, *self._faces(rest)]))
        offered = [move for move in self._moves if move.split()[0] == verb]
        if verb == "use" and len(rest) > 1 and (faces := self._use_faces(offered, rest)):
            return Typed("move", faces)
        meant = self._meant(verb, offered, rest)
        if len(meant) == 1:
            return Typed("move", meant[0])
        if meant:
            return self._refused("which", moves=self._listed(meant))
        return Typed("move", " ".join([verb, *rest]))  # whoever plays it says why not

    def _meant(self, verb: str, offered: list[str], rest: list[str]) -> list[str]:
        wanted = " ".join(rest)
        if not wanted:
            return offered
        if wanted.isdecimal() and len(wanted) <= _LONGEST_NUMBER:
            return self._numbered(verb, offered, int(wanted))
        exact = [move for move in offered if wanted in self._names(move)]
        return exact or [
            move for move in offered if any(name.startswith(wanted) for name in self._names(move))
        ]

    def _numbered(self, verb: str, offered: list[str], number: int) -> list[str]:
        """By its place in the shop, or among the moves of this kind."""
        if verb == "buy":
            slots: list[str | None] = self._view["market"]
            card = slots[number - 1] if 1 <= number <= len(slots) else None
            return [f"buy {card}"] if card is not None else []
        named = [move for move in offered if move.split()[1:] == [str(number)]]
        return named or offered[number - 1 : number]

    def _names(self, move: str) -> list[str]:
        """What follows the verb, as its ids and in words."""
        ids = move.split()[1:]
        told = " ".join(typed(self._name(word)) for word in ids)
        return [" ".join(ids), " ".join(ids).replace("_", " "), told]

    def _name(self, word: str) -> str:
        _, value = self._words.named(word)
        return str(value)

    def _faces(self, rest: list[str]) -> list[str]:
        return [face for word in rest for face in self._faces_in(word)]

    def _faces_in(self, word: str) -> list[str]:
        """One face by its beginning, or several by their first letters: `33c`."""
        if (face := self._face(word)) is not None:
            return [face]
        letters = [self._face(letter) for letter in word]
        found = [face for face in letters if face is not None]
        return found if len(found) == len(word) else [word]

    def _face(self, word: str) -> str | None:
        faces = self._words.rules.faces
        told: list[Callable[[str], str]] = [
            lambda face: typed(self._words.texts(f"face-{face}")),
            lambda face: face,
        ]
        for name in told:
            found = [face for face in faces if name(face).startswith(word)]
            if len(found) == 1:
                return found[0]
        return None

    def _use_faces(self, offered: list[str], rest: list[str]) -> str | None:
        """A card that rerolls dice of one's choice."""
        box = self._words.rules.box
        cards = {move.split()[1] for move in offered}
        found = [card for card in cards if card.startswith(rest[0])]
        if len(found) != 1 or found[0] not in box.by_id:
            return None
        if box.cards[box.by_id[found[0]]].form != MANY_FACES:
            return None
        return " ".join(["use", found[0], *self._faces(rest[1:])])

    def _listed(self, moves: list[str]) -> str:
        """The first of them, with what is typed for each."""
        more = ["…"] if len(moves) > _MANY else []
        return joined(", ", [*moves[:_MANY], *more])

    def _refused(self, message: str, **values: object) -> Typed:
        return Typed("refused", self._words.texts(f"spoken-{message}", **values))
