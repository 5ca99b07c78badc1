// Things of one kind that bring the same stand together, apart from others of that kind.

import type { Option } from "../lib/types";

// So many choices say once what they bring alike.
export const SEVERAL = 3;

// By choice what it belongs to: its kind, or those of its kind that bring just what several others do.
export function sortsOf(options: Option[], brings: (option: Option) => string): Map<number, string> {
  const sorts = new Map<number, string>();
  for (const noun of new Set(options.map((option) => option.noun))) {
    const kind = options.filter((option) => option.noun === noun).map((option) => ({ id: option.id, told: brings(option) }));
    const count = (told: string) => kind.filter((other) => other.told === told).length;
    const most = kind.find(({ told }) => told !== "" && count(told) >= SEVERAL && count(told) < kind.length)?.told;
    for (const { id, told } of kind) sorts.set(id, told === most ? `${noun} ${told}` : noun);
  }
  return sorts;
}
