import fc from 'fast-check';

/** The code point of a single character. @throws TypeError on any other value, as fast-check expects */
function readCodePoint(value: unknown): number {
  const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== value) throw new TypeError('No single character');
  return code;
}

/**
 * Any code point but half a surrogate pair, for the unit of `fc.string`. The unit `binary` of fast-check draws the same,
 * and first makes a table of all 1.1 million characters.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code), readCodePoint);
