// Draws the coasts of Neptun's chart: node scripts/coastline.mjs > src/games/neptun/coast.ts
//
// Natural Earth's land (public domain, from the package world-atlas) is clipped to the Mediterranean, simplified
// until it looks drawn by hand, and put into the chart's coordinates. The result is kept, so that building the
// client needs neither this script nor its packages.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

// The chart's coordinates run from 0 to 1000 both ways over this part of the world, as those of the places do.
const WEST = -7;
const EAST = 37.5;
const NORTH = 46.5;
const SOUTH = 30;
const MARGIN = 60; // beyond the chart's edges, so that no coast ends in sight
const TALL = 2.1; // the chart is so much wider than high, which the simplification must know
const ROUGHNESS = 1.7; // how far a simplified coast may lie off the real one
const SMALLEST = 12; // islands with less area are left out

const project = ([longitude, latitude]) => [((longitude - WEST) / (EAST - WEST)) * 1000, ((NORTH - latitude) / (NORTH - SOUTH)) * 1000];

// Sutherland and Hodgman: cut a ring at each of the four edges in turn.
function clip(ring) {
  const low = -MARGIN;
  const high = 1000 + MARGIN;
  const edges = [
    [0, (value) => value >= low, low],
    [0, (value) => value <= high, high],
    [1, (value) => value >= low, low],
    [1, (value) => value <= high, high],
  ];
  let points = ring;
  for (const [axis, inside, limit] of edges) {
    const kept = [];
    points.forEach((point, index) => {
      const before = points[(index + points.length - 1) % points.length];
      if (inside(point[axis]) !== inside(before[axis])) {
        const part = (limit - before[axis]) / (point[axis] - before[axis]);
        kept.push(before.map((value, other) => value + part * (point[other] - value)));
      }
      if (inside(point[axis])) kept.push(point);
    });
    points = kept;
    if (points.length === 0) break;
  }
  return points;
}

// Douglas and Peucker: keep the point farthest from the straight line, if it is far enough.
function simplify(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points[points.length - 1]];
  let farthest = 0;
  let place = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const distance = apart(points[index], first, last);
    if (distance > farthest) [farthest, place] = [distance, index];
  }
  if (farthest < ROUGHNESS) return [first, last];
  return [...simplify(points.slice(0, place + 1)).slice(0, -1), ...simplify(points.slice(place))];
}

function apart(point, from, to) {
  const [x, y] = [to[0] - from[0], (to[1] - from[1]) / TALL];
  const [px, py] = [point[0] - from[0], (point[1] - from[1]) / TALL];
  const length = x * x + y * y;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - part * x, py - part * y);
}

// A ring has no ends: it is simplified between two points far from each other.
function simplifyRing(ring) {
  const middle = ring.reduce(
    (best, point, index) => (apart(point, ring[0], ring[0]) > apart(ring[best], ring[0], ring[0]) ? index : best),
    0,
  );
  const there = simplify(ring.slice(0, middle + 1));
  const back = simplify([...ring.slice(middle), ring[0]]);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function area(ring) {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + (x * nextY - nextX * y) / TALL;
  }, 0);
  return Math.abs(twice / 2);
}

const source = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
const atlas = JSON.parse(readFileSync(source, "utf8"));
const land = feature(atlas, atlas.objects.land);
const polygons = land.features.flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates));
// The outer rings are land, the inner ones lakes; all of them are drawn with the even-odd rule.
const rings = polygons
  .flat()
  .map((ring) => clip(ring.slice(0, -1).map(project)))
  .filter((ring) => ring.length > 2)
  .map(simplifyRing)
  .filter((ring) => ring.length > 2 && area(ring) >= SMALLEST)
  .sort((one, other) => area(other) - area(one));

const lines = rings.map(
  (ring) =>
    `  [${ring
      .flat()
      .map((value) => Math.round(value))
      .join(",")}],`,
);
process.stdout.write(
  "// Made by scripts/coastline.mjs from Natural Earth's land; do not edit.\n" +
    "// Each ring is x, y, x, y, … in the coordinates of the places: 0 to 1000 from west to east and from north to south.\n" +
    `export const COAST: readonly (readonly number[])[] = [\n${lines.join("\n")}\n];\n`,
);
