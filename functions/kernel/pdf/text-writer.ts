import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { replaceUnprintable } from '../printable.ts';
import { findSiteFont, fonts as siteFonts, type Weight } from './fonts.ts';
import { createFontSelection } from './paper-fonts.ts';
import { setLines, type TextLine, type TextRun } from './text-lines.ts';

/** The colours of papers. */
export const ink = '#22262a';
export const quiet = '#5c6166';
export const brand = '#1f5b45';
export const tint = '#eef4f0';
export const line = '#dcd7ce';
/** Points between lines. */
export const lineGap = 3;

/** Scripts of India and its neighbours, whose glyphs are drawn in another order than that of their letters. */
const reordered = /[\u0900-\u0dff\u0e80-\u0eff\u1780-\u17ff]/;

/** With a list of features, even an empty one, PDFKit sets a run as a whole; otherwise word by word, always from left to right. */
const wholeRun = {};

/** How a text looks and where it stands; lengths in points. It fills the width between the margins by default. */
export interface TextLook {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly x?: number;
  readonly width?: number;
  /** Only for texts in the letters of the site's fonts. */
  readonly align?: 'right';
}

/** Writes texts in letters of any script on a document. */
export class TextWriter {
  /** Points from the left of the page, and between its margins. */
  readonly left: number;
  readonly width: number;
  private readonly document: PDFDocument;
  private readonly fonts = createFontSelection();
  private readonly families = new Map<Font, string>();

  constructor(document: PDFDocument) {
    this.document = document;
    const { width, margins } = document.page;
    this.left = margins.left;
    this.width = width - margins.left - margins.right;
  }

  heightOf(text: string, look: TextLook): number {
    const { width = this.width, weight = 'regular' } = look;
    const font = findSiteFont(text, weight);
    if (font) return this.select(font, look).heightOfString(text, { width, lineGap });
    return this.setText(text, look).reduce((sum, line) => sum + this.measureLine(line, look).height, 0);
  }

  /** The width of a text on one line. */
  widthOf(text: string, look: TextLook): number {
    return this.setText(text, { ...look, width: Infinity })
      .flat()
      .reduce(
        (end, { text: part, font, x }) =>
          Math.max(end, x + this.select(font, look).widthOfString(part, { features: wholeRun })),
        0,
      );
  }

  /** Below what was written last, unless another `y` is given. */
  write(text: string, look: TextLook, y = this.document.y): void {
    const { x = this.left, width = this.width, weight = 'regular', align = 'left' } = look;
    const font = findSiteFont(text, weight);
    if (font) this.select(font, look).text(text, x, y, { width, lineGap, align });
    else this.writeLines(this.setText(text, look), look, y);
  }

  /** Writes a text in letters of several fonts, which PDFKit can't: it knows one font per text, from left to right. */
  private writeLines(lines: readonly TextLine[], look: TextLook, y: number): void {
    const { document } = this;
    document.y = y;
    for (const line of lines) {
      const { ascent, height } = this.measureLine(line, look);
      const { page } = document;
      if (document.y + height - lineGap > page.height - page.margins.bottom) document.continueOnNewPage();
      const top = document.y;
      for (const run of line) this.writeRun(run, look, top + ascent);
      document.y = top + height;
    }
  }

  private writeRun({ text, font, x }: TextRun, look: TextLook, baseline: number): void {
    const document = this.select(font, look);
    const isReordered = reordered.test(text);
    if (isReordered) document.markContent('Span', { actual: text });
    const left = (look.x ?? this.left) + x;
    document.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: wholeRun });
    if (isReordered) document.endMarkedContent();
  }

  private setText(text: string, look: TextLook): readonly TextLine[] {
    const printable = replaceUnprintable(text);
    return setLines(printable, {
      width: look.width ?? this.width,
      selectFont: this.fonts(printable, look.weight ?? 'regular'),
      measure: (font, part) => this.select(font, look).widthOfString(part, { features: wholeRun }),
    });
  }

  private measureLine(line: TextLine, { size, weight = 'regular' }: TextLook) {
    const fonts = line.length > 0 ? line.map(({ font }) => font) : [siteFonts[weight]];
    const toPoints = (font: Font, units: number): number => (units / font.unitsPerEm) * size;
    const ascent = Math.max(...fonts.map((font) => toPoints(font, font.ascent)));
    const descent = Math.max(...fonts.map((font) => toPoints(font, font.lineGap - font.descent)));
    return { ascent, height: ascent + descent + lineGap };
  }

  private select(font: Font, { size, color = ink }: TextLook): PDFDocument {
    // Not by the font's own name, which two parts of one font share.
    const family = this.families.get(font) ?? `${font.postscriptName}${this.families.size}`;
    this.families.set(font, family);
    return this.document.font(font, family).fontSize(size).fillColor(color);
  }
}
