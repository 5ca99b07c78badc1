// This browser's part in a deal: what it sends, and what it keeps in order to check the deal at the
// end and to go on after a reload.

import { memory } from "./device";
import { commitmentOf, drawNumber, fingerprintOf, pledgeOf, samePledges, seatsOf, written, type BySeat } from "./fair";
import type { Deal, GatheringMessage, Pledge, Reveal } from "./protocol";
import type { TableMessage } from "./types";

interface Share {
  number: string;
  // All pledges, as they were when this browser told its number.
  pledges: BySeat | null;
}
interface Kept {
  commitment: string; // the first one that was shown
  shares: Record<number, Share>; // by attempt
}

// What does not fit: the commitment is another one, the secret is not what it binds, pledges are not
// those that were shown or not those of the numbers, the own number is missing.
export type Doubt = "commitment" | "secret" | "pledges" | "number";

export interface Verdict {
  tookPart: boolean;
  doubts: Doubt[];
}

// For a browser that forgets.
const visit = new Map<string, Kept>();

const recall = (table: string) => memory.recall<Kept | null>(`deal.${table}`, visit.get(table) ?? null);

function keep(table: string, kept: Kept): void {
  visit.set(table, kept);
  memory.keep(`deal.${table}`, kept);
}

// The first commitment that is shown is the one that counts.
export function hold(table: string, commitment: string): Kept {
  const kept = recall(table) ?? { commitment, shares: {} };
  keep(table, kept);
  return kept;
}

// What this browser has to send now, if anything. It never opens its number for a deal that it doubts.
export function nextPart(now: GatheringMessage): Pledge | Reveal | null {
  const kept = hold(now.table, now.commitment);
  if (doubtsBefore(now).length > 0) return null;
  return now.phase === "pledging" ? nextPledge(now, kept) : nextNumber(now, kept);
}

function nextPledge({ table, attempt, yours, pledges }: GatheringMessage, kept: Kept): Pledge | null {
  if (yours.length === 0 || yours.some((seat) => pledges[seat] !== undefined)) return null;
  const share = (kept.shares[attempt] ??= { number: drawNumber(), pledges: null });
  keep(table, kept);
  return { type: "pledge", attempt, hash: pledgeOf(share.number) };
}

// Whoever has pledged tells the number, even if the seat has moved to another device since.
function nextNumber({ table, attempt, pledges, awaited }: GatheringMessage, kept: Kept): Reveal | null {
  const share = kept.shares[attempt];
  if (share === undefined) return null;
  const hash = pledgeOf(share.number);
  const seat = seatsOf(pledges).find((one) => pledges[one] === hash);
  if (seat === undefined) return null;
  share.pledges ??= pledges;
  keep(table, kept);
  return awaited.includes(seat) ? { type: "number", attempt, number: share.number } : null;
}

export function doubtsBefore({ table, commitment, attempt, phase, pledges }: GatheringMessage): Doubt[] {
  const kept = recall(table);
  const seen = kept?.shares[attempt]?.pledges ?? null;
  // A number that has been told is no secret any more: nobody may pledge again around it.
  const moved = seen !== null && (phase === "pledging" || !samePledges(seen, pledges));
  return found({ commitment: kept !== null && kept.commitment !== commitment, pledges: moved });
}

// What this browser can say of a deal, as far as it has been told by now.
export function judge(table: TableMessage, deal: Deal): Verdict {
  const kept = recall(table.table);
  const { commitment, attempt, pledges, secret, numbers } = deal;
  const share = attempt === null ? undefined : kept?.shares[attempt];
  const seen = share?.pledges ?? null;
  const told = secret !== null;
  const unbound = Object.entries(pledges).some(([seat, hash]) => pledgeOf(numbers[Number(seat)] ?? "") !== hash);
  const doubts = found({
    commitment: kept !== null && kept.commitment !== commitment,
    secret: told && commitmentOf(secret, { ...deal, table: table.table, game: table.game }) !== commitment,
    pledges: (seen !== null && !samePledges(seen, pledges)) || (told && unbound),
    number: told && seen !== null && !Object.values(numbers).includes(share?.number ?? ""),
  });
  return { tookPart: seen !== null, doubts };
}

// What is played otherwise than it was promised before the deal, at a table that was brought over to a later version.
export function changesOf({ rules, material }: Pick<TableMessage, "rules" | "material">, deal: Deal): string[] {
  const played = deal.played ?? deal.options;
  const value = (setting: boolean | string | undefined) => (setting === undefined ? "–" : written(setting));
  const told = (what: string, then: string, now: string) => (then === now ? [] : [`${what}: ${then} → ${now}`]);
  const keys = [...new Set([...Object.keys(deal.options), ...Object.keys(played)])].sort();
  return [
    ...told("rules", `${deal.rules}`, `${rules}`),
    ...told("material", deal.material, material),
    ...keys.flatMap((key) => told(key, value(deal.options[key]), value(played[key]))),
  ];
}

// The number that this browser gave for a deal, if it took part: to be compared with a saved game.
export function ownNumber(table: string, { attempt }: Pick<Deal, "attempt">): string | null {
  const share = attempt === null ? undefined : recall(table)?.shares[attempt];
  return share === undefined || share.pledges === null ? null : share.number;
}

// The letters to compare, of what this browser itself was shown.
export function lettersOf({ commitment, attempt, pledges }: Pick<Deal, "commitment" | "attempt" | "pledges">): string | null {
  const some = commitment !== null && attempt !== null && Object.keys(pledges).length > 0;
  return some ? fingerprintOf(commitment, attempt, pledges) : null;
}

const found = (doubts: Partial<Record<Doubt, boolean>>) => (Object.keys(doubts) as Doubt[]).filter((one) => doubts[one]);
