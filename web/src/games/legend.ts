// The legend of a game: every icon that its boards use, as it is drawn there, and what it means.

import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each drawing knows its own props
type Drawing = Component<any>;

export interface Icon {
  text: string;
  // Drawn around 0,0, as large as a circle of radius 16.
  Art: Drawing;
  props: Record<string, unknown>;
}
export interface IconGroup {
  title: string;
  icons: Icon[];
}
export interface Legend<Names> {
  // The class of the game's theme.
  look: string;
  groups: (names: Names) => IconGroup[];
}

export const icon = <Props extends Record<string, unknown>>(text: string, Art: Component<Props>, props: Props): Icon => ({
  text,
  Art,
  props,
});
