// What the server says about the open question: what each choice brings, and why other things are none.

import type { Explained, GainLine, Option } from "../lib/types";
import { byId, byKey } from "./lines";
import type { Room } from "./room.svelte";

const NOTHING: Explained = { type: "explained", n: 0, version: 0, previews: [], barred: [] };

export class Explanation {
  // What somebody tried to choose, and why it cannot be.
  refused = $state.raw<string | null>(null);

  // It belongs to one question: of another nothing is known yet.
  private readonly known = $derived.by(() => {
    const now = this.room.latest;
    const said = this.room.explained;
    return said !== null && this.room.isNow && now !== null && said.n === now.n && said.version === now.version ? said : NOTHING;
  });
  readonly barred = $derived(byKey(this.known.barred));
  private readonly previews = $derived(byId(this.known.previews));

  constructor(private readonly room: Room) {
    $effect(() => {
      const now = room.latest;
      if (room.isNow && now !== null && now.options.length > 0) room.explain();
    });
    $effect(() => {
      if (room.latest?.version !== undefined) this.refused = null;
    });
  }

  gains(option: Option): GainLine[] {
    return this.previews.get(option.id)?.gains ?? [];
  }

  forced(option: Option): string[] {
    return this.previews.get(option.id)?.forced ?? [];
  }
}
