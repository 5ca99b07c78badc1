// Labels with numbers in them. The server sends the messages of a game in the viewer's language, Fluent fills them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// Whose words are spoken.
interface Speaking {
  readonly table: { language: string };
  readonly names: { messages: string };
}

const bundles = new Map<string, FluentBundle>();

function bundle(language: string, messages: string): FluentBundle {
  const known = bundles.get(messages);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(messages));
  bundles.set(messages, made);
  return made;
}

// What is gained or lost, as it is said after its number: "+1 seat", "+2 seats". What has no such message has a label.
interface Counting {
  language: string;
  names: unknown;
}
export function counted({ language, names }: Counting, kind: string, number: number): string {
  const { gains, labels } = names as { gains?: string; labels?: Record<string, string> };
  const fluent = gains === undefined ? null : bundle(language, gains);
  const pattern = fluent?.getMessage(kind)?.value;
  return fluent && pattern ? fluent.formatPattern(pattern, { number: Math.abs(number) }) : (labels?.[kind] ?? kind);
}

export function worded(play: Speaking, key: string, holes: Record<string, FluentVariable>): string {
  const fluent = bundle(play.table.language, play.names.messages);
  const pattern = fluent.getMessage(key)?.value;
  return pattern ? fluent.formatPattern(pattern, holes) : key;
}
