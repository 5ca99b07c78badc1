// Dice by their codes: "red-4" is a red die that shows a four.

import type { ColourCode, DieCode } from "../types";

export const colourOfDie = (die: DieCode) => die.split("-")[0] as ColourCode;
export const valueOfDie = (die: DieCode) => Number(die.split("-")[1]);

const FAR = 7.6;
const CORNERS: [number, number][] = [
  [-FAR, -FAR],
  [FAR, FAR],
];
const OTHERS: [number, number][] = [
  [FAR, -FAR],
  [-FAR, FAR],
];
const SIDES: [number, number][] = [
  [-FAR, 0],
  [FAR, 0],
];
const MIDDLE: [number, number][] = [[0, 0]];

// Where the pips of a face lie, from its middle.
export const PIPS: Record<number, [number, number][]> = {
  1: MIDDLE,
  2: CORNERS,
  3: [...CORNERS, ...MIDDLE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...MIDDLE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
};
