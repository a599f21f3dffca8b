// Fair dice as docs/fair_dice.md has them: the secret, its commitment, the streams and their draws.
import { ascii, counted, DIGEST, fromHex, toHex, type Bytes } from "./bytes";
import { hashing, type Hashing, type Mac } from "./hashing";

export const STREAMS = ["dice", "deck", "tiles"] as const;
export type Stream = (typeof STREAMS)[number];
/** A salt for each seat that has one. */
export type Salts = Record<string, string>;

const NAME = "tokyork fair 1";
const FACES = 6;
const FAIR_BYTES = 252; // the largest multiple of six in a byte: what is above would favour some
const WORD = 4;
const WORDS = 2 ** 32;

/** What everybody is shown before the first roll. */
export const commitmentOf = async (secret: string, by: Hashing = hashing()): Promise<string> =>
  toHex(await by.digest(fromHex(secret)));

const seatNames = (seats: number): string[] =>
  Array.from({ length: seats }, (_, index) => `p${index + 1}`);

/** What signs the blocks of a stream. */
export async function streamOf(
  stream: Stream,
  secret: string,
  salts: Salts,
  seats: number,
  by: Hashing = hashing(),
): Promise<Mac> {
  const lines = [NAME, stream, ...seatNames(seats).map((seat) => salts[seat] ?? "-")];
  const derive = await by.mac(fromHex(secret));
  return by.mac(await derive(ascii(lines.map((line) => `${line}\n`).join(""))));
}

/** The bytes of a draw one after the other; blocks are made as they are needed. */
class Source {
  private bytes: Bytes = new Uint8Array(0);
  private next = 0;
  private block = 0;

  constructor(
    private mac: Mac,
    private draw: number,
  ) {}

  async byte(): Promise<number> {
    if (this.next === this.bytes.length) await this.more();
    return this.bytes[this.next++]!;
  }

  /** Four bytes; 32 is a multiple, so that none is cut in two. */
  async word(): Promise<number> {
    if (this.next === this.bytes.length) await this.more();
    const word = new DataView(this.bytes.buffer).getUint32(this.next);
    this.next += WORD;
    return word;
  }

  private async more(): Promise<void> {
    this.bytes = await this.mac(counted(this.draw, this.block++));
    if (this.bytes.length !== DIGEST) throw new RangeError("a block of 32 bytes");
    this.next = 0;
  }
}

/** What so many dice show, as numbers of faces, in the order they were drawn. */
export async function thrown(mac: Mac, draw: number, dice: number): Promise<number[]> {
  const source = new Source(mac, draw);
  const faces: number[] = [];
  while (faces.length < dice) {
    const byte = await source.byte();
    if (byte < FAIR_BYTES) faces.push(byte % FACES);
  }
  return faces;
}

/** Things in the order that a shuffle leaves them in. */
export async function shuffled<T>(mac: Mac, draw: number, things: readonly T[]): Promise<T[]> {
  const source = new Source(mac, draw);
  const mixed = [...things];
  for (let limit = mixed.length; limit > 1; limit--) {
    const other = await below(source, limit);
    [mixed[limit - 1], mixed[other]] = [mixed[other]!, mixed[limit - 1]!];
  }
  return mixed;
}

/** A number from 0 to limit - 1, each equally likely: words above the last multiple are dropped. */
async function below(source: Source, limit: number): Promise<number> {
  const fair = Math.floor(WORDS / limit) * limit;
  let word = await source.word();
  while (word >= fair) word = await source.word();
  return word % limit;
}
