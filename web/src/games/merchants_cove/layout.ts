// Where everything lies: the cove beside the own shop, or one of them at a time.

import type { Place } from "../../drawing/layout";

export const COVE: Place = { x: 0, y: 0, w: 540, h: 648 };
export const SHOP: Place = { x: 546, y: 0, w: 454, h: 648 };
// Somebody else's shop, over the cove.
export const VISIT: Place = { x: 43, y: 0, w: 454, h: 648 };
export const BOTH = { w: 1000, h: 648 };

// In a shop, from the top.
export const WORKSHOP: Place = { x: 0, y: 36, w: 454, h: 398 };
export const STAFF: Place = { x: 0, y: 438, w: 454, h: 88 };
export const STALL: Place = { x: 0, y: 530, w: 454, h: 62 };
export const CORRUPTION: Place = { x: 0, y: 596, w: 454, h: 52 };
