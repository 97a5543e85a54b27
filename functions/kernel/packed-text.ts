import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { packDigits, readDigits } from './printable-digits.ts';

/** Two characters have 8,649 values, enough for 13 bits. */
const bitsOfPair = 13;

/** A long text, compressed, as printable characters: its length in bytes, a space, and 13 bits to two of them. */
export function packText(text: string): string {
  const bytes = brotliCompressSync(text);
  const pairs: string[] = [];
  let [bits, count] = [0, 0];
  for (const byte of [...bytes, 0, 0]) {
    bits = (bits << 8) | byte;
    count += 8;
    if (count < bitsOfPair) continue;
    count -= bitsOfPair;
    pairs.push(packDigits(bits >> count, 2));
    bits &= (1 << count) - 1;
  }
  return `${bytes.length} ${pairs.join('')}`;
}

export function readText(packed: string): string {
  const length = Number.parseInt(packed, 10);
  const bytes = new Uint8Array(length);
  let [bits, count, at] = [0, 0, packed.indexOf(' ') + 1];
  for (let place = 0; place < length; place += 1) {
    if (count < 8) {
      bits = (bits << bitsOfPair) | readDigits(packed, at, 2);
      count += bitsOfPair;
      at += 2;
    }
    count -= 8;
    bytes[place] = bits >> count;
    bits &= (1 << count) - 1;
  }
  return brotliDecompressSync(bytes).toString();
}
