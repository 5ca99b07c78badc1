// What is said aloud: one summary whenever somebody's turn comes or goes, not a sentence for each event.

import { say } from "../lib/words.svelte";
import type { Room } from "./room.svelte";

// Of a long row of events those are said that are shown one by one, or else the last ones; the log has the others.
const MOST_LINES = 16;

export class Spoken {
  text = $state("");

  constructor(room: Room) {
    let told: number | null = null; // lines of the log
    let said = "";
    $effect(() => {
      const now = room.shown;
      if (now === null || !room.isNow) return;
      // Whoever waits for others hears of them when their own turn comes.
      const asked = now.eyes === null || now.asked.includes(now.eyes);
      if (!asked && !now.over && !room.answered && told !== null) return;
      const what = `${now.version} ${now.log.length} ${now.prompt}`;
      if (what === said) return;
      said = what;
      const news = now.log.slice(told ?? -1).map(({ text }) => text);
      told = now.log.length;
      const lines = (news.length > MOST_LINES && now.beats.length > 0 ? now.beats.map(({ text }) => text) : news).slice(-MOST_LINES);
      this.text = [
        ...(news.length > lines.length ? [say("more-events", { count: news.length - lines.length })] : []),
        ...lines,
        now.over ? say("game-over") : now.prompt,
      ].join(" ");
    });
  }
}
