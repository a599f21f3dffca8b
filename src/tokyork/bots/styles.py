"""Three temperaments, each with exact dice and wishes of its own."""

from __future__ import annotations

from tokyork.bots.greedy import Tempered
from tokyork.bots.tempers import BOASTFUL, QUARRELSOME, THRIFTY


class BrawlerBot(Tempered):
    """Wants fights: what hurts the others is as good as what helps itself."""

    tempers = QUARRELSOME


class BuilderBot(Tempered):
    """Wants energy, and cards for it."""

    tempers = THRIFTY


class ShowoffBot(Tempered):
    """Wants points, goal cards and the middle of the city, whatever it costs."""

    tempers = BOASTFUL
