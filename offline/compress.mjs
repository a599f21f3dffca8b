// Writes FILE.br beside each file that gets smaller, and prints how many bytes all of it is then.
//   node compress.mjs FOLDER
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder] = process.argv.slice(2);
let bytes = 0;
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (!statSync(path).isFile() || path.endsWith(".br")) continue;
  const plain = readFileSync(path);
  const packed = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  const isWorth = packed.length < 0.95 * plain.length;
  if (isWorth) writeFileSync(`${path}.br`, packed);
  bytes += isWorth ? packed.length : plain.length;
}
console.log(bytes);
