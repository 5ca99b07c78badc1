// Where everything lies on the sea chart: borders of regions, their coasts, and what has its place in which of them.

import type { Spot } from "../../../drawing/layout";
import type { RegionCode } from "../types";

export const CHART = { w: 454, h: 398 };

type Point = readonly [number, number];

// Where borders meet, from the outer sea to the coast; drawn by hand, so a little out of line.
// prettier-ignore
const CORNERS: readonly (readonly Point[])[] = [
  [[12, 12], [93, 12], [178, 12], [277, 12], [361, 12], [442, 12]],
  [[12, 91], [96, 95], [175, 91], [280, 92], [357, 96], [442, 90]],
  [[12, 172], [91, 168], [180, 173], [274, 170], [365, 168], [442, 174]],
  [[12, 242], [97, 237], [178, 241], [276, 241], [357, 237], [442, 242]],
];
const ROWS = "CBA";

// How far a border bends away from the straight line; those at the edge of the chart do not.
const bend = (at: number) => [3, -2.5, 2, -3.5, 2.5, -2][at % 6] ?? 0;

const corner = (column: number, row: number): Point => CORNERS[row]?.[column] ?? [0, 0];
const across = (column: number, row: number): Point => {
  const [a, b] = [corner(column, row), corner(column + 1, row)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (row === 0 ? 0 : bend(column * 2 + row))];
};
const down = (column: number, row: number): Point => {
  const [a, b] = [corner(column, row), corner(column, row + 1)];
  return [(a[0] + b[0]) / 2 + (column % 5 === 0 ? 0 : bend(column + row * 3)), (a[1] + b[1]) / 2];
};

// The left shore of the bay, from its mouth down to the quay: a serpent's head of rock, then its throat. Every point is
// followed by two that draw the curve to the next one.
// prettier-ignore
const SHORE: readonly Point[] = [
  [102, 242], [113, 238], [126, 238], [139, 244], [150, 248], [159, 255], [157, 261], [151, 268], [142, 263], [136, 269],
  [143, 275], [152, 276], [148, 282], [140, 289], [130, 282], [127, 292], [124, 303], [140, 308], [138, 322],
  [136, 340], [160, 350], [184, 352], [198, 353], [213, 353], [227, 353],
];
const mirrored = SHORE.map(([x, y]): Point => [CHART.w - x, y]).reverse();

const pair = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const curve = (points: readonly Point[]) => `C${points.slice(1).map(pair).join(" ")}`;
const bay = [...SHORE, ...mirrored.slice(1)];

export const BAY_PATH = `M${pair(SHORE[0] ?? [0, 0])}${curve(bay)}Q${[across(3, 3), corner(3, 3), across(2, 3), corner(2, 3), across(1, 3), corner(1, 3)].map(pair).join(" ")}z`;

// All that is land, down to the edge of the chart.
export const LAND_PATH =
  `M-6 250C8 244 22 252 40 247C58 242 72 252 86 247C93 245 97 243 102 242${curve(bay)}` +
  "C357 243 361 245 368 247C382 252 396 242 414 247C432 252 446 244 460 250V410H-6z";

// Closed and drawn in by a part of its size, so that neighbours can glow side by side.
function outline(code: string, part: number): string {
  const row = ROWS.indexOf(code.charAt(0));
  const column = Number(code.charAt(1)) - 1;
  const ring: Point[] = [
    corner(column, row),
    across(column, row),
    corner(column + 1, row),
    down(column + 1, row),
    corner(column + 1, row + 1),
    across(column, row + 1),
    corner(column, row + 1),
    down(column, row),
    corner(column, row),
  ];
  const { x, y } = middle(code);
  const drawn = ring.map(([px, py]): Point => [x + (px - x) * part, y + (py - y) * part]).map(pair);
  return `M${drawn[0]}Q${drawn.slice(1).join(" ")}z`;
}

function middle(code: string): Spot {
  const row = ROWS.indexOf(code.charAt(0));
  const column = Number(code.charAt(1)) - 1;
  const ring = [corner(column, row), corner(column + 1, row), corner(column, row + 1), corner(column + 1, row + 1)];
  return { x: ring.reduce((sum, [x]) => sum + x, 0) / 4, y: ring.reduce((sum, [, y]) => sum + y, 0) / 4 };
}

export interface Region {
  code: RegionCode;
  // Its whole water, and the rope around it when a ship may go there.
  water: string;
  glow: string;
  // Where its name stands, and how far a long one gives way to its neighbours.
  name: Spot & { aside: number };
  // How wide a line of its name may be.
  line: number;
  // The waterline of its ships: of the first one from the left, or of their middle; how far they may spread, their size.
  ships: Spot & { from: "left" | "middle"; room: number; size: number };
  // Hook, island, wreck or icon.
  thing: Spot;
}

function region(code: RegionCode): Region {
  const { x, y } = middle(code);
  const row = code.charAt(0);
  const places = { water: outline(code, 1), glow: outline(code, 0.94), code };
  if (row === "C") {
    const wide = code === "C3";
    const ships = wide
      ? ({ x, y: y + 35, from: "middle", room: 64, size: 0.8 } as const)
      : ({ x: x + 13, y: y + 30, from: "middle", room: 23, size: 0.9 } as const);
    return {
      ...places,
      name: { x, y: y - 25, aside: 0 },
      line: wide ? 100 : 60,
      ships,
      thing: { x: x - (wide ? 0 : 25), y: y + (wide ? -1 : 13) },
    };
  }
  if (row === "A") {
    const inner = code === "A2" || code === "A4";
    const inwards = Math.sign(227 - x);
    const name = { x: x + (inner ? inwards * 3 : 0), y: y + 29, aside: inner ? 0 : inwards * 3 };
    const ships = { x: x + 16, y: y + 6, from: "middle", room: 21, size: 0.9 } as const;
    return { ...places, name, line: 130, ships, thing: { x: x - 19, y: y - 8 } };
  }
  // Shortcuts leave the inner regions at the top, the outer ones at the bottom.
  const above = code === "B1" || code === "B5";
  // Long names keep away from the coins of shortcuts.
  const name = { x, y: above ? y - 27 : y + 34, aside: above ? 0 : (227 - x) * 0.15 };
  const ships = { x: x - 22, y: y + (above ? 30 : 12), from: "left", room: 46, size: 0.9 } as const;
  return { ...places, name, line: 130, ships, thing: { x, y: y + (above ? 4 : -8) } };
}

const SEA: readonly RegionCode[] = ["C1", "C2", "C3", "C4", "C5", "B1", "B2", "B3", "B4", "B5", "A1", "A2", "A3", "A4", "A5"];
export const REGIONS: readonly Region[] = [
  ...SEA.map(region),
  {
    code: "HOME",
    water: BAY_PATH,
    glow: BAY_PATH,
    name: { x: 227, y: 262, aside: 0 },
    line: 200,
    ships: { x: 227, y: 314, from: "middle", room: 114, size: 1 },
    thing: { x: 227, y: 290 },
  },
];

// Borders inside the chart, each once.
export const BORDERS: readonly string[] = [
  ...[1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4]
      .filter((column) => row < 3 || (column > 0 && column < 4))
      .map((column) => `M${pair(corner(column, row))}Q${pair(across(column, row))} ${pair(corner(column + 1, row))}`),
  ),
  ...[0, 1, 2].flatMap((row) =>
    [1, 2, 3, 4].map((column) => `M${pair(corner(column, row))}Q${pair(down(column, row))} ${pair(corner(column, row + 1))}`),
  ),
];

// A shortcut crosses the corner where four regions meet; `rises` if it leads to the upper right.
export function crossing(one: string, other: string): Spot & { rises: boolean } {
  const [low, high] = ROWS.indexOf(one.charAt(0)) > ROWS.indexOf(other.charAt(0)) ? [one, other] : [other, one];
  const [from, to] = [Number(low.charAt(1)), Number(high.charAt(1))];
  const [x, y] = corner(Math.max(from, to) - 1, ROWS.indexOf(low.charAt(0)));
  return { x, y, rises: to > from };
}
