/** Where things stand on New York's three maps, in the units of each drawing's viewBox.
 *
 * The drawings are the ground only. Monsters, units, tiles and words lie over it, at these places.
 */
import type { Box, Stand } from "./places";

export type Outer = "staten_island" | "bronx" | "queens" | "brooklyn";
export type Zone = "lower" | "midtown" | "upper";

/** What every borough has. */
interface Ground {
  island: string;
  /** Room for the name; it is aligned left and may be shortened on a phone. */
  name: Box;
  /** Room for three kinds of units with their numbers, aligned left: few units leave room for a tall head. */
  units: Box;
  /** Upright or lying, as the room asks. */
  stacks: Box[];
}

export interface OuterBorough extends Ground {
  one: Stand;
  two: Stand[];
}

export interface Place {
  box: Box;
  stand: Stand;
}

type Track = Record<Zone, Place>;

export interface Manhattan extends Ground {
  /** What a zone pays, written once for both tracks. */
  income: Record<Zone, Box>;
  oneTrack: Track;
  twoTracks: Track[];
}

export interface NewYorkMap {
  width: number;
  height: number;
  /** How large words and numbers are drawn. */
  text: number;
  /** Whether a stack has room for what its top tile gives. */
  rewards: boolean;
  boroughs: Record<Outer, OuterBorough>;
  manhattan: Manhattan;
}

/** For flat rooms, as on small phones and tablets; new_york.svg. */
export const compact: NewYorkMap = {
  width: 360,
  height: 220,
  text: 14.7,
  rewards: false,
  boroughs: {
    staten_island: {
      island: 
        "M13 154L60 153L118 155L168 153L177 161L175 186L177 208L167 217L112 216L58 217L13 216L4 208L3 184L4 162Z",
      name: { x: 10, y: 155, width: 74, height: 18 },
      units: { x: 84, y: 154, width: 90, height: 20 },
      stacks: [
        { x: 8, y: 174, width: 30, height: 41 },
        { x: 39.5, y: 174, width: 30, height: 41 },
        { x: 71, y: 174, width: 30, height: 41 },
      ],
      one: { x: 141, y: 215, height: 48 },
      two: [
        { x: 121, y: 215, height: 43 },
        { x: 156, y: 215, height: 43 },
      ],
    },
    bronx: {
      island: 
        "M191 4L240 3L300 5L350 3L357 11L355 40L357 62L350 70L300 69L252 71L190 69L183 61L185 34L183 12Z",
      name: { x: 190, y: 6, width: 72, height: 18 },
      units: { x: 264, y: 6, width: 90, height: 20 },
      stacks: [
        { x: 188, y: 26, width: 30, height: 42 },
        { x: 219.5, y: 26, width: 30, height: 42 },
        { x: 251, y: 26, width: 30, height: 42 },
      ],
      one: { x: 321, y: 68, height: 50 },
      two: [
        { x: 302, y: 68, height: 44 },
        { x: 337, y: 68, height: 44 },
      ],
    },
    queens: {
      island: 
        "M190 77L248 78L306 76L351 77L357 84L356 112L357 136L350 143L296 144L240 142L191 144L183 137L185 110L183 84Z",
      name: { x: 190, y: 79.5, width: 72, height: 18 },
      units: { x: 264, y: 79.5, width: 90, height: 20 },
      stacks: [
        { x: 188, y: 99.5, width: 30, height: 42 },
        { x: 219.5, y: 99.5, width: 30, height: 42 },
        { x: 251, y: 99.5, width: 30, height: 42 },
      ],
      one: { x: 321, y: 141.5, height: 50 },
      two: [
        { x: 302, y: 141.5, height: 44 },
        { x: 337, y: 141.5, height: 44 },
      ],
    },
    brooklyn: {
      island: 
        "M192 150L250 151L310 149L350 150L357 158L355 184L356 208L346 217L290 216L236 217L192 216L184 208L183 182L184 158Z",
      name: { x: 190, y: 152.5, width: 72, height: 18 },
      units: { x: 264, y: 152.5, width: 90, height: 20 },
      stacks: [
        { x: 188, y: 172.5, width: 30, height: 42 },
        { x: 219.5, y: 172.5, width: 30, height: 42 },
        { x: 251, y: 172.5, width: 30, height: 42 },
      ],
      one: { x: 321, y: 214.5, height: 50 },
      two: [
        { x: 302, y: 214.5, height: 44 },
        { x: 337, y: 214.5, height: 44 },
      ],
    },
  },
  manhattan: {
    island: 
      "M14 4L70 3L124 5L167 3L177 13L175 56L177 98L175 138L168 147L112 146L58 147L12 146L3 137L5 92L3 46L4 13Z",
    name: { x: 8, y: 6, width: 78, height: 18 },
    units: { x: 87, y: 5, width: 88, height: 20 },
    stacks: [
      { x: 145, y: 26, width: 30, height: 38 },
      { x: 145, y: 65, width: 30, height: 38 },
      { x: 145, y: 104, width: 30, height: 38 },
    ],
    income: {
      upper: { x: 7, y: 26, width: 38, height: 38 },
      midtown: { x: 7, y: 65, width: 38, height: 38 },
      lower: { x: 7, y: 104, width: 38, height: 38 },
    },
    oneTrack: {
      upper: { box: { x: 45, y: 26, width: 96, height: 38 }, stand: { x: 112, y: 62.5, height: 43 } },
      midtown: { box: { x: 45, y: 65, width: 96, height: 38 }, stand: { x: 112, y: 101.5, height: 43 } },
      lower: { box: { x: 45, y: 104, width: 96, height: 38 }, stand: { x: 112, y: 140.5, height: 43 } },
    },
    twoTracks: [
      {
        upper: { box: { x: 45, y: 26, width: 48, height: 38 }, stand: { x: 69, y: 62.5, height: 43 } },
        midtown: { box: { x: 45, y: 65, width: 48, height: 38 }, stand: { x: 69, y: 101.5, height: 43 } },
        lower: { box: { x: 45, y: 104, width: 48, height: 38 }, stand: { x: 69, y: 140.5, height: 43 } },
      },
      {
        upper: { box: { x: 93, y: 26, width: 48, height: 38 }, stand: { x: 117, y: 62.5, height: 43 } },
        midtown: { box: { x: 93, y: 65, width: 48, height: 38 }, stand: { x: 117, y: 101.5, height: 43 } },
        lower: { box: { x: 93, y: 104, width: 48, height: 38 }, stand: { x: 117, y: 140.5, height: 43 } },
      },
    ],
  },
};

/** For rooms about as tall as wide, as on long phones; new_york_tall.svg. */
export const tall: NewYorkMap = {
  width: 360,
  height: 340,
  text: 14.7,
  rewards: true,
  boroughs: {
    staten_island: {
      island: 
        "M13 233L60 232L118 234L168 232L177 240L175 286L177 328L167 338L112 337L58 338L13 337L4 329L3 284L4 241Z",
      name: { x: 10, y: 234, width: 74, height: 18 },
      units: { x: 85, y: 234, width: 90, height: 20 },
      stacks: [
        { x: 8, y: 256, width: 80, height: 25 },
        { x: 8, y: 283, width: 80, height: 25 },
        { x: 8, y: 310, width: 80, height: 25 },
      ],
      one: { x: 133, y: 334, height: 72 },
      two: [
        { x: 113, y: 315, height: 56 },
        { x: 148, y: 334, height: 56 },
      ],
    },
    bronx: {
      island: 
        "M191 4L240 3L300 5L350 3L357 11L355 58L357 103L350 111L300 110L252 112L190 110L183 102L185 56L183 12Z",
      name: { x: 190, y: 6, width: 74, height: 18 },
      units: { x: 265, y: 6, width: 90, height: 20 },
      stacks: [
        { x: 188, y: 28, width: 80, height: 25 },
        { x: 188, y: 55, width: 80, height: 25 },
        { x: 188, y: 82, width: 80, height: 25 },
      ],
      one: { x: 313, y: 106, height: 72 },
      two: [
        { x: 293, y: 87, height: 56 },
        { x: 328, y: 106, height: 56 },
      ],
    },
    queens: {
      island: 
        "M190 118L248 119L306 117L351 118L357 125L356 172L357 217L350 225L296 226L240 224L191 226L183 218L185 170L183 125Z",
      name: { x: 190, y: 120, width: 74, height: 18 },
      units: { x: 265, y: 120, width: 90, height: 20 },
      stacks: [
        { x: 188, y: 142, width: 80, height: 25 },
        { x: 188, y: 169, width: 80, height: 25 },
        { x: 188, y: 196, width: 80, height: 25 },
      ],
      one: { x: 313, y: 220, height: 72 },
      two: [
        { x: 293, y: 201, height: 56 },
        { x: 328, y: 220, height: 56 },
      ],
    },
    brooklyn: {
      island: 
        "M192 232L250 233L310 231L350 232L357 240L355 286L356 328L346 338L290 337L236 338L192 337L184 329L183 284L184 240Z",
      name: { x: 190, y: 234, width: 74, height: 18 },
      units: { x: 265, y: 234, width: 90, height: 20 },
      stacks: [
        { x: 188, y: 256, width: 80, height: 25 },
        { x: 188, y: 283, width: 80, height: 25 },
        { x: 188, y: 310, width: 80, height: 25 },
      ],
      one: { x: 313, y: 334, height: 72 },
      two: [
        { x: 293, y: 315, height: 56 },
        { x: 328, y: 334, height: 56 },
      ],
    },
  },
  manhattan: {
    island: 
      "M14 4L70 3L124 5L167 3L177 13L175 80L177 150L175 216L168 226L112 225L58 226L12 225L3 216L5 140L3 70L4 13Z",
    name: { x: 8, y: 6, width: 78, height: 18 },
    units: { x: 87, y: 5, width: 88, height: 20 },
    stacks: [
      { x: 142, y: 27, width: 33, height: 64 },
      { x: 142, y: 92.5, width: 33, height: 64 },
      { x: 142, y: 158, width: 33, height: 64 },
    ],
    income: {
      upper: { x: 7, y: 27, width: 36, height: 64 },
      midtown: { x: 7, y: 92.5, width: 36, height: 64 },
      lower: { x: 7, y: 158, width: 36, height: 64 },
    },
    oneTrack: {
      upper: { box: { x: 43, y: 27, width: 96, height: 64 }, stand: { x: 100, y: 88, height: 62 } },
      midtown: { box: { x: 43, y: 92.5, width: 96, height: 64 }, stand: { x: 100, y: 153.5, height: 62 } },
      lower: { box: { x: 43, y: 158, width: 96, height: 64 }, stand: { x: 100, y: 219, height: 62 } },
    },
    twoTracks: [
      {
        upper: { box: { x: 43, y: 27, width: 48, height: 64 }, stand: { x: 67, y: 88, height: 54 } },
        midtown: { box: { x: 43, y: 92.5, width: 48, height: 64 }, stand: { x: 67, y: 153.5, height: 54 } },
        lower: { box: { x: 43, y: 158, width: 48, height: 64 }, stand: { x: 67, y: 219, height: 54 } },
      },
      {
        upper: { box: { x: 91, y: 27, width: 48, height: 64 }, stand: { x: 115, y: 88, height: 54 } },
        midtown: { box: { x: 91, y: 92.5, width: 48, height: 64 }, stand: { x: 115, y: 153.5, height: 54 } },
        lower: { box: { x: 91, y: 158, width: 48, height: 64 }, stand: { x: 115, y: 219, height: 54 } },
      },
    ],
  },
};

/** For desks: rooms of about 830 x 580; new_york_wide.svg. */
export const wide: NewYorkMap = {
  width: 830,
  height: 580,
  text: 22,
  rewards: true,
  boroughs: {
    staten_island: {
      island: 
        "M34 410L120 404L220 411L310 405L374 410L398 434L392 490L400 536L372 568L290 566L200 573L110 566L36 570L12 540L18 480L10 436Z",
      name: { x: 36, y: 413, width: 170, height: 34 },
      units: { x: 218, y: 412, width: 158, height: 38 },
      stacks: [
        { x: 24, y: 456, width: 62, height: 102 },
        { x: 91, y: 456, width: 62, height: 102 },
        { x: 158, y: 456, width: 62, height: 102 },
      ],
      one: { x: 306, y: 563, height: 118 },
      two: [
        { x: 270, y: 563, height: 108 },
        { x: 350, y: 563, height: 108 },
      ],
    },
    bronx: {
      island: 
        "M440 14L500 8L612 13L700 7L806 12L822 30L817 96L822 160L806 184L720 180L640 188L560 182L452 187L428 172L434 110L424 36Z",
      name: { x: 446, y: 19, width: 150, height: 34 },
      units: { x: 584, y: 18, width: 200, height: 38 },
      stacks: [
        { x: 440, y: 66, width: 62, height: 106 },
        { x: 507, y: 66, width: 62, height: 106 },
        { x: 574, y: 66, width: 62, height: 106 },
      ],
      one: { x: 728, y: 176, height: 130 },
      two: [
        { x: 686, y: 176, height: 110 },
        { x: 766, y: 176, height: 110 },
      ],
    },
    queens: {
      island: 
        "M446 205L540 200L640 206L730 199L808 204L823 224L818 290L822 354L806 378L716 374L630 381L540 375L456 380L426 358L432 290L425 226Z",
      name: { x: 446, y: 211.5, width: 150, height: 34 },
      units: { x: 584, y: 210.5, width: 200, height: 38 },
      stacks: [
        { x: 440, y: 258.5, width: 62, height: 106 },
        { x: 507, y: 258.5, width: 62, height: 106 },
        { x: 574, y: 258.5, width: 62, height: 106 },
      ],
      one: { x: 728, y: 368.5, height: 130 },
      two: [
        { x: 686, y: 368.5, height: 110 },
        { x: 766, y: 368.5, height: 110 },
      ],
    },
    brooklyn: {
      island: 
        "M462 398L560 393L650 399L740 392L804 397L821 416L816 470L819 530L786 568L700 566L610 573L520 566L452 571L428 548L434 480L432 420Z",
      name: { x: 446, y: 404, width: 150, height: 34 },
      units: { x: 584, y: 403, width: 200, height: 38 },
      stacks: [
        { x: 440, y: 451, width: 62, height: 102 },
        { x: 507, y: 451, width: 62, height: 102 },
        { x: 574, y: 451, width: 62, height: 102 },
      ],
      one: { x: 728, y: 557, height: 130 },
      two: [
        { x: 686, y: 557, height: 110 },
        { x: 766, y: 557, height: 110 },
      ],
    },
  },
  manhattan: {
    island: 
      "M36 16L110 9L220 14L320 8L376 14L400 40L394 130L402 230L396 330L400 358L378 388L290 384L200 391L110 385L34 389L10 360L16 270L9 170L14 50Z",
    name: { x: 34, y: 20, width: 176, height: 34 },
    units: { x: 214, y: 19, width: 168, height: 38 },
    stacks: [
      { x: 331, y: 62, width: 60, height: 102 },
      { x: 331, y: 168, width: 60, height: 102 },
      { x: 331, y: 274, width: 60, height: 102 },
    ],
    income: {
      upper: { x: 22, y: 62, width: 78, height: 102 },
      midtown: { x: 22, y: 168, width: 78, height: 102 },
      lower: { x: 22, y: 274, width: 78, height: 102 },
    },
    oneTrack: {
      upper: { box: { x: 104, y: 62, width: 216, height: 102 }, stand: { x: 270, y: 160, height: 112 } },
      midtown: { box: { x: 104, y: 168, width: 216, height: 102 }, stand: { x: 270, y: 266, height: 112 } },
      lower: { box: { x: 104, y: 274, width: 216, height: 102 }, stand: { x: 270, y: 372, height: 112 } },
    },
    twoTracks: [
      {
        upper: { box: { x: 104, y: 62, width: 106, height: 102 }, stand: { x: 157, y: 160, height: 112 } },
        midtown: { box: { x: 104, y: 168, width: 106, height: 102 }, stand: { x: 157, y: 266, height: 112 } },
        lower: { box: { x: 104, y: 274, width: 106, height: 102 }, stand: { x: 157, y: 372, height: 112 } },
      },
      {
        upper: { box: { x: 214, y: 62, width: 106, height: 102 }, stand: { x: 267, y: 160, height: 112 } },
        midtown: { box: { x: 214, y: 168, width: 106, height: 102 }, stand: { x: 267, y: 266, height: 112 } },
        lower: { box: { x: 214, y: 274, width: 106, height: 102 }, stand: { x: 267, y: 372, height: 112 } },
      },
    ],
  },
};
