import { placeNames, type PlaceName } from './names.ts';

/** Letters as bits, so that most names are ruled out without comparing them. */
function toLetterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** The number of ones among 32 bits, added up in pairs, fours and eights. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

const maxLength = 128;
/** The last three rows of a comparison, which all comparisons share. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxLength));

/**
 * The number of insertions, deletions, changes and swaps of neighbours between two texts of less than 128 letters; more
 * than `max` where it is more.
 */
export function measureEdits(one: string, other: string, max = maxLength): number {
  let [before, last, row] = [rows[0], rows[1], rows[2]];
  if (!before || !last || !row) return maxLength;
  for (let j = 0; j <= other.length; j++) last[j] = j;
  for (let i = 1; i <= one.length; i++) {
    const letter = one.charCodeAt(i - 1);
    let best = i;
    row[0] = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = letter === other.charCodeAt(j - 1);
      let min = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
      min = Math.min(min, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap =
        i > 1 &&
        j > 1 &&
        letter === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1);
      if (isSwap) min = Math.min(min, (before[j - 2] ?? 0) + 1);
      row[j] = min;
      if (min < best) best = min;
    }
    if (best > max) return best;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? 0;
}

/** A name with its letters as bits. */
interface IndexedName {
  readonly name: PlaceName;
  readonly bits: number;
}
let byLength: ReadonlyMap<number, readonly IndexedName[]> | undefined;
/** The names by their length, made when a text is first read that is no name. */
function getNamesByLength(): ReadonlyMap<number, readonly IndexedName[]> {
  byLength ??= Map.groupBy(
    placeNames.map((name) => ({ name, bits: toLetterBits(name.key) })),
    ({ name }) => name.key.length,
  );
  return byLength;
}

/** The typing errors that a name of this length may have: short names are too much like each other. */
const countAllowed = (length: number): number => [4, 8, 10].filter((min) => length >= min).length;

/** Names that differ by a typing error or two from a text in normal form, the nearest first. */
export function listSimilarNames(key: string, max: number): readonly PlaceName[] {
  const allowed = countAllowed(key.length);
  if (allowed === 0 || key.length + allowed >= maxLength) return [];
  const bits = toLetterBits(key);
  const found: { readonly name: PlaceName; readonly edits: number }[] = [];
  for (let length = key.length - allowed; length <= key.length + allowed; length++)
    for (const other of getNamesByLength().get(length) ?? []) {
      if (countBits(bits ^ other.bits) > 2 * allowed) continue;
      const edits = measureEdits(key, other.name.key, allowed);
      if (edits > 0 && edits <= allowed) found.push({ name: other.name, edits });
    }
  return found
    .sort((one, other) => one.edits - other.edits || one.name.rank - other.name.rank)
    .slice(0, max)
    .map(({ name }) => name);
}
