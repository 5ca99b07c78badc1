// Lines of what the server explains, to be looked up; and of what it told last.

import type { Drawn } from "../drawing/play";
import { named, type Explained, type Key, type LogLine, type TableMessage } from "../lib/types";

export const byKey = (lines: Explained["barred"]) => new Map<Key, string>(lines.map((line) => [named(line.noun, line.code), line.text]));

// A thing is named as everywhere, "card T46".
export const keysOf = ({ things }: NonNullable<Explained["wholes"]>) => things.map((name) => name.replace(" ", ":") as Key);

export const byId = (lines: Explained["previews"]) => new Map(lines.map((line) => [line.id, line]));

// What a game calls something that other games call otherwise.
export const labelOf = ({ names }: TableMessage, key: string): string | undefined => (names as Partial<Drawn["names"]>).labels?.[key];

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

// Has somebody else moved what belongs to whoever looks on?
export const concerns = (line: LogLine, eyes: number | null) =>
  eyes !== null && (line.others?.includes(eyes) ?? false) && line.seat !== eyes;

// What the last choice that brought something about did, up to now: sentence by sentence; before it, what others have done since
// the own last turn to what belongs to whoever looks. That a round begins is no news of a choice.
export function lastTold({ log, since, eyes }: TableMessage): string[] {
  const last = log.findLast((line, place) => line.mark === undefined || place === 0)?.n;
  const told = (line: LogLine, place: number) =>
    (line.n >= (last ?? 0) && line.mark === undefined) || (place >= since && concerns(line, eyes));
  const lines = log.filter(told);
  return [...lines.filter((line) => concerns(line, eyes)), ...lines.filter((line) => !concerns(line, eyes))].map(({ text }) => text);
}
