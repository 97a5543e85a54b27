import { deflateSync, inflateSync } from 'node:zlib';
import { MemorandumIssued } from '../../events/sale.ts';
import { subscriber } from '../shared/subscriber.ts';
import { font } from './memorandum-font.ts';
import { layOutPaper } from './memorandum-layout.ts';
import { paperOf } from './memorandum-sections.ts';
import { memorandum } from './memorandum-store.ts';
import { keepFile } from './paper-store.ts';
import { writePdf } from './pdf-file.ts';
import { readFont } from './true-type.ts';

const noto = readFont(inflateSync(Buffer.from(font, 'base64')));

/** Makes the file of a memorandum, to be kept and sent on. The same version always makes the same file. */
export const handler = subscriber([MemorandumIssued], async ({ data: { offerId, version } }) => {
  const issued = await memorandum(offerId, version);
  if (!issued) return;
  const paper = paperOf(issued);
  const file = writePdf(layOutPaper(paper, noto), {
    font: noto,
    deflate: deflateSync,
    title: `${paper.title}: ${paper.address}`,
    madeAt: new Date(issued.issuedAt),
  });
  await keepFile(offerId, version, file);
});
