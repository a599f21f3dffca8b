"""Learn from a teacher, then from victories: a network of its own that beats `greedy`.

    pip install torch
    python examples/imitate.py --imitate 25

First it plays, at most tables against itself and at some against three `greedy`, while
`learned` says what every legal move is worth (imitation, in the positions that the pupil itself
gets into). Then, if you want it to, it plays against three `greedy`, and what won becomes likelier
(proximal policy optimisation). Minutes are of processor time.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: the teacher's matrices are small

import argparse
import copy
import csv
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tokyork.bots import Seen, make_bot
from tokyork.bots.one_turn_ahead import OneTurnAhead
from tokyork.core.agenda import play
from tokyork.lab.actions import ActionSpace, action_space
from tokyork.lab.batch import Batch
from tokyork.lab.observations import observation_space

SEATS = 4
WIDE, HIDDEN = 512, 256
FACES, PLACES = 6, 8  # of dice, and places of sorted dice
COUNTS = PLACES + 1  # a face can be kept from none to eight times
MOST_LEGAL = 144
SHARPNESS = 0.01  # how much better in win chance a move is, to be e times as likely
ONE_HOT = {
    r"dice: ": 9,
    r"rolls left": 5,
    r"decision: ": 18,
    r".*: place$": 7,
    r".*: health$": 13,
    r".*: points$": 21,
    r"me: energy$": 12,
    r"market .*card": 72,
}
EMPTY = r"seat\+[45]: |winner: |unused"  # always 0 at a table of four that goes on
Array = NDArray[Any]


class Eyes:
    """Bytes as a network likes them: bits apart, what is no amount one by one, amounts scaled."""

    def __init__(self, legend: list[str]) -> None:
        told = [(n, name) for n, name in enumerate(legend) if not re.match(EMPTY, name)]
        self.bits = [n for n, name in told if "bits: " in name]
        self.one_hot = [
            (n, size) for n, name in told for sign, size in ONE_HOT.items() if re.match(sign, name)
        ]
        self.amounts = [n for n, _ in told if n not in self.bits]
        self.dice = [n for n, name in enumerate(legend) if name.startswith("dice: ")]
        self.width = len(self.amounts) + 8 * len(self.bits) + sum(size for _, size in self.one_hot)

    def __call__(self, rows: Array) -> Tensor:
        amounts = np.minimum(rows[:, self.amounts], 40).astype(np.float32) / 8
        bits = np.unpackbits(rows[:, self.bits], axis=1)
        known = [
            np.minimum(rows[:, place, None], size - 1) == np.arange(size)
            for place, size in self.one_hot
        ]
        return torch.from_numpy(np.hstack([amounts, bits, *known], dtype=np.float32))


class Policy(nn.Module):
    """Scores of legal actions, and the chance to win.

    Dice to keep are scored twice: as an action like any other, and by how many of each face are
    kept, because that is what they mean.
    """

    def __init__(self, city: str) -> None:
        super().__init__()
        actions = action_space(city)
        self.eyes = Eyes(observation_space(city).legend)
        self.body = nn.Sequential(
            nn.Linear(self.eyes.width, WIDE), nn.ReLU(), nn.Linear(WIDE, HIDDEN), nn.ReLU()
        )
        self.actions = nn.Linear(HIDDEN, len(actions))
        self.kept = nn.Linear(HIDDEN, FACES * COUNTS)
        self.chance = nn.Linear(HIDDEN, 1)
        keeps = torch.from_numpy(actions.rows[:, 0] == 0)
        masks = np.unpackbits(actions.rows[:, 3:4], axis=1, bitorder="little")
        self.register_buffer("is_keep", keeps.float())
        self.register_buffer("keep_bits", torch.from_numpy(masks).float())

    def forward(self, rows: Array, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Scores for these actions (-1 for none), and the logit of the chance."""
        hidden = self.body(self.eyes(rows))
        known = legal.clamp(min=0)
        scores = self.actions(hidden).gather(1, known)
        by_count = self.kept(hidden).view(-1, FACES, COUNTS)
        counts = torch.einsum(
            "nlp,npf->nfl", self.keep_bits[known], faces_of(rows[:, self.eyes.dice])
        )
        kept = by_count.gather(2, counts.long()).sum(dim=1)
        scores = scores + kept * self.is_keep[known]
        return scores.masked_fill(legal < 0, -1e9), self.chance(hidden)[:, 0]


def faces_of(dice: Array) -> Tensor:
    """For each place of the sorted dice, its face, one by one."""
    ends = dice.cumsum(axis=1)[:, None, :]
    places = np.arange(PLACES)[None, :, None]
    found = (places < ends) & (places >= ends - dice[:, None, :])
    return torch.from_numpy(found.astype(np.float32))


def legal_of(masks: Array) -> Tensor:
    """The legal actions of each row, filled up with -1."""
    most = int(masks.sum(axis=1).max())
    order = np.argsort(~masks, axis=1, kind="stable")[:, :most]
    legal = np.where(np.take_along_axis(masks, order, axis=1), order, -1)
    return torch.from_numpy(legal)


@dataclass
class Lessons:
    """What the teacher said: positions, their legal actions, and what each is worth."""

    rows: list[Array] = field(default_factory=list)
    legal: list[Array] = field(default_factory=list)
    worth: list[Array] = field(default_factory=list)

    def note(self, row: Array, legal: list[int], values: list[float]) -> None:
        actions = np.full(MOST_LEGAL, -1, np.int16)
        worth = np.full(MOST_LEGAL, -1, np.float32)
        number = min(len(legal), MOST_LEGAL)
        actions[:number], worth[:number] = legal[:number], values[:number]
        self.rows.append(row)
        self.legal.append(actions)
        self.worth.append(worth)

    def some(self, number: int, dice: np.random.Generator) -> tuple[Array, Tensor, Tensor]:
        picks = dice.integers(len(self.rows), size=number)
        legal = np.stack([self.legal[n] for n in picks]).astype(np.int64)
        most = int((legal >= 0).sum(axis=1).max())
        worth = np.stack([self.worth[n] for n in picks])[:, :most]
        rows = np.stack([self.rows[n] for n in picks])
        return rows, torch.from_numpy(legal[:, :most]), torch.from_numpy(worth)


class School:
    """Games that the pupil plays, with the teacher looking on."""

    def __init__(self, args: argparse.Namespace, rivals: str | None, lessons: Lessons) -> None:
        games = args.pupils if rivals is None else max(1, args.pupils // 4)
        seed = args.seed
        self.batch = Batch(args.city, SEATS, games, opponents=rivals, seed=seed)
        self.space: ActionSpace = self.batch.action_space
        self.eyes = self.batch.observation_space
        self.name, self.twins = args.teacher, args.twins
        self.teachers = [self._teacher(n) for n in range(games)]
        self.lessons = lessons
        self.dice = np.random.default_rng(seed)

    def round(self, policy: Policy, trust: float) -> None:
        """One step of all games; the pupil's own move is played with this chance."""
        own = sampled(policy, self.batch, self.dice)
        best = np.array([self._ask(game) for game in range(self.batch.n)])
        self.batch.step(np.where(self.dice.random(len(own)) < trust, own, best))
        for game in np.flatnonzero(self.batch.dones):
            self.teachers[game] = self._teacher(int(self.dice.integers(1 << 30)))

    def _teacher(self, seed: int) -> OneTurnAhead:
        """One for each game, because it remembers its plan of a roll."""
        bot = make_bot(self.name, seed)
        if not isinstance(bot, OneTurnAhead):
            raise SystemExit(
                f"{self.name} does not say what moves are worth: try learned or greedy"
            )
        return bot

    def _ask(self, game: int) -> int:
        """Note what the teacher thinks of this position and of some throws that may follow."""
        state, teacher = self.batch.states[game], self.teachers[game]
        seen = Seen(state)
        values = teacher.values(seen)
        legal = self.space.numbers(state)
        self.lessons.note(self.batch.observations[game].copy(), legal, values)
        if seen.kind == "roll":
            self._ask_twins(seen, teacher, values)
        return int(legal[int(np.argmax(values))])

    def _ask_twins(self, seen: Seen, teacher: OneTurnAhead, values: list[float]) -> None:
        """Its plan of the roll holds for every throw, so that these lessons are nearly free."""
        likely = np.argsort(values)[::-1][:8]
        for _ in range(self.twins):
            twin = seen.deal(int(self.dice.integers(1 << 30)))
            play(twin, int(self.dice.choice(likely)))
            if twin.over or Seen(twin).kind != "roll" or Seen(twin).index != seen.index:
                return
            answer = copy.copy(teacher).values(Seen(twin))
            row = self.eyes.of_state(twin, seen.index)
            self.lessons.note(row, self.space.numbers(twin), answer)


def sampled(policy: Policy, batch: Batch, dice: np.random.Generator) -> Array:
    """An action for every game, by the policy's chances."""
    legal = legal_of(batch.masks)
    with torch.no_grad():
        scores, _ = policy(batch.observations, legal)
    noise = torch.from_numpy(dice.gumbel(size=tuple(scores.shape)).astype(np.float32))
    return legal.gather(1, (scores + noise).argmax(dim=1, keepdim=True))[:, 0].numpy()


def study(
    policy: Policy,
    lessons: Lessons,
    improve: torch.optim.Optimizer,
    size: int,
    dice: np.random.Generator,
) -> float:
    """One step towards the teacher's opinion; says how far away it is."""
    rows, legal, worth = lessons.some(size, dice)
    best = worth.max(dim=1).values
    wanted = ((worth - best[:, None]) / SHARPNESS).masked_fill(legal < 0, -1e9).softmax(dim=1)
    scores, chance = policy(rows, legal)
    missed = -(wanted * scores.log_softmax(dim=1).clamp(min=-30)).sum(dim=1).mean()
    missed = missed + (wanted * wanted.clamp(min=1e-9).log()).sum(dim=1).mean()
    unsure = nn.functional.binary_cross_entropy_with_logits(chance, best.clamp(0, 1))
    improve.zero_grad()
    (missed + 0.5 * unsure).backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    improve.step()
    return float(missed.detach())


def strength(policy: Policy, city: str, rival: str, games: int, seed: int) -> tuple[float, int]:
    """Victories against three of them, always with its best action, in the first so many games."""
    batch = Batch(city, SEATS, min(games, 100), opponents=rival, seed=seed)
    quota = np.full(batch.n, games // batch.n)
    won, played = 0.0, 0
    while quota.any():
        legal = legal_of(batch.masks)
        with torch.no_grad():
            scores, _ = policy(batch.observations, legal)
        batch.step(legal.gather(1, scores.argmax(dim=1, keepdim=True))[:, 0].numpy())
        counted = batch.dones & (quota > 0)
        won += float(batch.gains[counted].sum())
        played += int(counted.sum())
        quota -= counted
    return won, played


# --- from victories ---

STEPS, PARTS, EPOCHS = 64, 4, 2
DISCOUNT, TRACE, CLIP, VARIETY = 1.0, 0.95, 0.15, 0.003


@dataclass
class Step:
    """What happened in one step of all games."""

    rows: Array
    legal: Tensor
    picks: Tensor
    before: Tensor
    chance: Tensor
    gains: Array
    dones: Array


def act(policy: Policy, batch: Batch) -> Step:
    """Play one step of all games."""
    rows, legal = batch.observations.copy(), legal_of(batch.masks)
    with torch.no_grad():
        scores, logit = policy(rows, legal)
    picks = torch.distributions.Categorical(logits=scores).sample()
    before = scores.log_softmax(dim=1).gather(1, picks[:, None])[:, 0]
    batch.step(legal.gather(1, picks[:, None])[:, 0].numpy())
    return Step(rows, legal, picks, before, logit.sigmoid(), batch.gains.copy(), batch.dones.copy())


def advantages(steps: list[Step], last: Tensor) -> Tensor:
    """How much better each action was than expected (generalised advantage estimation)."""
    found, ahead, after = [], torch.zeros(len(last)), last
    for step in reversed(steps):
        goes_on = torch.from_numpy(~step.dones).float()
        gains = torch.from_numpy(step.gains).float()
        ahead = gains + DISCOUNT * after * goes_on - step.chance + TRACE * goes_on * ahead
        found.append(ahead)
        after = step.chance
    return torch.cat(found[::-1])


def practise(policy: Policy, batch: Batch, improve: torch.optim.Optimizer, *, judge: bool) -> None:
    """Play some steps and make likelier what went better than expected; `judge`: only expect."""
    steps = [act(policy, batch) for _ in range(STEPS)]
    with torch.no_grad():
        last = policy(batch.observations, legal_of(batch.masks))[1].sigmoid()
    better = advantages(steps, last)
    wanted = (better + torch.cat([step.chance for step in steps])).clamp(0, 1)
    better = (better - better.mean()) / (better.std() + 1e-8)
    width = max(step.legal.shape[1] for step in steps)
    legal = torch.cat(
        [nn.functional.pad(s.legal, (0, width - s.legal.shape[1]), value=-1) for s in steps]
    )
    rows = np.concatenate([step.rows for step in steps])
    picks = torch.cat([step.picks for step in steps])
    before = torch.cat([step.before for step in steps])
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).chunk(PARTS * STEPS * batch.n // 16384 or 1):
            scores, logit = policy(rows[part.numpy()], legal[part])
            logs = scores.log_softmax(dim=1)
            times = (logs.gather(1, picks[part, None])[:, 0] - before[part]).exp()
            clipped = times.clamp(1 - CLIP, 1 + CLIP)
            loss = nn.functional.binary_cross_entropy_with_logits(logit, wanted[part])
            if not judge:
                gain = torch.minimum(times * better[part], clipped * better[part]).mean()
                variety = -(logs.exp() * logs.clamp(min=-30)).sum(dim=1).mean()
                loss = 0.5 * loss - gain - VARIETY * variety
            improve.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            improve.step()


# --- the whole course ---


class Diary:
    """The curve: a line of CSV for every test of strength."""

    def __init__(self, policy: Policy, city: str, games: int, path: Path | None) -> None:
        self.policy, self.city, self.games, self.path = policy, city, games, path
        self.spent = 0.0  # on tests, which are no part of the training
        self.written: list[tuple[Any, ...]] = [("phase", "minutes", "rival", "wins", "games")]

    def minutes(self) -> float:
        """Of processor time, without the tests."""
        return (time.process_time() - self.spent) / 60

    def test(self, phase: str) -> None:
        """How strong it is now."""
        now, begun = self.minutes(), time.process_time()
        for rival in ("random", "greedy"):
            won, played = strength(self.policy, self.city, rival, self.games, 7)
            self.written.append((phase, f"{now:.2f}", rival, f"{won:g}", played))
            print(
                f"{now:6.1f} min {phase}: {won / played:6.1%} of {played} against three {rival}",
                flush=True,
            )
        self.spent += time.process_time() - begun
        if self.path:
            with self.path.open("w", newline="") as file:
                csv.writer(file).writerows(self.written)


def imitate(policy: Policy, args: argparse.Namespace, diary: Diary) -> None:
    """The first part: what the teacher thinks."""
    lessons, dice = Lessons(), np.random.default_rng(args.seed)
    schools = [School(args, rivals, lessons) for rivals in (None, args.rivals)]
    improve = torch.optim.Adam(policy.parameters(), lr=1e-3)
    begun, told, studied, missed = diary.minutes(), 0.0, 0, 0.0
    while (spent := diary.minutes() - begun) < args.imitate:
        progress = spent / args.imitate
        for school in schools:
            school.round(policy, trust=min(0.9, 2 * progress))
        for group in improve.param_groups:
            group["lr"] = 1e-3 * (1 - 0.9 * progress)
        while studied < args.passes * len(lessons.rows):
            missed += 0.02 * (study(policy, lessons, improve, args.size, dice) - missed)
            studied += args.size
        if spent - told >= args.imitate / args.tests:
            told = spent
            print(f"{len(lessons.rows):,} lessons, {missed:.3f} away from the teacher")
            diary.test("imitation")
            torch.save(policy.state_dict(), args.out)


def victories(policy: Policy, args: argparse.Namespace, diary: Diary) -> None:
    """The second part: what wins."""
    batch = Batch(args.city, SEATS, args.games, opponents=args.rivals, seed=args.seed)
    improve = torch.optim.Adam(policy.parameters(), lr=args.rate)
    begun, told = diary.minutes(), 0.0
    while (spent := diary.minutes() - begun) < args.improve:
        practise(policy, batch, improve, judge=spent < args.improve / 12)
        if spent - told >= args.improve / args.tests:
            told = spent
            diary.test("victories")
            torch.save(policy.state_dict(), args.out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--city", default="tokyo")
    parser.add_argument("--imitate", type=float, default=25.0, help="minutes of imitation")
    parser.add_argument("--improve", type=float, default=0.0, help="minutes against rivals")
    parser.add_argument("--teacher", default="learned", help="greedy is quicker and weaker")
    parser.add_argument("--rivals", default="greedy", help="three of them")
    parser.add_argument("--pupils", type=int, default=48, help="games at once while it imitates")
    parser.add_argument("--twins", type=int, default=16, help="throws asked about beside each")
    parser.add_argument("--games", type=int, default=256, help="games at once against rivals")
    parser.add_argument("--size", type=int, default=2048, help="lessons of one step")
    parser.add_argument("--passes", type=float, default=4.0, help="how often a lesson is used")
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--tests", type=int, default=5, help="of strength in each part")
    parser.add_argument("--judged", type=int, default=400, help="games of a test of strength")
    parser.add_argument("--last", type=int, default=2000, help="games of the last test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="go on with a policy that was saved")
    parser.add_argument("--curve", type=Path, help="a CSV file for the tests")
    parser.add_argument("--out", type=Path, default=Path("policy.pt"))
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    policy = Policy(args.city)
    if args.begin:
        policy.load_state_dict(torch.load(args.begin))
    diary = Diary(policy, args.city, args.judged, args.curve)
    imitate(policy, args, diary)
    victories(policy, args, diary)
    torch.save(policy.state_dict(), args.out)
    diary.games = args.last
    diary.test("end")


if __name__ == "__main__":
    main()
