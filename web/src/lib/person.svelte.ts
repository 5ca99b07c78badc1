// The person at this device: a name, asked once, and habits.

import { memory } from "./device";

export type Pace = "normal" | "fast" | "instant";
export const PACES: Record<Pace, number> = { normal: 1100, fast: 400, instant: 0 };

// A name to begin with, so that the first game is one click away.
const NAMES = ["Hanno", "Dido", "Mago", "Sapho", "Elissa", "Barca", "Himilco", "Arisat"];
const someName = () => NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Hanno";

class Person {
  name = $state(memory.recall("name", someName()));
  pace = $state<Pace>(memory.recall<Pace>("pace", "normal"));
  notify = $state(memory.recall("notify", false));

  constructor() {
    memory.keep("name", this.name);
  }

  rename(name: string): void {
    const clean = name.trim().slice(0, 24);
    if (clean === "") return;
    this.name = clean;
    memory.keep("name", clean);
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    memory.keep("pace", pace);
  }

  async chooseNotify(wanted: boolean): Promise<void> {
    const can = "Notification" in window;
    this.notify = wanted && can && (await Notification.requestPermission()) === "granted";
    memory.keep("notify", this.notify);
  }
}

export const person = new Person();
