// The line to one table. It comes back by itself, and what was not answered is sent again.

import { device } from "./device";
import type { ClientMessage, Language, ServerMessage } from "./types";

export type Connection = "joining" | "open" | "lost";
type Answered = Extract<ClientMessage, { id: string }>;

const WAITS = [300, 700, 1500, 3000, 6000, 12000];
const PATIENCE = 6000;

export class Line {
  private socket: WebSocket | null = null;
  private timer = 0;
  private watchdog = 0;
  private tries = 0;
  private closed = false;
  // The one move or undo that the server has not answered yet.
  private pending: Answered | null = null;

  constructor(
    private readonly table: string,
    public language: Language,
    private readonly hear: (message: ServerMessage) => void,
    private readonly tell: (state: Connection) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  send(message: ClientMessage): void {
    if ("id" in message) {
      this.pending = message;
      this.watch();
    }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    this.socket?.close();
  }

  private connect(): void {
    const query = new URLSearchParams({ language: this.language });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    // Addresses are written down by servers and proxies; subprotocols are not.
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${query}`, ["cothon.1", `device.${device}`]);
    this.socket = socket;
    socket.onopen = () => {
      // The first table message follows by itself; a repeated id is harmless.
      if (this.pending !== null) this.send(this.pending);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      // Whoever is not let in is told why, and the line is closed: then the pauses go on growing.
      if (message.type !== "refused") {
        this.tries = 0;
        this.tell("open");
      }
      this.settle(message);
      this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private settle(message: ServerMessage): void {
    const answered =
      message.type === "table" ? message.acknowledges : message.type === "refused" || message.type === "resync" ? message.id : null;
    if (answered === null || answered !== this.pending?.id) return;
    this.pending = null;
    clearTimeout(this.watchdog);
  }

  private lose(): void {
    if (this.closed) return;
    this.socket = null;
    this.tell("lost");
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 1000;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  // The network is back, or the person is: no need to sit out the waiting time.
  private hurry = (): void => {
    if (this.closed || this.socket !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  // A line may look open and be dead: if a move stays unanswered, dial again.
  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = window.setTimeout(() => {
      if (this.pending === null || this.closed) return;
      this.watch();
      // A line that is already being dialled again needs no help.
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      const dead = this.socket;
      this.socket = null;
      dead.close();
      this.lose();
    }, PATIENCE);
  }
}
