// Several places at once: what lies around them, and how many a window can show.

import type { Place } from "./layout";

export function within(inner: Place, outer: Place): boolean {
  const slack = 1; // for rounding
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  );
}

export function around(places: Place[]): Place {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.w));
  const bottom = Math.max(...places.map((place) => place.y + place.h));
  return { x, y, w: right - x, h: bottom - y };
}

// As many of these places as a window of this size can show at once. Such a window can always be moved until it begins with one of
// them; what is larger than the window is shown alone. What must be seen as well is never given up for more of the others.
export function most(places: Place[], room: { w: number; h: number }, must: Place[] = []): Place[] {
  const all = [...must, ...places];
  let best: Place[] = must.length > 0 ? must : places.slice(0, 1);
  for (const x of new Set(all.map((place) => place.x))) {
    for (const y of new Set(all.map((place) => place.y))) {
      const window = { x, y, ...room };
      if (!must.every((place) => within(place, window))) continue;
      const shown = all.filter((place) => within(place, window));
      if (shown.length > best.length) best = shown;
    }
  }
  return best;
}
