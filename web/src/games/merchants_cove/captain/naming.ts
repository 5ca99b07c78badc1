// Names on the chart: a name that is too long for its water goes on in a second line, but no word is broken; neighbours that would
// run into each other are squeezed, so that a gap stays between them.

import type { Region } from "./chart";

const SIZE = 13.5; // of the letters, or larger
const LETTER = 0.474; // how much of that a letter is wide on average
const LONG = 80;
const GAP = 0.6; // between neighbours, of the size of their letters

export interface Line {
  region: Region["code"];
  name: string; // of which the text is a part
  text: string;
  port: boolean;
  x: number;
  y: number;
  width: number;
}

export function written(region: Region, name: string, least: number): Line[] {
  const size = Math.max(SIZE, least);
  const width = (text: string) => text.length * LETTER * size;
  const { x, y, aside } = region.name;
  return broken(name, width(name) <= region.line).map((text, at) => ({
    region: region.code,
    name,
    text,
    port: region.code === "HOME",
    x: x + (width(text) > LONG ? aside : 0),
    y: y + at * size,
    width: width(text),
  }));
}

// How wide a line of larger letters may be beside its neighbours; undefined if it is as wide as it would be.
export function squeezed(line: Line, lines: Line[], least: number): number | undefined {
  if (least <= SIZE + 1) return undefined;
  const beside = lines.filter((other) => other !== line && Math.abs(other.y - line.y) < least);
  const shares = beside.map((other) => (2 * (Math.abs(other.x - line.x) - GAP * least)) / (other.width + line.width));
  const share = Math.min(1, ...shares);
  return share < 1 ? share * line.width : undefined;
}

function broken(name: string, whole: boolean): string[] {
  const words = name.split(" ");
  if (whole || words.length < 2) return [name];
  const last = words.at(-1) ?? "";
  return [words.slice(0, -1).join(" "), last];
}
