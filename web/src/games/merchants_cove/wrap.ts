// Words in lines: a text is broken at its spaces, and a word that is too long for a line at a syllable with a hyphen.

const MEAN = 0.49; // how much of its size a letter is wide on average

export function lines(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * MEAN));
  const found: string[] = [];
  for (const word of text.split(" ").flatMap((one) => parts(one, most))) {
    const last = found.at(-1);
    if (last !== undefined && !last.endsWith("-") && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

// After a vowel and before a consonant that a vowel follows: good enough for three languages.
const SYLLABLE = /[aeiouyäöüéèêàâîôû](?=[bcdfghjklmnpqrstvwxzß][aeiouyäöüéèêàâîôûh])/gi;

function parts(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const ends = [...word.matchAll(SYLLABLE)].map(({ index }) => index + 1).filter((at) => at < most && at > 2);
  const at = ends.at(-1) ?? most - 1;
  return [`${word.slice(0, at)}-`, ...parts(word.slice(at), most)];
}
