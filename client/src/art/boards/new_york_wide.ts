/** For desks: rooms of about 830 x 580. */
import type { NewYorkMap } from "./new_york";

export const wide: NewYorkMap = {
  id: "wide",
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
      upper: {
        box: { x: 104, y: 62, width: 216, height: 102 },
        stand: { x: 270, y: 160, height: 112 },
      },
      midtown: {
        box: { x: 104, y: 168, width: 216, height: 102 },
        stand: { x: 270, y: 266, height: 112 },
      },
      lower: {
        box: { x: 104, y: 274, width: 216, height: 102 },
        stand: { x: 270, y: 372, height: 112 },
      },
    },
    twoTracks: [
      {
        upper: {
          box: { x: 104, y: 62, width: 106, height: 102 },
          stand: { x: 157, y: 160, height: 112 },
        },
        midtown: {
          box: { x: 104, y: 168, width: 106, height: 102 },
          stand: { x: 157, y: 266, height: 112 },
        },
        lower: {
          box: { x: 104, y: 274, width: 106, height: 102 },
          stand: { x: 157, y: 372, height: 112 },
        },
      },
      {
        upper: {
          box: { x: 214, y: 62, width: 106, height: 102 },
          stand: { x: 267, y: 160, height: 112 },
        },
        midtown: {
          box: { x: 214, y: 168, width: 106, height: 102 },
          stand: { x: 267, y: 266, height: 112 },
        },
        lower: {
          box: { x: 214, y: 274, width: 106, height: 102 },
          stand: { x: 267, y: 372, height: 112 },
        },
      },
    ],
  },
};
