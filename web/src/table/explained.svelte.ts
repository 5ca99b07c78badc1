// What the server says about the open question: what each choice brings, and why other things are none.

import type { Explained, GainLine, Option } from "../lib/types";
import { byId, byKey } from "./lines";
import type { Room } from "./room.svelte";

// Milliseconds for which the choices of a question wait for what they bring: nothing shall move under a finger.
const PATIENCE = 250;
const NOTHING: Explained = { type: "explained", n: 0, version: 0, previews: [], barred: [] };

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

  // Can the choices be shown?
  readonly ready = $derived.by(() => {
    const now = this.room.latest;
    return now === null || now.options.length === 0 || this.known !== NOTHING || this.late === now.version;
  });

  constructor(private readonly room: Room) {
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
  }

  // What stands on the buttons: what came too late is only told when somebody points.
  chips(option: Option): GainLine[] {
    return this.late !== null && this.late === this.room.latest?.version ? [] : this.gains(option);
  }

  gains(option: Option): GainLine[] {
    return this.previews.get(option.id)?.gains ?? [];
  }

  forced(option: Option): string[] {
    return this.previews.get(option.id)?.forced ?? [];
  }
}
