import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import type { PaperFont } from '../paper-coverage.ts';

export type ScriptFont = Exclude<PaperFont, 'figtree' | 'noto'>;

/** The bytes of the fonts that a paper has needed; most papers need no such font. */
const unpacked = new Map<ScriptFont, Buffer>();

/** Builds put the folder next to each bundle that contains this module (`infra/bundle/read-folders.ts`). */
function unpackFont(name: ScriptFont): Buffer {
  const bytes = brotliDecompressSync(readFileSync(new URL(`./fonts/${name}.ttf.br`, import.meta.url)));
  unpacked.set(name, bytes);
  return bytes;
}

/** fontkit fails on a mark that a letter has no place for; such letters are drawn with the marks next to them. */
function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  const layOut = font.layout.bind(font);
  font.layout = (text) => {
    try {
      return layOut(text);
    } catch {
      return layOut(text, { mark: false, mkmk: false, curs: false, abvm: false, blwm: false });
    }
  };
  return font;
}

/**
 * The fonts of one document. Each document has its own, because fontkit keeps the characters for which it first made a
 * glyph, and makes the parts of a composed letter for no character when it embeds the letter.
 */
export function openScriptFonts(): (name: ScriptFont) => Font {
  const opened = new Map<ScriptFont, Font>();
  return (name) => {
    const font = opened.get(name) ?? readFont(unpacked.get(name) ?? unpackFont(name));
    opened.set(name, font);
    return font;
  };
}
