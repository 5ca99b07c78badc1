// Lines of what the server explains, to be looked up; and of what it told last.

import { named, type Explained, type Key, type TableMessage } from "../lib/types";

export const byKey = (lines: Explained["barred"]) => new Map<Key, string>(lines.map((line) => [named(line.noun, line.code), line.text]));

export const byId = (lines: Explained["previews"]) => new Map(lines.map((line) => [line.id, line]));

const MOST_TOLD = 3;

// What the last choice that brought something about did, up to now.
export function lastTold({ log }: TableMessage): string {
  const last = log.at(-1)?.n;
  const lines = log.filter(({ n }) => n === last).slice(-MOST_TOLD);
  return lines.map(({ text }) => text).join(" ");
}
