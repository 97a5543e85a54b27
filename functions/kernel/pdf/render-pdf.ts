import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fonts } from './fonts.ts';
import { drawPdf } from './layout.ts';
import type { PrintableDocument } from './printable-document.ts';

/** The bottom margin leaves room for the page number. */
const margins = { top: 54, bottom: 74, left: 54, right: 54 } as const;

/**
 * A PDF document with tags (PDF/UA-1): screen readers get its language, title, headings and tables. The same
 * content and time give the same bytes.
 */
export async function renderPdf(paper: PrintableDocument, madeAt: Date): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: `${paper.title}: ${paper.about}`,
      Author: 'Gable',
      Producer: 'Gable',
      Creator: 'Gable',
      CreationDate: madeAt,
    },
    font: fonts.regular,
  });
  // As a text: PDFKit writes the same claim, and no list of glyphs (CIDSet), which PDF/UA lets a font do without and
  // which PDFKit fills with fewer glyphs than the font has.
  document.subset = '1';
  const file = buffer(document);
  drawPdf(document, paper);
  document.end();
  return file;
}
