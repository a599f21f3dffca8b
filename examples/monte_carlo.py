"""Monte Carlo in ten lines.  tokyork arena --bots examples/monte_carlo.py:MonteCarlo,greedy"""

from tokyork.bots import Bot, Choice, Seen, best_of, make_bot


class MonteCarlo(Bot):
    """Tries the moves that `greedy` likes best in the same imagined rounds."""

    usual_games = 200

    def choose(self, seen: Seen) -> Choice:
        moves = [move for move, _ in make_bot("greedy").choose(seen).values]
        wins = dict.fromkeys(moves, 0.0)
        for deal in range((self.games or 200) // len(moves)):
            for move in moves:
                dealt = seen.position.deal(deal).apply(move)
                wins[move] += dealt.rollout("quick", deal, turns=4).chance(seen.seat)
        return best_of(wins.items())
