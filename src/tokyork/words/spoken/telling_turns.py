"""Turns as they are told to whoever listens: one message each, when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tokyork.words.parts import joined
from tokyork.words.spoken.asking import question
from tokyork.words.spoken.budget import DECISION, TURN, heard_by, sentence, within, word_count
from tokyork.words.spoken.turn_digest import TurnDigest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.words.parts import Phrase
    from tokyork.words.spoken.ear import Ear

Event = dict[str, Any]


class Tidings(NamedTuple):
    """What somebody hears who heard everything before."""

    messages: list[Phrase]
    heard: int
    """How many events have been told then."""


def turns_told(ear: Ear, events: Sequence[Event], skipped: int = 0) -> Tidings:
    """Every turn that is over, and of an open one what there is to be told; no question.

    The events begin with the game; so many of them were told before.
    """
    spans = _Span.all(split_by_turn(events), skipped)
    open_turn = spans[-1]
    if not ear.view["over"] and not _digest(ear, open_turn).all():
        spans.pop()
    messages = [
        turn_told(ear, span.events, span.actor, events[span.end :]) for span in spans if span.events
    ]
    return Tidings(messages, len(events))


def _digest(ear: Ear, span: _Span) -> TurnDigest:
    return TurnDigest(ear, span.events, actor=span.actor)


def news(ear: Ear, events: Sequence[Event], skipped: int = 0) -> Tidings:
    """Every turn that is over, and the question if it is the ear's own; an open turn waits.

    The events begin with a turn, or with the game; so many of them were told before.
    """
    view = ear.view
    turns = split_by_turn(events)
    spans = _Span.all(turns, skipped)
    asked = view["decision"] is not None and view["decision"]["seat"] == view["seat"]
    open_turn = None if view["over"] else spans.pop()
    messages = [
        turn_told(ear, span.events, span.actor, events[span.end :]) for span in spans if span.events
    ]
    if open_turn is None:
        return Tidings([*messages, ending(ear)], len(events))
    if not asked:
        return Tidings(messages, open_turn.end - len(open_turn.events))
    return Tidings([*messages, decision_told(ear, open_turn.events, open_turn.actor)], len(events))


class _Span(NamedTuple):
    """What of a turn has not been told yet."""

    actor: str
    events: list[Event]
    end: int

    @classmethod
    def all(cls, turns: list[list[Event]], skipped: int) -> list[_Span]:
        found: list[_Span] = []
        end = 0
        for turn in turns:
            start, end = end, end + len(turn)
            begins = turn and turn[0]["kind"] == "turn_started"
            actor = turn[0]["seat"] if begins else ""
            found.append(cls(actor, turn[max(skipped - start, 0) :], end))
        return found


def split_by_turn(events: Sequence[Event]) -> list[list[Event]]:
    """Those before a turn begins stand alone."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event["kind"] == "turn_started":
            turns.append([])
        turns[-1].append(event)
    return turns


def turn_told(ear: Ear, events: Sequence[Event], actor: str, later: Sequence[Event] = ()) -> Phrase:
    """A turn that is over, or the rest of one; before the first turn nobody is named."""
    named = _named(ear, actor)
    room = ear.room(TURN) - word_count(named)
    digest = TurnDigest(ear, events, actor=actor, later=later)
    told = _heard_facts(ear, digest, room) or ear.words.texts("spoken-nothing")
    return sentence(named + told)


def decision_told(ear: Ear, events: Sequence[Event], actor: str) -> Phrase:
    """One's own decision, behind what led to it."""
    begins = any(event["kind"] == "turn_started" for event in events)
    digest = TurnDigest(ear, events, actor=actor)
    asked = question(ear, begins=begins, changed=bool(digest.all()))
    named = "" if actor == ear.reader else _named(ear, actor)
    room = ear.room(DECISION) - word_count(asked) - word_count(named)
    told = _heard_facts(ear, digest, room)
    return joined(" ", [sentence(named + told), asked]) if told else asked


def _named(ear: Ear, actor: str) -> str:
    """Whose turn it was."""
    if not actor:
        return ""
    who = "own" if actor == ear.reader else "actor"
    return ear.words.texts("spoken-turn", seat=ear.words.seat(actor), who=who) + " "


def _heard_facts(ear: Ear, digest: TurnDigest, room: int) -> str:
    heard = [fact._replace(text=heard_by(ear.reader, fact.text)) for fact in digest.all()]
    return within(heard, room, ear.words.texts)


def ending(ear: Ear) -> Phrase:
    """Who has won, how, and with what one stands there oneself."""
    words, view, reader, _ = ear
    end = {"kind": "game_over", "ending": view["ending"], "winners": view["winners"]}
    told = [heard_by(reader, words.event({**end, "cause": {"kind": "rules"}, "number": 0}))]
    told += [
        sentence(words.texts("spoken-stands", seat=words.seat(m["seat"]), points=m["points"]))
        for m in sorted(view["monsters"], key=lambda m: -m["points"])
        if m["alive"]
    ]
    return joined(" ", [heard_by(reader, one) for one in told])
