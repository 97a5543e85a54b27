import { deflateSync, inflateSync } from 'node:zlib';
import { font } from './noto-sans.ts';
import type { Paper } from './paper.ts';
import { layOutPaper } from './paper-layout.ts';
import { writePdf } from './pdf-file.ts';
import { readFont } from './true-type.ts';

const noto = readFont(inflateSync(Buffer.from(font, 'base64')));

/** A paper as a PDF. The same paper of the same time is always the same file, byte for byte. */
export const paperFile = (paper: Paper, madeAt: Date): Uint8Array =>
  writePdf(layOutPaper(paper, noto), {
    font: noto,
    deflate: deflateSync,
    title: `${paper.title}: ${paper.about}`,
    madeAt,
  });
