import { buffer } from 'node:stream/consumers';
import { env } from '../../../kernel/env.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { createTaggedDocument } from '../../../kernel/pdf/tagged-document.ts';
import { quiet } from '../../../kernel/pdf/text-writer.ts';
import { countFrontPhotos, margins } from '../domain/brochure-layout.ts';
import type { Brochure } from '../domain/brochure.ts';
import { drawBack } from './brochure-back.ts';
import { drawFront } from './brochure-front.ts';
import { BrochureSheet, type PrintedPicture, type PrintedPlan } from './brochure-sheet.ts';

export interface BrochurePictures {
  readonly photos: readonly PrintedPicture[];
  readonly floorPlan: PrintedPlan | undefined;
}

/** A brochure as a PDF of two tagged pages. The same content, pictures and time give the same bytes. */
export async function drawBrochure(
  brochure: Brochure,
  { photos, floorPlan }: BrochurePictures,
  madeAt: Date,
): Promise<Uint8Array> {
  const { title, place, price } = brochure;
  const document = createTaggedDocument(`${title}, ${place}: ${price}`, madeAt, margins);
  const file = buffer(document);
  const sheet = new BrochureSheet(document);
  drawFront(sheet, brochure, photos);
  document.addPage();
  const shown = countFrontPhotos(photos.length);
  drawBack(sheet, brochure, { photos: photos.slice(shown, shown + 2), floorPlan }, env('SITE_URL'));
  drawFooters(sheet, madeAt);
  sheet.root.end();
  document.end();
  return file;
}

/** What a reader has to know of every sheet, as they are parted on paper. */
function drawFooters(sheet: BrochureSheet, madeAt: Date): void {
  const { document } = sheet;
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    const y = document.page.height - margins.bottom + 12;
    // Text below the margin would begin a new page.
    document.page.margins = { ...document.page.margins, bottom: 0 };
    const footer = `As stated by the seller; ask your solicitor to confirm it before you buy. Made on ${formatLondonDate(madeAt.toISOString())}, page ${index + 1} of ${count}.`;
    sheet.artifact('Pagination', () => sheet.writer.write(footer, { size: 7.5, color: quiet }, y));
  }
}
