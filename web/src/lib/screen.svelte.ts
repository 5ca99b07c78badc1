// How much room there is: a phone, upright or lying, a desk, or a desk with room for the log beside the table.

class Screen {
  small = $state(false);
  low = $state(false);
  wide = $state(false);

  // A phone held upright.
  get narrow(): boolean {
    return this.small && !this.low;
  }

  constructor() {
    this.watch("(max-width: 720px), (max-height: 500px)", (matches) => (this.small = matches));
    this.watch("(max-height: 500px)", (matches) => (this.low = matches));
    this.watch("(min-width: 1560px)", (matches) => (this.wide = matches));
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const screen = new Screen();
