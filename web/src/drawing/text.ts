// Squeeze a text into a width only if it would stick out; the factor is the face's mean width.
export function squeeze(text: string, size: number, width: number, factor = 0.5): number | undefined {
  return text.length * size * factor > width ? width : undefined;
}

// A text in two lines, as even as its spaces and hyphens allow.
export function halves(text: string): string[] {
  const ends = [...text.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const end = ends.sort((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))[0];
  return end === undefined ? [text] : [text.slice(0, end).trim(), text.slice(end)];
}

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];
