// How large letters must be. A drawing that is shown small prints its small letters larger, so that they can be read; it has room
// for letters of LARGEST units, and is looked at from nearer where that is not enough.

import { getContext, setContext } from "svelte";

export const LARGEST = 17;

export interface Letters {
  // The smallest letters, in units of the drawing.
  readonly least: number;
}

const KEY = Symbol("letters");
export const provideLetters = (least: () => number) =>
  setContext<Letters>(KEY, {
    get least() {
      return least();
    },
  });
export const useLetters = () => getContext<Letters>(KEY);
