/** For rooms about as tall as wide, as on long phones. */
import type { NewYorkMap } from "./new_york";

export const tall: NewYorkMap = {
  id: "tall",
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
      midtown: {
        box: { x: 43, y: 92.5, width: 96, height: 64 },
        stand: { x: 100, y: 153.5, height: 62 },
      },
      lower: {
        box: { x: 43, y: 158, width: 96, height: 64 },
        stand: { x: 100, y: 219, height: 62 },
      },
    },
    twoTracks: [
      {
        upper: {
          box: { x: 43, y: 27, width: 48, height: 64 },
          stand: { x: 67, y: 88, height: 54 },
        },
        midtown: {
          box: { x: 43, y: 92.5, width: 48, height: 64 },
          stand: { x: 67, y: 153.5, height: 54 },
        },
        lower: {
          box: { x: 43, y: 158, width: 48, height: 64 },
          stand: { x: 67, y: 219, height: 54 },
        },
      },
      {
        upper: {
          box: { x: 91, y: 27, width: 48, height: 64 },
          stand: { x: 115, y: 88, height: 54 },
        },
        midtown: {
          box: { x: 91, y: 92.5, width: 48, height: 64 },
          stand: { x: 115, y: 153.5, height: 54 },
        },
        lower: {
          box: { x: 91, y: 158, width: 48, height: 64 },
          stand: { x: 115, y: 219, height: 54 },
        },
      },
    ],
  },
};
