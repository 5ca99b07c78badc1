// The cards of the merchants: how large they are, and where in them the portrait lies.

import type { Place } from "../../../drawing/layout";

export const CARD = { w: 215, h: 296 };
export const PORTRAIT: Place = { x: 4, y: 4, w: 207, h: 164 };
