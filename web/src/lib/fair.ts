// What binds the parts of a deal before they are told; docs/protocol.md has the lines that are hashed.
// The browser's own hashes are missing on plain http addresses of a home network: hence the package.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SIZE = 32;

export interface Terms {
  table: string;
  game: string;
  rules: number;
  material: string;
  seats: number;
  options: Record<string, boolean | string>;
}

export type BySeat = Record<number, string>;

// What is not one line would be hashed like something else.
function hashed(...lines: (string | number)[]): string {
  if (lines.some((line) => String(line).includes("\n"))) throw new Error("not one line");
  return bytesToHex(sha256(utf8ToBytes(lines.join("\n"))));
}
const bySeat = (values: BySeat) => seatsOf(values).map((seat) => `${seat} ${values[seat]}`);

export const seatsOf = (values: BySeat): number[] =>
  Object.keys(values)
    .map(Number)
    .sort((one, other) => one - other);

export const drawNumber = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SIZE)));

export const pledgeOf = (number: string): string => hashed("cothon-number-1", number);

export const written = (value: boolean | string): string => (typeof value === "string" ? value : value ? "on" : "off");

export function commitmentOf(secret: string, { table, game, rules, material, seats, options }: Terms): string {
  const lines = Object.keys(options)
    .sort()
    .map((key) => `${key}=${written(options[key] ?? false)}`);
  return hashed("cothon-deal-1", table, game, rules, material, seats, ...lines, secret);
}

// Made here, not believed: whoever compares it compares what this browser has seen.
export function fingerprintOf(commitment: string, attempt: number, pledges: BySeat): string {
  const digits = hashed("cothon-pledges-1", commitment, attempt, ...bySeat(pledges)).slice(0, 32);
  return (digits.match(/.{4}/g) ?? []).join(" ");
}

export const samePledges = (one: BySeat, other: BySeat): boolean => bySeat(one).join() === bySeat(other).join();
