"""Training of the value network by self-play: `tokyork train`."""

import tokyork.learned  # noqa: F401 - before numpy: it says that one thread is enough
from tokyork.train.course import Course, Lesson, Tell

__all__ = ["Course", "Lesson", "Tell"]
