// Which component of the table somebody wants to see closer: a mouse rests on it, a finger stays on it, the keyboard
// has come to it. Nothing is chosen by that, and no click is lost.

import { nearest } from "./walk";

const REST = 450; // milliseconds that a mouse rests before the card of a component comes
const NEXT = 300; // and before it goes, or another one comes: time enough to go over to it
const HOLD = 450; // that a finger stays
const TREMBLE = 10; // pixels that it may move meanwhile

export type By = "mouse" | "finger" | "keys";
interface Point {
  x: number;
  y: number;
}

const ARROWS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const components = () => [...document.querySelectorAll<SVGGraphicsElement>("svg.drawn [data-card]")];

export class Attention {
  shown = $state.raw<SVGGraphicsElement | null>(null);
  by = $state.raw<By>("mouse");
  at: Point = { x: 0, y: 0 };

  private aimed: Element | null = null;
  private timer = 0;
  private pressed: Point | null = null;
  private finger = false;
  private held = false;
  private walked: SVGGraphicsElement | null = null;

  // The card itself, which the mouse may go over to.
  constructor(private readonly sheet: () => HTMLElement | undefined) {}

  private componentOf(event: Event): SVGGraphicsElement | null {
    const met = event.target instanceof Element ? event.target : null;
    return met?.closest<SVGGraphicsElement>("svg.drawn [data-card]") ?? null;
  }
  private onSheet = (event: Event) => event.target instanceof Node && (this.sheet()?.contains(event.target) ?? false);

  private later(wait: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, wait);
  }
  private show(component: SVGGraphicsElement | null, by: By): void {
    this.by = by;
    this.shown = component?.isConnected ? component : null;
  }
  close = () => {
    clearTimeout(this.timer);
    this.shown = null;
  };

  onpointermove = (event: PointerEvent) => {
    if (event.pointerType === "touch") {
      const { pressed } = this;
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > TREMBLE) this.release();
      return;
    }
    // What comes to lie under a mouse at rest is not pointed at.
    if (event.buttons !== 0 || (event.clientX === this.at.x && event.clientY === this.at.y)) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (this.onSheet(event)) {
      clearTimeout(this.timer);
      this.aimed = this.shown;
      return;
    }
    const met = this.componentOf(event);
    if (met === this.aimed) return;
    this.aimed = met;
    if (met === this.shown) clearTimeout(this.timer);
    else if (met !== null || this.by === "mouse") this.later(this.shown === null ? REST : NEXT, () => this.show(met, "mouse"));
  };

  onpointerdown = (event: PointerEvent) => {
    this.held = false;
    this.finger = event.pointerType === "touch";
    if (this.onSheet(event)) return;
    // The card that says why something cannot be chosen stays when it is clicked all the same.
    if (!this.finger && this.shown !== null && this.shown === this.componentOf(event) && this.shown.closest(".legal") === null) return;
    this.close();
    this.at = { x: event.clientX, y: event.clientY };
    this.aimed = this.componentOf(event);
    if (!this.finger) return;
    const component = event.isPrimary ? this.componentOf(event) : null;
    this.pressed = component && this.at;
    if (component === null) return;
    this.later(HOLD, () => {
      this.held = true;
      this.show(component, "finger");
    });
  };
  release = () => {
    if (this.pressed !== null && !this.held) clearTimeout(this.timer);
    this.pressed = null;
  };

  // The finger that stayed does not choose. One that taps what nobody can choose, and of which no rule says why, is shown what it is.
  onclick = (event: MouseEvent) => {
    if (!this.held) {
      this.answer(event);
      return;
    }
    this.held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  private answer(event: MouseEvent): void {
    const component = this.finger && !this.onSheet(event) ? this.componentOf(event) : null;
    const strayed = Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y) > TREMBLE;
    if (component === null || strayed || component.closest(".legal") !== null || component.closest("[data-why]") !== null) return;
    this.show(component, "finger");
  }
  oncontextmenu = (event: MouseEvent) => {
    if (!this.finger || this.componentOf(event) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  onfocusin = (event: FocusEvent) => {
    const component = this.componentOf(event);
    if (component !== null && (event.target as Element).matches(":focus-visible")) this.show(component, "keys");
  };
  onfocusout = () => {
    this.walked?.removeAttribute("tabindex");
    this.walked = null;
    if (this.by === "keys") this.close();
  };

  // From one component to the next, by arrow keys; the walk begins where the keyboard or the mouse is.
  walk(): void {
    const focused = document.activeElement?.closest<SVGGraphicsElement>("svg.drawn [data-card]") ?? null;
    const all = components();
    this.stepTo(focused ?? this.shown ?? all.find((one) => one.matches(".legal")) ?? all[0]);
  }
  private stepTo(component: SVGGraphicsElement | undefined): void {
    if (!component) return;
    // What can be chosen has a button of its own.
    const button = component.matches(".thing") ? component.querySelector<SVGElement>(":scope > .reach[role=button]") : null;
    if (button === null) component.setAttribute("tabindex", "-1");
    (button ?? component).focus({ preventScroll: false });
    this.walked = button === null ? component : null;
    this.show(component, "keys");
  }
  get walking(): boolean {
    return this.shown !== null && this.by === "keys";
  }
  // Was this key for the walk?
  step(key: string): boolean {
    const way = ARROWS[key];
    if (way === undefined || !this.walking || this.shown === null) return false;
    this.stepTo(nearest(this.shown, components(), way));
    return true;
  }
}
