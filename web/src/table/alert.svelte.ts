// The tab's title, and a notification for those who want one, say that it is your turn.

import { person } from "../lib/person.svelte";
import { say } from "../lib/words.svelte";
import type { Room } from "./room.svelte";

export function alertOnTurn(room: Room): void {
  const yourTurn = $derived.by(() => {
    const table = room.latest;
    return table !== null && table.asked.some((seat) => table.yours.includes(seat));
  });
  const title = $derived(room.latest?.title ?? room.gathering?.title ?? "Cothon");

  $effect(() => {
    document.title = yourTurn ? `● ${say("your-turn")} · ${title}` : `${title} · Cothon`;
    return () => (document.title = "Cothon");
  });

  let told = true;
  $effect(() => {
    const tell = yourTurn && !told;
    told = yourTurn;
    if (!tell || !document.hidden || !person.notify || Notification.permission !== "granted") return;
    const note = new Notification(say("your-turn"), { body: title, tag: room.id });
    note.onclick = () => {
      focus();
      note.close();
    };
  });
}
