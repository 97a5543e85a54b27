import { describe, expect, test } from 'vitest';
import { fonts } from '../../functions/kernel/pdf/fonts.ts';

describe('a letter of the fonts of documents', () => {
  test.each(Object.entries(fonts))('keeps its character after others are drawn, in %s', (_, font) => {
    const letters = Array.from('·ÄéABCij:;!?%£.,-0123456789');
    for (const letter of letters) for (const { path } of font.layout(letter).glyphs) path.toSVG();
    const characters = letters.flatMap((letter) =>
      font.layout(letter).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
    );
    expect(characters).toEqual(letters);
  });
});
