"""Monte Carlo in ten lines.  tokyork arena --bots examples/monte_carlo.py:MonteCarlo,greedy"""

from tokyork.bots import Bot, Choice, Seen


class MonteCarlo(Bot):
    """Tries all moves in the same imagined games, the better half in more, until one is left."""

    usual_games = 400

    def choose(self, seen: Seen) -> Choice:
        left, wins, deal = list(range(seen.count)), [0.0] * seen.count, 0
        rounds = max(1, (seen.count - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(1, (self.games or 400) // rounds // len(left))):
                deal += 1
                for move in left:
                    end = seen.position.deal(deal).apply(move).rollout("quick", deal)
                    wins[move] += end.share(seen.seat)
            left = sorted(left, key=lambda move: -wins[move])[: (len(left) + 1) // 2]
        return Choice(seen.legal[left[0]])
