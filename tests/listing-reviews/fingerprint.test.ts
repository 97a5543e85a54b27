import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countDifferentBits,
  fingerprintSide,
  listNearBands,
  mirrorFingerprint,
  surelyFoundDistance,
  toBands,
  toFingerprint,
} from '../../functions/listings/properties/domain/fingerprint.ts';

const fingerprint = fc.bigInt(0n, 2n ** 64n - 1n).map((value) => value.toString(16).padStart(16, '0'));
const flip = (one: string, places: readonly number[]): string =>
  places
    .reduce((value, place) => value ^ (1n << BigInt(place)), BigInt(`0x${one}`))
    .toString(16)
    .padStart(16, '0');
const sharesBand = (one: string, other: string): boolean => {
  const near = new Set(listNearBands(one));
  return toBands(other).some((band) => near.has(band));
};

/** Brightness of each pixel by its column and row. */
const draw = (shade: (column: number, row: number) => number): Uint8Array =>
  Uint8Array.from({ length: fingerprintSide ** 2 }, (_, index) =>
    shade(index % fingerprintSide, Math.floor(index / fingerprintSide)),
  );
const isEdge = (at: number): boolean => at % 10 === 3;

describe('a fingerprint', () => {
  test.each([
    ['an even wall', draw(() => 200)],
    ['a black picture', draw(() => 0)],
    ['a sky that darkens upwards', draw((_, row) => 120 + 3 * row)],
    ['a wall with light from one side', draw((column) => 220 - 3 * column)],
    [
      'a white room with soft corners',
      draw((column, row) => 210 + ((column > 16 ? 3 : 0) ^ (row > 20 ? 2 : 0))),
    ],
    ['a floor plan', draw((column, row) => (isEdge(column) || isEdge(row) ? 120 : 250))],
    ['a letter', draw((column, row) => (row % 2 === 0 && column < 5 + (row % 7) * 3 ? 60 : 245))],
  ])('is absent for %s', (_, grey) => expect(toFingerprint(grey)).toBeUndefined());

  test('is there for a room with a window and a sofa', () => {
    const room = draw((column, row) =>
      column > 4 && column < 12 && row > 5 && row < 15 ? 240 : row > 20 && column > 14 ? 60 : 150,
    );
    expect(toFingerprint(room)).toMatch(/^[\da-f]{16}$/);
  });

  test('shares a near band with every fingerprint that differs in up to seven bits', () => {
    const flips = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: surelyFoundDistance });
    fc.assert(
      fc.property(fingerprint, flips, (one, places) => {
        const other = flip(one, places);
        expect(countDifferentBits(one, other)).toBe(places.length);
        expect(sharesBand(one, other)).toBe(true);
      }),
    );
  });

  test('is missed at eight bits where two of them are in each band, which are 4.7 of a hundred', () => {
    const eight = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 8, maxLength: 8 });
    const one = '0123456789abcdef';
    const isEven = (places: readonly number[]) =>
      [0, 1, 2, 3].every((band) => places.filter((place) => Math.floor(place / 16) === band).length === 2);
    fc.assert(
      fc.property(eight, (places) => {
        expect(sharesBand(one, flip(one, places))).toBe(!isEven(places));
      }),
      { numRuns: 2_000 },
    );
    // Two of the sixteen bits of each band, of all ways to choose eight of 64.
    expect(120 ** 4 / 4_426_165_368).toBeCloseTo(0.047, 3);
  });

  test('is itself again in two mirrors', () =>
    fc.assert(
      fc.property(fingerprint, (one) => {
        expect(mirrorFingerprint(mirrorFingerprint(one))).toBe(one);
        expect(countDifferentBits(one, mirrorFingerprint(one))).toBe(32);
      }),
    ));

  test('asks for 68 bands', () =>
    fc.assert(
      fc.property(fingerprint, (one) => {
        expect(new Set(listNearBands(one)).size).toBe(68);
      }),
    ));
});
