/** Ids are kept as the ULID's 128 bits, four words a row, so that they compare as numbers. */
export const ID_WORDS = 4;
const PREFIX = 'prp_';
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = PREFIX.length + 26;
const SHAPE = /^prp_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

const codes = new TextEncoder().encode(ALPHABET);
const prefixCodes = new TextEncoder().encode(PREFIX);
const digits = new Uint8Array(128);
for (let i = 0; i < ALPHABET.length; i++) digits[ALPHABET.charCodeAt(i)] = i;

const text = new TextDecoder();

/** Whether the index can hold this id at all. */
export const isId = (id: string): boolean => SHAPE.test(id);

/** The words of an id. Throws a RangeError on anything but `prp_` and a ULID. */
export const writeId = (id: string, into: Uint32Array, row: number): void => {
  if (!isId(id)) throw new RangeError(`Not a property id: ${id}`);
  let word = 0;
  let filled = -2; // the first of the 26 digits has three bits only
  let at = row * ID_WORDS;
  for (let i = PREFIX.length; i < LENGTH; i++) {
    const digit = digits[id.charCodeAt(i)] ?? 0;
    const spill = filled + 5 - 32;
    if (spill < 0) {
      word = (word << 5) | digit;
      filled += 5;
    } else {
      into[at++] = (word << (5 - spill)) | (digit >>> spill);
      word = digit & ((1 << spill) - 1);
      filled = spill;
    }
  }
};

/** Ids as text, in one go: decoding one long run of bytes is far cheaper than many short ones. */
export const readIds = (ids: Uint32Array, rows: ArrayLike<number>): string[] => {
  const bytes = new Uint8Array(rows.length * LENGTH);
  for (let n = 0; n < rows.length; n++) {
    const start = n * LENGTH;
    const from = (rows[n] ?? 0) * ID_WORDS;
    bytes.set(prefixCodes, start);
    for (let digit = 0, shift = 0, word = 3; digit < 26; digit++) {
      let value = (ids[from + word] ?? 0) >>> shift;
      shift += 5;
      if (shift >= 32 && word > 0) {
        shift -= 32;
        word--;
        if (shift > 0) value |= (ids[from + word] ?? 0) << (5 - shift);
      }
      bytes[start + LENGTH - 1 - digit] = codes[value & 31] ?? 0;
    }
  }
  const all = text.decode(bytes);
  const out: string[] = [];
  for (let n = 0; n < rows.length; n++) out.push(all.slice(n * LENGTH, (n + 1) * LENGTH));
  return out;
};

/** Negative when row `a` of one column has the smaller id than row `b` of another. */
export const compareIds = (idsA: Uint32Array, a: number, idsB: Uint32Array, b: number): number => {
  for (let i = 0; i < ID_WORDS; i++) {
    const difference = (idsA[a * ID_WORDS + i] ?? 0) - (idsB[b * ID_WORDS + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The time in the id: a number to sort by that leaves few ties. */
export const idTime = (ids: Uint32Array, row: number): number =>
  (ids[row * ID_WORDS] ?? 0) * 65536 + ((ids[row * ID_WORDS + 1] ?? 0) >>> 16);
