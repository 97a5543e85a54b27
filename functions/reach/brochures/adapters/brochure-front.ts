import { drawLetterhead } from '../../../kernel/pdf/letterhead.ts';
import { brand, line, quiet } from '../../../kernel/pdf/text-writer.ts';
import {
  countFrontPhotos,
  cutToFit,
  gap,
  heroSize,
  margins,
  pageHeight,
  pageWidth,
  smallSize,
} from '../domain/brochure-layout.ts';
import type { Brochure } from '../domain/brochure.ts';
import type { BrochureSheet, PrintedPicture } from './brochure-sheet.ts';

const left = margins.left;
const priceWidth = 170;
const numbersInRow = 4;
const numberWidth = pageWidth / numbersInRow;
const numberHeight = 32;
/** Above the margin at the foot of the page. */
const bottom = pageHeight - margins.bottom - 18;

const small = { size: 8.5, color: quiet } as const;

/** The first page: the home at a glance, and what the seller says of it. */
export function drawFront(sheet: BrochureSheet, brochure: Brochure, photos: readonly PrintedPicture[]): void {
  const { document, writer, root } = sheet;
  root.add(drawLetterhead(document, writer, margins.top - 6));
  sheet.text(
    'P',
    brochure.heading,
    { size: 11, weight: 'semiBold', color: brand, align: 'right' },
    margins.top,
  );
  let y = drawPhotos(sheet, photos, margins.top + 32);
  y = drawTitle(sheet, brochure, y);
  y = drawNumbers(sheet, brochure, y + 10);
  drawDescription(sheet, brochure, y + 12);
}

/** @returns where the next part begins, here and below */
function drawPhotos(sheet: BrochureSheet, photos: readonly PrintedPicture[], top: number): number {
  const [hero, ...others] = photos;
  if (!hero) return top;
  sheet.photo(hero, { x: left, y: top, ...heroSize });
  const y = top + heroSize.height + gap;
  if (countFrontPhotos(photos.length) === 1) return y;
  const row = others.slice(0, 3);
  for (const [nth, photo] of row.entries())
    sheet.photo(photo, { x: left + nth * (smallSize.width + gap), y, ...smallSize });
  return y + smallSize.height + gap;
}

function drawTitle(sheet: BrochureSheet, brochure: Brochure, top: number): number {
  const { document } = sheet;
  const { title, place, qualifier, price, traits } = brochure;
  const width = pageWidth - priceWidth - gap;
  sheet.text('H1', title, { size: 19, weight: 'semiBold', width }, top);
  sheet.text('P', place, { size: 10.5, color: quiet, width });
  if (traits.length > 0) sheet.text('P', traits.join(' · '), { size: 10.5, weight: 'semiBold', width });
  const end = document.y;
  const right = { x: left + width + gap, width: priceWidth, align: 'right' } as const;
  const size = price.startsWith('£') ? 19 : 13;
  sheet.text('P', price, { size, weight: 'semiBold', ...right }, top);
  if (qualifier !== '') sheet.text('P', qualifier, { ...small, ...right });
  return Math.max(end, document.y);
}

function drawNumbers(sheet: BrochureSheet, { numbers }: Brochure, top: number): number {
  const { document } = sheet;
  const rows = Math.ceil(numbers.length / numbersInRow);
  const height = rows * numberHeight + 6;
  sheet.artifact('Layout', () => {
    for (const y of [top, top + height])
      document
        .moveTo(left, y)
        .lineTo(left + pageWidth, y)
        .lineWidth(0.5)
        .stroke(line);
  });
  for (const [nth, [label, value]] of numbers.entries()) {
    const x = left + (nth % numbersInRow) * numberWidth;
    const y = top + 7 + Math.floor(nth / numbersInRow) * numberHeight;
    const place = { x, width: numberWidth - 6 };
    sheet.text('P', label, { ...small, ...place }, y);
    sheet.text('P', value, { size: 10.5, weight: 'semiBold', ...place }, y + 11);
  }
  return top + height;
}

function drawDescription(sheet: BrochureSheet, { paragraphs }: Brochure, top: number): void {
  const { document, writer } = sheet;
  const look = { size: 10 } as const;
  sheet.text('H2', 'About this home', { size: 13, weight: 'semiBold' }, top);
  for (const paragraph of paragraphs) {
    const room = bottom - document.y;
    const fitting = cutToFit(paragraph, (part) => writer.heightOf(part, look) <= room);
    if (fitting !== '') sheet.text('P', fitting, look);
    if (fitting !== paragraph) {
      sheet.text('P', 'The home’s page on Gable has the rest.', small, Math.min(document.y, bottom + 4));
      return;
    }
    document.y += 4;
  }
}
