// Where everything stands in the smithy. A furnace is drawn from its own upper left corner, its hearth at the same height for all.

import type { Place } from "../../../drawing/layout";

export const WIDTH = 454;
export const FLOOR = 246;

export const FURNACE = { y: 3, w: 109, step: 112, left: 4.5 };
// A small furnace is a lower one.
export const topOf = (large: boolean) => (large ? 0 : 35);
export const HEARTH = 199; // where the body ends and the ash pit begins
export const MOUTH = { left: 6, right: 77, middle: 42 };
export const mouthTop = (large: boolean) => topOf(large) + 87;
// The middles of the dice, the uppermost first.
export const diceOf = (large: boolean) => (large ? [120, 163] : [163]);
export const GAUGE = { x: 89.5, foot: 170, bulb: 183 };

export const ANVIL: Place = { x: 4, y: 253, w: 114, h: 91 };
export const SMELTER: Place = { x: 122, y: 253, w: 328, h: 91 };
export const TRAY: Place = { x: 4, y: 348, w: 446, h: 48 };
