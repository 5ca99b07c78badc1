// The log as it is read: stretches of the game, in each of them turns, in each of them choices with all they brought about.
// Where each begins, whose it is and what was paid for what is told by the lines themselves.

import type { LogLine, Paid, TableMessage } from "../lib/types";
import { concerns } from "./lines";

export interface Sum {
  kind: string;
  number: number;
}

export interface Choice {
  n: number;
  // Where its first line stands in the log.
  place: number;
  texts: string[];
  // Of these texts, those that tell what others have done to what belongs to whoever looks on.
  own: number[];
}

export interface Turn {
  place: number;
  // Null between turns.
  seat: number | null;
  choices: Choice[];
  // What the turn brought and cost whose turn it was.
  sums: Sum[];
}

export interface Stretch {
  place: number;
  // Null before the first round.
  mark: string | null;
  level: number;
  turns: Turn[];
}

// What a round paid everybody: for each thing that is counted, reason by reason and in all.
export interface Account {
  kind: string;
  rows: { why: string; numbers: number[] }[];
  totals: number[];
}

export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
export const plain = (number: number) => (number < 0 ? `−${-number}` : `${number}`);

// From a line on; the turn and the stretch that it stands in are named all the same.
export function storyOf(log: LogLine[], from: number, eyes: number | null = null): Stretch[] {
  const stretches: Stretch[] = [];
  let stretch: Stretch | undefined;
  let turn: Turn | undefined;
  let number: number | undefined; // of the turn
  for (const [place, line] of log.entries()) {
    if (stretch === undefined || line.mark !== undefined) {
      stretches.push((stretch = { place, mark: line.mark ?? null, level: line.level ?? 0, turns: [] }));
      turn = undefined;
    }
    if (turn === undefined || line.turn !== number) {
      stretch.turns.push((turn = { place, seat: line.seat ?? null, choices: [], sums: [] }));
      number = line.turn;
    }
    const { seat, sums, choices } = turn;
    add(
      sums,
      (line.paid ?? []).filter((one) => one.seat === seat),
    );
    // What the heading says already is not said again.
    if (place < from || line.text.replace(/\.$/, "") === line.mark) continue;
    let last = choices.at(-1);
    if (last?.n !== line.n) choices.push((last = { n: line.n, place, texts: [], own: [] }));
    if (concerns(line, eyes)) last.own.push(last.texts.length);
    last.texts.push(line.text);
  }
  const told = ({ choices }: Turn) => choices.length > 0;
  return stretches.map((one) => ({ ...one, turns: one.turns.filter(told) })).filter(({ turns }) => turns.length > 0);
}

function add(sums: Sum[], paid: Paid[]): void {
  for (const { kind, number } of paid) {
    const sum = sums.find((one) => one.kind === kind);
    if (sum === undefined) sums.push({ kind, number });
    else sum.number += number;
  }
}

// Where the longest stretches of the game begin in the log: the first of them with its first line.
export const rounds = (log: LogLine[]) =>
  log.flatMap(({ mark, level }, place) => (place === 0 || (mark !== undefined && (level ?? 0) === 0) ? [place] : []));

// What the round that begins at a line has paid so far, by what it was for.
export function accountsOf(log: LogLine[], place: number, seats: number): Account[] {
  const until = rounds(log).find((other) => other > place) ?? log.length;
  const accounts: Account[] = [];
  for (const { seat, kind, number, why } of log.slice(place, until).flatMap(({ paid }) => paid ?? [])) {
    const none = () => Array.from({ length: seats }, () => 0);
    let account = accounts.find((one) => one.kind === kind);
    if (account === undefined) accounts.push((account = { kind, rows: [], totals: none() }));
    let row = account.rows.find((one) => one.why === why);
    if (row === undefined) account.rows.push((row = { why, numbers: none() }));
    row.numbers[seat] = (row.numbers[seat] ?? 0) + number;
    account.totals[seat] = (account.totals[seat] ?? 0) + number;
  }
  return accounts;
}

// Where the game is at the moment that is shown: the round, and what of it.
export function whereOf({ log, n }: TableMessage): string | null {
  const told = log.filter((line) => line.n <= n);
  const begun = told.findLastIndex(({ mark, level }) => mark !== undefined && (level ?? 0) === 0);
  const within = told.slice(begun + 1).findLast(({ mark }) => mark !== undefined);
  return [told[begun], within].flatMap((line) => line?.mark ?? []).join(" · ") || null;
}
