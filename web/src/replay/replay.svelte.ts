// A finished (or running) table, moment by moment.

import { api } from "../lib/api";
import { memory } from "../lib/device";
import type { Language, TableCard, TableMessage } from "../lib/types";

// Milliseconds between two choices, at the usual speed.
const STEP_TIME = 900;
export const SPEEDS = [0.5, 1, 2, 4];

export class Replay {
  n = $state(0);
  eyes = $state<number | null>(null);
  shown = $state.raw<TableMessage | null>(null);
  playing = $state(false);
  speed = $state(memory.recall("speed", 1));
  trouble = $state<string | null>(null);
  readonly last: number;

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn reads it
  private readonly kept = new Map<string, Promise<TableMessage>>();
  private timer = 0;
  private asked = 0;

  constructor(
    readonly card: TableCard,
    public language: Language,
    first: number | null,
  ) {
    this.last = card.n;
    this.eyes = card.players.find((player) => player.mine)?.seat ?? null;
    void this.goTo(first ?? 0);
  }

  async goTo(wanted: number): Promise<void> {
    const n = Math.max(0, Math.min(this.last, wanted));
    this.n = n;
    const turn = ++this.asked;
    try {
      const table = await this.fetch(n);
      // Whoever drags the slider sees the last moment asked for, not the last one answered.
      if (turn !== this.asked) return;
      this.shown = table;
      this.trouble = null;
      if (n < this.last) void this.fetch(n + 1).catch(() => {});
    } catch (error) {
      if (turn === this.asked) this.trouble = (error as Error).message;
    }
  }

  see(eyes: number | null): void {
    this.eyes = eyes;
    void this.goTo(this.n);
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    void this.goTo(this.n);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.n === this.last) void this.goTo(0);
    this.tick();
  }

  choose(speed: number): void {
    this.speed = speed;
    memory.keep("speed", speed);
  }

  // The beginning of the round before this moment, or of the next one.
  round(by: 1 | -1): number {
    const begun = (this.shown?.marks ?? []).filter(({ level }) => level === 0).map(({ n }) => n);
    const found = by < 0 ? begun.findLast((n) => n < this.n) : begun.find((n) => n > this.n);
    return found ?? (by < 0 ? 0 : this.last);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = window.setTimeout(async () => {
      if (!this.playing) return;
      await this.goTo(this.n + 1);
      if (this.n >= this.last) this.pause();
      else this.tick();
    }, STEP_TIME / this.speed);
  }

  private fetch(n: number): Promise<TableMessage> {
    const key = `${n}/${this.eyes}/${this.language}`;
    let found = this.kept.get(key);
    if (found === undefined) {
      if (this.kept.size > 300) this.kept.clear();
      const then = api.moment(this.card.table, n, this.eyes, this.language, n < this.last);
      found = n < this.last ? this.fill(then, this.fetch(this.last)) : then;
      this.kept.set(key, found);
      found.catch(() => this.kept.delete(key));
    }
    return found;
  }

  // The last moment tells the whole log, the names and the chart, once for all the others.
  private async fill(moment: Promise<TableMessage>, last: Promise<TableMessage>): Promise<TableMessage> {
    const [then, { log, names, history, marks, deal }] = await Promise.all([moment, last]);
    return { ...then, log_from: 0, log: log.slice(0, then.log_from), names, history, marks, deal };
  }
}
