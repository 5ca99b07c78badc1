// The HTTP calls of docs/protocol.md.

import { untrack } from "svelte";
import { device } from "./device";
import type {
  AimCard,
  Branch,
  Claim,
  GameCard,
  HelpText,
  Invite,
  Language,
  OpenTable,
  Opened,
  SeatBot,
  SeatLink,
  TableCard,
  TableLine,
} from "./protocol";
import type { TableMessage } from "./types";
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
  headers.set(
    "Accept-Language",
    untrack(() => words.language),
  ); // for what is refused
  const answer = await fetch(`/api${path}`, { ...init, headers });
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const error = (body as { error?: unknown } | null)?.error;
  throw new Refusal(answer.status, typeof error === "string" ? error : `${answer.status}`);
}

async function get<T>(path: string, query: Record<string, string | number> = {}, headers: HeadersInit = {}): Promise<T> {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const answer = await ask(search.size > 0 ? `${path}?${search}` : path, { headers });
  return (await answer.json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: (language: Language) => get<GameCard[]>("/games", { language }),
  rules: (game: string, language: Language) => get<Record<string, HelpText>>(`/rules/${encodeURIComponent(game)}`, { language }),
  aim: (game: string, language: Language) => get<AimCard>(`/aim/${encodeURIComponent(game)}`, { language }),
  tables: (language: Language) => get<TableLine[]>("/tables", { language }),
  table: (table: string) => get<TableCard>(at(table)),
  invitation: (table: string, token: string, language: Language) => get<TableCard>(at(table), { language }, { "Cothon-Invite": token }),
  open: (seating: OpenTable) => post<Opened>("/tables", seating),
  claim: (table: string, token: string, name: string) => post<unknown>(`${at(table)}/claim`, { token, name } satisfies Claim),
  begin: (table: string, attempt: number) => post<unknown>(`${at(table)}/begin?attempt=${attempt}`),
  moveLink: (table: string, seat: number) => post<SeatLink>(`${at(table)}/seats/${seat}/link`),
  invite: (table: string, seat: number) => post<Invite>(`${at(table)}/seats/${seat}/invite`),
  takeBack: (table: string, seat: number) => post<unknown>(`${at(table)}/seats/${seat}/back`),
  replaceByBot: (table: string, seat: number, pilot: string) =>
    post<unknown>(`${at(table)}/seats/${seat}/bot`, { pilot } satisfies SeatBot),
  branch: (table: string, branch: Branch) => post<Opened>(`${at(table)}/branch`, branch),

  // A bare moment comes without the log, the names and the chart, for those who have them.
  moment(table: string, n: number, eyes: number | null, language: Language, bare: boolean): Promise<TableMessage> {
    const query: Record<string, string | number> = { n, language };
    if (eyes !== null) query["eyes"] = eyes;
    if (bare) query["bare"] = "true";
    return get<TableMessage>(`${at(table)}/moment`, query);
  },

  // What was stored of a table of other rules.
  retold(table: string, eyes: number | null, language: Language): Promise<TableMessage> {
    return get<TableMessage>(`${at(table)}/moment`, eyes === null ? { language } : { eyes, language });
  },

  // Of a game of other rules that is not over it is the story, as these eyes know it.
  async downloadSave(table: string, title: string, eyes: number | null = null): Promise<void> {
    const language = untrack(() => words.language);
    const query = new URLSearchParams(eyes === null ? { language } : { eyes: `${eyes}`, language });
    const blob = await (await ask(`${at(table)}/save?${query}`)).blob();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${table.slice(0, 8)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  },

  async openSave(file: File): Promise<Opened> {
    const headers = { "Content-Type": "application/json" };
    const answer = await ask("/saves", { method: "POST", headers, body: await file.text() });
    return (await answer.json()) as Opened;
  },
};
