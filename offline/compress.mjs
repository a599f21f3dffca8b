// Writes FILE.br beside each file that gets smaller, and prints how many bytes all of it is then.
//   node compress.mjs FOLDER KNOWN: KNOWN is a folder with what was compressed the last time, by its hash.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, known] = process.argv.slice(2);
mkdirSync(known, { recursive: true });
const used = new Set();

function packed(plain) {
  const name = createHash("sha256").update(plain).digest("hex");
  const path = join(known, name);
  used.add(name);
  if (!existsSync(path)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    writeFileSync(path, brotliCompressSync(plain, { params }));
  }
  return readFileSync(path);
}

let bytes = 0;
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (!statSync(path).isFile() || path.endsWith(".br")) continue;
  const plain = readFileSync(path);
  const small = packed(plain);
  const isWorth = small.length < 0.95 * plain.length;
  if (isWorth) writeFileSync(`${path}.br`, small);
  bytes += isWorth ? small.length : plain.length;
}
for (const name of readdirSync(known)) if (!used.has(name)) rmSync(join(known, name));
console.log(bytes);
