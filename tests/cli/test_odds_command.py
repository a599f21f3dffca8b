from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]

SHOWN = "3 3 claw heart 1 2"


def answer(program: Program, *args: str) -> dict[str, Any]:
    done = program("odds", *args, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_the_chance_of_a_third_3(tokyork: Program) -> None:
    done = tokyork("odds", SHOWN, "--rolls", "2", "--keep", "3 3", "--want", "3>=3")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("1 2 3 3 heart claw, 2 rerolls left\n")
    assert "Your keep  keep 3 3        76.74%\n" in done.stdout


def test_json_has_exactly_the_agreed_keys(tokyork: Program) -> None:
    data = answer(tokyork, SHOWN, "--rolls", "2", "--keep", "3 3", "--want", "3>=3")
    assert list(data) == ["chance", "keep", "best_keep", "best_chance"]
    assert data["chance"] == pytest.approx(1 - (5 / 6) ** 8)
    assert data["best_chance"] == data["chance"]
    assert data["keep"] == data["best_keep"] == ["3", "3"]


def test_without_a_keep_the_best_is_found(tokyork_here: Program) -> None:
    data = answer(tokyork_here, "claw 1 claw 2", "--rolls", "1", "--want", "claw>=3")
    assert data["keep"] == data["best_keep"] == ["claw", "claw"]
    assert data["chance"] == data["best_chance"] == pytest.approx(1 - (5 / 6) ** 2)


def test_a_bad_keep_is_told_beside_the_best(tokyork_here: Program) -> None:
    data = answer(tokyork_here, "3 3 1", "--rolls", "1", "--keep", "1 3", "--want", "3>=3")
    assert data["keep"] == ["1", "3"]
    assert (data["chance"], data["best_keep"]) == (0, ["3", "3"])
    assert data["best_chance"] == pytest.approx(1 / 6)


def test_to_keep_nothing_is_to_roll_everything(tokyork_here: Program) -> None:
    data = answer(tokyork_here, "1 1", "--rolls", "1", "--keep", "", "--want", "1>=2")
    assert data["keep"] == []
    assert data["chance"] == pytest.approx(1 / 36)
    assert (data["best_keep"], data["best_chance"]) == (["1", "1"], 1)


def test_without_rerolls_the_dice_stay_as_they_are(tokyork_here: Program) -> None:
    data = answer(tokyork_here, "3 3", "--rolls", "0", "--keep", "3", "--want", "3>=2")
    assert (data["chance"], data["keep"], data["best_keep"]) == (1, ["3"], ["3", "3"])


def test_wishes_join(tokyork_here: Program) -> None:
    six = "1 2 3 heart energy energy"
    both = answer(tokyork_here, six, "--rolls", "1", "--want", "claw>=1,energy>=2")
    either = answer(tokyork_here, six, "--rolls", "1", "--want", "claw>=6|all")
    assert both["best_keep"] == ["energy", "energy"]
    assert both["chance"] == pytest.approx(1 - (5 / 6) ** 4)
    assert either["best_keep"] == ["1", "2", "3", "heart", "energy"]
    assert either["chance"] == pytest.approx(1 / 6)


def test_new_york_has_other_faces(tokyork_here: Program) -> None:
    data = answer(tokyork_here, "Ouch star", "--city", "new_york", "--want", "ouch>=2")
    assert data["best_keep"] == ["ouch"]
    assert data["chance"] == pytest.approx(1 - (5 / 6) ** 2)


def test_people_see_the_next_best_keeps_too(tokyork_here: Program) -> None:
    lines = tokyork_here("odds", "1 1 2", "--rolls", "1", "--want", "1>=3").stdout.splitlines()
    assert lines[1] == "Best keep  keep 1 1         16.67%"
    assert [line[:9] for line in lines[2:]] == ["Next best"] * 4
    assert lines[2] == "Next best  keep 1            2.78%"
    assert lines[3] == "Next best  reroll all dice   0.46%"


@pytest.mark.parametrize(
    ("args", "place"),
    [
        (("1 2 star", "--want", "all"), "dice"),
        (("1 ouch", "--want", "all"), "dice"),
        (("1 1 1 1 1 1 1 1 1", "--want", "all"), "dice"),
        (("", "--want", "all"), "dice"),
        (("1 2", "--want", "4>=1"), "--want"),
        (("1 2", "--want", "1=1"), "--want"),
        (("1 2", "--want", "1>=x"), "--want"),
        (("1 2", "--want", ""), "--want"),
        (("1 2", "--want", "1>=1,"), "--want"),
        (("1 2", "--want", "all", "--keep", "3"), "--keep"),
        (("1 2", "--want", "all", "--keep", "1 1"), "--keep"),
        (("1 2", "--want", "all", "--keep", "wing"), "--keep"),
        (("1 2", "--want", "all", "--rolls", "many"), "--rolls"),
        (("1 2", "--want", "all", "--rolls", "21"), "--rolls"),
        (("1 2", "--want", "all", "--rolls", "-1"), "--rolls"),
    ],
)
def test_bad_input_gives_one_sentence(
    tokyork_here: Program, args: tuple[str, ...], place: str
) -> None:
    done = tokyork_here("odds", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"tokyork: {place}: ")
    assert done.stderr.count("\n") == 1
    assert "expected" in done.stderr
