import type { StructureElement } from 'pdfkit';
import { line, quiet } from '../../../kernel/pdf/text-writer.ts';
import { columnSize, gap, margins, pageHeight, pageWidth, planBox } from '../domain/brochure-layout.ts';
import type { Brochure, BrochureRow } from '../domain/brochure.ts';
import { drawMap } from './brochure-map.ts';
import type { BrochureSheet, PrintedPicture, PrintedPlan } from './brochure-sheet.ts';
import { drawQrCode } from './qr-drawing.ts';

const left = margins.left;
const columns = [left, left + columnSize.width + gap] as const;
const { width } = columnSize;
const labelWidth = 86;
const codeSide = 92;
const mapHeight = 160;
/** Above the margin at the foot of the page. */
const bottom = pageHeight - margins.bottom - 30;

const text = { size: 8.5 } as const;
const small = { ...text, color: quiet } as const;
const labelLook = { ...small, width: labelWidth - 8 };
const valueLook = { ...text, width: width - labelWidth };
const heading = { size: 11, weight: 'semiBold' } as const;

interface BackPictures {
  readonly photos: readonly PrintedPicture[];
  readonly floorPlan: PrintedPlan | undefined;
}

/** The second page: floor plan or photos, where it is, the code of its page, and the key facts. */
export function drawBack(
  sheet: BrochureSheet,
  brochure: Brochure,
  { photos, floorPlan }: BackPictures,
  site: string,
): void {
  const top = margins.top;
  const leftEnd = floorPlan ? drawPlan(sheet, floorPlan, top) : drawColumn(sheet, photos, top);
  const rightEnd = drawWhere(sheet, brochure, site, top);
  drawFacts(sheet, brochure, Math.max(leftEnd, rightEnd) + 14);
}

function drawPlan(sheet: BrochureSheet, plan: PrintedPlan, top: number): number {
  sheet.text('H2', 'Floor plan', { ...heading, width }, top);
  const y = top + 20;
  const scale = Math.min(width / plan.width, planBox.height / plan.height);
  const area = { x: left, y, width: plan.width * scale, height: plan.height * scale };
  sheet.photo(plan, area);
  const words = 'From the seller, to give an idea. Measure before you order anything.';
  sheet.text('P', words, { ...small, width }, y + area.height + 4);
  return sheet.document.y;
}

function drawColumn(sheet: BrochureSheet, photos: readonly PrintedPicture[], top: number): number {
  for (const [nth, photo] of photos.entries())
    sheet.photo(photo, { x: left, y: top + nth * (columnSize.height + gap), ...columnSize });
  return top + photos.length * (columnSize.height + gap);
}

function drawWhere(
  sheet: BrochureSheet,
  { position, path, title }: Brochure,
  site: string,
  top: number,
): number {
  const [, x] = columns;
  sheet.text('H2', 'Where it is', { ...heading, x, width }, top);
  const y = top + 20;
  drawMap(sheet, position, `Map of the area around ${title}`, { x, y, width, height: mapHeight });
  sheet.text(
    'P',
    `${position.isHouse ? '' : 'The pin shows the street, not the house. '}Map: Natural Earth, GeoNames.`,
    { ...small, x, width },
    y + mapHeight + 4,
  );
  const codeTop = sheet.document.y + 8;
  drawQrCode(sheet, `${site}${path}`, { x, y: codeTop, width: codeSide, height: codeSide });
  const beside = { x: x + codeSide + gap, width: width - codeSide - gap };
  sheet.text(
    'P',
    'See all photos, today’s price and the times for viewings',
    { ...heading, ...beside },
    codeTop + 2,
  );
  sheet.document.y += 3;
  sheet.text('P', `${site}${path}`.replace(/^https?:\/\//, ''), { ...small, ...beside });
  return Math.max(codeTop + codeSide, sheet.document.y);
}

/** The key facts in two columns, as many as fit: groups stay in order, and lines whole. */
function drawFacts(sheet: BrochureSheet, { factGroups, features }: Brochure, top: number): void {
  const { document } = sheet;
  sheet.text('H2', 'Key facts', { size: 13, weight: 'semiBold' }, top);
  const begin = document.y + 4;
  document.y = begin;
  let column = 0;
  let isCut = false;
  for (const { title, rows } of [...listFeatures(features), ...factGroups]) {
    const lines = rows.map((row): FactLine => ({ row, height: heightOfRow(sheet, row) }));
    const whole = lines.reduce((sum, { height }) => sum + height, headingHeight);
    if (document.y + whole > bottom && column === 0) {
      column = 1;
      document.y = begin;
    }
    const fitting = takeFitting(lines, bottom - document.y - headingHeight);
    if (fitting.length > 0) drawGroup(sheet, title, fitting, columns[column] ?? left);
    isCut ||= fitting.length < lines.length;
  }
  if (isCut)
    sheet.text(
      'P',
      'The home’s page on Gable has the other key facts.',
      { ...small, width: pageWidth },
      bottom + 2,
    );
}

interface FactLine {
  readonly row: BrochureRow;
  readonly height: number;
}
const headingHeight = 18;

const listFeatures = (features: Brochure['features']): Brochure['factGroups'] =>
  features.length === 0 ? [] : [{ title: 'Features', rows: [['Has', features.join(', ')]] }];

function takeFitting(lines: readonly FactLine[], room: number): readonly FactLine[] {
  let used = 0;
  const cut = lines.findIndex(({ height }) => (used += height) > room);
  return cut === -1 ? lines : lines.slice(0, cut);
}

function drawGroup(sheet: BrochureSheet, title: string, lines: readonly FactLine[], x: number): void {
  const { document } = sheet;
  sheet.text('H3', title, { size: 9.5, weight: 'semiBold', x, width });
  const table = document.struct('Table');
  sheet.root.add(table);
  for (const { row, height } of lines) {
    const top = document.y;
    sheet.artifact('Layout', () =>
      document
        .moveTo(x, top)
        .lineTo(x + width, top)
        .lineWidth(0.4)
        .stroke(line),
    );
    drawRow(sheet, table, row, x);
    document.y = top + height;
  }
  document.y += 6;
}

function drawRow(
  { document, writer }: BrochureSheet,
  table: StructureElement,
  [label, value]: BrochureRow,
  x: number,
): void {
  const top = document.y + 2;
  const row = document.struct('TR');
  table.add(row);
  row.add(document.struct('TH', { scope: 'Row' }, () => writer.write(label, { ...labelLook, x }, top)));
  row.add(document.struct('TD', {}, () => writer.write(value, { ...valueLook, x: x + labelWidth }, top)));
}

function heightOfRow({ writer }: BrochureSheet, [label, value]: BrochureRow): number {
  return Math.max(writer.heightOf(label, labelLook), writer.heightOf(value, valueLook)) + 4;
}
