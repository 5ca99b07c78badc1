// Where everything lies on the table, and how large it is.

import type { Place } from "../../drawing/layout";

type Part = "docks" | "warships" | "wheel" | "market" | "hall" | "decades" | "hand";
type Layout = { w: number; h: number } & Record<Part, Place>;

const WIDE: Layout = {
  w: 1000,
  h: 650,
  docks: { x: 0, y: 0, w: 660, h: 148 },
  warships: { x: 666, y: 0, w: 334, h: 148 },
  wheel: { x: 0, y: 154, w: 290, h: 366 },
  market: { x: 296, y: 154, w: 378, h: 128 },
  hall: { x: 296, y: 288, w: 378, h: 232 },
  decades: { x: 680, y: 154, w: 320, h: 366 },
  hand: { x: 0, y: 526, w: 1000, h: 122 },
};
// The most that the texts in the middle need, where there is more height than the table takes.
const MOST = 120;

export function wide(height: number): Layout {
  const more = Math.min(MOST, Math.max(0, height - WIDE.h));
  const higher = (place: Place) => ({ ...place, h: place.h + more });
  return {
    ...WIDE,
    h: WIDE.h + more,
    wheel: higher(WIDE.wheel),
    hall: higher(WIDE.hall),
    decades: higher(WIDE.decades),
    hand: { ...WIDE.hand, y: WIDE.hand.y + more },
  };
}
// On a phone held upright everything stands in two columns, and the hand has two rows.
export const TALL: Layout = {
  w: 674,
  h: 1046,
  docks: { x: 0, y: 0, w: 674, h: 148 },
  wheel: { x: 0, y: 154, w: 290, h: 366 },
  market: { x: 296, y: 154, w: 378, h: 128 },
  hall: { x: 296, y: 288, w: 378, h: 232 },
  decades: { x: 0, y: 526, w: 320, h: 520 },
  hand: { x: 326, y: 526, w: 348, h: 366 },
  warships: { x: 326, y: 898, w: 348, h: 148 },
};

// Cards on the table, and small ones before a player.
export const SHIP = { w: 72, h: 88 };
export const MINI = { w: 21, h: 31 };
