// The sizes of QR codes that links need: versions 1 to 10, mending up to 15 % (level M).
export interface Version {
  number: number;
  size: number;
  /** Bytes of correction in each block. */
  correction: number;
  /** Bytes of data in each block. */
  blocks: number[];
  /** Where the centres of the small squares are, across and down. */
  centres: number[];
}

type Row = [correction: number, blocks: [count: number, bytes: number][], centres: number[]];
const ROWS: Row[] = [
  [10, [[1, 16]], []],
  [16, [[1, 28]], [6, 18]],
  [26, [[1, 44]], [6, 22]],
  [18, [[2, 32]], [6, 26]],
  [24, [[2, 43]], [6, 30]],
  [16, [[4, 27]], [6, 34]],
  [18, [[4, 31]], [6, 22, 38]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
    [6, 24, 42],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
    [6, 26, 46],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
    [6, 28, 50],
  ],
];

export const VERSIONS: Version[] = ROWS.map(([correction, groups, centres], index) => ({
  number: index + 1,
  size: 21 + 4 * index,
  correction,
  blocks: groups.flatMap(([count, bytes]) => new Array<number>(count).fill(bytes)),
  centres,
}));

export const room = (version: Version): number =>
  version.blocks.reduce((all, bytes) => all + bytes, 0);
/** From version 10 on the length takes two bytes. */
export const lengthBits = (version: Version): number => (version.number < 10 ? 8 : 16);
