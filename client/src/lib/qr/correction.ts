// Reed-Solomon over the field of 256 elements, as QR codes use it.
const POLYNOMIAL = 0x11d;

const POWERS: number[] = [];
const LOGS: number[] = [];
for (let exponent = 0, power = 1; exponent < 255; exponent++) {
  POWERS[exponent] = power;
  LOGS[power] = exponent;
  power <<= 1;
  if (power > 255) power ^= POLYNOMIAL;
}

export const times = (a: number, b: number): number =>
  a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0;

/** (x - 1)(x - 2)(x - 4)...: its coefficients without the first, which is 1. */
function generator(degree: number): number[] {
  let found = [1];
  for (let root = 0; root < degree; root++) {
    const shifted = [...found, 0];
    found = shifted.map((factor, at) => factor ^ times(found[at - 1] ?? 0, POWERS[root]!));
  }
  return found.slice(1);
}

/** What is added to a block so that errors can be mended. */
export function correctionOf(data: number[], length: number): number[] {
  const divisor = generator(length);
  return data.reduce<number[]>((rest, byte) => {
    const factor = byte ^ rest[0]!;
    return [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at]!, factor));
  }, new Array<number>(length).fill(0));
}
