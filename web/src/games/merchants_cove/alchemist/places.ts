// Where everything stands in the laboratory, and how large it is.

import type { Place, Spot } from "../../../drawing/layout";
import type { CauldronCode, CellCode, ColourCode, PieceCode } from "../types";

export const ROWS = [
  { code: "top", space: "take 1", y: 128, cells: ["TL", "TR"] },
  { code: "middle", space: "take 2", y: 164, cells: ["ML", "MR"] },
  { code: "bottom", space: "take 3", y: 200, cells: ["BL", "BR"] },
] as const;

export const CELLS: Record<CellCode, Spot> = {
  N2: { x: 58, y: 61 },
  N1: { x: 58, y: 95 },
  TL: { x: 40.5, y: 128 },
  TR: { x: 75.5, y: 128 },
  ML: { x: 40.5, y: 164 },
  MR: { x: 75.5, y: 164 },
  BL: { x: 40.5, y: 200 },
  BR: { x: 75.5, y: 200 },
};
export const CELL_CODES = Object.keys(CELLS) as CellCode[];
// From where a marble drops into a cell.
export const ABOVE: Partial<Record<CellCode, CellCode>> = { BL: "ML", BR: "MR", ML: "TL", MR: "TR", TL: "N1", TR: "N1", N1: "N2" };
export const MARBLE = 16;

export const BAG: Place = { x: 108, y: 8, w: 92, h: 96 };
export const ICONS: Place = { x: 212, y: 6, w: 236, h: 78 };
export const RECIPES: Place = { x: 212, y: 90, w: 236, h: 112 };
export const TRAY: Place = { x: 212, y: 191, w: 236, h: 62 };
export const APRON: Place = { x: 0, y: 254, w: 454, h: 40 };
export const WASTE: Place = { x: 350, y: 294, w: 98, h: 102 };

export const POTS: Record<CauldronCode, Spot> = {
  K1: { x: 45, y: 296 },
  K2: { x: 129, y: 296 },
  K3: { x: 213, y: 296 },
  K4: { x: 297, y: 296 },
};
export const POT_CODES = Object.keys(POTS) as CauldronCode[];
// The spaces of a cauldron, below its upper middle: two at the bottom, one on top of them.
export const SPACES: Spot[] = [
  { x: -14, y: 54 },
  { x: 14, y: 54 },
  { x: 0, y: 30.5 },
];

export const isColour = (piece: PieceCode | null): piece is ColourCode => piece !== null && piece !== "ichor" && piece !== "extract";
