import { placeNames, type PlaceName } from './names.ts';

/** Letters as bits, so that most names are ruled out without comparing them. */
function toLetterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The number of insertions, deletions, changes and swaps of neighbours between two texts. */
export function measureEdits(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let min = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) min = Math.min(min, (before[j - 2] ?? 0) + 1);
      row.push(min);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

const bitsOfNames = Int32Array.from(placeNames, ({ key }) => toLetterBits(key));

/** The typing errors that a name of this length may have: short names are too much like each other. */
const countAllowed = (length: number): number => [4, 8, 10].filter((min) => length >= min).length;

/** Names that differ by a typing error or two from a text in normal form, the nearest first. */
export function listSimilarNames(key: string, max: number): readonly PlaceName[] {
  const allowed = countAllowed(key.length);
  if (allowed === 0) return [];
  const bits = toLetterBits(key);
  const found: { readonly name: PlaceName; readonly edits: number }[] = [];
  placeNames.forEach((name, nth) => {
    if (Math.abs(name.key.length - key.length) > allowed) return;
    if (countBits(bits ^ (bitsOfNames[nth] ?? 0)) > 2 * allowed) return;
    const edits = measureEdits(key, name.key);
    if (edits > 0 && edits <= allowed) found.push({ name, edits });
  });
  return found
    .sort((one, other) => one.edits - other.edits || one.name.rank - other.name.rank)
    .slice(0, max)
    .map(({ name }) => name);
}
