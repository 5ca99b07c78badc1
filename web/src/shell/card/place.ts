// Where a card lies: never over what it is about, and clear of what can be chosen as far as there is room.

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

function shared(a: Box, b: Box): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

// Beside it, above or below it, and if it is too large for that, the corners.
function candidates(about: Box, size: Box, screen: Box): Box[] {
  const right = about.left + about.width;
  const bottom = about.top + about.height;
  const lefts = [about.left, about.left + (about.width - size.width) / 2, right - size.width];
  const tops = [about.top, about.top + (about.height - size.height) / 2, bottom - size.height];
  const corners = [EDGE, screen.width - size.width - EDGE].flatMap((left) =>
    [EDGE, screen.height - size.height - EDGE].map((top) => ({ left, top })),
  );
  return [
    ...tops.flatMap((top) => [right + GAP, about.left - GAP - size.width].map((left) => ({ left, top }))),
    ...lefts.flatMap((left) => [bottom + GAP, about.top - GAP - size.height].map((top) => ({ left, top }))),
    ...corners,
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
export function placed(about: Box, at: Box, size: Box, screen: Box, legal: Box[]): Spot {
  return (
    free(about, size, screen, legal) ??
    squeezed(about, size, screen) ??
    free(at, size, screen, legal) ?? { left: EDGE, top: EDGE, covers: true }
  );
}

function free(kept: Box, size: Box, screen: Box, legal: Box[]): Spot | null {
  const found = candidates(kept, size, screen)
    .filter((box) => shared(box, kept) === 0)
    .map((box) => ({ box, covered: legal.reduce((sum, one) => sum + shared(box, one), 0) }))
    .sort((a, b) => a.covered - b.covered || far(a.box, kept) - far(b.box, kept))[0];
  return found ? { left: found.box.left, top: found.box.top, covers: found.covered > 0 } : null;
}
