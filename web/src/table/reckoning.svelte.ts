// How everybody stands: asked for when the table has come to rest.

import { getContext, setContext } from "svelte";
import type { StandingMessage } from "../lib/types";
import type { Room } from "./room.svelte";

// Milliseconds without a change: moves that follow each other are one question.
const REST = 250;
const KEY = Symbol("reckoning");

export class Reckoning {
  // What was said last to these eyes.
  readonly said = $derived.by((): StandingMessage | null => {
    const { latest, standing } = this.room;
    return latest !== null && standing?.eyes === latest.eyes ? standing : null;
  });
  // The same, unless they look back.
  readonly shown = $derived.by(() => (this.room.moment === null ? this.said : null));

  constructor(private readonly room: Room) {
    const asked = $derived.by(() => {
      const now = room.latest;
      return now === null || now.over || !room.isNow ? null : `${now.version} ${now.eyes} ${now.language}`;
    });
    $effect(() => {
      if (asked === null) return;
      const timer = setTimeout(() => room.reckon(), REST);
      return () => clearTimeout(timer);
    });
  }
}

export const provideReckoning = (reckoning: Reckoning) => setContext(KEY, reckoning);

// None where games are only looked at.
export const useReckoning = () => getContext<Reckoning | undefined>(KEY);
