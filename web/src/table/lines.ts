// Lines of what the server explains, to be looked up.

import { named, type Explained, type Key } from "../lib/types";

export const byKey = (lines: Explained["barred"]) => new Map<Key, string>(lines.map((line) => [named(line.noun, line.code), line.text]));

export const byId = (lines: Explained["previews"]) => new Map(lines.map((line) => [line.id, line]));
