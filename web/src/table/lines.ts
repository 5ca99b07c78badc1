// Lines of what the server explains, to be looked up; and of what it told last.

import { named, type Explained, type Key, type TableMessage } from "../lib/types";

export const byKey = (lines: Explained["barred"]) => new Map<Key, string>(lines.map((line) => [named(line.noun, line.code), line.text]));

// A thing is named as everywhere, "card T46".
export const keysOf = ({ things }: NonNullable<Explained["wholes"]>) => things.map((name) => name.replace(" ", ":") as Key);

export const byId = (lines: Explained["previews"]) => new Map(lines.map((line) => [line.id, line]));

// Whose turn the last choice belonged to, by its number: what it set off afterwards, as a new round, lies between turns.
export function turnOf({ log }: TableMessage): number | undefined {
  return log.find(({ n }) => n === log.at(-1)?.n)?.turn;
}

// What the turn has come to, up to now, with all that its last choice set off; outside turns only what the last choice did.
export function turnTold(table: TableMessage): TableMessage["log"] {
  const { log } = table;
  const [last, turn] = [log.at(-1), turnOf(table)];
  return log.slice(log.findIndex((line) => (turn === undefined ? line.n === last?.n : line.turn === turn)));
}

// What the last choice that brought something about did, up to now: sentence by sentence.
export function lastTold({ log }: TableMessage): string[] {
  const last = log.at(-1)?.n;
  return log.filter(({ n }) => n === last).map(({ text }) => text);
}
