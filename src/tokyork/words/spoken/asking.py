"""A decision of one's own, in at most thirty words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.words.parts import DicePart, Phrase, joined
from tokyork.words.spoken.budget import DECISION, heard_by, sentence, word_count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.words.sentences import Sentences
    from tokyork.words.spoken.ear import Ear

_SHOPS = ("buy", "snatch")
WITH_DICE = ("roll", "dice", "probe")


def question(ear: Ear, *, begins: bool, changed: bool) -> Phrase:
    """The question; with one's own figures where they may have changed, and with the dice."""
    return joined(" ", question_sentences(ear, begins=begins, changed=changed))


def question_sentences(ear: Ear, *, begins: bool, changed: bool) -> list[Phrase]:
    """The same, one fact after the other."""
    words, view, reader, full = ear
    decision = view["decision"]
    kind = decision["kind"]
    own_turn = kind == "roll" and view["active"] == decision["seat"]
    if own_turn and begins:
        first = words.texts("spoken-your_turn", seat=words.seat(decision["seat"]))
    else:
        first = "" if kind == "roll" else words.question(decision)
    figures_wanted = begins or changed or full
    pieces = [first, *_loss(ear), figures(words, own(view)) if figures_wanted else ""]
    pieces += [lying(words, view)] if kind in WITH_DICE else [results(words, view)]
    pieces += [_offered(ear)] if kind in _SHOPS else [_count(words, decision)]
    return _fitted([heard_by(reader, sentence(piece)) for piece in pieces if piece], ear)


def _fitted(pieces: list[Phrase], ear: Ear) -> list[Phrase]:
    """What stands further back is left away first, but never the question itself."""
    room = ear.room(DECISION)
    while len(pieces) > 1 and word_count(" ".join(pieces)) > room:
        pieces.pop(-1 if len(pieces) > 2 else 1)
    return pieces


def own(view: dict[str, Any]) -> dict[str, Any]:
    """The monster of whoever looks; of a spectator, whoever's turn it is."""
    seat = view["seat"] or view["active"]
    found: dict[str, Any] = next(m for m in view["monsters"] if m["seat"] == seat)
    return found


def figures(words: Sentences, monster: dict[str, Any]) -> str:
    """Health, points, energy and place."""
    return words.texts(
        "spoken-figures",
        health=monster["health"],
        points=monster["points"],
        energy=monster["energy"],
        place=words.place(monster["at"]),
    )


def _loss(ear: Ear) -> list[str]:
    """What one is about to lose."""
    monster = own(ear.view)
    if not monster.get("loss"):
        return []
    left = max(monster["health"] - monster["loss"], 0)
    return [ear.words.texts("spoken-about_to_lose", amount=monster["loss"], left=left)]


def spoken_dice(words: Sentences, faces: Sequence[str]) -> str:
    """Dice one after the other, with a pause between them."""
    names = ", ".join(words.texts(f"face-{face}").rstrip("!") for face in faces)
    return Phrase([DicePart(names, list(faces))]) if faces else ""


def lying(words: Sentences, view: dict[str, Any]) -> str:
    """The dice, and how often they may be thrown again."""
    if not view["dice"]:
        return words.texts("spoken-no_dice")
    dice = spoken_dice(words, view["dice"])
    kind = (view["decision"] or {}).get("kind")
    left = view["rolls_left"] if kind == "roll" else 0
    return words.texts("spoken-dice", dice=dice, rolls=left, rolling="yes" if left else "no")


def results(words: Sentences, view: dict[str, Any]) -> str:
    """What is left to resolve."""
    left = view["turn_facts"].get("results", ())
    if view["decision"]["kind"] not in {"resolve", "heart", "claw"} or not left:
        return ""
    return words.texts("spoken-left", dice=spoken_dice(words, left))


def _offered(ear: Ear) -> str:
    """The cards one can pay, by their numbers in the shop."""
    words, view, _, _ = ear
    moves = set(view["decision"]["moves"])
    cards = [
        words.texts("spoken-offered", number=slot, card=words.card(card), price=price)
        for slot, (card, price) in enumerate(zip(view["market"], view["prices"], strict=True), 1)
        if card is not None and f"buy {card}" in moves
    ]
    return joined(", ", cards) if cards else ""


def _count(words: Sentences, decision: dict[str, Any]) -> str:
    """How many answers there are, unless two buttons say it all."""
    count = len(decision["moves"])
    silent = decision["kind"] in {"roll", "yield"} or count < 3
    return "" if silent else words.texts("spoken-choices", count=count)
