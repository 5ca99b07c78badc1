// This browser's own token instead of an account, and the few things it remembers.

import type { Invite, OpenTable } from "./types";

function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`cothon.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`cothon.${key}`, JSON.stringify(value));
  } catch {
    // A browser that forgets is still good for one visit.
  }
}

export const memory = { recall, keep };

export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let token = recall<string | null>("device", null);
if (token === null) {
  token = randomText();
  keep("device", token);
}
export const device: string = token;

// What we knew when we opened a table: the server keeps only hashes of the invites.
export interface Opened {
  seating: OpenTable;
  invites: Invite[];
}

export const rememberTable = (table: string, opened: Opened) => keep(`table.${table}`, opened);
export const recallTable = (table: string) => recall<Opened | null>(`table.${table}`, null);
