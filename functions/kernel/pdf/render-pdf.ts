import { buffer } from 'node:stream/consumers';
import { drawPdf } from './layout.ts';
import type { DocumentAnnex, PrintableDocument } from './printable-document.ts';
import { createTaggedDocument } from './tagged-document.ts';

/** The bottom margin leaves room for the page number. */
const margins = { top: 54, bottom: 74, left: 54, right: 54 } as const;

/** What a PDF has besides the paper: its annex, and the file that the annex is about. */
interface Addition {
  readonly annex: DocumentAnnex;
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
}

/** A paper as a PDF document with tags. The same content and time give the same bytes. */
export async function renderPdf(
  paper: PrintableDocument,
  madeAt: Date,
  addition?: Addition,
): Promise<Uint8Array> {
  return (await renderCountedPdf(paper, madeAt, addition)).bytes;
}

/** The same, with the number of its pages, of which an annex is the last. */
export async function renderCountedPdf(
  paper: PrintableDocument,
  madeAt: Date,
  addition?: Addition,
): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const document = createTaggedDocument(`${paper.title}: ${paper.about}`, madeAt, margins);
  const bytes = buffer(document);
  if (addition) {
    const { name, bytes: attached } = addition.file;
    document.file(attached, {
      name,
      type: 'application/pdf',
      description: name,
      creationDate: madeAt,
      modifiedDate: madeAt,
    });
  }
  drawPdf(document, paper, addition?.annex);
  const pages = document.bufferedPageRange().count;
  document.end();
  return { bytes: await bytes, pages };
}
