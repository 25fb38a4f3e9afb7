// How alike two words are: `slips` and `nearest` of the engine, over the bytes of UTF-8.

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The number of letters to add, take, replace or swap so that one word becomes the other. */
function editDistance(left: Uint8Array, right: Uint8Array): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 0; row < left.length; row++) {
    const current = [row + 1];
    for (let column = 0; column < right.length; column++) {
      const isSame = left[row] === right[column];
      let cost = Math.min(
        (last[column] as number) + (isSame ? 0 : 1),
        (last[column + 1] as number) + 1,
        (current[column] as number) + 1,
      );
      const isSwap = row > 0 && column > 0 && left[row] === right[column - 1] && left[row - 1] === right[column];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 1] as number) + 1);
      current.push(cost);
    }
    [beforeLast, last] = [last, current];
  }
  return last[right.length] as number;
}

/** Whether a word is another one with some of its letters left out, as people shorten words. */
function isShort(word: Uint8Array, other: Uint8Array): boolean {
  if (word.length < 3 || word.length >= other.length || word.length * 2 < other.length || word[0] !== other[0])
    return false;
  let left = 0;
  for (const letter of other) if (letter === word[left]) left++;
  return left === word.length;
}

/** By how many letters a word differs from the one that was meant; undefined if they are different words. */
function slipsBetween(word: string, other: string): number | undefined {
  const [one, two] = [utf8(folded(word)).slice(0, 64), utf8(folded(other)).slice(0, 64)];
  const length = Math.max(one.length, two.length);
  const most = Math.max(1, Math.floor(length / 3));
  if (isShort(one, two)) return two.length - one.length;
  if (Math.abs(one.length - two.length) > most) return undefined;
  const distance = editDistance(one, two);
  return distance <= most && (distance < length || distance === 0) ? distance : undefined;
}

/** The candidate that a word was most likely meant to be; of equally near ones the first. */
function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  let best: { readonly candidate: string; readonly slips: number } | undefined;
  for (const candidate of candidates) {
    const slips = slipsBetween(word, candidate);
    if (slips !== undefined && (!best || slips < best.slips)) best = { candidate, slips };
  }
  return best?.candidate;
}

const quoted = (text: string): string => `"${text}"`;
const didYouMean = (word: string | undefined): string => (word === undefined ? "" : `; did you mean ${quoted(word)}?`);
