// Where the parts of a drawing lie.

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Scaled = Place & { scale: number };

// All mats are as wide.
export const MAT = 364;
