// The person at this device: a name, asked once, and habits.

import { memory } from "./device";
import { screen } from "./screen.svelte";

// How long a moment lasts, in milliseconds; 0 shows how things stand at once.
export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: Record<Pace, number> = { slow: 2200, normal: 1100, fast: 400, instant: 0 };

// A name to begin with, so that the first game is one click away.
const NAMES = ["Hanno", "Dido", "Mago", "Sapho", "Elissa", "Barca", "Himilco", "Arisat"];
const someName = () => NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Hanno";

class Person {
  name = $state(memory.recall("name", someName()));
  pace = $state<Pace>(memory.recall<Pace>("pace", "normal"));
  notify = $state(memory.recall("notify", false));
  // Has somebody said whether what ends the own turn shall wait until it is confirmed?
  private wishesConfirms = $state(memory.recall<boolean | null>("confirms", null));
  // Shall every moment be asked about at which something could be done besides?
  everyMoment = $state(memory.recall("every-moment", false));
  // The games whose aim was shown here.
  private aims = $state(memory.recall<string[]>("aims", []));
  // Has it been said here that a finger which stays shows what a thing is?
  knowsTouch = $state(memory.recall("touch", false));

  // Where nobody has said so it waits under fingers, which stray.
  get confirms(): boolean {
    return this.wishesConfirms ?? screen.touched;
  }

  constructor() {
    memory.keep("name", this.name);
  }

  knowsAim(game: string): boolean {
    return this.aims.includes(game);
  }

  noteAim(game: string): void {
    if (this.knowsAim(game)) return;
    this.aims = [...this.aims, game];
    memory.keep("aims", this.aims);
  }

  noteTouch(): void {
    this.knowsTouch = true;
    memory.keep("touch", true);
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

  chooseConfirms(wanted: boolean): void {
    this.wishesConfirms = wanted;
    memory.keep("confirms", wanted);
  }

  chooseEveryMoment(wanted: boolean): void {
    this.everyMoment = wanted;
    memory.keep("every-moment", wanted);
  }

  async chooseNotify(wanted: boolean): Promise<void> {
    const can = "Notification" in window;
    this.notify = wanted && can && (await Notification.requestPermission()) === "granted";
    memory.keep("notify", this.notify);
  }
}

export const person = new Person();
