import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText, readText } from '../../functions/kernel/packed-text.ts';
import { packDigits, readDigits } from '../../functions/kernel/printable-digits.ts';
import { anyCharacter } from '../support/any-character.ts';

test('packs a text into characters that JSON does not escape, and reads it again', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
      const packed = packText(text);
      expect(JSON.stringify(packed)).toBe(`"${packed}"`);
      expect(readText(packed)).toBe(text);
    }),
  );
});

test.each([1, 2, 3])('packs a number into %i characters and reads it at any place', (count) => {
  fc.assert(
    fc.property(fc.nat(93 ** count - 1), fc.nat(5), (number, at) => {
      expect(readDigits(' '.repeat(at) + packDigits(number, count), at, count)).toBe(number);
    }),
  );
});
