// The two functions everything rests on, by WebCrypto where the browser has it.
import type { Bytes } from "./bytes";
import { hmac, sha256 } from "./sha256";

/** Signs messages with one key. */
export type Mac = (message: Bytes) => Promise<Bytes>;

export interface Hashing {
  digest: (message: Bytes) => Promise<Bytes>;
  mac: (key: Bytes) => Promise<Mac>;
}

const HMAC = { name: "HMAC", hash: "SHA-256" };

export const webCrypto = (subtle: SubtleCrypto): Hashing => ({
  digest: async (message) => new Uint8Array(await subtle.digest("SHA-256", message)),
  mac: async (key) => {
    const imported = await subtle.importKey("raw", key, HMAC, false, ["sign"]);
    return async (message) => new Uint8Array(await subtle.sign("HMAC", imported, message));
  },
});

export const ours: Hashing = {
  digest: (message) => Promise.resolve(sha256(message)),
  mac: (key) => Promise.resolve((message) => Promise.resolve(hmac(key, message))),
};

/** Over plain http there is no WebCrypto. */
export const hashing = (): Hashing =>
  globalThis.crypto?.subtle ? webCrypto(globalThis.crypto.subtle) : ours;
