// The seats' colours and symbols.

// What shall be inherited by everything at a table: the tones of the players' colours, and of symbols upon them.
export function seatTones(view: unknown): string {
  const { players } = (view ?? {}) as { players?: { colour?: string }[] };
  return (players ?? [])
    .map(({ colour }, seat) => (colour ? `--seat-${seat}:var(--tone-${colour});--on-seat-${seat}:var(--symbol-${colour})` : ""))
    .join(";");
}
export const seatColour = (seat: number) => `var(--seat-${seat})`;
// Most tones need no symbol of their own.
export const onSeat = (seat: number, usual = "#fffaf0") => `var(--on-seat-${seat}, ${usual})`;

export const SEAT_SYMBOLS = ["●", "■", "▲", "◆", "✚"];
// The same symbols as shapes around 0,0 within a circle of radius 1.
export const SYMBOL_PATHS = [
  "M-0.86 0a0.86 0.86 0 1 0 1.72 0a0.86 0.86 0 1 0 -1.72 0z",
  "M-0.78 -0.78h1.56v1.56h-1.56z",
  "M0 -0.95L0.98 0.75H-0.98z",
  "M0 -1.1L0.86 0L0 1.1L-0.86 0z",
  "M-0.32 -0.98h0.64v0.66h0.66v0.64h-0.66v0.66h-0.64v-0.66h-0.66v-0.64h0.66z",
];
