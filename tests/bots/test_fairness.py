"""No bot can know what its seat may not know: positions that differ in hidden things only
are the same to it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.helpers import COMPILED, Plan, as_bytes, everything, positions, twin, walk
from tokyork.bots import BOTS, Bot, Choice, Seen, make_bot
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

NAMES = list(BOTS) if COMPILED else ["random", "level3"]
STEADY = [name for name in NAMES if make_bot(name).ms is None]
"""Those without a clock; for the others there is what a bot can ask at all."""


def pairs(city: str, games: int, every: int) -> list[tuple[State, State]]:
    """Positions, each with a twin that its chooser cannot tell from it."""
    dice = Random(city)
    return [(g, twin(g, int(g.pending >> 6 & 7), dice)) for g in positions(city, games, every)]


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("name", STEADY)
def test_a_bot_chooses_the_same_whatever_is_hidden(city: str, name: str) -> None:
    sparing = name != "random" and not COMPILED
    tried = pairs(city, games=10, every=50 if sparing else 5)
    for seed, (g, other) in enumerate(tried):
        bots = make_bot(name, seed), make_bot(name, seed)
        assert bots[0].choose(Seen(g)) == bots[1].choose(Seen(other))
        if type(bots[0]).pick is not Bot.pick:
            assert bots[0].pick(Seen(g)) == bots[1].pick(Seen(other))

    assert len(tried) > (20 if sparing else 200)


@pytest.mark.parametrize("city", CITIES)
def test_all_that_a_bot_can_ask_is_the_same_whatever_is_hidden(city: str) -> None:
    tried = pairs(city, games=10, every=6)
    for g, other in tried:
        mine, its = Seen(g, 100), Seen(other, 100)
        assert everything(mine.position.dealt) == everything(its.position.dealt)
        plain = [name for name in dir(Seen) if name[0] != "_" and name != "position"]
        assert {"view", "legal", "kind", "seat", "ms", "deal"} <= set(plain)
        for name in plain:
            if not callable(getattr(mine, name)):
                assert as_bytes(getattr(mine, name)) == as_bytes(getattr(its, name))
        for seed in range(3):
            assert everything(mine.deal(seed)) == everything(its.deal(seed))
        for move in [*mine.legal, "dance"]:
            assert mine.number_of(move) == its.number_of(move)

    assert len(tried) > 150


@pytest.mark.parametrize("city", CITIES)
def test_the_twins_differ_in_what_is_hidden(city: str) -> None:
    tried = pairs(city, games=10, every=20)

    assert all(g.chance != other.chance for g, other in tried)
    assert sum(g.deck != other.deck for g, other in tried) > 0.9 * len(tried)
    boards = [(everything(g.board), everything(other.board)) for g, other in tried]
    moved = sum(mine != its for mine, its in boards)
    assert moved > 0.9 * len(tried) if city == "new_york" else moved == 0


class Peeking(Bot):
    """A cheat that goes round the interface, to see that the test above would catch it."""

    def choose(self, seen: Seen) -> Choice:
        g: State = seen._Seen__g  # type: ignore[attr-defined]
        return Choice(seen.legal[(g.chance + sum(g.deck[g.drawn : g.drawn + 3])) % seen.count])


@pytest.mark.parametrize("city", CITIES)
def test_a_bot_that_peeks_is_found_out(city: str) -> None:
    tried = pairs(city, games=5, every=10)
    chosen = [(Peeking().choose(Seen(g)), Peeking().choose(Seen(other))) for g, other in tried]

    assert any(mine != its for mine, its in chosen)


@pytest.mark.parametrize("city", CITIES)
def test_a_deal_offers_the_legal_moves_in_their_order(city: str) -> None:
    for g in positions(city, games=10, every=6):
        dealt = Seen(g).deal(seed=3)
        assert Seen(dealt).legal == Seen(g).legal
        assert Seen(dealt).view == Seen(g).view


def test_a_bot_that_changes_its_copy_does_not_change_the_game() -> None:
    for game in walk("new_york", Plan(3, seed=1), most=40):
        g = game.state
        before = as_bytes(everything(g))
        dealt = Seen(g).deal(1)
        dealt.monsters[0].health = 99
        dealt.market[0] = 255
        Seen(g).view["monsters"].clear()
        assert as_bytes(everything(g)) == before
