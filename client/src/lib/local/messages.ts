// What the page and its worker tell each other.
export type ToWorker =
  | { kind: "call"; number: number; method: string; path: string; body: string }
  | { kind: "open"; number: number; path: string }
  | { kind: "say"; number: number; text: string }
  | { kind: "end"; number: number };

export type FromWorker =
  | { kind: "progress"; part: number }
  | { kind: "ready" }
  | { kind: "second" }
  | { kind: "failed"; why: string }
  | { kind: "elsewhere" }
  | { kind: "answer"; number: number; code: number; text: string }
  | { kind: "told"; number: number; code: number; text: string }
  | { kind: "closed"; number: number; code: number; text: string };

// What a worker and its second one tell each other: pickled by Python, on both sides ours.
export interface ToSecond {
  number: number;
  data: Uint8Array;
}

export type FromSecond = ToSecond | { failed: string };
