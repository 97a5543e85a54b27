import type { Paper } from './paper.ts';
import { type Line, type Page, type Rule, sheet, wrapped } from './pdf-pages.ts';
import type { TrueType } from './true-type.ts';

const size = { title: 20, about: 13, heading: 12, text: 10, small: 8.5 } as const;
const labelWidth = 130;
/** A name and its fact do not touch. */
const labelGap = 6;
const leading = 1.4;
/** A heading is not left alone at the foot of a page. */
const together = 60;

/** Lays a paper out on as many sheets as it needs, each with its number at the foot. */
export function layOutPaper(paper: Paper, font: TrueType): Page[] {
  const sheets = new Sheets(font);
  sheets.text('Gable', size.text, { bold: true, quiet: true });
  sheets.text(paper.title, size.title, { bold: true });
  sheets.text(paper.about, size.about);
  sheets.space(4);
  sheets.text(paper.stamp, size.text, { bold: true });
  sheets.text(paper.issued, size.small, { quiet: true });
  for (const { heading, rows } of paper.sections) {
    sheets.space(12);
    sheets.need(together);
    sheets.text(heading, size.heading, { bold: true });
    for (const [label, text] of rows) sheets.row(label, text);
    sheets.rule();
  }
  sheets.space(14);
  for (const footnote of paper.footnotes) sheets.text(footnote, size.small, { quiet: true });
  return sheets.pages(paper.title);
}

type Look = Pick<Line, 'bold' | 'quiet'>;
const inner = sheet.width - 2 * sheet.margin;
const top = sheet.height - sheet.margin;
const foot = sheet.margin + 20;

class Sheets {
  private readonly done: { lines: Line[]; rules: Rule[] }[] = [{ lines: [], rules: [] }];
  private readonly font: TrueType;
  private y = top;

  constructor(font: TrueType) {
    this.font = font;
  }

  /** Begins a new sheet where less than so much of this one is left. */
  need(points: number): void {
    if (this.y - points >= foot) return;
    this.done.push({ lines: [], rules: [] });
    this.y = top;
  }

  space(points: number): void {
    this.y -= points;
  }

  text(text: string, points: number, look: Look = {}): void {
    for (const line of wrapped(text, points, inner, this.font)) {
      this.need(points * leading);
      this.y -= points * leading;
      this.put({ x: sheet.margin, y: this.y, size: points, text: line, ...look });
    }
  }

  row(label: string, text: string): void {
    this.rule();
    const labels = wrapped(label, size.text, labelWidth - labelGap, this.font);
    const lines = wrapped(text, size.text, inner - labelWidth, this.font);
    for (let index = 0; index < Math.max(labels.length, lines.length); index += 1) {
      this.need(size.text * leading);
      this.y -= size.text * leading;
      const [name, line] = [labels[index], lines[index]];
      if (name !== undefined)
        this.put({ x: sheet.margin, y: this.y, size: size.text, text: name, quiet: true });
      if (line !== undefined)
        this.put({ x: sheet.margin + labelWidth, y: this.y, size: size.text, text: line });
    }
  }

  rule(): void {
    this.y -= 4;
    this.done.at(-1)?.rules.push({ y: this.y });
  }

  private put(line: Line): void {
    this.done.at(-1)?.lines.push(line);
  }

  pages(title: string): Page[] {
    const count = this.done.length;
    return this.done.map(({ lines, rules }, index) => ({
      rules,
      lines: [
        ...lines,
        {
          x: sheet.margin,
          y: sheet.margin - 10,
          size: size.small,
          text: `${title}, page ${index + 1} of ${count}`,
          quiet: true,
        },
      ],
    }));
  }
}
