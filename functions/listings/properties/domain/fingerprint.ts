/**
 * Width and height in pixels of the picture that a fingerprint is made of: eight differences in each of eight
 * rows.
 */
export const fingerprintSize = { width: 9, height: 8 } as const;
/** The most bits in which the photos of one scene differ. */
export const maxFingerprintDistance = 6;

const fingerprintBits = 64;
/** One more than the bits that may differ, so that two similar pictures share at least one band. */
const fingerprintBands = maxFingerprintDistance + 1;
/** A picture with fewer changes of brightness is an even surface, such as a sky, and matches any other. */
const minBrightnessChanges = 8;

/**
 * The difference hash of a picture: whether each of its 9 x 8 pixels is brighter than its right neighbour, as
 * 16 hexadecimal digits. `undefined` for a picture without enough structure to be recognised by.
 * @param grey brightness from 0 to 255, row by row
 */
export function toFingerprint(grey: Uint8Array): string | undefined {
  const { width, height } = fingerprintSize;
  let value = 0n;
  let set = 0;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      const brighter = (grey[at] ?? 0) > (grey[at + 1] ?? 0);
      value = (value << 1n) | (brighter ? 1n : 0n);
      set += brighter ? 1 : 0;
    }
  return set < minBrightnessChanges || set > fingerprintBits - minBrightnessChanges
    ? undefined
    : value.toString(16).padStart(16, '0');
}

/** The number of bits in which two fingerprints differ. */
export function countDifferentBits(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; left > 0n; left >>= 1n) count += Number(left & 1n);
  return count;
}

/** The index keys of a fingerprint: each of its bands with the band's position. */
export function toBands(fingerprint: string): string[] {
  const written = BigInt(`0x${fingerprint}`).toString(2).padStart(fingerprintBits, '0');
  return Array.from({ length: fingerprintBands }, (_, band) => {
    const [from, to] = [band, band + 1].map((edge) =>
      Math.round((edge * fingerprintBits) / fingerprintBands),
    );
    return `${band}:${written.slice(from, to)}`;
  });
}
