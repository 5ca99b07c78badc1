// Reading a view whose shape nobody told us.

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

export const isList = (value: Value): value is Value[] => Array.isArray(value);
export const isThing = (value: Value): value is { [key: string]: Value } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// "merchant_price" reads as "Merchant price".
export function title(key: string): string {
  const text = key.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function plain(value: Value): string {
  if (value === null) return "–";
  if (value === true) return "✓";
  if (value === false) return "✗";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

// A list of single words is read in one line.
export const inOneLine = (value: Value): boolean =>
  !isThing(value) && (!isList(value) || value.every((part) => !isList(part) && !isThing(part)));

// What lies before one player, if the view keeps it where it usually is.
export function players(view: unknown): Value[] {
  const found = (view as { players?: Value } | null)?.players;
  return found !== undefined && isList(found) ? found : [];
}
