"""Hostile input for every parser, and for the server: `./run fuzz [TARGET...] [--seconds N]`.

Atheris finds inputs that reach new code; where it is not installed, inputs are mutated at random.
What it collects lies in build/fuzz. A finding is kept in build/fuzz/findings and told; put right
what it found and copy it to tests/fuzz/corpus/TARGET, where a test feeds it ever after.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "tests" / "fuzz" / "corpus"
MADE = ROOT / "build" / "fuzz"
FINDINGS = MADE / "findings"
PROTOCOL = "protocol"
HANGS = 60  # seconds until libFuzzer gives an input up; we notice far earlier
INSTRUMENTED = ["tokyork", "yaml", "json", "argparse", "shlex", "msgspec"]


def main() -> int:
    """Each target in a process of its own, one after the other."""
    args = _arguments()
    if args.inside:
        return _inside(args.targets[0], args.seconds, args.seed)
    failed = [target for target in args.targets if _run(target, args.seconds, args.seed)]
    if failed:
        print(f"fuzz: found something in {', '.join(failed)}; see {FINDINGS}", file=sys.stderr)
    return 1 if failed else 0


def _arguments() -> argparse.Namespace:
    from tests.fuzz.targets import TARGETS  # noqa: PLC0415 - the names; atheris imports it later

    known = (*TARGETS, PROTOCOL)
    parser = argparse.ArgumentParser(prog="./run fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(known)}")
    parser.add_argument("--target", action="append", default=[], help="the same")
    parser.add_argument("--seconds", type=int, default=30, help="for each (default: 30)")
    parser.add_argument("--seed", type=int, default=0, help="0 (default): another one every time")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    args.targets += args.target
    unknown = [target for target in args.targets if target not in known]
    if unknown:
        parser.error(f"expected targets of {', '.join(known)}, got {unknown[0]!r}")
    args.targets = args.targets or list(known)
    args.seed = args.seed or time.time_ns() % (1 << 31)
    return args


def _run(target: str, seconds: int, seed: int) -> int:
    print(f"fuzz: {target}, {seconds} s, seed {seed}", flush=True)
    words = [target, "--seconds", str(seconds), "--seed", str(seed), "--inside"]
    return subprocess.run([sys.executable, "-m", "tools.fuzz", *words], check=False).returncode  # noqa: S603 - ourselves


def _inside(target: str, seconds: int, seed: int) -> int:
    if target == PROTOCOL:
        from tests.fuzz.protocol import fuzz  # noqa: PLC0415 - it starts a server

        print(fuzz(seconds, seed))
        return 0
    FINDINGS.mkdir(parents=True, exist_ok=True)
    try:
        import atheris  # noqa: F401, PLC0415 - only some systems have it
    except ImportError:
        print("fuzz: atheris is not installed here: inputs are mutated without its guidance")
        return _unguided(target, seconds, seed)
    return _guided(target, seconds, seed)


def _guided(target: str, seconds: int, seed: int) -> int:
    """Atheris ends the process itself."""
    import atheris  # noqa: PLC0415 - see above

    for name in [name for name in sys.modules if name.split(".")[0] in {"tokyork", "tests"}]:
        del sys.modules[name]  # imported for the names only, and not instrumented
    with atheris.instrument_imports(include=INSTRUMENTED):
        from tests.fuzz.mutation import mutated  # noqa: PLC0415 - instrumented
        from tests.fuzz.targets import LONGEST, feed  # noqa: PLC0415 - the same

    def change(data: bytes, most: int, number: int) -> bytes:
        dice = Random(number)  # noqa: S311 - to find faults, not to keep secrets
        if dice.random() < 0.5:
            return mutated(data, dice)[:most]
        found: bytes = atheris.Mutate(data, most)
        return found

    own = MADE / target
    own.mkdir(parents=True, exist_ok=True)
    options = [f"-max_total_time={seconds}", f"-seed={seed}", f"-max_len={LONGEST}"]
    options += [
        f"-timeout={HANGS}",
        f"-artifact_prefix={FINDINGS}/{target}-",
        "-print_final_stats=1",
    ]
    folders = [str(own), *(str(folder) for folder in [KEPT / target] if folder.is_dir())]
    words = [sys.argv[0], *options, "-verbosity=0", *folders]
    atheris.Setup(words, lambda data: feed(target, data), custom_mutator=change)
    atheris.Fuzz()
    return 0


def _unguided(target: str, seconds: int, seed: int) -> int:
    from tests.fuzz.mutation import mutated  # noqa: PLC0415 - only where it is needed
    from tests.fuzz.targets import feed  # noqa: PLC0415 - the same

    dice = Random(seed)  # noqa: S311 - the same
    known = [path.read_bytes() for path in sorted((KEPT / target).glob("*"))] or [b""]
    end = time.monotonic() + seconds
    tried = 0
    while time.monotonic() < end:
        data = mutated(dice.choice(known), dice)
        tried += 1
        try:
            feed(target, data)
        except Exception:
            path = FINDINGS / f"{target}-{hashlib.sha256(data).hexdigest()[:16]}"
            path.write_bytes(data)
            print(f"fuzz: {target} stumbles over {os.path.relpath(path)}", file=sys.stderr)
            raise
    print(f"fuzz: {target}: {tried} inputs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
