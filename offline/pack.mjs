// Compiles what runs in the browser with the very Python that will run it there, and packs it.
//   node pack.mjs TREE OUT: TREE/stdlib and TREE/site become OUT/stdlib.zip and OUT/tokyork.zip.
import { loadPyodide } from "pyodide";

const [tree, out] = process.argv.slice(2);
const python = await loadPyodide();
for (const [name, folder] of Object.entries({ "/tree": tree, "/out": out })) {
  python.FS.mkdir(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, name);
}
python.runPython(`
import py_compile, zipfile
from pathlib import Path

MADE = (2020, 1, 1, 0, 0, 0)  # the same sources are the same file

def packed(tree, target):
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(tree.rglob("*")):
            if not path.is_file():
                continue
            name, data = path.relative_to(tree).as_posix(), path.read_bytes()
            if path.suffix == ".py":
                made = py_compile.compile(
                    str(path), cfile="/tmp/one.pyc", dfile=name, doraise=True, optimize=2,
                    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
                )
                name, data = name + "c", Path(made).read_bytes()
            info = zipfile.ZipInfo(name, MADE)
            info.compress_type = zipfile.ZIP_STORED  # what is sent is compressed on its way, and better
            archive.writestr(info, data)

packed(Path("/tree/stdlib"), "/out/stdlib.zip")
packed(Path("/tree/site"), "/out/tokyork.zip")
`);
