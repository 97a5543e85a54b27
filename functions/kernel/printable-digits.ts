/**
 * Numbers as printable characters that JSON and JavaScript need not escape: two have 8,649 values, where
 * base64 needs nearly three for as many.
 */
const base = 93;
const firstCode = 32;
const escaped = [34, 92];
const alphabet = Array.from({ length: base + escaped.length }, (_, place) => firstCode + place).filter(
  (code) => !escaped.includes(code),
);
/** The value of each character by its code, as a table: the tables of places have 60,000 of them. */
const values = new Uint8Array(firstCode + base + escaped.length);
for (const [value, code] of alphabet.entries()) values[code] = value;

/** The greatest number of one character and of two. */
export const maxDigit = base - 1;
export const maxPair = base ** 2 - 1;

/** Characters for a whole number of less than 93 to the power of their count, the greatest place first. */
export function packDigits(value: number, count: number): string {
  let packed = '';
  let rest = value;
  for (let place = 0; place < count; place += 1) {
    packed = String.fromCodePoint(alphabet[rest % base] ?? 0) + packed;
    rest = Math.floor(rest / base);
  }
  return packed;
}
export function readDigits(packed: string, at: number, count: number): number {
  let value = 0;
  for (let place = at; place < at + count; place += 1)
    value = value * base + (values[packed.charCodeAt(place)] ?? 0);
  return value;
}
