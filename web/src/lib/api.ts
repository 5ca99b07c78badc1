// The HTTP calls of docs/protocol.md.

import { untrack } from "svelte";
import { device } from "./device";
import type { GameSheet, HelpText, Language, Player, Setting, TableMessage, TableRow } from "./types";
import { words } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${device}`);
  headers.set("Accept-Language", untrack(() => words.language)); // for what is refused
  const answer = await fetch(`/api${path}`, { ...init, headers });
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const error = (body as { error?: unknown } | null)?.error;
  throw new Refusal(answer.status, typeof error === "string" ? error : `${answer.status}`);
}

async function get<T>(path: string, query: Record<string, string | number> = {}): Promise<T> {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const answer = await ask(search.size > 0 ? `${path}?${search}` : path);
  return (await answer.json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

export interface SeatWish {
  kind: "me" | "friend" | "beside" | "bot";
  name?: string;
  pilot?: string;
}

export interface Seating {
  game: string;
  name: string;
  language: Language;
  seats: SeatWish[];
  options?: Record<string, Setting>;
}

export interface TableCard {
  table: string;
  game: string;
  title: string;
  players: Player[];
  n: number;
  over: boolean;
  host: boolean;
  // Why the invite that was sent along opens no seat.
  closed: string | null;
}

export interface Branch {
  n: number;
  seat: number;
  pilot: string;
  name: string;
  language: Language;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: (language: Language) => get<GameSheet[]>("/games", { language }),
  rules: (game: string, language: Language) =>
    get<Record<string, HelpText>>(`/rules/${encodeURIComponent(game)}`, { language }),
  tables: (language: Language) => get<TableRow[]>("/tables", { language }),
  table: (table: string) => get<TableCard>(at(table)),
  invitation: (table: string, seat: string, language: Language) =>
    get<TableCard>(at(table), { seat, language }),
  open: (seating: Seating) =>
    post<{ table: string; invites: { seat: number; token: string }[] }>("/tables", seating),
  claim: (table: string, token: string, name: string) =>
    post<unknown>(`${at(table)}/claim`, { token, name }),
  replaceByBot: (table: string, seat: number, pilot: string) =>
    post<unknown>(`${at(table)}/seats/${seat}/bot`, { pilot }),
  branch: (table: string, branch: Branch) => post<{ table: string }>(`${at(table)}/branch`, branch),

  moment(table: string, n: number, eyes: number | null, language: Language): Promise<TableMessage> {
    const query: Record<string, string | number> = { n, language };
    if (eyes !== null) query["eyes"] = eyes;
    return get<TableMessage>(`${at(table)}/moment`, query);
  },

  async downloadSave(table: string, title: string): Promise<void> {
    const blob = await (await ask(`${at(table)}/save`)).blob();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${table.slice(0, 8)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  },

  async openSave(file: File): Promise<{ table: string }> {
    const headers = { "Content-Type": "application/json" };
    const answer = await ask("/saves", { method: "POST", headers, body: await file.text() });
    return (await answer.json()) as { table: string };
  },
};
