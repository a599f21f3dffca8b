/** For flat rooms, as on small phones and tablets. */
import type { NewYorkMap } from "./new_york";

export const compact: NewYorkMap = {
  id: "compact",
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
      upper: {
        box: { x: 45, y: 26, width: 96, height: 38 },
        stand: { x: 112, y: 62.5, height: 43 },
      },
      midtown: {
        box: { x: 45, y: 65, width: 96, height: 38 },
        stand: { x: 112, y: 101.5, height: 43 },
      },
      lower: {
        box: { x: 45, y: 104, width: 96, height: 38 },
        stand: { x: 112, y: 140.5, height: 43 },
      },
    },
    twoTracks: [
      {
        upper: {
          box: { x: 45, y: 26, width: 48, height: 38 },
          stand: { x: 69, y: 62.5, height: 43 },
        },
        midtown: {
          box: { x: 45, y: 65, width: 48, height: 38 },
          stand: { x: 69, y: 101.5, height: 43 },
        },
        lower: {
          box: { x: 45, y: 104, width: 48, height: 38 },
          stand: { x: 69, y: 140.5, height: 43 },
        },
      },
      {
        upper: {
          box: { x: 93, y: 26, width: 48, height: 38 },
          stand: { x: 117, y: 62.5, height: 43 },
        },
        midtown: {
          box: { x: 93, y: 65, width: 48, height: 38 },
          stand: { x: 117, y: 101.5, height: 43 },
        },
        lower: {
          box: { x: 93, y: 104, width: 48, height: 38 },
          stand: { x: 117, y: 140.5, height: 43 },
        },
      },
    ],
  },
};
