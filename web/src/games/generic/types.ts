// Written by `make types` from src/cothon/server/catalogue.py: change it there, not here.

// What the plain panel is told of a view that nobody has drawn a board for.
export interface PlainNames {
  labels: Record<string, string>; // of keys and codes, as "merchant-price"
  things: Record<string, string>; // what can be chosen, by code
  keys: Record<string, ("seat" | "each_seat" | "hidden")[]>; // all that are declared, and what is said of their values
  topics: string[]; // the help texts that there are: some are about a key or a code
}
