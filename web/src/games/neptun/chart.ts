// The chart: where places lie, and how routes run over the water.

import { COAST } from "./coast";
import type { Names, PlaceNames, RouteNames } from "./types";

export type Point = readonly [number, number];

export const CHART = { w: 1000, h: 452 };

// From the box's coordinates (0 to 1000 both ways) to those of the drawing.
export function onChart(x: number, y: number): Point {
  return [22 + x * 0.955, 14 + y * 0.43];
}
export const placePoint = (place: PlaceNames): Point => onChart(place.x, place.y);

// Where the ships of a place lie: the first one from the plate, and whether more of them lie to the west (-1), to the
// east (1) or on both sides (0).
interface Roadstead {
  x: number;
  y: number;
  side: -1 | 0 | 1;
}
export interface Lettering {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  fleet: Roadstead;
}
const ABOVE: Roadstead = { x: 0, y: -24, side: 0 };
const UNDER: Roadstead = { x: 0, y: 27, side: 0 };
// Where a name stands beside its place, so that no route runs through it, and where its ships lie, so that not even all
// of them hide a name.
const LETTERING: Record<string, Lettering> = {
  MALACA: { dx: -2, dy: 27, anchor: "middle", fleet: ABOVE },
  SAGUNTUM: { dx: -17, dy: 5, anchor: "end", fleet: UNDER },
  TARRACO: { dx: -17, dy: 5, anchor: "end", fleet: { x: 0, y: -25, side: -1 } },
  GENUA: { dx: 0, dy: -19, anchor: "middle", fleet: UNDER },
  ROMA: { dx: 18, dy: 5, anchor: "start", fleet: UNDER },
  SYRACUSAE: { dx: 18, dy: 9, anchor: "start", fleet: ABOVE },
  CARTHAGO: { dx: -8, dy: 27, anchor: "middle", fleet: ABOVE },
  ATHENAE: { dx: -18, dy: 4, anchor: "end", fleet: ABOVE },
  BYZANTIUM: { dx: 2, dy: -19, anchor: "middle", fleet: { x: 0, y: 26, side: 1 } },
  PERGAMON: { dx: 18, dy: 5, anchor: "start", fleet: { x: 0, y: 27, side: 1 } },
  ANTIOCHIA: { dx: -6, dy: -19, anchor: "middle", fleet: { x: -25, y: 3, side: -1 } },
  TYROS: { dx: 18, dy: 5, anchor: "start", fleet: { x: 8, y: 28, side: 0 } },
  CRETA: { dx: -18, dy: 4, anchor: "end", fleet: { x: 26, y: 0, side: 1 } },
};
const BELOW: Lettering = { dx: 0, dy: 27, anchor: "middle", fleet: ABOVE };
export const lettering = (place: PlaceNames) => LETTERING[place.code] ?? BELOW;

// Where a ship lies, as one of so many at its place.
export function berth(place: PlaceNames, at: number, count: number): Point {
  const [x, y] = placePoint(place);
  const { fleet } = lettering(place);
  const pitch = count > 3 ? 19 : 23;
  const along = fleet.side ? fleet.side * at : at - (count - 1) / 2;
  return [x + fleet.x + along * pitch, y + fleet.y];
}

const round = (value: number) => Math.round(value * 10) / 10;

function ringPath(ring: readonly number[]): string {
  const points: Point[] = [];
  for (let at = 0; at < ring.length; at += 2) points.push(onChart(ring[at] ?? 0, ring[at + 1] ?? 0));
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}
export const COAST_PATH = COAST.map(ringPath).join("");

// Where each route bends around capes and islands, from its first end to its second, in the box's coordinates.
// prettier-ignore
const BENDS: Record<string, readonly Point[]> = {
  K01: [[85, 628], [115, 615], [152, 550], [176, 478], [166, 440]],
  K02: [[172, 390], [188, 360]],
  K03: [[213, 330], [242, 285], [262, 232], [300, 222], [338, 186]],
  K04: [[367, 165], [377, 210], [380, 245], [405, 278]],
  K05: [[440, 340], [468, 408], [502, 466], [508.5, 504], [512, 545]],
  K06: [[540, 585], [600, 605], [650, 632], [684, 624], [694, 566]],
  K07: [[706, 556], [716, 610]],
  K08: [[738, 648], [738, 585], [730, 500], [732, 470], [753, 466]],
  K09: [[762, 434], [750, 426.5], [738, 418], [739, 400], [757, 373], [777, 352]],
  K10: [[742, 662], [765, 690], [815, 742], [880, 770]],
  K11: [[936, 752], [944, 690], [956, 640]],
  K12: [[930, 850], [905, 892], [862, 885]],
  K13: [[702, 645], [676, 652], [664, 720], [657, 786]],
  K14: [[620, 808], [575, 862], [520, 850]],
  K15: [[462, 802], [424, 752], [418, 670], [412, 600], [409, 566], [397, 566]],
  H1: [[100, 652], [170, 592], [270, 546], [345, 536], [384, 552]],
  H2: [[182, 402], [215, 368], [275, 336], [330, 320], [364.5, 314], [402, 304]],
  H3: [[402, 556], [424, 588], [460, 606], [492, 618], [504, 592]],
  H4: [[664, 796], [715, 826], [775, 874]],
};
// Where the distance lies on its route, if the middle would be in the way of something else.
const MARKER_AT: Record<string, number> = {
  K04: 0.6,
  K06: 0.42,
  K08: 0.45,
  K09: 0.66,
  K10: 0.55,
  K13: 0.6,
  H3: 0.55,
  K15: 0.45,
  K12: 0.45,
};

const STEPS = 8;

// The straight parts of a line, end by end.
const legs = (line: readonly Point[]) => line.slice(1).map((end, at) => [line[at] ?? end, end] as const);

// A smooth line through all points, as many short straight ones (Catmull and Rom).
function smooth(points: readonly Point[]): Point[] {
  const line = legs(points).flatMap(([b, c], at) => {
    const [a, d] = [points[at - 1] ?? b, points[at + 2] ?? c];
    return Array.from({ length: STEPS }, (_, step): Point => {
      const t = step / STEPS;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      return [along(0), along(1)];
    });
  });
  return [...line, ...points.slice(-1)];
}

export interface Course {
  route: RouteNames;
  line: Point[];
  d: string;
  marker: Point;
}

export function drawRoutes(names: Names): Course[] {
  return names.routes.flatMap((route) => {
    const [from, to] = [names.places[route.from], names.places[route.to]];
    if (!from || !to) return [];
    const bends = (BENDS[route.code] ?? []).map(([x, y]) => onChart(x, y));
    const line = smooth([placePoint(from), ...bends, placePoint(to)]);
    const d = `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
    return [{ route, line, d, marker: pointAlong(line, MARKER_AT[route.code] ?? 0.5) }];
  });
}

const gap = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export function pointAlong(line: readonly Point[], part: number): Point {
  const length = legs(line).reduce((sum, [a, b]) => sum + gap(a, b), 0);
  let rest = length * part;
  for (const [a, b] of legs(line)) {
    const step = gap(a, b);
    if (rest <= step && step > 0) return [a[0] + ((b[0] - a[0]) * rest) / step, a[1] + ((b[1] - a[1]) * rest) / step];
    rest -= step;
  }
  return line[line.length - 1] ?? [0, 0];
}

// The cheapest way between two places, as a line over the chart; the server counts the same miles.
export function voyage(courses: Course[], distances: Record<string, number>, from: string, to: string): Point[] {
  const cost = new Map<string, number>([[from, 0]]);
  const costOf = (place: string) => cost.get(place) ?? Infinity;
  const came = new Map<string, { course: Course; before: string }>();
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((best, place) => (costOf(place) < costOf(best) ? place : best));
    open.delete(here);
    for (const course of courses) {
      const { from: one, to: other, code } = course.route;
      if (here !== one && here !== other) continue;
      const there = here === one ? other : one;
      const miles = costOf(here) + (distances[code] ?? 1);
      if (miles >= costOf(there)) continue;
      cost.set(there, miles);
      came.set(there, { course, before: here });
      open.add(there);
    }
  }
  const line: Point[] = [];
  for (let here = to; here !== from;) {
    const step = came.get(here);
    if (!step) return [];
    const leg = step.course.route.to === here ? step.course.line : [...step.course.line].reverse();
    line.unshift(...leg);
    here = step.before;
  }
  return line;
}
