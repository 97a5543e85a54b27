import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { drawLetterhead } from './letterhead.ts';
import type { DocumentAnnex, Drawing, PrintableDocument, SignedSection } from './printable-document.ts';
import { brand, ink, line, lineGap, quiet, type TextLook, TextWriter, tint } from './text-writer.ts';

/** Lengths in points. */
const size = { title: 22, about: 13, heading: 13, text: 10, small: 8.5 } as const;
const cellPadding = 5;
const labelWidth = 140;
const columnGap = 12;
/** Minimum height of a table that stays on the page of its heading. */
const keptTogether = 70;
const drawingWidth = 180;

/** Draws a document on as many pages as it needs, with page numbers. */
export function drawPdf(document: PDFDocument, paper: PrintableDocument, annex?: DocumentAnnex): void {
  const sheets = new Sheets(document);
  sheets.letterhead();
  sheets.text('H1', paper.title, { size: size.title, weight: 'semiBold' });
  sheets.text('P', paper.about, { size: size.about });
  sheets.space(10);
  sheets.stamp(paper.stamp);
  sheets.space(8);
  sheets.text('P', paper.issued, { size: size.small, color: quiet });
  for (const section of paper.sections) sheets.section(section);
  sheets.footnotes(paper.footnotes);
  if (annex) drawAnnex(document, sheets, annex, paper.stamp);
  sheets.end(paper.title);
}

/** On a page of its own, which has the stamp of the paper, too. */
function drawAnnex(document: PDFDocument, sheets: Sheets, annex: DocumentAnnex, stamp: string): void {
  document.addPage();
  sheets.text('H1', annex.title, { size: size.title, weight: 'semiBold' });
  sheets.space(10);
  sheets.stamp(stamp);
  sheets.space(8);
  sheets.text('P', annex.intro, { size: size.text });
  for (const section of annex.sections) sheets.section(section);
  sheets.footnotes(annex.footnotes);
}

class Sheets {
  private readonly document: PDFDocument;
  private readonly root: StructureElement;
  private readonly left: number;
  private readonly width: number;
  private readonly writer: TextWriter;

  constructor(document: PDFDocument) {
    this.document = document;
    this.root = document.struct('Document');
    document.addStructure(this.root);
    this.writer = new TextWriter(document);
    this.left = this.writer.left;
    this.width = this.writer.width;
  }

  space(points: number): void {
    this.document.y += points;
  }

  letterhead(): void {
    const { document } = this;
    const top = document.page.margins.top - 14;
    this.root.add(drawLetterhead(document, this.writer, top));
    document.y = top + 48;
  }

  text(type: 'H1' | 'P', text: string, look: TextLook): void {
    this.root.add(this.document.struct(type, {}, () => this.writer.write(text, look)));
  }

  /** The stamp, next to a bar in the brand colour. */
  stamp(text: string): void {
    const { document, left, width } = this;
    const look = { size: 11, weight: 'semiBold', x: left + 14, width: width - 28 } as const;
    const height = this.writer.heightOf(text, look) + 16;
    this.need(height);
    const top = document.y;
    this.artifact('Layout', () => {
      document.rect(left, top, width, height).fill(tint);
      document.rect(left, top, 4, height).fill(brand);
    });
    this.root.add(document.struct('P', {}, () => this.writer.write(text, look, top + 9)));
    document.y = top + height;
  }

  footnotes(texts: readonly string[]): void {
    this.space(20);
    for (const text of texts) {
      this.text('P', text, { size: size.small, color: quiet });
      this.space(2);
    }
  }

  section({ heading, rows, drawing }: SignedSection): void {
    const { document } = this;
    this.space(18);
    this.need(keptTogether);
    const section = document.struct('Sect');
    this.root.add(section);
    section.add(
      document.struct('H2', {}, () => this.writer.write(heading, { size: size.heading, weight: 'semiBold' })),
    );
    this.space(4);
    if (drawing) this.drawing(section, drawing);
    this.rule();
    const table = document.struct('Table');
    section.add(table);
    for (const [label, text] of rows) this.row(table, label, text);
  }

  private drawing(section: StructureElement, { width, height, strokes, alt }: Drawing): void {
    const { document, left } = this;
    const factor = drawingWidth / width;
    const points = height * factor;
    this.need(points + keptTogether);
    const top = document.y;
    const bbox = [left, top, left + drawingWidth, top + points] as const;
    section.add(
      document.struct('Figure', { alt, placement: 'Block', bbox }, () => {
        document.save().translate(left, top).scale(factor).lineWidth(4).lineCap('round').lineJoin('round');
        document.path(strokes.map(toPath).join(' ')).stroke(ink).restore();
      }),
    );
    document.y = top + points;
    this.space(4);
  }

  private row(table: StructureElement, label: string, text: string): void {
    const { document, left, width } = this;
    const name = { size: size.text, color: quiet, width: labelWidth - columnGap } as const;
    const fact = { size: size.text, x: left + labelWidth, width: width - labelWidth } as const;
    this.need(
      2 * cellPadding + Math.max(this.writer.heightOf(label, name), this.writer.heightOf(text, fact)),
    );
    const top = document.y + cellPadding;
    const row = document.struct('TR');
    table.add(row);
    row.add(document.struct('TH', { scope: 'Row' }, () => this.writer.write(label, name, top)));
    const [page, bottom] = [this.pages(), document.y];
    row.add(document.struct('TD', {}, () => this.writer.write(text, fact, top)));
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
        this.writer.write(`${title}, page ${index + 1} of ${count}`, { size: size.small, color: quiet }, y),
      );
    }
  }
}

/** A stroke as the path of an SVG; a single point becomes a dot. */
function toPath(stroke: readonly number[]): string {
  const points = Array.from({ length: stroke.length / 2 }, (_, index) =>
    stroke.slice(2 * index, 2 * index + 2).join(' '),
  );
  const [first = '0 0', ...more] = points;
  return `M${first}${(more.length > 0 ? more : [first]).map((point) => `L${point}`).join('')}`;
}
