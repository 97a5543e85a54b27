import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countDifferentBits,
  maxFingerprintDistance,
  fingerprintSize,
  toBands,
  toFingerprint,
} from '../../functions/listings/properties/domain/fingerprint.ts';

const { width, height } = fingerprintSize;
const fingerprint = fc.bigInt(0n, 2n ** 64n - 1n).map((value) => value.toString(16).padStart(16, '0'));

describe('a fingerprint', () => {
  test('is absent for an even surface', () => {
    expect(toFingerprint(new Uint8Array(width * height).fill(200))).toBeUndefined();
  });

  test('shares a band with every fingerprint near it', () => {
    const flips = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: maxFingerprintDistance });
    fc.assert(
      fc.property(fingerprint, flips, (one, places) => {
        const flipped = places.reduce((value, place) => value ^ (1n << BigInt(place)), BigInt(`0x${one}`));
        const other = flipped.toString(16).padStart(16, '0');
        expect(countDifferentBits(one, other)).toBe(places.length);
        const bands = new Set(toBands(one));
        expect(toBands(other).some((band) => bands.has(band))).toBe(true);
      }),
    );
  });
});
