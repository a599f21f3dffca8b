"""A first game in New York: from the first falling house to the last star."""

from __future__ import annotations

from tokyork.lessons.lesson import Lesson, Step, rival

_SCENARIO = {
    "game": "new_york",
    "players": [
        {"monster": "kong", "health": 8, "points": 5, "at": "brooklyn"},
        {"monster": "captain_fish", "health": 4, "points": 7, "at": "lower"},
        {"monster": "sheriff", "health": 7, "points": 4, "at": "queens"},
    ],
    "boroughs": {
        "brooklyn": {
            "stacks": [
                ["high_rise_2", "power_plant_2"],
                ["hospital_2", "high_rise_2"],
                ["high_rise_1", "power_plant_3"],
            ],
            "units": ["infantry"],
        },
        "bronx": {"stacks": [["high_rise_1", "hospital_2"], ["hospital_2"], ["power_plant_3"]]},
        "manhattan": {"stacks": [["high_rise_2"], ["power_plant_2"], ["hospital_3"]]},
    },
    "market": ["regeneration", "broadway_star", "extra_head"],
    "turn": "p1",
    "rolls": [
        ["destroy", "destroy", "destroy", "star", "ouch", "claw"],
        ["heart", "ouch", "claw"],
        ["ouch", "heart"],
        ["claw", "claw", "heart", "heart", "star", "star"],
        ["heart", "heart", "heart", "heart", "star", "star"],
        ["star", "star", "claw", "claw", "energy", "ouch"],
        ["star", "claw"],
        ["claw", "claw", "heart", "heart", "star", "star"],
        ["energy", "heart", "heart", "heart", "star", "star"],
        ["ouch", "ouch", "star", "claw", "heart", "destroy"],
        ["ouch", "star", "star"],
        ["claw", "claw", "claw", "heart", "star", "star"],
        ["star", "star", "star", "heart", "heart", "heart"],
    ],
}

_STEPS: tuple[Step, ...] = (
    # houses fall, the army comes
    Step(("keep destroy destroy destroy",), "lesson-new_york-goal"),
    Step(("keep heart destroy destroy destroy",), "lesson-new_york-ouch"),
    Step(("resolve ouch",), "lesson-new_york-order"),
    Step(("resolve destroy",), "lesson-new_york-destroy"),
    Step(("destroy high_rise_2",), "lesson-new_york-house", "arena"),
    Step(("move bronx", "move staten_island"), "lesson-new_york-move", "arena"),
    *rival("p2", "stop", "resolve claw", "resolve heart"),
    *rival("p3", "stop", "resolve heart", "stay"),
    # fame, and Manhattan
    Step(("keep claw claw star star",), "lesson-new_york-stars"),
    Step(("stop",), "lesson-new_york-claws", "arena"),
    Step(("resolve star", "resolve claw"), "lesson-new_york-any_order"),
    *rival("p2", "flee brooklyn"),
    *rival("p2", "stop", "resolve claw"),
    Step(("stay",), "lesson-new_york-stay", "arena"),
    *rival("p2", "resolve heart", "stay"),
    *rival("p3", "stop", "resolve heart", "resolve energy", "stay"),
    # the army for one's own ends
    Step(("keep star ouch ouch",), "lesson-new_york-statue"),
    Step(("stop",), "lesson-new_york-army", "arena"),
    Step(("resolve star", "resolve ouch"), "lesson-new_york-superstar"),
    *rival("p3", "stop", "resolve claw"),
    Step(
        ("flee bronx", "flee queens", "flee staten_island"),
        "lesson-new_york-flee",
        "me",
    ),
    *rival("p3", "resolve heart"),
    # the last stars
    Step(("stop",), "lesson-new_york-last"),
    Step(("resolve star", "resolve heart"), "lesson-new_york-crown"),
    Step((), "lesson-new_york-end", "arena"),
)

NEW_YORK = Lesson(_SCENARIO, _STEPS)
