"""A first game in Tokyo: from a triple to the crown."""

from __future__ import annotations

from tokyork.lessons.lesson import Lesson, Step, rival

_SCENARIO = {
    "game": "tokyo",
    "players": [
        {"monster": "the_king", "health": 7, "points": 10, "energy": 2},
        {"monster": "cyber_kitty", "health": 5, "points": 6, "at": "tokyo_city"},
        {"monster": "mekadragon", "health": 7, "points": 4},
    ],
    "market": ["corner_store", "acid_attack", "giant_brain"],
    "deck": ["plot_twist", "jet_fighters", "extra_head"],
    "turn": "p1",
    "rolls": [
        [3, 3, 1, "claw", "heart", 2],
        [3, "energy", 1, "energy"],
        ["heart"],
        ["claw", "claw", 1, 2, "heart", 3],
        [1, 1, 1, 2, "heart", 3],
        ["heart", "heart", "claw", 1, 2, "energy"],
        ["claw", "claw", 2],
        ["claw", "claw", "heart", "heart", 1, 2],
        [2, 2, 2, 1, 3, "heart"],
        ["heart", "heart", "claw", "claw", 1, 2],
        ["claw", "energy", 2, 1],
        ["energy", "claw"],
        ["claw", "claw", "claw", "claw", 1, 2],
        [3, 3, 1, "heart", "energy", 2],
        ["heart", 2, "energy"],
        [1, "heart"],
    ],
}

_STEPS = (
    # a triple and a first card
    Step(("keep 3 3",), "lesson-tokyo-goal"),
    Step(("keep 3 3 3 energy energy",), "lesson-tokyo-triple"),
    Step(("buy corner_store",), "lesson-tokyo-buy", "shop"),
    *rival("p2", "stop"),
    *rival("p3", "stop"),
    # healing, hitting, entering
    Step(("keep heart heart claw",), "lesson-tokyo-hearts", "me"),
    Step(("stop",), "lesson-tokyo-claws", "arena"),
    *rival("p2", "yield"),
    *rival("p2", "stop"),
    Step(("stay",), "lesson-tokyo-stay", "arena"),
    *rival("p3", "stop"),
    # in Tokyo
    Step(("keep claw claw",), "lesson-tokyo-inside"),
    Step(("keep energy claw claw claw",), "lesson-tokyo-more"),
    Step(("buy plot_twist",), "lesson-tokyo-keep", "shop"),
    *rival("p3", "stop"),
    Step(("yield",), "lesson-tokyo-yield", "me"),
    # the last points
    Step(("keep 3 3 heart",), "lesson-tokyo-last"),
    Step(("keep 3 3 heart heart",), "lesson-tokyo-once_more"),
    Step(
        ("use plot_twist 1 3", "use plot_twist heart 3"),
        "lesson-tokyo-twist",
    ),
)

TOKYO = Lesson(_SCENARIO, _STEPS)
