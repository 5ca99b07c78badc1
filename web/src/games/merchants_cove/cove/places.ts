// Where things lie in the cove: two halves that mirror each other, the clock and the island between them.

import type { Place, Spot } from "../../../drawing/layout";
import type { BoatCode, ColourCode, DockCode, PierCode } from "../types";

export const CLOCK = { x: 270, y: 117 };
export const CARD = { w: 74, h: 104 };
export const PLAZA: Spot[] = [4, 80, 386, 462].map((x) => ({ x, y: 6 }));

export const HALL = { w: 74, h: 76 };
export const HALLS: Record<ColourCode, Spot> = {
  red: { x: 4, y: 140 },
  green: { x: 80, y: 140 },
  blue: { x: 386, y: 140 },
  yellow: { x: 462, y: 140 },
};

export const PIERS: Record<PierCode, Place> = {
  bazaar: { x: 6, y: 238, w: 162, h: 84 },
  town_square: { x: 174, y: 238, w: 192, h: 84 },
  black_market: { x: 372, y: 238, w: 162, h: 84 },
};

// The middle of a boat's deck, at a dock and at sea.
export const DOCKS: Record<DockCode, Spot> = {
  "DL-out": { x: 87, y: 370 },
  "DL-in": { x: 222, y: 370 },
  "DR-in": { x: 318, y: 370 },
  "DR-out": { x: 453, y: 370 },
};
export const AT_SEA: Record<BoatCode, Spot> = {
  "L-out": { x: 66, y: 460 },
  "L-mid": { x: 126, y: 550 },
  "L-in": { x: 186, y: 460 },
  "R-in": { x: 354, y: 460 },
  "R-mid": { x: 414, y: 550 },
  "R-out": { x: 474, y: 460 },
};

export const ISLAND: Spot = { x: 270, y: 484 };
export const LAIR: Place = { x: 6, y: 592, w: 76, h: 50 };
export const ROGUES: Place = { x: 86, y: 592, w: 106, h: 50 };
export const BAG: Place = { x: 196, y: 592, w: 188, h: 50 };
export const DECKS: Place = { x: 388, y: 592, w: 146, h: 50 };
// The stage of the market: the sea, when all boats have come or gone.
export const MARKET: Place = { x: 20, y: 414, w: 500, h: 172 };

// Where one may ask about what lies around.
export const HELPS = [
  { topic: "plaza", x: 166, y: 18 },
  { topic: "clock", x: 174, y: 212 },
  { topic: "halls", x: 374, y: 216 },
  { topic: "market", x: 384, y: 229 },
  { topic: "docks", x: 270, y: 352 },
  { topic: "boats", x: 18, y: 524 },
  { topic: "arrival", x: 522, y: 524 },
];

// Where the jetties lead.
export const PIER_OF: Record<DockCode, PierCode> = {
  "DL-out": "bazaar",
  "DL-in": "town_square",
  "DR-in": "town_square",
  "DR-out": "black_market",
};
