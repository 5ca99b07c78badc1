// One table as this browser sees it: what the server said last, what is being shown of it, and
// what we have asked for and not yet heard about.

import { api } from "../lib/api";
import { randomText } from "../lib/device";
import { person } from "../lib/person.svelte";
import { nextPart } from "../lib/share";
import { Line, type Connection } from "../lib/socket";
import type {
  Beat,
  ChatEntry,
  Deal,
  Explained,
  GatheringMessage,
  HandLine,
  Key,
  Language,
  LogLine,
  Option,
  ServerMessage,
  TableMessage,
} from "../lib/types";
import { lasting, staged, type Showing } from "./staging";

type Incoming = Extract<ServerMessage, { type: "table" }>;

// Whoever lags further behind is shown moves only, not what the rules did after each.
const MOST_WAITING = 3;

export class Room {
  shown = $state.raw<TableMessage | null>(null);
  latest = $state.raw<TableMessage | null>(null);
  // The table as long as it is not dealt.
  gathering = $state.raw<GatheringMessage | null>(null);
  // When the players were told last, by the clock of performance.now().
  heardAt = $state(0);
  // An earlier moment that the person looks at.
  moment = $state.raw<TableMessage | null>(null);
  chat = $state.raw<ChatEntry[]>([]);
  // Every time that a seat changed hands.
  hands = $state.raw<HandLine[]>([]);
  // What was said last of a question: what its choices bring, and why other things are none.
  explained = $state.raw<Explained | null>(null);
  connection = $state<Connection>("joining");
  trouble = $state<string | null>(null);
  pending = $state(false);
  // Moves that are still to be shown.
  waiting = $state(0);

  private told = $state.raw<Beat | null>(null);
  private readonly line: Line;
  private queue: Showing[] = [];
  private timer = 0;
  private shownAt = 0;
  private log: LogLine[] = [];
  private names: unknown = {};
  private deal: Deal | null = null;
  private pendingId: string | null = null;
  // After a reconnection the server tells the chat from the beginning.
  private chatFresh = true;

  constructor(
    readonly id: string,
    language: Language,
  ) {
    this.line = new Line(
      id,
      language,
      (message) => this.hear(message),
      (state) => this.connect(state),
    );
  }

  leave(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  // What the person sees on the board now.
  get table(): TableMessage | null {
    return this.moment ?? this.shown;
  }

  // What the rules have just done on the board that the person sees.
  get beat(): Beat | null {
    return this.moment === null ? this.told : null;
  }

  // Is this the present? Not while older moves are still being shown.
  get isNow(): boolean {
    return this.shown === this.latest && this.moment === null;
  }

  private get free(): boolean {
    return this.isNow && !this.pending;
  }

  choose(option: Option): void {
    if (this.latest?.options.includes(option)) this.move(option.id);
  }

  // A key is a name with a colon in it.
  chooseAll(keys: Key[]): void {
    this.move(keys.map((key) => key.replace(":", " ")));
  }

  private move(choice: number | string[]): void {
    const now = this.latest;
    if (now === null || !this.free) return;
    this.line.send({ type: "move", n: now.n, version: now.version, choice, id: this.ask() });
  }

  undo(): void {
    const now = this.latest;
    if (now === null || !this.free || !now.undo.ok) return;
    this.line.send({ type: "undo", n: now.n, version: now.version, id: this.ask() });
  }

  // Ask about the open question; nothing hangs on the answer.
  explain(): void {
    const now = this.latest;
    if (now !== null) this.line.send({ type: "explain", n: now.n, version: now.version });
  }

  look(seat: number | null): void {
    this.line.send({ type: "look", seat });
  }

  speak(language: Language): void {
    if (this.line.language === language) return;
    this.line.language = language;
    this.line.send({ type: "language", language });
    if (this.moment !== null) void this.goTo(this.moment.n);
  }

  write(text: string): void {
    this.line.send({ type: "chat", text });
  }

  // What is not done at the table itself; a refusal is shown there all the same.
  async attempt(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async goTo(n: number): Promise<void> {
    const now = this.latest;
    if (now === null) return;
    await this.attempt(async () => {
      // What is known of the table is enough, unless it is still in another language.
      const language = this.line.language;
      const then = await api.moment(this.id, n, now.eyes, language, now.language === language);
      const names = then.names ?? this.names;
      this.moment = { ...then, names, deal: this.deal, log_from: 0, log: this.log, history: now.history };
    });
  }

  backToNow(): void {
    this.moment = null;
  }

  skip(): void {
    this.queue = this.latest === null ? [] : [{ table: this.latest, beat: null }];
    this.next();
  }

  // Show what comes next at once, and the rest at the person's pace.
  next(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const showing = this.queue.shift();
    if (showing !== undefined) this.show(showing);
    this.follow();
  }

  private ask(): string {
    this.trouble = null;
    this.pending = true;
    this.pendingId = randomText();
    return this.pendingId;
  }

  private connect(state: Connection): void {
    if (state === "lost") this.chatFresh = true;
    this.connection = state;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.take(message);
      case "gathering":
        return this.gather(message);
      case "chat":
        this.chat = this.chatFresh ? message.entries : [...this.chat, ...message.entries];
        this.chatFresh = false;
        return;
      case "explained":
        this.explained = message;
        return;
      case "hands":
        this.hands = message.entries;
        return;
      case "refused":
      case "resync":
        this.pending = false;
        this.trouble = message.error;
    }
  }

  // What this browser adds to the deal goes out by itself.
  private gather(message: GatheringMessage): void {
    this.gathering = message;
    this.heardAt = performance.now();
    const part = nextPart(message);
    if (part !== null) this.line.send(part);
  }

  private take(message: Incoming): void {
    // Brought over to rules that this server does not have: another page tells it.
    if (message.retelling !== null) return location.reload();
    if (message.log_from > this.log.length) {
      // Something was missed on the way: better ask for everything than show a torn log.
      this.line.send({ type: "sync" });
      return;
    }
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    this.names = message.names ?? this.names;
    this.deal = message.deal ?? this.deal;
    this.gathering = null;
    this.heardAt = performance.now();
    const before = this.latest;
    const own = this.pending && message.acknowledges === this.pendingId;
    const whole: TableMessage = { ...message, names: this.names, deal: this.deal, log_from: 0, log: this.log };

    if (own) this.pending = false;
    this.latest = whole;
    const { beats } = whole;
    if (before === null || document.hidden || person.pace === "instant") return this.skip();
    if (whole.language !== before.language || whole.eyes !== before.eyes) return this.skip();
    if (whole.n < before.n || (own && beats.length === 0)) return this.skip();
    // Somebody came, went or spoke: nothing moved on the board.
    if (whole.n === before.n) {
      const showing = { table: whole, beat: null };
      if (this.queue.length === 0) this.show(showing);
      else this.queue[this.queue.length - 1] = showing;
      return;
    }
    this.queue.push(...staged(whole, beats));
    if (this.moves.length > MOST_WAITING) this.queue = this.moves;
    this.waiting = this.moves.length;
    if (own) this.next();
    else this.follow();
  }

  private get moves(): Showing[] {
    return this.queue.filter(({ beat }) => beat === null);
  }

  // Show what is waiting, one after another, at the person's pace.
  private follow(): void {
    if (this.timer !== 0 || this.queue.length === 0) return;
    const wait = Math.max(0, this.shownAt + lasting(this.told, this.shown?.eyes ?? null) - performance.now());
    this.timer = window.setTimeout(() => this.next(), wait);
  }

  private show({ table, beat }: Showing): void {
    this.shown = table;
    this.told = beat;
    this.shownAt = performance.now();
    this.waiting = this.moves.length;
  }
}
