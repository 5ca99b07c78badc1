// Where one looks at a board, and from how near. The drawing itself is cut out (its viewBox), so it stays sharp. The camera goes
// to what is asked, once for each question, and keeps what the question is about in sight; a hand may move it, and then it stays.

import { getContext, setContext } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Place, Spot } from "./layout";
import { around, most, within } from "./places";

interface Size {
  w: number;
  h: number;
}
// In the middle of what is seen, and how many times as large as if all of it were.
type Aim = Spot & { zoom: number };

const NEAREST = 5;
const CLOSE = 1.3; // as large as letters need it to be, and not much larger
const MARGIN = 5; // units around what is asked
const NOWHERE: Place = { x: 0, y: 0, w: 1, h: 1 };

export class Camera {
  // The board, in its own units, and the room on the screen that it is drawn in, in pixels.
  board = $state.raw(NOWHERE);
  private room = $state.raw<Size>({ w: 0, h: 0 });
  // The things that can be chosen on this board.
  private asked = $state.raw<Place[]>([]);
  // What the question is about, as a ship that has arrived, though nobody chooses it.
  private about: Place[] = [];
  private toured: Place[] = [];
  private moved = false;
  private readonly aim = new Tween<Aim>({ x: 0, y: 0, zoom: 1 }, { easing: cubicOut, duration: 0 });

  // Pixels of a unit when the whole board is seen.
  readonly whole = $derived(Math.min(this.room.w / this.board.w, this.room.h / this.board.h));
  // What is seen, in the board's units; the board itself before anybody knows how much room there is.
  readonly view = $derived(this.whole > 0 ? this.seen(this.aim.current) : this.board);
  // What can be chosen and is not seen.
  readonly unseen = $derived(this.asked.filter((thing) => !within(thing, this.view)));

  // Pixels of a unit from which on its letters can be read, and how long it may travel: both told by whoever holds it.
  constructor(
    private readonly legible: () => number,
    private readonly duration: () => number,
  ) {}

  // How high a board of this breadth may be without being drawn smaller; null before anybody knows.
  heightFor(breadth: number): number | null {
    return this.room.w > 0 ? (breadth * this.room.h) / this.room.w : null;
  }

  // Another board, or page of it.
  show(board: Place): void {
    if (same(board, this.board)) return;
    this.board = board;
    this.asked = this.about = [];
    this.moved = false;
    this.stand(0);
  }

  // Another room, as when a screen is turned.
  fill(room: Size): void {
    if (room.w === this.room.w && room.h === this.room.h) return;
    this.room = room;
    if (this.moved) this.go({ ...this.aim.target }, 0);
    else this.stand(0);
  }

  // Another question, or the same on another page; a hand's view that shows all of it may stay.
  ask(things: Place[], about: Place[]): void {
    this.asked = things;
    this.about = about;
    this.toured = [];
    const legible = this.whole * this.aim.target.zoom >= this.legible();
    if (this.moved && legible && [...things, ...about].every((thing) => within(thing, this.view))) return;
    this.moved = false;
    this.stand();
  }

  // Where something has just happened, if it is not seen, and no hand holds the view.
  follow(things: Place[]): void {
    const legible = this.whole * this.aim.target.zoom >= this.legible();
    if (this.moved || things.length === 0 || (legible && things.every((thing) => within(thing, this.view)))) return;
    if (this.whole < this.legible()) this.lookAt(things);
  }

  // The whole board.
  fit(): void {
    this.moved = true;
    this.go({ ...middle(this.board), zoom: 1 });
  }

  // On to what can be chosen and has not been seen since the question was asked.
  tour(): void {
    const fresh = this.unseen.filter((thing) => !this.toured.includes(thing));
    if (fresh.length === 0) this.toured = [];
    this.lookAt(fresh.length > 0 ? fresh : this.unseen);
  }

  // To where the keyboard is, if that is not seen.
  reveal(things: Place[]): void {
    if (things.some((thing) => !within(thing, this.view))) this.lookAt(things);
  }

  // A hand drags the board by so many pixels.
  drag(dx: number, dy: number): void {
    const { x, y, zoom } = this.aim.target;
    const scale = this.whole * zoom;
    this.moved = true;
    this.go({ x: x - dx / scale, y: y - dy / scale, zoom }, 0);
  }

  // A hand zooms, around a point of the room (its middle if it names none).
  zoom(factor: number, at?: Spot, duration?: number): void {
    const { x, y, zoom } = this.aim.target;
    const next = Math.min(NEAREST, Math.max(1, zoom * factor));
    const [dx, dy] = at ? [at.x - this.room.w / 2, at.y - this.room.h / 2] : [0, 0];
    const shift = (1 / zoom - 1 / next) / this.whole;
    this.moved = true;
    this.go({ x: x + dx * shift, y: y + dy * shift, zoom: next }, duration);
  }

  get zoomed(): boolean {
    return this.aim.target.zoom > 1.05;
  }

  // At what is asked and what that is about; if nothing is, or all can be read from afar, at the whole board.
  private stand(duration?: number): void {
    const far = this.whole < this.legible();
    if (far && this.asked.length + this.about.length > 0) this.lookAt(this.asked, this.about, duration);
    else this.go({ ...middle(this.board), zoom: 1 }, duration);
  }

  // As near as it takes to read, nearer if all of these are still seen; if they are never all seen, at most of them, and first
  // of all at what they are about.
  private lookAt(things: Place[], about: Place[] = [], duration?: number): void {
    const least = this.legible();
    const room = { w: this.room.w / least - 2 * MARGIN, h: this.room.h / least - 2 * MARGIN };
    const shown = most(things, room, about);
    this.toured.push(...shown);
    const target = around(shown);
    const fits = Math.min(this.room.w / (target.w + 2 * MARGIN), this.room.h / (target.h + 2 * MARGIN));
    const scale = Math.max(least, Math.min(fits, least * CLOSE));
    this.go({ ...middle(target), zoom: Math.max(1, scale / this.whole) }, duration);
  }

  private go(aim: Aim, duration = this.duration()): void {
    // What is aimed at is what can be seen: a hand at the edge of the board moves nothing.
    const zoom = Number.isFinite(aim.zoom) ? aim.zoom : 1;
    const { x, y } = this.whole > 0 ? middle(this.seen({ ...aim, zoom })) : aim;
    void this.aim.set({ x, y, zoom }, { duration });
  }

  private seen({ x, y, zoom }: Aim): Place {
    const [w, h] = [this.room.w / this.whole / zoom, this.room.h / this.whole / zoom];
    return { x: held(x, w, this.board.x, this.board.w), y: held(y, h, this.board.y, this.board.h), w, h };
  }
}

// Where a window of this length begins: around the middle, and not over the board's edges unless it is longer.
function held(middle: number, length: number, from: number, whole: number): number {
  if (length >= whole) return from + (whole - length) / 2;
  return Math.min(from + whole - length, Math.max(from, middle - length / 2));
}
const middle = ({ x, y, w, h }: Place): Spot => ({ x: x + w / 2, y: y + h / 2 });
const same = (one: Place, other: Place) => one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

const KEY = Symbol("camera");
export const provideCamera = (camera: Camera) => setContext(KEY, camera);
export const useCamera = () => getContext<Camera | undefined>(KEY);
