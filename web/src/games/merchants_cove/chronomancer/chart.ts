// Where things lie in the observatory: the ring of portals and machines, and what surrounds it.

import type { Place, Spot } from "../../../drawing/layout";
import type { RingCode, SlotCode } from "../types";

export type Who = "chronomancer" | "assistant";

const COLUMNS = [118, 227, 336] as const;
const UPPER = 122;
const LOWER = 230;

// The middle of each portal space, clockwise.
export const PORTALS: Partial<Record<RingCode, Spot>> = {
  U1: { x: COLUMNS[0], y: UPPER },
  U2: { x: COLUMNS[1], y: UPPER },
  U3: { x: COLUMNS[2], y: UPPER },
  L1: { x: COLUMNS[2], y: LOWER },
  L2: { x: COLUMNS[1], y: LOWER },
  L3: { x: COLUMNS[0], y: LOWER },
};
// Rings of portals: outside, and where the light begins.
export const RIM = 38;
export const EYE = 30;

// A fragment reaches from the middle of one portal to that of the next; a slot's spot is its left middle.
export const TILE = { w: COLUMNS[1] - COLUMNS[0], h: 84 };
export const SLOTS: Record<SlotCode, Spot> = {
  UL: { x: COLUMNS[0], y: UPPER },
  UR: { x: COLUMNS[1], y: UPPER },
  LL: { x: COLUMNS[0], y: LOWER },
  LR: { x: COLUMNS[1], y: LOWER },
};
// Which fragments meet at a portal space: its left half and its right half; the others belong to the board.
export const HALVES: Partial<Record<RingCode, [SlotCode | null, SlotCode | null]>> = {
  U1: [null, "UL"],
  U2: ["UL", "UR"],
  U3: ["UR", null],
  L1: ["LR", null],
  L2: ["LL", "LR"],
  L3: [null, "LL"],
};

export const isUpper = (code: RingCode) => code.startsWith("U");
export const isMachine = (code: RingCode) => code === "LM" || code === "RM";

// Time machines: the middle, and how far their two places are from it.
export const MACHINES: Partial<Record<RingCode, Spot>> = { LM: { x: 41, y: 176 }, RM: { x: 413, y: 176 } };
export const NICHE = 43;

// Where a figure lands. Who goes first stands in front: to the right above, to the left below, as both walk clockwise.
export function landing(code: RingCode, who: Who): Spot {
  const machine = MACHINES[code];
  const ahead = who === "assistant" ? 1 : -1;
  if (machine) return { x: machine.x - 17, y: machine.y + (code === "LM" ? -ahead : ahead) * NICHE };
  const { x, y } = PORTALS[code] ?? { x: 0, y: 0 };
  return isUpper(code) ? { x: x + ahead * 18, y: y - 55 } : { x: x - ahead * 18, y: y + 55 };
}

export const FROZEN: Place = { x: 5, y: 2, w: 236, h: 42 };
export const SHELF: Place = { x: 245, y: 2, w: 204, h: 42 };
export const STREAM: Place = { x: 5, y: 304, w: 444, h: 92 };
