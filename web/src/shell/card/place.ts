// Where a card lies: never over what it is about, and clear of what can be chosen, and of what that is compared with, as far as there
// is room.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
  // Something that can be chosen lies below it all the same.
  covers: boolean;
  // How high it may be, where it would not fit otherwise: it scrolls.
  most?: number;
}

const GAP = 10; // between a card and its component
const EDGE = 6; // between a card and the screen's edge
const LEAST = 200; // what can be read of a card without it is no card
const KIN = 0.5; // what is compared counts half as much as what can be chosen
const STEPS = 6; // of places across and down the screen

function shared(a: Box, b: Box): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

// Beside it, above or below it, and anywhere else.
function candidates(about: Box, size: Box, screen: Box): Box[] {
  const right = about.left + about.width;
  const bottom = about.top + about.height;
  const lefts = [about.left, about.left + (about.width - size.width) / 2, right - size.width];
  const tops = [about.top, about.top + (about.height - size.height) / 2, bottom - size.height];
  const along = (room: number) => Array.from({ length: STEPS + 1 }, (_, at) => EDGE + (at * (room - 2 * EDGE)) / STEPS);
  const elsewhere = along(screen.width - size.width).flatMap((left) => along(screen.height - size.height).map((top) => ({ left, top })));
  return [
    ...tops.flatMap((top) => [right + GAP, about.left - GAP - size.width].map((left) => ({ left, top }))),
    ...lefts.flatMap((left) => [bottom + GAP, about.top - GAP - size.height].map((top) => ({ left, top }))),
    ...elsewhere,
  ].map(({ left, top }) => ({
    left: within(left, EDGE, screen.width - size.width - EDGE),
    top: within(top, EDGE, screen.height - size.height - EDGE),
    width: size.width,
    height: size.height,
  }));
}

const far = (a: Box, b: Box) => Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);

// Above or below it, whichever has more room, and no higher than that.
function squeezed(about: Box, size: Box, screen: Box): Spot | null {
  const above = about.top - GAP - EDGE;
  const below = screen.height - (about.top + about.height) - GAP - EDGE;
  const most = Math.max(above, below);
  if (most < LEAST) return null;
  const left = within(about.left, EDGE, screen.width - size.width - EDGE);
  return { left, top: below > above ? screen.height - EDGE - most : EDGE, covers: true, most };
}

// `at` is the point that somebody points at: all that is kept clear of a component that fills the screen.
export function placed(about: Box, at: Box, size: Box, screen: Box, legal: Box[], kin: Box[] = []): Spot {
  return (
    free(about, size, screen, legal, kin) ??
    squeezed(about, size, screen) ??
    free(at, size, screen, legal, kin) ?? { left: EDGE, top: EDGE, covers: true }
  );
}

function free(kept: Box, size: Box, screen: Box, legal: Box[], kin: Box[]): Spot | null {
  const over = (box: Box, things: Box[]) => things.reduce((sum, one) => sum + shared(box, one), 0);
  const found = candidates(kept, size, screen)
    .filter((box) => shared(box, kept) === 0)
    .map((box) => ({ box, covered: over(box, legal), hidden: over(box, kin) }))
    .sort((a, b) => a.covered + KIN * a.hidden - b.covered - KIN * b.hidden || far(a.box, kept) - far(b.box, kept))[0];
  return found ? { left: found.box.left, top: found.box.top, covers: found.covered > 0 } : null;
}
