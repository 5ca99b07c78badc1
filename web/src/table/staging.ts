// What a table has to show, one after another: what the rules did by themselves after a choice, beat by beat, what all of
// that came to, and then how things stand.

import { standsStill } from "../drawing/motion";
import type { Tempo, Totals } from "../games/contract";
import { patched } from "../lib/delta";
import { PACES, person } from "../lib/person.svelte";
import type { Beat, TableMessage } from "../lib/types";
import { turnOf, turnTold } from "./lines";

// More or less of something that is counted openly.
export interface Gain {
  seat: number;
  kind: string;
  number: number;
}

export interface Showing {
  table: TableMessage;
  // What has just happened, or null for the table as it stands after all.
  beat: Beat | null;
  // What a phase has brought everybody, once it is over.
  tally: Gain[];
  // The question after others have moved: the move itself was shown before.
  asks?: boolean;
}

export type Count = (view: unknown) => Totals[];

const BANNER = 1.5;
const TALLY = 2.2;
const OWN = 0.5;
// The second of two alike, and every later one, is understood sooner.
const ALIKE = 0.75;
const LONG = 1.3;
const LONG_TEXT = 90;
// A phase that paid less often than this, or only one player, needs no sum.
const FEWEST_PAYMENTS = 3;
// Whoever lags further behind is shown turns instead of moves, the newest ones only, and what began or ended meanwhile.
const MOST_WAITING = 3;
// Every line more of a turn takes so much longer to read, up to that.
const LINE = 0.35;
const MOST_READING = 2.6;
const MOST_FLYING = 550;
const MOST_CLIMBING = 500;

// Nobody is asked in the middle of it, and nothing is decided yet.
const UNASKED = {
  ...{ asked: [], sealed: [], chosen: null, prompt: "", options: [], step: null },
  ...{ over: false, winners: [], scores: [], history: [] },
};

// The last showing is the message itself. Views are made from the last one backwards. What others did last is seen before the
// question that follows is asked.
export function staged(whole: TableMessage, before: TableMessage, count: Count, own: boolean): Showing[] {
  const showings: Showing[] = [];
  let view = whole.view;
  for (const beat of [...whole.beats].reverse()) {
    view = patched(view, beat.view);
    const log = whole.log.slice(0, beat.line + 1);
    showings.unshift({ table: { ...whole, ...UNASKED, view, log }, beat, tally: [] });
  }
  const shown = summed(phases(showings), count(before.view), count);
  if (own || whole.options.length === 0) return [...shown, { table: whole, beat: null, tally: [] }];
  const done = { table: { ...whole, ...UNASKED }, beat: null, tally: [] };
  return [...shown, done, { table: whole, beat: null, tally: [], asks: true }];
}

// Each begins with its banner.
function phases(showings: Showing[]): Showing[][] {
  const found: Showing[][] = [];
  for (const showing of showings) {
    if (showing.beat?.banner || found.length === 0) found.push([]);
    found.at(-1)?.push(showing);
  }
  return found;
}

// What a phase brought is told when it is over: under its own banner, or under the next one if it began without.
function summed(phases: Showing[][], before: Totals[], count: Count): Showing[] {
  let owed: Gain[] = [];
  return phases.flatMap((phase) => {
    const [first, last] = [phase[0], phase.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (first.beat?.banner) first.tally = owed;
    const totals = phase.map(({ table }) => count(table.view));
    const brought = paid(first.beat?.banner ? totals : [before, ...totals]);
    owed = first.beat?.banner ? [] : brought;
    return brought.length > 0 && first.beat?.banner ? [...phase, { ...last, beat: first.beat, tally: brought }] : phase;
  });
}

// What everybody has more of in the end, if there were payments again and again.
function paid(totals: Totals[][]): Gain[] {
  const more = (before: Totals[], after: Totals[]) => gained(before, after).filter(({ number }) => number > 0);
  const payments = totals.filter((now, at) => more(totals[at - 1] ?? now, now).length > 0);
  const sums = more(totals[0] ?? [], totals.at(-1) ?? []);
  return payments.length >= FEWEST_PAYMENTS && new Set(sums.map(({ seat }) => seat)).size > 1 ? sums : [];
}

export function gained(before: Totals[], after: Totals[]): Gain[] {
  return after.flatMap((totals, seat) =>
    Object.entries(totals).flatMap(([kind, now]) => {
      const then = before[seat]?.[kind];
      return then == null || now === null || now === then ? [] : [{ seat, kind, number: now - then }];
    }),
  );
}

export const movesOf = (queue: Showing[]) => queue.filter(({ beat }) => beat === null);

// What is left of too long a queue: of the newest turns their last moves, which tell the whole turn, and those with which a phase
// began or ended.
export function caughtUp(queue: Showing[]): Showing[] {
  const moves = movesOf(queue).filter(({ asks }) => !asks);
  if (moves.length <= MOST_WAITING) return queue;
  const last = moves.filter((move, at) => {
    const next = moves[at + 1];
    return next === undefined || turnOf(next.table) === undefined || turnOf(next.table) !== turnOf(move.table);
  });
  const newest = new Set(last.slice(-MOST_WAITING).map(({ table }) => table.n));
  return queue.filter(({ table, asks }) => asks || newest.has(table.n) || table.beats.some(({ banner }) => banner));
}

// How long it stays, in milliseconds: a new phase and a long sentence need more time, what one has just done oneself less.
export function lasting({ beat, tally, table }: Showing, before: Showing | null): number {
  const moment = PACES[person.pace];
  if (beat === null) return moment * Math.min(MOST_READING, 1 + LINE * (turnTold(table).length - 1));
  if (tally.length > 0) return moment * TALLY;
  if (beat.banner) return moment * BANNER;
  if (beat.seat !== null && beat.seat === table.eyes) return moment * OWN;
  const pace = before?.beat?.key === beat.key ? ALIKE : 1;
  return moment * pace * (beat.text.length > LONG_TEXT ? LONG : 1);
}

// Those who want no motion see numbers change at once.
export function tempoOf(showing: Showing, time: number): Tempo {
  if (standsStill() || person.pace === "instant") return { fly: 0, climb: 0 };
  const fly = showing.beat === null ? 0 : Math.min(MOST_FLYING, time * 0.5);
  return { fly, climb: Math.min(MOST_CLIMBING, time * 0.4) };
}
