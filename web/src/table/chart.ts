// The scores through a game as lines, for the sheet at the end and for the replay.

// Each line has its colour and its own dashes.
export const DASHES = ["", "9 4", "3 4", "12 4 3 4", "1 5"];

export interface Scale {
  x: (n: number) => number;
  y: (points: number) => number;
}

export function range(history: number[][]): { least: number; most: number } {
  const totals = history.flat();
  return { least: Math.min(0, ...totals), most: Math.max(1, ...totals) };
}

export function path(history: number[][], seat: number, { x, y }: Scale): string {
  return history.map((totals, n) => `${n === 0 ? "M" : "L"}${x(n).toFixed(1)} ${y(totals[seat] ?? 0).toFixed(1)}`).join("");
}

// The moment at a place between the left end (0) and the right end (1).
export function momentAt(share: number, last: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * last);
}
