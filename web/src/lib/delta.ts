// A value made of another one and what the server says is different; docs/protocol.md describes it.

import type { Delta } from "./protocol";

export function patched(base: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0];
  const changes = Object.entries(delta as Record<string, Delta | null>);
  if (changes.length === 0) return base;
  const parts = new Map<string, unknown>(Object.entries(base as object));
  for (const [key, change] of changes) {
    if (change === null) parts.delete(key);
    else parts.set(key, patched(parts.get(key), change));
  }
  return Array.isArray(base) ? [...parts.values()] : Object.fromEntries(parts);
}
