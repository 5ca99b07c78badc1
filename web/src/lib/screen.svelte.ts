// How much room there is: a phone, upright or lying, a tablet, a small desk, or one with room for the log beside the table.

class Screen {
  small = $state(false);
  low = $state(false);
  wide = $state(false);
  touched = $state(false);
  tight = $state(false);
  private broad = $state(false);

  // A phone held upright.
  get narrow(): boolean {
    return this.small && !this.low;
  }

  // A tablet that lies on its side: what stands above a board would take of its height.
  get lying(): boolean {
    return this.touched && !this.small && this.broad;
  }

  // Boards are dragged and zoomed where there is little room, or a finger.
  get zooms(): boolean {
    return this.small || this.touched;
  }

  // The smallest letters that can be read well, in pixels.
  get letters(): number {
    if (this.small) return 14;
    return this.tight ? 11 : 12;
  }

  constructor() {
    this.watch("(max-width: 720px), (max-height: 500px)", (matches) => (this.small = matches));
    this.watch("(max-height: 500px)", (matches) => (this.low = matches));
    this.watch("(pointer: coarse)", (matches) => (this.touched = matches));
    this.watch("(max-width: 1100px) and (pointer: fine)", (matches) => (this.tight = matches));
    this.watch("(min-aspect-ratio: 1)", (matches) => (this.broad = matches));
    this.watch("(min-width: 1560px)", (matches) => (this.wide = matches));
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const screen = new Screen();
