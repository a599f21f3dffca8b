// Compiles what runs in the browser with the very Python that will run it there, and packs it.
//   node pack.mjs TREE OUT: TREE/stdlib and TREE/site become OUT/stdlib.zip and OUT/tokyork.zip.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [tree, out] = process.argv.slice(2);
// Lines of code are worth their bytes when something fails there, columns are not.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
for (const [name, folder] of Object.entries({ "/tree": tree, "/out": out })) {
  python.FS.mkdir(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, name);
}
python.FS.writeFile("/packing.py", readFileSync("../tools/site/packing.py"));
python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/")
from packing import packed
packed(Path("/tree/stdlib"), "/out/stdlib.zip")
packed(Path("/tree/site"), "/out/tokyork.zip")
`);
