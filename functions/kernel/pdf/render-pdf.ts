import { buffer } from 'node:stream/consumers';
import { drawPdf } from './layout.ts';
import type { PrintableDocument } from './printable-document.ts';
import { createTaggedDocument } from './tagged-document.ts';

/** The bottom margin leaves room for the page number. */
const margins = { top: 54, bottom: 74, left: 54, right: 54 } as const;

/** A paper as a PDF document with tags. The same content and time give the same bytes. */
export async function renderPdf(paper: PrintableDocument, madeAt: Date): Promise<Uint8Array> {
  const document = createTaggedDocument(`${paper.title}: ${paper.about}`, madeAt, margins);
  const file = buffer(document);
  drawPdf(document, paper);
  document.end();
  return file;
}
