import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { brand, type TextWriter } from './text-writer.ts';

/** Draws the logo and name of the site at the left margin, as one figure. */
export function drawLetterhead(document: PDFDocument, writer: TextWriter, top: number): StructureElement {
  const { left } = writer;
  const bbox = [left, top, left + 90, top + 24] as const;
  return document.struct('Figure', { alt: 'Gable', placement: 'Block', bbox }, () => {
    document.save().translate(left, top).scale(0.7).lineWidth(3).lineCap('round').lineJoin('round');
    // The logo of the site (web/ui/mark.tsx).
    document.path('M3 18 16 6l13 12M8 17v9h16v-9').stroke(brand).restore();
    writer.write('Gable', { size: 15, weight: 'semiBold', color: brand, x: left + 29 }, top + 3);
  });
}
