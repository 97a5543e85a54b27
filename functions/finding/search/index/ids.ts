/** Ids are stored as the ULID's 128 bits, four words per row, so that they compare as numbers. */
export const idWords = 4;
const prefix = 'prp_';
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lengthValue = prefix.length + 26;
const shape = /^prp_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

const codes = new TextEncoder().encode(alphabet);
const prefixCodes = new TextEncoder().encode(prefix);
const digits = new Uint8Array(128);
for (let i = 0; i < alphabet.length; i++) digits[alphabet.charCodeAt(i)] = i;

const text = new TextDecoder();

/** Whether the index can hold this id. */
export function isId(id: string): boolean {
  return shape.test(id);
}

/**
 * Writes the words of an id.
 * @throws RangeError on anything but `prp_` and a ULID
 */
export function writeId(id: string, into: Uint32Array, row: number): void {
  if (!isId(id)) throw new RangeError(`Not a property id: ${id}`);
  let word = 0;
  let filled = -2; // the first of the 26 digits has only three bits
  let at = row * idWords;
  for (let i = prefix.length; i < lengthValue; i++) {
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
}

/** Writes the five digits of 25 bits. */
const writeDigits = (bytes: Uint8Array, at: number, bits: number): void => {
  bytes[at] = codes[(bits >>> 20) & 31] ?? 0;
  bytes[at + 1] = codes[(bits >>> 15) & 31] ?? 0;
  bytes[at + 2] = codes[(bits >>> 10) & 31] ?? 0;
  bytes[at + 3] = codes[(bits >>> 5) & 31] ?? 0;
  bytes[at + 4] = codes[bits & 31] ?? 0;
};

/** All ids of a column as text; decoding one long run of bytes is faster than many short ones. */
export function readIds(ids: Uint32Array): string[] {
  const count = ids.length / idWords;
  const bytes = new Uint8Array(count * lengthValue);
  for (let n = 0; n < count; n++) {
    const start = n * lengthValue;
    for (let i = 0; i < prefix.length; i++) bytes[start + i] = prefixCodes[i] ?? 0;
    const first = ids[n * idWords] ?? 0;
    const second = ids[n * idWords + 1] ?? 0;
    const third = ids[n * idWords + 2] ?? 0;
    const last = ids[n * idWords + 3] ?? 0;
    bytes[start + 4] = codes[first >>> 29] ?? 0;
    writeDigits(bytes, start + 5, first >>> 4);
    writeDigits(bytes, start + 10, (second >>> 11) | (first << 21));
    writeDigits(bytes, start + 15, (third >>> 18) | (second << 14));
    writeDigits(bytes, start + 20, (last >>> 25) | (third << 7));
    writeDigits(bytes, start + 25, last);
  }
  const all = text.decode(bytes);
  const out: string[] = [];
  for (let n = 0; n < count; n++) out.push(all.slice(n * lengthValue, (n + 1) * lengthValue));
  return out;
}

/** The ids of some rows of a column. */
export function selectIds(ids: Uint32Array, rows: Uint32Array): Uint32Array {
  const out = new Uint32Array(rows.length * idWords);
  for (let n = 0; n < rows.length; n++) {
    const from = (rows[n] ?? 0) * idWords;
    for (let w = 0; w < idWords; w++) out[n * idWords + w] = ids[from + w] ?? 0;
  }
  return out;
}

/** Negative when row `a` of one column has the smaller id than row `b` of another. */
export function compareIds(idsA: Uint32Array, a: number, idsB: Uint32Array, b: number): number {
  for (let i = 0; i < idWords; i++) {
    const difference = (idsA[a * idWords + i] ?? 0) - (idsB[b * idWords + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The time in the id: a number to sort by with few ties. */
export function getIdTime(ids: Uint32Array, row: number): number {
  return (ids[row * idWords] ?? 0) * 65536 + ((ids[row * idWords + 1] ?? 0) >>> 16);
}
