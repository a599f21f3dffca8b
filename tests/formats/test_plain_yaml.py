"""What anybody may hand over as YAML or JSON: read in linear time, or refused in a few words."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from tests.helpers import SCENARIOS
from tokyork import BadInputError
from tokyork.formats import plain_yaml, reading

if TYPE_CHECKING:
    from collections.abc import Callable

# 337, 379 and 421 bytes: they grew to 10 million, 100 million and a billion entries.
BOMBS = {
    levels: "a0: &a0 [lol,lol,lol,lol,lol,lol,lol,lol,lol,lol]\n"
    + "".join(f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, levels))
    for levels in (7, 8, 9)
}

HOSTILE: dict[str, Callable[[int], str]] = {
    "brackets": lambda n: "[" * n,
    "braces": lambda n: "{" * n,
    "empty lists": lambda n: "[" + "[]," * (n // 3),
    "flow": lambda n: "[" + "a," * (n // 2) + "a]",
    "questions in flow": lambda n: "[" + "? a," * (n // 4) + "a]",
    "keys": lambda n: "".join(f"k{i}: 1\n" for i in range(n // 9)),
    "keys in JSON": lambda n: "{" + ",".join(f'"k{i}":1' for i in range(n // 9)) + "}",
    "quotes": lambda n: '"' * n,
    "escapes": lambda n: '["' + '\\"' * (n // 2),
    "dashes": lambda n: "- " * (n // 2),
    "questions": lambda n: "? " * (n // 2),
    "words": lambda n: "a " * (n // 2),
    "lines": lambda n: "a\n" * (n // 2),
    "folded": lambda n: '"' + "a\n" * (n // 2) + '"',
    "block": lambda n: "a: |\n" + " b\n" * (n // 3),
    "staircase": lambda n: "".join(" " * i + "a:\n" for i in range(int((2 * n) ** 0.5))),
    "comments": lambda n: "# a\n" * (n // 4),
    "tabs": lambda n: "\t" * n,
    "blanks": lambda n: " " * n,
    "digits": lambda n: "seed: " + "9" * n,
    "digits in JSON": lambda n: '{"seed": ' + "9" * n + "}",
    "directives": lambda n: "".join(f"%TAG !a{i}! b\n" for i in range(n // 14)),
    "tags": lambda n: "- !a b\n" * (n // 7),
    "anchors": lambda n: "".join(f"- &a{i} b\n" for i in range(n // 9)),
    "documents": lambda n: "---\n" * (n // 4),
    "entries": lambda n: "- a\n" * (n // 4),
}


def refused(text: str) -> str:
    with pytest.raises(BadInputError) as caught:
        reading.parse_yaml(text, "file")
    return str(caught.value)


@pytest.mark.parametrize("levels", BOMBS)
def test_an_alias_is_refused_where_it_stands(levels: int) -> None:
    assert len(BOMBS[levels]) < 500
    assert refused(BOMBS[levels]) == (
        "file: line 1: expected plain YAML, but there is an alias or an anchor (& or *)"
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: &b 1", "an alias or an anchor"),
        ("a: *b", "an alias or an anchor"),
        ("<<: {a: 1}", "a merge key (<<)"),
        ("a: !!binary aGVsbG8=", "a tag (!)"),
        ("a: !!python/object:os.system x", "a tag (!)"),
        ("!x {}", "a tag (!)"),
        ("%YAML 1.1\n--- a", "begins with %"),
        ("a\n--- b", "a second document begins"),
        ("? [a]\n: b", "a key is no word"),
        ("a: 1\nb: 2\na: 3", "line 3: expected plain YAML, but the key 'a' is given twice"),
        ('{"a": 1, "a": 2}', "the key 'a' is given twice"),
        ("1: a\n'1': b", "the key '1' is given twice"),
        ("seed: " + "9" * 19_000, "a number of more than 40 digits"),
        ('{"seed": ' + "9" * 19_000 + "}", "a number of more than 40 digits"),
        ("1." + "0" * 100, "a number of more than 40 digits"),
        ("[" * 33 + "]" * 33, "more than 32 lists and mappings"),
        ('"' + "a" * plain_yaml.LONGEST + '"', "expected at most 2,097,152 letters"),
        ('{"a": "\\ud800"}', "file: line 1: expected plain YAML, but"),
        ("\ud800", "half a letter"),
        ("a: \x1b[31m", "file: expected plain YAML, but"),
    ],
)
def test_what_is_not_plain_is_refused_in_one_short_line(text: str, problem: str) -> None:
    line = refused(text)

    assert problem in line
    assert line.isprintable()
    assert len(line) < 250


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("", None),
        ("a: 2020-01-01", {"a": "2020-01-01"}),
        ("[0x10, 1:30, 1_000, .inf, 1e3]", ["0x10", "1:30", "1_000", ".inf", "1e3"]),
        ("[007, -3, +4, 1.5]", [7, -3, 4, 1.5]),
        ("[yes, No, ~, null, 'no', \"1\"]", [True, False, None, None, "no", "1"]),
        ("{1: a, true: b}", {"1": "a", "true": "b"}),
        ('{"a": [1, 2.5, true, null, "x\\ud83d\\ude00"]}', {"a": [1, 2.5, True, None, "x😀"]}),
        ("[" * 32 + "]" * 32, None),
        ("a: |\n  one\n  two\n", {"a": "one\ntwo\n"}),
    ],
)
def test_a_word_is_a_word_unless_it_plainly_means_something_else(
    text: str, content: object
) -> None:
    if text.startswith("[["):
        content = []
        for _ in range(31):
            content = [content]
    assert reading.parse_yaml(text, "file") == content


def test_both_scanners_read_every_scenario_as_it_was_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = sorted(SCENARIOS.rglob("*.yaml"))[::40]
    texts = [path.read_text("utf-8") for path in paths]
    expected = [yaml.safe_load(text) for text in texts]

    assert [plain_yaml.parse(text) for text in texts] == expected
    monkeypatch.setattr(plain_yaml, "_PARSER", yaml.BaseLoader)
    assert [plain_yaml.parse(text) for text in texts] == expected


def seconds(text: str) -> float:
    """The best of some attempts, so that a busy machine does not count."""
    taken = []
    for _ in range(3):
        start = time.process_time()
        with contextlib.suppress(plain_yaml.NotPlainError):
            plain_yaml.parse(text)
        taken.append(time.process_time() - start)
    return min(taken)


@pytest.mark.parametrize("scanner", ["installed", "python"])
@pytest.mark.parametrize("kind", HOSTILE)
def test_twice_the_text_takes_twice_the_time(
    kind: str, scanner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if scanner == "python":
        monkeypatch.setattr(plain_yaml, "_PARSER", yaml.BaseLoader)
    size = 3_000 if scanner == "python" else 20_000
    once, four_times = seconds(HOSTILE[kind](size)), seconds(HOSTILE[kind](4 * size))

    assert four_times < 8 * once + 0.005  # quadratic: 16 times


def test_what_is_shown_of_a_value_is_cut_before_it_is_put_into_words() -> None:
    class Wide(list[Any]):
        """A list that notices when all of it is looked at."""

        looked = 0

        def __iter__(self) -> Any:  # noqa: ANN401 - as the base class
            for entry in super().__iter__():
                type(self).looked += 1
                yield entry

    value = Wide([Wide(range(300)) for _ in range(300)])

    assert len(reading.shown(value)) <= 60
    assert Wide.looked < 1000
    assert reading.shown(10**19_000) == "a huge number"
    assert len(reading.shown("\x1b" * 10**6)) <= 60
    assert reading.shown({"a": [1, None, "b"]}) == "{'a': [1, None, 'b']}"
    assert len(refused(f"{'k' * 10**6}: 1\n" * 2)) < 250


@pytest.mark.parametrize("key", ["\x1b]0;owned\x07", "\u202egnp.exe", "a\nb", "k" * 10**5])
def test_a_complaint_about_a_key_is_one_short_line_of_visible_letters(key: str) -> None:
    with pytest.raises(BadInputError) as caught:
        reading.mapping({key: 1}, "place", ("known",))

    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200
