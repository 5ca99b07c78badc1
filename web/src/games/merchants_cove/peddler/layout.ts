// Where everything lies in the Peddler's shop. It has neither staff board nor stall of the usual kind, so it is higher than the others.

export const W = 454;
export const H = 556;

// The street in which he stands, behind his counter.
export const COUNTER = 197;
// Where his words are, and under them the townsfolk he has recruited.
export const SPEECH = { x: 174, y: 8, w: 274, h: 84 };
export const FOLK = { x: 174, y: 98, w: 274, h: 95 };

// Cards: two halves each. The halves that face each other lie around MIDDLE.
export const HALF = 78;
export const CARD = { w: 2 * HALF, h: 120 };
export const MIDDLE = W / 2;
export const CARDS_TOP = 224;
export const LEFT_SLOT = MIDDLE - 1 - CARD.w;
export const RIGHT_SLOT = MIDDLE + 1;
export const PILE = { w: 50, h: 70 };

// Stall and pool: six places each, one under the other.
export const STALL_TOP = 381;
export const POOL_TOP = 474;
export const placeX = (place: number) => 40 + place * 60;
