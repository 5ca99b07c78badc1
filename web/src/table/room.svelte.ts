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
  Foreseen,
  GatheringMessage,
  HandLine,
  Key,
  Language,
  LogLine,
  Option,
  ServerMessage,
  StandingMessage,
  TableMessage,
} from "../lib/types";
import type { Tempo } from "../games/contract";
import { Resting } from "./resting.svelte";
import { caughtUp, gained, lasting, movesOf, staged, tempoOf, type Count, type Gain, type Showing } from "./staging";

type Incoming = Extract<ServerMessage, { type: "table" }>;

const AT_ONCE: Tempo = { fly: 0, climb: 0 };

// A key is a name with a colon in it.
export const namesOf = (keys: Key[]) => keys.map((key) => key.replace(":", " "));

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
  // What was said last of several things that would be picked at once.
  foreseen = $state.raw<Foreseen | null>(null);
  // What was said last of how everybody stands.
  standing = $state.raw<StandingMessage | null>(null);
  connection = $state<Connection>("joining");
  trouble = $state<string | null>(null);
  pending = $state(false);
  // How often something was sent that decides: a choice, or taking one back.
  sent = 0;
  // Was what the server said last the answer to a choice made here?
  answered = $state(false);
  // Moves that are still to be shown.
  waiting = $state(0);
  // The same without the question that follows the last of them.
  further = $state(0);
  // What everybody has more or less of since the showing before, and how quickly that is to be seen.
  gains = $state.raw<Gain[]>([]);
  tempo = $state.raw<Tempo>(AT_ONCE);

  // What the person does not want to be asked about.
  readonly resting = new Resting();

  private showing = $state.raw<Showing | null>(null);
  private lasts = 0;
  private readonly line: Line;
  private queue: Showing[] = [];
  private timer = 0;
  private shownAt = 0;
  private log: LogLine[] = [];
  private names: unknown = {};
  private deal: Deal | null = null;
  private pendingId: string | null = null;
  // Does what comes next wait until something has been read?
  private isHeld = false;
  // After a reconnection the server tells the chat from the beginning.
  private chatFresh = true;

  constructor(
    readonly id: string,
    language: Language,
    private readonly count: Count,
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
    return this.moment === null ? (this.showing?.beat ?? null) : null;
  }

  // What the phase that is just over has brought everybody.
  get tally(): Gain[] {
    return this.beat === null ? [] : (this.showing?.tally ?? []);
  }

  // Is this the present? Not while older moves are still being shown.
  get isNow(): boolean {
    return this.shown === this.latest && this.moment === null;
  }

  private get free(): boolean {
    return this.isNow && !this.pending;
  }

  choose(option: Option): void {
    if (!this.latest?.options.includes(option)) return;
    this.resting.wake(option);
    this.move(option.id);
  }

  chooseAll(keys: Key[]): void {
    this.move(namesOf(keys));
  }

  private move(choice: number | string[]): void {
    const now = this.latest;
    if (now === null || !this.free) return;
    this.line.send({ type: "move", n: now.n, version: now.version, choice, id: this.ask(), rests: this.resting.now });
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

  // Ask what several things would bring.
  foresee(keys: Key[]): void {
    const now = this.latest;
    this.trouble = null;
    if (now !== null) this.line.send({ type: "explain", n: now.n, version: now.version, choice: namesOf(keys) });
  }

  // Ask how everybody stands; nothing hangs on the answer either.
  reckon(): void {
    const now = this.latest;
    if (now !== null) this.line.send({ type: "reckon", n: now.n, version: now.version });
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
      this.moment = { ...then, names, deal: this.deal, log_from: 0, log: this.log, history: now.history, marks: now.marks };
    });
  }

  backToNow(): void {
    this.moment = null;
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    if (this.latest !== null) this.show({ table: this.latest, beat: null, tally: [] }, AT_ONCE);
  }

  // What others do meanwhile waits, and is shown when it goes on.
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    clearTimeout(this.timer);
    this.timer = 0;
    this.follow();
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
    this.sent += 1;
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
      case "foreseen":
        this.foreseen = message;
        return;
      case "standing":
        this.standing = message;
        return;
      case "hands":
        this.hands = [...this.hands.slice(0, message.entries_from), ...message.entries];
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
    this.answered = own;
    this.latest = whole;
    if (before === null || document.hidden || person.pace === "instant") return this.skip();
    if (whole.language !== before.language || whole.eyes !== before.eyes) return this.skip();
    if (whole.n < before.n) return this.skip();
    // Somebody came, went or spoke: nothing moved on the board.
    if (whole.n === before.n) {
      if (this.queue.length > 0) this.queue[this.queue.length - 1] = { table: whole, beat: null, tally: [] };
      else this.shown = whole;
      return;
    }
    const showings = staged(whole, before, this.count, own);
    this.queue = caughtUp([...this.queue, ...showings]);
    this.countWaiting();
    if (!own) return this.follow();
    // One's own choice ends whatever was still being shown.
    this.queue = showings;
    this.next();
  }

  // Show what is waiting, one after another, at the person's pace.
  private follow(): void {
    if (this.isHeld || this.timer !== 0 || this.queue.length === 0) return;
    const wait = Math.max(0, this.shownAt + this.lasts - performance.now());
    this.timer = window.setTimeout(() => this.next(), wait);
  }

  private show(showing: Showing, tempo: Tempo | null = null): void {
    const before = this.shown;
    this.lasts = lasting(showing, this.showing);
    this.tempo = tempo ?? tempoOf(showing, this.lasts);
    const isNews = tempo === null && before !== null && this.showing?.table !== showing.table;
    this.gains = isNews ? gained(this.count(before.view), this.count(showing.table.view)) : [];
    this.shown = showing.table;
    this.showing = showing;
    this.shownAt = performance.now();
    this.countWaiting();
  }

  private countWaiting(): void {
    const moves = movesOf(this.queue);
    this.waiting = moves.length;
    this.further = moves.filter(({ asks }) => !asks).length;
  }
}
