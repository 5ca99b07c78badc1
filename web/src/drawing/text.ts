// Squeeze a text into a width only if it would stick out; the factor is the face's mean width.
export function squeeze(text: string, size: number, width: number, factor = 0.5): number | undefined {
  return text.length * size * factor > width ? width : undefined;
}

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];
