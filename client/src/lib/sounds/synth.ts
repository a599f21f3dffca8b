// Plays recipes; a browser lets nobody be heard before a first tap or key.
import { type Part, RECIPES, type Sound } from "./recipes";

const ATTACK = 0.006;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let ear: AudioNode | null = null;
let noise: AudioBuffer | null = null;

/** Only to be called while somebody taps or types. */
export function wake(): void {
  if (typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
}

/** Several sounds at once are not louder than one can bear. */
function earOf(audio: AudioContext): AudioNode {
  if (!ear) {
    ear = audio.createDynamicsCompressor();
    ear.connect(audio.destination);
  }
  return ear;
}

function hiss(audio: AudioContext): AudioBufferSourceNode {
  noise ??= filled(audio.createBuffer(1, audio.sampleRate, audio.sampleRate));
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

function filled(buffer: AudioBuffer): AudioBuffer {
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

function glide(parameter: AudioParam, part: Part, begin: number): void {
  parameter.setValueAtTime(part.from, begin);
  if (part.to) parameter.exponentialRampToValueAtTime(part.to, begin + part.long);
}

function sound(audio: AudioContext, part: Part, out: AudioNode): void {
  const begin = audio.currentTime + (part.at ?? 0);
  const end = begin + part.long;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(SILENCE, begin);
  fade.gain.exponentialRampToValueAtTime(part.loud, begin + ATTACK);
  fade.gain.exponentialRampToValueAtTime(SILENCE, end);
  fade.connect(out);
  const source = "wave" in part ? tone(audio, part, begin, fade) : puff(audio, part, begin, fade);
  source.start(begin);
  source.stop(end + 0.02);
}

function tone(
  audio: AudioContext,
  part: Extract<Part, { wave: unknown }>,
  begin: number,
  out: AudioNode,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = part.wave;
  glide(source.frequency, part, begin);
  source.connect(out);
  return source;
}

function puff(
  audio: AudioContext,
  part: Extract<Part, { noise: unknown }>,
  begin: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = part.noise;
  glide(filter.frequency, part, begin);
  source.connect(filter).connect(out);
  return source;
}

/** Sound now, so loud: from 0 to 1. */
export function sing(name: Sound, volume: number): void {
  if (!context || volume <= 0) return;
  const master = context.createGain();
  master.gain.value = Math.min(1, volume) ** 2; // ears hear ratios
  master.connect(earOf(context));
  for (const part of RECIPES[name]) sound(context, part, master);
}
