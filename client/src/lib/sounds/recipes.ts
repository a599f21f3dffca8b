// How each sound is made: a few short tones and puffs of noise, nothing recorded.
export interface Tone {
  wave: OscillatorType;
  /** Hertz, from the beginning to the end. */
  from: number;
  to?: number;
  /** Seconds after the beginning of the sound, and how long. */
  at?: number;
  long: number;
  loud: number;
}

/** Noise through a filter that moves. */
export interface Puff {
  noise: BiquadFilterType;
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}

export type Part = Tone | Puff;

const bell = (from: number, at: number, loud = 0.5): Part[] => [
  { wave: "sine", from, at, long: 0.5, loud },
  { wave: "sine", from: from * 2.76, at, long: 0.18, loud: loud * 0.25 },
];
const knock = (at: number): Part => ({
  noise: "bandpass",
  from: 1900 - 900 * at,
  to: 900,
  at,
  long: 0.045,
  loud: 0.7,
});
const step = (at: number): Part[] => [
  { wave: "sine", from: 95, to: 42, at, long: 0.2, loud: 0.9 },
  { noise: "lowpass", from: 420, to: 120, at, long: 0.14, loud: 0.5 },
];

export const RECIPES = {
  turn: [...bell(659, 0), ...bell(988, 0.13)],
  ask: bell(784, 0, 0.45),
  join: [...bell(523, 0, 0.35), ...bell(784, 0.1, 0.35)],
  roll: [0, 0.06, 0.11, 0.18, 0.24, 0.33].map(knock),
  points: [...bell(1175, 0, 0.22), ...bell(1568, 0.07, 0.22)],
  energy: [
    { wave: "sawtooth", from: 240, to: 960, long: 0.12, loud: 0.16 },
    { noise: "highpass", from: 3800, at: 0.03, long: 0.1, loud: 0.16 },
  ],
  health: [
    { wave: "sine", from: 330, to: 392, long: 0.3, loud: 0.4 },
    { wave: "sine", from: 494, to: 587, at: 0.08, long: 0.3, loud: 0.25 },
  ],
  hit: [
    { noise: "bandpass", from: 3600, to: 700, long: 0.13, loud: 0.8 },
    { wave: "triangle", from: 180, to: 70, at: 0.04, long: 0.16, loud: 0.7 },
  ],
  enter: [...step(0), ...step(0.24)],
  buy: [
    ...bell(1319, 0, 0.3),
    { noise: "bandpass", from: 2600, at: 0.02, long: 0.05, loud: 0.3 },
    ...bell(1760, 0.1, 0.35),
  ],
  crumble: [
    { noise: "lowpass", from: 1500, to: 140, long: 0.5, loud: 0.8 },
    { wave: "triangle", from: 130, to: 44, long: 0.35, loud: 0.5 },
  ],
  knocked_out: [
    { wave: "sawtooth", from: 330, to: 55, long: 0.55, loud: 0.3 },
    { wave: "sine", from: 82, to: 34, at: 0.45, long: 0.4, loud: 1 },
    { noise: "lowpass", from: 700, to: 90, at: 0.45, long: 0.4, loud: 0.7 },
  ],
  win: [523, 659, 784, 1047].flatMap((from, place): Part[] => [
    { wave: "triangle", from, at: place * 0.13, long: place === 3 ? 0.7 : 0.2, loud: 0.5 },
    { wave: "sawtooth", from, at: place * 0.13, long: place === 3 ? 0.5 : 0.16, loud: 0.1 },
  ]),
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as Sound[];
