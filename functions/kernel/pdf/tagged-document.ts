import PDFDocument from 'pdfkit';
import { fonts } from './fonts.ts';

type Margins = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

/**
 * An empty A4 document with tags (PDF/UA-1): screen readers get its language, title, headings and tables. The same
 * content and time give the same bytes.
 * @param margins in points
 */
export function createTaggedDocument(title: string, madeAt: Date, margins: Margins): PDFDocument {
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
      Title: title,
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
  return document;
}
