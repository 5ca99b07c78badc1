// What a table has to show, one after another: what the rules did by themselves after a choice,
// beat by beat, and then how things stand.

import { patched } from "../lib/delta";
import { PACES, person } from "../lib/person.svelte";
import type { Beat, TableMessage } from "../lib/types";

export interface Showing {
  table: TableMessage;
  // What has just happened, or null for the table as it stands after all.
  beat: Beat | null;
}

const BANNER = 1.4;
const OWN = 0.45;
const LONG = 1.3;
const LONG_TEXT = 90;

// Nobody is asked in the middle of it, and nothing is decided yet.
const UNASKED = { asked: [], sealed: [], chosen: null, prompt: "", options: [], step: null, over: false, winners: [], scores: [] };

// The last showing is the message itself. Views are made from the last one backwards.
export function staged(whole: TableMessage, beats: Beat[]): Showing[] {
  const showings: Showing[] = [{ table: whole, beat: null }];
  let view = whole.view;
  for (const beat of [...beats].reverse()) {
    view = patched(view, beat.view);
    const log = whole.log.slice(0, beat.line + 1);
    showings.unshift({ table: { ...whole, ...UNASKED, view, log }, beat });
  }
  return showings;
}

// How long it stays, in milliseconds: a new phase and a long sentence need more time, what one has just done oneself less.
export function lasting(beat: Beat | null, eyes: number | null): number {
  if (beat === null) return PACES[person.pace];
  const own = beat.seat !== null && beat.seat === eyes;
  return PACES[person.pace] * (beat.banner ? BANNER : own ? OWN : 1) * (beat.text.length > LONG_TEXT && !own ? LONG : 1);
}
