"""The steps that both cities share, in their places."""

from librt.vecs import vec

from tokyork.core import steps
from tokyork.core.agenda import Step
from tokyork.core.damage import AnswerLoss, Settled
from tokyork.core.hearts import Hearts
from tokyork.core.shop import Bought, Buy, Swept
from tokyork.core.turn import (
    CardChoice,
    DiceWindow,
    End,
    NextTurn,
    RollStep,
    Start,
    TurnStart,
)


def step_table(own: dict[int, Step]) -> vec[Step]:
    """All steps of a city by their numbers: the shared ones and its own."""
    table: dict[int, Step] = {
        steps.TURN_START: TurnStart(),
        steps.START: Start(),
        steps.ROLL: RollStep(),
        steps.DICE: DiceWindow(),
        steps.HEARTS: Hearts(),
        steps.BUY: Buy(),
        steps.BOUGHT: Bought(),
        steps.SWEPT: Swept(),
        steps.END: End(),
        steps.NEXT_TURN: NextTurn(),
        steps.ANSWER: AnswerLoss(),
        steps.SETTLED: Settled(),
        steps.CHOOSE: CardChoice(),
        **own,  # a city may put a step of its own in the place of a shared one
    }
    return vec[Step]([table.get(number, Step()) for number in range(max(table) + 1)])
