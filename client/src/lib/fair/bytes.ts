// Bytes as the dice's scheme writes them: hex digits in files, big-endian numbers in messages.

/** What WebCrypto takes: never memory that is shared. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const DIGEST = 32;
const HEX_DIGEST = /^[0-9a-f]{64}$/;

/** Whether it is 32 bytes as hex: a hash, a secret or a salt. */
export const isHex = (text: unknown): text is string =>
  typeof text === "string" && HEX_DIGEST.test(text);

export const toHex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (hex: string): Bytes =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );

export const ascii = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

/** The name of a block: which draw, and which block of it. */
export function counted(draw: number, block: number): Bytes {
  const bytes = new Uint8Array(12);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt(draw));
  view.setUint32(8, block);
  return bytes;
}

/** Enough of a hash to tell it from others at a glance. */
export const shortened = (hex: string): string => `${hex.slice(0, 6)}…${hex.slice(-4)}`;
