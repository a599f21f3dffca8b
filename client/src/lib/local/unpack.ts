// An archive whose files are stored as they are: compressed is what travels.
const FILE = 0x04034b50;

/** Each file of the archive with its name, in order. */
export function* filesIn(data: Uint8Array): Generator<[string, Uint8Array]> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const names = new TextDecoder();
  for (let at = 0; at + 30 <= data.length && view.getUint32(at, true) === FILE;) {
    const size = view.getUint32(at + 18, true);
    const name = at + 30;
    const begin = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    yield [
      names.decode(data.subarray(name, name + view.getUint16(at + 26, true))),
      data.subarray(begin, begin + size),
    ];
    at = begin + size;
  }
}
