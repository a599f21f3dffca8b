// As client/src/lib/local/unpack.ts: an archive whose files are stored as they are.
export function* filesIn(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [size, name] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)];
    const begin = at + 30 + name + view.getUint16(at + 28, true);
    yield [new TextDecoder().decode(data.subarray(at + 30, at + 30 + name)), data.subarray(begin, begin + size)];
    at = begin + size;
  }
}
