// The shell's own words, with Project Fluent. The games' words come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { memory } from "./device";
import type { Language } from "./types";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
};

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../words/en.ftl?raw"),
  fr: () => import("../words/fr.ftl?raw"),
  de: () => import("../words/de.ftl?raw"),
};

function firstLanguage(): Language {
  const kept = memory.recall<Language | null>("language", null);
  if (kept !== null && kept in LANGUAGES) return kept;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
}

class Words {
  language = $state<Language>(firstLanguage());
  private bundle = $state.raw<FluentBundle | null>(null);

  async speak(language: Language): Promise<void> {
    const source = await sources[language]();
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source.default));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async change(language: Language): Promise<void> {
    memory.keep("language", language);
    await this.speak(language);
  }

  say(key: string, holes: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    return (pattern && this.bundle?.formatPattern(pattern, holes)) ?? key;
  }
}

export const words = new Words();
export const say = (key: string, holes?: Record<string, FluentVariable>) => words.say(key, holes);
// What something is called, and its value, with the colon of the language.
export const valued = (name: string, value: string | number) => say("valued", { name, value: `${value}` });

// "3 hours ago", in the reader's language.
export function ago(moment: string): string {
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, length] of steps) {
    if (-seconds >= length) return format.format(Math.round(seconds / length), unit);
  }
  return say("just-now");
}
