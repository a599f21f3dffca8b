"""What can be told of a game, and the causes of it."""

from typing import Final

from mypy_extensions import i64

from tokyork.core.game import NO_CARD, NOBODY, Event, State

# Kinds of event; the names people see are EVENT_NAMES.
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
CARD_SEEN: Final = 25  # secret: amount is the card
TOKEN_GAINED: Final = 26  # amount: token, extra: how many now
TOKEN_LOST: Final = 27  # amount: token, extra: how many now
CHARGES_SET: Final = 28  # amount: card, extra: how many now
COPY_PLACED: Final = 29  # amount: card, extra: seat of its owner
COPY_ENDED: Final = 30  # amount: card
FELL: Final = 31
REBORN: Final = 32
KNOCKED_OUT: Final = 33
TURN_QUEUED: Final = 34
GAME_OVER: Final = 35  # amount: how, extra: bits of the winners
ROLLED_ASIDE: Final = 36  # amount: dice thrown beside the active monster's own
LAST_ROUND: Final = 37
HEALTH_PAID: Final = 38
TILE_DESTROYED: Final = 39  # amount: tile, extra: borough
BUILDING_REVEALED: Final = 40  # amount: tile, extra: borough
UNIT_MOVED: Final = 41  # amount: tile, extra: borough it goes to
GOAL_TAKEN: Final = 42  # amount: goal, extra: seat that loses it, or NOBODY
GOAL_LOST: Final = 43  # amount: goal; nobody has it now
RESULTS_ADDED: Final = 44  # amount: results, as dice
SOUVENIR_PLACED: Final = 45  # amount: borough

EVENT_NAMES: Final[dict[int, str]] = {
    1: "rolled_off",
    2: "goes_first",
    3: "turn_started",
    4: "rolled",
    5: "die_changed",
    6: "dice_final",
    7: "points_gained",
    8: "points_lost",
    9: "health_gained",
    10: "health_lost",
    11: "health_trimmed",
    12: "loss_avoided",
    13: "energy_gained",
    14: "energy_lost",
    15: "energy_paid",
    16: "attacked",
    17: "moved",
    18: "stayed",
    19: "card_bought",
    20: "card_gained",
    21: "card_lost",
    22: "card_revealed",
    23: "market_swept",
    24: "deck_shuffled",
    25: "card_seen",
    26: "token_gained",
    27: "token_lost",
    28: "charges_set",
    29: "copy_placed",
    30: "copy_ended",
    31: "fell",
    32: "reborn",
    33: "knocked_out",
    34: "turn_queued",
    35: "game_over",
    36: "rolled_aside",
    37: "last_round",
    38: "health_paid",
    39: "tile_destroyed",
    40: "building_revealed",
    41: "unit_moved",
    42: "goal_taken",
    43: "goal_lost",
    44: "results_added",
    45: "souvenir_placed",
}

# Causes: of an event, and of a loss of health.
RULES: Final = 0
DICE: Final = 1  # seat: whose dice
CLAWS: Final = 2  # seat: whose claws
CARD: Final = 3  # seat: whose card; a loss it causes is nobody's attack
OWN_POWER: Final = 4  # a loss that a monster itself deals by a card, without claws
TOKEN: Final = 5
CHOICE: Final = 6  # seat: who chose
ARMY: Final = 7  # seat: who drew its fire
CAUSE_NAMES: Final[dict[int, str]] = {
    0: "rules",
    1: "dice",
    2: "claws",
    3: "card",
    4: "power",
    5: "token",
    6: "choice",
    7: "army",
}


def cause(kind: i64, seat: i64 = NOBODY, card: i64 = NO_CARD) -> i64:
    """Pack a cause."""
    return kind | seat << 4 | card << 8


def cause_kind(packed: i64) -> i64:
    """Dice, claws, a card, ..."""
    return packed & 15


def cause_seat(packed: i64) -> i64:
    """Whose dice or card, or NOBODY."""
    return packed >> 4 & 15


def cause_card(packed: i64) -> i64:
    """Which card or token, or NO_CARD."""
    return packed >> 8


def tell(g: State, kind: i64, seat: i64, amount: i64 = 0, extra: i64 = 0) -> None:
    """Add an event to the log. Callers on the hot path test `g.log` first."""
    if g.log is not None:
        g.log.append(Event(g.made, kind, seat, amount, extra, g.cause))
