// Runs Python as a browser would, under Node: node play.mjs ENGINE SCRIPT EXPRESSION
// prints what the expression is after the script, as JSON, and how long it took.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";

const [engine, script, expression] = process.argv.slice(2);
const SITE = "/lib/python3.14/site-packages/";
const python = await loadPyodide({ stdLibURL: join(resolve(engine), "stdlib.zip") });
const { filesIn } = await import(pathToFileURL(resolve("unpack.mjs")).href);
for (const [name, data] of filesIn(new Uint8Array(readFileSync(join(engine, "tokyork.zip"))))) {
  python.FS.mkdirTree(SITE + name.slice(0, name.lastIndexOf("/") + 1));
  python.FS.writeFile(SITE + name, data);
}
python.runPython(readFileSync(script, "utf-8"));
const begun = performance.now();
const found = await python.runPythonAsync(`import json; json.dumps(${expression})`);
console.log(JSON.stringify({ found: JSON.parse(found), ms: performance.now() - begun }));
process.exit(0);
