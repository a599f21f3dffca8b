"""The engine's C for another machine: python -m tools.site.engine_in_c SETTINGS OUT GROUP FILE...

mypyc asks the Python that runs it how wide its words are and what its modules are called; here
it is told what Python in a browser would answer (SETTINGS), before it is imported.
"""

from __future__ import annotations

import importlib.machinery
import json
import sys
import sysconfig
from pathlib import Path

ANSWERS = ("SIZEOF_SIZE_T", "EXT_SUFFIX")
VERSION = (3, 14)


def main(settings: str, out: str, group: str, *files: str) -> int:
    """Write the library's C and the shims; their names are printed."""
    told = json.loads(Path(settings).read_text(encoding="utf-8"))
    sysconfig.get_config_vars().update({name: told[name] for name in ANSWERS})
    importlib.machinery.EXTENSION_SUFFIXES.insert(0, told["EXT_SUFFIX"])
    from mypyc.build import generate_c_extension_shim, mypyc_build  # noqa: PLC0415 - only now
    from mypyc.common import PLATFORM_SIZE  # noqa: PLC0415 - the same
    from mypyc.options import CompilerOptions  # noqa: PLC0415 - the same

    if told["SIZEOF_SIZE_T"] != PLATFORM_SIZE:
        raise RuntimeError("mypyc has asked somebody else")
    options = CompilerOptions(target_dir=out, group_name=group, capi_version=VERSION)
    groups, written, _ = mypyc_build(list(files), options)
    shims = {
        source.module: generate_c_extension_shim(
            source.module, source.module.rpartition(".")[2], out, group
        )
        for source in groups[0][0]
    }
    print(json.dumps({"library": written[0][0], "shims": shims}))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
