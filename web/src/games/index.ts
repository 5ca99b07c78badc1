// The games that have a drawn board, by the name of their folder. Any other game is played with
// the generic panel. A folder is loaded when somebody sits down at such a table, not before.

import type { GameFolder } from "./contract";

const found = import.meta.glob<{ default: GameFolder }>("./*/index.ts");

export async function openFolder(game: string): Promise<GameFolder> {
  const load = found[`./${game}/index.ts`] ?? found["./generic/index.ts"];
  if (load === undefined) throw new Error("the generic panel is missing");
  return (await load()).default;
}
