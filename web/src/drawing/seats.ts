// The seats' colours and symbols. A board may set other colours by the same properties.

export const SEAT_COLOURS = [0, 1, 2, 3, 4].map((seat) => `var(--seat-${seat})`);
export const SEAT_SYMBOLS = ["●", "■", "▲", "◆", "✚"];
// The same symbols as shapes around 0,0 within a circle of radius 1.
export const SYMBOL_PATHS = [
  "M-0.86 0a0.86 0.86 0 1 0 1.72 0a0.86 0.86 0 1 0 -1.72 0z",
  "M-0.78 -0.78h1.56v1.56h-1.56z",
  "M0 -0.95L0.98 0.75H-0.98z",
  "M0 -1.1L0.86 0L0 1.1L-0.86 0z",
  "M-0.32 -0.98h0.64v0.66h0.66v0.64h-0.66v0.66h-0.64v-0.66h-0.66v-0.64h0.66z",
];
