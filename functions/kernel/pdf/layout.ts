import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { replaceUnprintable } from '../printable.ts';
import { findSiteFont, fonts as siteFonts, type Weight } from './fonts.ts';
import { createFontSelection } from './paper-fonts.ts';
import type { PrintableDocument, DocumentSection } from './printable-document.ts';
import { setLines, type TextLine, type TextRun } from './text-lines.ts';

/** Lengths in points. */
const size = { brand: 15, title: 22, about: 13, heading: 13, text: 10, small: 8.5 } as const;
const ink = '#22262a';
const quiet = '#5c6166';
const brand = '#1f5b45';
const tint = '#eef4f0';
const line = '#dcd7ce';
const lineGap = 3;
const cellPadding = 5;
const labelWidth = 140;
const columnGap = 12;
/** Minimum height of a table that stays on the page of its heading. */
const keptTogether = 70;

/** Scripts of India and its neighbours, whose glyphs are drawn in another order than that of their letters. */
const reordered = /[\u0900-\u0dff\u0e80-\u0eff\u1780-\u17ff]/;

/** With a list of features, even an empty one, PDFKit sets a run as a whole; otherwise word by word, always from left to right. */
const wholeRun = {};

interface Look {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly x?: number;
  readonly width?: number;
}

/** Draws a document on as many pages as it needs, with page numbers. */
export function drawPdf(document: PDFDocument, paper: PrintableDocument): void {
  const sheets = new Sheets(document);
  sheets.letterhead();
  sheets.text('H1', paper.title, { size: size.title, weight: 'semiBold' });
  sheets.text('P', paper.about, { size: size.about });
  sheets.space(10);
  sheets.stamp(paper.stamp);
  sheets.space(8);
  sheets.text('P', paper.issued, { size: size.small, color: quiet });
  for (const section of paper.sections) sheets.section(section);
  sheets.space(20);
  for (const footnote of paper.footnotes) {
    sheets.text('P', footnote, { size: size.small, color: quiet });
    sheets.space(2);
  }
  sheets.end(paper.title);
}

class Sheets {
  private readonly document: PDFDocument;
  private readonly root: StructureElement;
  private readonly left: number;
  private readonly width: number;
  private readonly fonts = createFontSelection();
  private readonly families = new Map<Font, string>();

  constructor(document: PDFDocument) {
    this.document = document;
    this.root = document.struct('Document');
    document.addStructure(this.root);
    const { width, margins } = document.page;
    this.left = margins.left;
    this.width = width - margins.left - margins.right;
  }

  space(points: number): void {
    this.document.y += points;
  }

  letterhead(): void {
    const { document, left } = this;
    const top = document.page.margins.top - 14;
    const bbox = [left, top, left + 90, top + 24] as const;
    this.root.add(
      document.struct('Figure', { alt: 'Gable', placement: 'Block', bbox }, () => {
        document.save().translate(left, top).scale(0.7).lineWidth(3).lineCap('round').lineJoin('round');
        // The logo of the site (web/ui/mark.tsx).
        document.path('M3 18 16 6l13 12M8 17v9h16v-9').stroke(brand).restore();
        this.write('Gable', { size: size.brand, weight: 'semiBold', color: brand, x: left + 29 }, top + 3);
      }),
    );
    document.y = top + 48;
  }

  text(type: 'H1' | 'P', text: string, look: Look): void {
    this.root.add(this.document.struct(type, {}, () => this.write(text, look)));
  }

  /** The stamp, next to a bar in the brand colour. */
  stamp(text: string): void {
    const { document, left, width } = this;
    const look = { size: 11, weight: 'semiBold', x: left + 14, width: width - 28 } as const;
    const height = this.heightOf(text, look) + 16;
    this.need(height);
    const top = document.y;
    this.artifact('Layout', () => {
      document.rect(left, top, width, height).fill(tint);
      document.rect(left, top, 4, height).fill(brand);
    });
    this.root.add(document.struct('P', {}, () => this.write(text, look, top + 9)));
    document.y = top + height;
  }

  section({ heading, rows }: DocumentSection): void {
    const { document } = this;
    this.space(18);
    this.need(keptTogether);
    const section = document.struct('Sect');
    this.root.add(section);
    section.add(
      document.struct('H2', {}, () => this.write(heading, { size: size.heading, weight: 'semiBold' })),
    );
    this.space(4);
    this.rule();
    const table = document.struct('Table');
    section.add(table);
    for (const [label, text] of rows) this.row(table, label, text);
  }

  private row(table: StructureElement, label: string, text: string): void {
    const { document, left, width } = this;
    const name = { size: size.text, color: quiet, width: labelWidth - columnGap } as const;
    const fact = { size: size.text, x: left + labelWidth, width: width - labelWidth } as const;
    this.need(2 * cellPadding + Math.max(this.heightOf(label, name), this.heightOf(text, fact)));
    const top = document.y + cellPadding;
    const row = document.struct('TR');
    table.add(row);
    row.add(document.struct('TH', { scope: 'Row' }, () => this.write(label, name, top)));
    const [page, bottom] = [this.pages(), document.y];
    row.add(document.struct('TD', {}, () => this.write(text, fact, top)));
    // A fact that continues on the next page ends below its label in any case.
    if (this.pages() === page) document.y = Math.max(bottom, document.y);
    this.space(cellPadding - lineGap);
    this.rule();
  }

  private rule(): void {
    const { document, left, width } = this;
    const { y } = document;
    this.artifact('Layout', () =>
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .stroke(line),
    );
  }

  /** Begins a new page for content that does not fit on this one, unless it is larger than a page. */
  private need(points: number): void {
    const { page, y } = this.document;
    const bottom = page.height - page.margins.bottom;
    if (y + points > bottom && points <= bottom - page.margins.top) this.document.addPage();
  }

  private pages(): number {
    return this.document.bufferedPageRange().count;
  }

  private heightOf(text: string, look: Look): number {
    const { width = this.width, weight = 'regular' } = look;
    const font = findSiteFont(text, weight);
    if (font) return this.select(font, look).heightOfString(text, { width, lineGap });
    return this.setText(text, look).reduce((sum, line) => sum + this.measureLine(line, look).height, 0);
  }

  private write(text: string, look: Look, y = this.document.y): void {
    const { x = this.left, width = this.width, weight = 'regular' } = look;
    const font = findSiteFont(text, weight);
    if (font) this.select(font, look).text(text, x, y, { width, lineGap });
    else this.writeLines(this.setText(text, look), look, y);
  }

  /** Writes a text in letters of several fonts, which PDFKit can't: it knows one font per text, from left to right. */
  private writeLines(lines: readonly TextLine[], look: Look, y: number): void {
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

  private writeRun({ text, font, x }: TextRun, look: Look, baseline: number): void {
    const document = this.select(font, look);
    const isReordered = reordered.test(text);
    if (isReordered) document.markContent('Span', { actual: text });
    const left = (look.x ?? this.left) + x;
    document.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: wholeRun });
    if (isReordered) document.endMarkedContent();
  }

  private setText(text: string, look: Look): readonly TextLine[] {
    const printable = replaceUnprintable(text);
    return setLines(printable, {
      width: look.width ?? this.width,
      selectFont: this.fonts(printable, look.weight ?? 'regular'),
      measure: (font, part) => this.select(font, look).widthOfString(part, { features: wholeRun }),
    });
  }

  private measureLine(line: TextLine, { size, weight = 'regular' }: Look) {
    const fonts = line.length > 0 ? line.map(({ font }) => font) : [siteFonts[weight]];
    const toPoints = (font: Font, units: number): number => (units / font.unitsPerEm) * size;
    const ascent = Math.max(...fonts.map((font) => toPoints(font, font.ascent)));
    const descent = Math.max(...fonts.map((font) => toPoints(font, font.lineGap - font.descent)));
    return { ascent, height: ascent + descent + lineGap };
  }

  private select(font: Font, { size, color = ink }: Look): PDFDocument {
    // Not by the font's own name, which two parts of one font share.
    const family = this.families.get(font) ?? `${font.postscriptName}${this.families.size}`;
    this.families.set(font, family);
    return this.document.font(font, family).fontSize(size).fillColor(color);
  }

  /** Screen readers skip what is drawn here. */
  private artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  end(title: string): void {
    const { document } = this;
    this.root.end();
    const count = this.pages();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(index);
      const y = document.page.height - document.page.margins.bottom + 24;
      // Text below the margin would begin a new page.
      document.page.margins = { ...document.page.margins, bottom: 0 };
      this.artifact('Pagination', () =>
        this.write(`${title}, page ${index + 1} of ${count}`, { size: size.small, color: quiet }, y),
      );
    }
  }
}
