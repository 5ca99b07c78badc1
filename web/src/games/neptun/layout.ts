// Where everything lies on the board, and how large it is.

import type { Scaled } from "../../drawing/layout";

interface Layout {
  w: number;
  h: number;
  display: Scaled;
  temples: Scaled;
}

// On the chart.
export const CARTOUCHE = { x: 10, y: 10, w: 206, h: 104 };
export const WIND = { x: 10, y: 318, w: 334, h: 124 };
export const ORDER = { x: 842, y: 10, w: 148, h: 150 };
export const HELP = { x: 982, y: 434 };

export const WIDE: Layout = {
  w: 1000,
  h: 648,
  display: { x: 0, y: 457, w: 530, h: 190, scale: 1 },
  temples: { x: 536, y: 457, w: 464, h: 190, scale: 1 },
};
// On a phone held upright there is no room beside, but below: contracts and temples are as wide as the chart.
export const TALL: Layout = {
  w: 1000,
  h: 467 + 190 * (1000 / 530 + 1000 / 464),
  display: { x: 0, y: 457, w: 530, h: 190, scale: 1000 / 530 },
  temples: { x: 0, y: 465 + (190 * 1000) / 530, w: 464, h: 190, scale: 1000 / 464 },
};

// The rows of a contract: city card, goods card, oar card.
export const ROWS = { city: { y: 0, h: 58 }, goods: { y: 61, h: 44 }, oar: { y: 108, h: 52 }, h: 160 };
