"""Training of the value network by self-play: `tokyork train`."""

import tokyork.bots.network  # noqa: F401 - before numpy: it says that one thread is enough
from tokyork.bots.training.curriculum import Curriculum, LessonResult, Tell

__all__ = ["Curriculum", "LessonResult", "Tell"]
