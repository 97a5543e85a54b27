import type { TrueType } from './true-type.ts';

/** A line of text on a page: points from the left and from the bottom, and how it is drawn. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly bold?: boolean;
  readonly quiet?: boolean;
}
/** A thin line across the page. */
export interface Rule {
  readonly y: number;
}
export interface Page {
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
}

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 54 } as const;

/** How wide a text is, in points. */
export function widthOf(text: string, size: number, font: TrueType): number {
  let units = 0;
  for (const letter of text) units += font.widthOf(font.glyphOf(letter.codePointAt(0) ?? 0));
  return (units * size) / font.em;
}

/** Breaks a text into lines that fit; a word that is too long for one is cut. */
export function wrapped(text: string, size: number, width: number, font: TrueType): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((one) => cut(one, size, width, font))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, size, font) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

function cut(word: string, size: number, width: number, font: TrueType): string[] {
  if (widthOf(word, size, font) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter, size, font) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
