import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { regular, semiBold } from './figtree.ts';
import { font as noto } from './noto-sans.ts';

/**
 * A font with the glyph of each character made: fontkit makes the parts of a composed letter without a character and
 * keeps them, so that a full stop after a document with `·` would be missing in the text of the next one.
 */
function readFont(packed: string): Font {
  const font = create(inflateSync(Buffer.from(packed, 'base64')));
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

export const fonts = {
  regular: readFont(regular),
  semiBold: readFont(semiBold),
  noto: readFont(noto),
} as const;
export type Weight = 'regular' | 'semiBold';

export function hasLetters(font: Font, text: string): boolean {
  return Array.from(text).every(
    (letter) => /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/**
 * The site's font, or Noto Sans for a text with letters that it lacks: Greek, Cyrillic, Vietnamese. One text
 * uses one font, because mixed letters within a word look like a mistake.
 * @returns undefined for a text with letters that both lack
 */
export function findSiteFont(text: string, weight: Weight): Font | undefined {
  return [fonts[weight], fonts.noto].find((font) => hasLetters(font, text));
}

/** The same, for a text that may lack letters. */
export function selectFont(text: string, weight: Weight): Font {
  return findSiteFont(text, weight) ?? fonts.noto;
}
