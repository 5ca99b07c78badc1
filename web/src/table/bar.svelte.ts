// How high the bar with the question is: as high as the highest of the last few questions needed it. If it grew and
// shrank with each of them, so would the board, under the mouse of whoever plays.

const LATELY = 8; // questions
const MOST = 0.21; // of the screen's height: what only a question with very many choices needs is the board's again after it

interface Need {
  question: number;
  height: number;
}

export class BarRoom {
  private needs = $state.raw<Need[]>([]);
  readonly least = $derived(Math.max(0, ...this.needs.map(({ height }) => Math.min(height, MOST * innerHeight))));

  // A question has been laid out; it may be laid out again.
  note(question: number, height: number): void {
    const last = this.needs.at(-1);
    if (last?.question === question && last.height === height) return;
    const others = this.needs.filter((need) => need.question !== question);
    this.needs = [...others, { question, height }].slice(-LATELY);
  }

  // Is a bar of this height none that later questions shrink?
  keeps(height: number): boolean {
    return height <= MOST * innerHeight + 1;
  }

  // On a screen of another size nothing of that holds.
  forget(): void {
    this.needs = [];
  }
}
