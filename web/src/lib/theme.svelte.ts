// Light, dark, or as the system has it.

import { memory } from "./device";

export type Theme = "light" | "dark" | "system";
export const THEMES: Theme[] = ["light", "dark", "system"];

const night = matchMedia("(prefers-color-scheme: dark)");

class Look {
  theme = $state<Theme>(memory.recall<Theme>("theme", "system"));

  constructor() {
    night.addEventListener("change", () => this.apply());
    this.apply();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    memory.keep("theme", theme);
    this.apply();
  }

  private apply(): void {
    const dark = this.theme === "dark" || (this.theme === "system" && night.matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const look = new Look();
