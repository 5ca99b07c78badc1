// Sentences, as many as have room: the first ones tell what happened, the others what followed from it.

const fits = (node: HTMLElement) => node.scrollHeight <= node.clientHeight + 1;

function fit(node: HTMLElement, sentences: string[]): void {
  for (let count = sentences.length; count > 0; count--) {
    node.textContent = [...sentences.slice(0, count), ...(count < sentences.length ? ["…"] : [])].join(" ");
    if (fits(node)) return;
  }
  // Not even one has: as many of its words as have.
  const words = (sentences[0] ?? "").split(" ");
  node.textContent = "";
  while (words.length > 1 && (node.textContent === "" || !fits(node))) {
    words.pop();
    node.textContent = `${words.join(" ")} …`;
  }
}

// The first sentence is told whole, whatever room it takes; what followed from it as far as its height allows.
function keepWhole(node: HTMLElement, sentences: string[]): void {
  node.style.maxHeight = "";
  for (let count = sentences.length; count > 0; count--) {
    node.textContent = sentences.slice(0, count).join(" ");
    if (fits(node)) return;
  }
  node.style.maxHeight = "none";
}

// Its own height bounds it; what does not fit at one width may at another.
export const fitted = (node: HTMLElement, sentences: string[]) => kept(node, sentences, fit);
export const whole = (node: HTMLElement, sentences: string[]) => kept(node, sentences, keepWhole);

function kept(node: HTMLElement, sentences: string[], fit: (node: HTMLElement, sentences: string[]) => void) {
  let told = sentences;
  const watch = new ResizeObserver(() => fit(node, told));
  watch.observe(node);
  fit(node, told);
  return {
    update(now: string[]) {
      if (now.join("\n") === told.join("\n")) return;
      told = now;
      fit(node, told);
    },
    destroy: () => watch.disconnect(),
  };
}
