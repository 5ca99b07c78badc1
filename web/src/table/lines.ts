// Lines of what the server explains, to be looked up; and of what it told last.

import { named, type Explained, type Key, type TableMessage } from "../lib/types";

export const byKey = (lines: Explained["barred"]) => new Map<Key, string>(lines.map((line) => [named(line.noun, line.code), line.text]));

// A thing is named as everywhere, "card T46".
export const keysOf = ({ things }: NonNullable<Explained["wholes"]>) => things.map((name) => name.replace(" ", ":") as Key);

export const byId = (lines: Explained["previews"]) => new Map(lines.map((line) => [line.id, line]));

// What the last choice that brought something about did, up to now: sentence by sentence.
export function lastTold({ log }: TableMessage): string[] {
  const last = log.at(-1)?.n;
  return log.filter(({ n }) => n === last).map(({ text }) => text);
}
