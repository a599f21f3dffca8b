"""Training of the value network by self-play: `tokyork train`."""

from tokyork.train.course import Course, Lesson, Tell

__all__ = ["Course", "Lesson", "Tell"]
