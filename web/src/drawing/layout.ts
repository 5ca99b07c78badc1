// Where the parts of a drawing lie.

export interface Spot {
  x: number;
  y: number;
}
export interface Place extends Spot {
  w: number;
  h: number;
}
export type Scaled = Place & { scale: number };

// All mats are as wide.
export const MAT = 364;
