// Names on the chart: a name that is too long for its water goes on in a second line, but no word is broken.

const LETTER = 6.4; // how wide a letter of a name is on average

export const isLong = (line: string) => line.length * LETTER > 80;

export function broken(name: string, width: number): string[] {
  const words = name.split(" ");
  const whole = name.length * LETTER <= width;
  if (whole || words.length < 2) return [name];
  const last = words.at(-1) ?? "";
  return [words.slice(0, -1).join(" "), last];
}
