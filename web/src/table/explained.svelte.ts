// What the server says about the open question: what each choice brings, and why other things are none.

import type { Explained, GainLine, Key, Option, PreviewLine } from "../lib/types";
import { untrack } from "svelte";
import { byId, byKey, keysOf } from "./lines";
import type { Room } from "./room.svelte";
import { SEVERAL, sortsOf } from "./sorts";

// Milliseconds for which the choices of a question wait for what they bring: nothing shall move under a finger.
export const PATIENCE = 400;
const NOTHING: Explained = { type: "explained", n: 0, version: 0, previews: [], barred: [], wholes: null };

const isSame = (one: GainLine, other: GainLine) => one.kind === other.kind && one.which === other.which && one.text === other.text;
const isAmong = (gain: GainLine, gains: GainLine[]) => gains.some((other) => isSame(gain, other));

export class Explanation {
  // What somebody tried to choose, and why it cannot be.
  refused = $state.raw<string | null>(null);

  // The question whose choices are shown without it.
  private late = $state<number | null>(null);

  // It belongs to one question: of another nothing is known yet.
  private readonly known = $derived.by(() => {
    const now = this.room.latest;
    const said = this.room.explained;
    return said !== null && this.room.isNow && now !== null && said.n === now.n && said.version === now.version ? said : NOTHING;
  });
  readonly barred = $derived(byKey(this.known.barred));
  private readonly previews = $derived(byId(this.known.previews));

  // Of several things that are named at once: what else is in any answer that holds all of these.
  joins(keys: Key[]): ReadonlySet<Key> | null {
    const { wholes } = this.known;
    if (wholes === null) return null;
    const things = keysOf(wholes);
    const named = keys.reduce((mask, key) => mask | (1 << things.indexOf(key)), 0);
    if (!keys.every((key) => things.includes(key))) return new Set();
    const among = wholes.sets.filter((set) => (set & named) === named).reduce((all, set) => all | set, 0);
    return new Set(things.filter((_, place) => (among & ~named & (1 << place)) !== 0));
  }

  // Can the choices be shown?
  readonly ready = $derived.by(() => {
    const now = this.room.latest;
    return now === null || now.options.length === 0 || this.known !== NOTHING || this.late === now.version;
  });

  constructor(
    private readonly room: Room,
    // Is a choice about to be made?
    isAimed: () => boolean = () => false,
  ) {
    const asked = $derived(room.isNow && (room.latest?.options.length ?? 0) > 0 ? (room.latest?.version ?? null) : null);
    $effect(() => {
      if (asked === null) return;
      room.explain();
      const timer = setTimeout(() => {
        if (!this.ready) this.late = asked;
      }, PATIENCE);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (room.latest?.version !== undefined) this.refused = null;
    });
    // Better late than never, unless that would move what somebody points at.
    $effect(() => {
      if (this.known !== NOTHING && untrack(() => this.isLate && !isAimed())) this.late = null;
    });
  }

  // What every choice brings alike tells none of them from the others: it is said once for all of them.
  private readonly shared = $derived.by(() => {
    const options = this.room.latest?.options ?? [];
    return options.length > 1 ? this.alike(options) : [];
  });
  private alike(options: Option[]): GainLine[] {
    const [first = [], ...others] = options.map((option) => this.gains(option));
    return first.filter((gain) => others.every((gains) => isAmong(gain, gains)));
  }

  // What stands before and on the buttons: what came too late is only told when somebody points.
  get common(): GainLine[] {
    return this.isLate ? [] : this.shared;
  }
  // Things of one kind that bring the same stand together, unless all of that kind have something in common.
  private readonly sorts = $derived.by(() => {
    const options = this.room.latest?.options ?? [];
    const isSaid = (noun: string) => this.alike(options.filter((option) => option.noun === noun)).length > 0;
    return sortsOf(options, (option) =>
      isSaid(option.noun)
        ? ""
        : this.gains(option)
            .map(({ text }) => text)
            .join("\n"),
    );
  });
  sortOf(option: Option): string {
    return this.isLate ? option.noun : (this.sorts.get(option.id) ?? option.noun);
  }
  // And what every choice of a sort brings alike, once for that sort.
  ofSort(sort: string): GainLine[] {
    const members = (this.room.latest?.options ?? []).filter((option) => this.sortOf(option) === sort);
    if (this.isLate || members.length < SEVERAL) return [];
    return this.alike(members).filter((gain) => !isAmong(gain, this.shared));
  }
  chips(option: Option): GainLine[] {
    const told = [...this.shared, ...this.ofSort(this.sortOf(option))];
    return this.isLate ? [] : this.gains(option).filter((gain) => !isAmong(gain, told));
  }
  // Does the decision go on to somebody else? Said where only some choices do that.
  ends(option: Option): boolean {
    return !this.isLate && (this.preview(option)?.ends ?? false);
  }
  get allEnd(): boolean {
    const options = this.room.latest?.options ?? [];
    return options.length > 1 && options.every((option) => this.ends(option));
  }
  private get isLate(): boolean {
    return this.late !== null && this.late === this.room.latest?.version;
  }

  gains(option: Option): GainLine[] {
    return this.preview(option)?.gains ?? [];
  }

  forced(option: Option): string[] {
    return this.preview(option)?.forced ?? [];
  }

  preview(option: Option): PreviewLine | undefined {
    return this.previews.get(option.id);
  }
}
