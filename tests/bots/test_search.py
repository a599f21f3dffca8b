"""The searching bot: legal, repeatable, in time, fair, and right where the answer is known."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import COMPILED, needs_speed, positions, twin
from tokyork import Game
from tokyork.arena.against_perfection import new_duel
from tokyork.bots import Seen, make_bot
from tokyork.bots.expected_roll import after_next_roll
from tokyork.bots.network import Network
from tokyork.bots.search import BATCH, ENOUGH, Budget, Rivalry, SearchBot
from tokyork.bots.thinking.certainty import certain_share
from tokyork.cities import CITIES
from tokyork.core.agenda import play
from tokyork.core.dice import total
from tokyork.core.moves import KEEP, STOP
from tokyork.odds.multisets import multisets
from tokyork.odds.solve import Plan
from tokyork.solved import duel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

GAMES = 8
EVERY = 11 if COMPILED else 97


def short_sighted(seed: int) -> SearchBot:
    """One that is quick enough for many positions, even interpreted."""
    return SearchBot(seed, games=GAMES)


DUEL: dict[str, Any] = {"game": "tokyo", "market": ["jets", "heal", "wings"], "seed": 7}


def at(players: list[dict[str, Any]], roll: list[object], **more: object) -> Game:
    """A Tokyo position with the first player's first throw made."""
    return Game.from_scenario(DUEL | {"players": players, "rolls": [roll]} | more)


def seen(game: Game) -> Seen:
    return Seen(game.state)


@pytest.mark.parametrize("city", CITIES)
def test_it_makes_legal_moves_anywhere(city: str) -> None:
    asked = 0
    for g in positions(city, games=10, every=EVERY):
        choice = short_sighted(asked).choose(Seen(g))
        assert choice.move in Seen(g).legal
        assert all(-0.5 < value < 1.5 for _, value in choice.values)
        asked += 1

    assert asked > (100 if COMPILED else 10)


@pytest.mark.parametrize("city", CITIES)
def test_the_same_seed_and_games_make_the_same_choice_whatever_is_hidden(city: str) -> None:
    dice = Random(city)
    tried = list(positions(city, games=5, every=EVERY))
    for seed, g in enumerate(tried):
        other = twin(g, int(g.pending >> 6 & 7), dice)
        first = short_sighted(seed).choose(Seen(g))
        assert short_sighted(seed).choose(Seen(g)) == first
        assert short_sighted(seed).choose(Seen(other)) == first
        bot = short_sighted(seed)
        assert Seen(g).legal[bot.pick(Seen(g))] == bot.choose(Seen(g)).move == first.move

    assert len(tried) > (40 if COMPILED else 4)


def test_more_games_are_more_thought() -> None:
    def thoughts(games: int) -> list[object]:
        bot = SearchBot(1, games=games)
        return [bot.choose(Seen(g)).values for g in positions("tokyo", games=1, every=7)]

    assert thoughts(8) != thoughts(64)


# --- positions with an answer ---


def test_it_takes_a_certain_win() -> None:
    game = at([{"points": 19}, {"at": "tokyo_city", "points": 19}], [1, 1, 1, 2, 2, "heart"])
    choice = SearchBot(1, games=64).choose(seen(game))

    assert choice.move == "stop" or choice.move.count("1") >= 3
    assert choice.values[0][1] == pytest.approx(1.0, abs=1e-4)


def test_it_takes_a_certain_kill() -> None:
    rival = {"at": "tokyo_city", "health": 2, "points": 19}
    game = at([{"health": 1}, rival], ["claw", "claw", 3, 3, 1, 2])
    choice = SearchBot(1, games=64).choose(seen(game))

    assert choice.move == "stop" or choice.move.count("claw") == 2
    assert choice.values[0][1] == pytest.approx(1.0, abs=1e-4)


def test_it_finds_the_exact_best_keep_of_a_last_chance() -> None:
    """Whoever does not win now loses: the rival in Tokyo gets its twentieth point."""
    rival = {"at": "tokyo_city", "points": 18}
    game = at(
        [{"points": 18, "health": 10}, rival], [2, 2, 3, 1, "energy", 1], options={"points": 20}
    )
    g = game.state
    wins = [float(_wins(dice)) for dice in multisets(6)]
    exact = Plan(6, int(g.rolls), wins).best(int(g.dice))
    choice = SearchBot(1, games=1000).choose(seen(game))
    kept = _kept(game, choice.move)
    worth = next(
        c.value for c in Plan(6, int(g.rolls), wins).choices(int(g.dice)) if c.keep == kept
    )

    assert worth == pytest.approx(exact.value, abs=0.01)
    assert choice.values[0][1] == pytest.approx(exact.value, abs=0.04)


def _wins(dice: int) -> bool:
    """Whether the points of the dice are enough, counted by hand."""
    points = 18
    for face, value in ((0, 1), (1, 2), (2, 3)):
        n = dice >> 4 * face & 15
        points += value + n - 3 if n >= 3 else 0
    return points >= 20


def _kept(game: Game, move: str) -> int:
    g = game.state
    number = seen(game).number_of(move)
    packed = g.moves[number]
    assert packed == STOP or packed & 63 == KEEP
    return int(g.dice) if packed == STOP else int(packed >> 22)


def test_it_finds_the_exact_best_keep_of_a_last_chance_in_new_york() -> None:
    """The rival in Upper Manhattan wins when its turn begins, unless two claws stop it."""
    players = [{"at": "bronx"}, {"at": "upper", "health": 2, "points": 19}]
    scenario = {"game": "new_york", "players": players, "seed": 7, "market": ["subway"]}
    roll = ["energy", "heart", "claw", "ouch", "energy", "destroy"]
    game = Game.from_scenario(scenario | {"rolls": [roll]})
    g = game.state
    claw = next(face for face in range(6) if g.rules.faces[face] == "claw")
    wins = [float((dice >> 4 * claw & 15) >= 2) for dice in multisets(6)]
    exact = Plan(6, int(g.rolls), wins).best(int(g.dice))
    choice = SearchBot(1, games=600).choose(seen(game))

    assert choice.move == "keep claw"
    assert _kept(game, choice.move) == exact.keep
    assert choice.values[0][1] == pytest.approx(exact.value, abs=0.04)


@pytest.mark.parametrize(("health", "points", "answer"), [(2, 0, "yield"), (10, 18, "stay")])
def test_it_leaves_when_staying_is_death_and_stays_when_that_wins(
    health: int, points: int, answer: str
) -> None:
    """Three others can hit whoever is in Tokyo; two points for a turn begun there may win."""
    inside = {"at": "tokyo_city", "health": health, "points": points}
    game = at([{}, inside, {}, {}], ["claw", 1, 1, 2, 2, "heart"])
    game.play("stop")
    while game.decision is not None and game.decision.kind != "yield":
        game.play("end")
    choice = SearchBot(1, games=300).choose(seen(game))

    assert choice.move == answer


# --- guesses and games ---


def rivalry(gaps: list[float]) -> Rivalry:
    """Two moves, the first of which is guessed to be better; games found these differences."""
    made = Rivalry([4, 7], [0.50, 0.49])
    for gap in gaps:
        made.learn(0, 0.5)
        made.learn(1, 0.5 + gap)
    return made


def test_a_move_that_was_only_luckier_does_not_outweigh_the_guess() -> None:
    first, second = rivalry([0.4, -0.3, 0.5, -0.4, 0.3, -0.2, 0.2, -0.1]).values()

    assert first > second


def test_a_move_that_games_are_sure_of_outweighs_the_guess() -> None:
    first, second = rivalry([0.05, 0.051, 0.049, 0.05] * 4).values()

    assert second > first


class Perfect(Network):
    """Judges positions of the duel by the table."""

    def __init__(self) -> None:
        super().__init__([])

    def chances_of(self, runs: Sequence[tuple[list[State], int]]) -> list[list[float]]:
        return [[_known(g, seat) for g in states] for states, seat in runs]


def _known(g: State, seat: int) -> float:
    if (share := certain_share(g, seat)) >= 0:
        return share
    me, you = g.monsters[g.active], g.monsters[1 - g.active]
    place = "me" if me.at else "you" if you.at else "nobody"
    mine = me.points - (2 if me.at else 0)
    value = duel.value(me.health, you.health, mine, you.points, place)
    return value if seat == g.active else 1 - value


def test_the_next_roll_seen_through_is_worth_what_perfect_play_says() -> None:
    g = new_duel(1)
    first = int(g.active)
    mine, yours = (after_next_roll(g, seat, Perfect()) for seat in (first, 1 - first))

    assert mine == pytest.approx(duel.value(10, 10, 0, 0, "nobody"), abs=1e-6)
    assert mine + yours == pytest.approx(1, abs=1e-6)


# --- time ---


class Clock:
    """Goes on by half a millisecond at each look, however busy the machine is."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 0.0005
        return self.now


@needs_speed
@pytest.mark.parametrize("ms", [100, 300])
@pytest.mark.parametrize("city", CITIES)
def test_it_keeps_its_time(city: str, ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`./run bench bots` measures the real time."""
    clock = Clock()
    monkeypatch.setattr("tokyork.bots.search.perf_counter", clock)
    bot = make_bot(f"search:{ms}ms")
    took = []
    for g in positions(city, games=3, every=40):
        started = clock.now
        bot.pick(Seen(g))
        took.append(1000 * (clock.now - started))

    assert bot.ms == ms
    assert max(took) <= ms


@needs_speed
def test_it_stops_at_enough_games_however_much_time_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets: list[Budget] = []
    made = Budget.__init__

    def noted(budget: Budget, ms: int | None, games: int | None) -> None:
        made(budget, ms, games)
        budgets.append(budget)

    monkeypatch.setattr(Budget, "__init__", noted)
    for g in positions("tokyo", games=2, every=7):
        make_bot("search:60s").pick(Seen(g))

    played = [budget.played for budget in budgets]
    assert 0 < max(played) < ENOUGH + BATCH


def test_its_usual_time_is_a_second() -> None:
    assert make_bot("search").ms == 1000


def test_dice_of_a_position_are_whole() -> None:
    for g in positions("tokyo", games=2, every=17):
        before = int(g.chance), int(total(g.dice))
        short_sighted(1).pick(Seen(g))
        assert (int(g.chance), int(total(g.dice))) == before
        play(g, 0)
