"""What can be told of a game, in either city; each has kinds of its own, with other numbers."""

from typing import Final

from mypy_extensions import i64

from tokyork.core.state import Event, State

# Kinds of event; people see these names in small letters.
ROLLED_OFF: Final = 1  # seat, dice
GOES_FIRST: Final = 2
TURN_STARTED: Final = 3  # amount: number of the turn
ROLLED: Final = 4  # amount: the dice thrown, extra: all dice on the table
DIE_CHANGED: Final = 5  # amount: face before, extra: face after
DICE_FINAL: Final = 6  # amount: dice, extra: claws added by cards
POINTS_GAINED: Final = 7
POINTS_LOST: Final = 8
HEALTH_GAINED: Final = 9
HEALTH_LOST: Final = 10  # amount: health, extra: size of the loss
HEALTH_TRIMMED: Final = 11
LOSS_AVOIDED: Final = 12
ENERGY_GAINED: Final = 13
ENERGY_LOST: Final = 14
ENERGY_PAID: Final = 15
ATTACKED: Final = 16  # amount: claws
MOVED: Final = 17  # amount: place before, extra: place after
STAYED: Final = 18
CARD_BOUGHT: Final = 19  # amount: card, extra: price
CARD_GAINED: Final = 20  # amount: card
CARD_LOST: Final = 21  # amount: card
CARD_REVEALED: Final = 22  # amount: card, extra: slot
MARKET_SWEPT: Final = 23
DECK_SHUFFLED: Final = 24  # amount: cards in the new deck
TOKEN_GAINED: Final = 26  # amount: token, extra: how many now
TOKEN_LOST: Final = 27  # amount: token, extra: how many now
CHARGES_SET: Final = 28  # amount: card, extra: how many now
COPY_PLACED: Final = 29  # amount: card, extra: seat of its owner
COPY_ENDED: Final = 30  # amount: card
FELL: Final = 31
KNOCKED_OUT: Final = 33
TURN_QUEUED: Final = 34
GAME_OVER: Final = 35  # amount: how, extra: bits of the winners
ROLLED_ASIDE: Final = 36  # amount: dice thrown beside the active monster's own


def tell(g: State, kind: i64, seat: i64, amount: i64 = 0, extra: i64 = 0) -> None:
    """Add an event to the log. Callers on the hot path test `g.log` first."""
    if g.log is not None:
        g.log.append(Event(g.made, kind, seat, amount, extra, g.cause))
