import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { regular, semiBold } from './figtree.ts';
import { font as noto } from './noto-sans.ts';

const read = (packed: string): Font => create(inflateSync(Buffer.from(packed, 'base64')));

export const fonts = { regular: read(regular), semiBold: read(semiBold), noto: read(noto) } as const;
export type Weight = 'regular' | 'semiBold';

/**
 * The site's font, or Noto Sans for a text with letters that it lacks: Greek, Cyrillic, Vietnamese. One text
 * uses one font, because mixed letters within a word look like a mistake.
 */
export function selectFont(text: string, weight: Weight): Font {
  const font = fonts[weight];
  const isComplete = Array.from(text).every(
    (letter) => /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  return isComplete ? font : fonts.noto;
}
