// Where everything lies on the board, and how large it is.

import type { Step } from "./types";

export const BOARD = { w: 1000, h: 688 };
export const LAYOUT = {
  rows: { x: 10, y: 12, h: 462 },
  deck: { x: 12, y: 484 },
  tray: { x: 112, y: 472 },
  lighthouse: { x: 122, y: 478, w: 104, h: 200 },
  palace: { x: 740, y: 12, w: 250, h: 160 },
  tradeHouse: { x: 740, y: 178, w: 250, h: 110 },
  path: { x: 740, y: 294, w: 250, h: 109 },
  places: { x: 740, y: 409, w: 250, h: 105 },
  slots: { x: 236, y: 520, w: 536, h: 158 },
  market: { x: 780, y: 520, w: 210, h: 158 },
};
// Where the speech bubble of a question points, whether it lies to the right of there, its sign, and the number so far.
interface Bubble {
  x: number;
  y: number;
  right: boolean;
  icon: string;
  now?: "lighthouse" | "temple";
}
export const BUBBLES: Partial<Record<Step, Bubble>> = {
  FillLighthouse: { x: 234, y: 560, right: true, icon: "lighthouse", now: "lighthouse" },
  FillTemple: { x: 738, y: 448, right: false, icon: "temple", now: "temple" },
  SplitPoints: { x: 738, y: 338, right: false, icon: "INTRIGUE_SERVANT" },
};
export const CARD = { w: 102, h: 66 };

export const HARBOUR = { x: 482, y: 262, wall: 250, band: 226, water: 160, island: 56 };
// Twelve quays share the ring, but for the channel that opens to the sea in the west.
const CHANNEL = 30;
const STEP = (360 - CHANNEL) / 12;

export function quayAngle(quay: number): number {
  return 180 + CHANNEL / 2 + STEP * (quay + 0.5);
}
export const QUAY_SPAN = STEP;

export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

// A piece of a ring around 0,0.
export function sector(inner: number, outer: number, from: number, to: number): string {
  const p = (radius: number, angle: number) =>
    polar(radius, angle)
      .map((value) => value.toFixed(2))
      .join(" ");
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${p(inner, from)}L${p(outer, from)}A${outer} ${outer} 0 ${large} 1 ${p(outer, to)}` +
    `L${p(inner, to)}A${inner} ${inner} 0 ${large} 0 ${p(inner, from)}z`
  );
}
