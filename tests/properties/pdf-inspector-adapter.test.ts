import { deflateSync } from 'node:zlib';
import PDFDocument, { type LockOptions } from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { completeJpeg } from '../../functions/listings/properties/adapters/jpeg-end.ts';
import { findPdfFault } from '../../functions/listings/properties/adapters/pdf-inspector.ts';
import { detectFileType, isWholePdf } from '../../functions/listings/properties/domain/file-type.ts';
import { pdf } from './photos.ts';

async function writePdf(options: LockOptions = {}, draw = true): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: draw, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<void>();
  document.on('end', () => resolve());
  if (draw) document.text('Ground floor', 72, 72);
  document.end();
  await promise;
  return Buffer.concat(chunks);
}

/** A PDF whose objects are in a compressed stream. */
function packPdf(objects: string): Buffer {
  const packed = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n4 0 obj <</Type/ObjStm/N 3/First 14/Filter/FlateDecode/Length ${packed.length}>> stream\n`,
    ),
    packed,
    Buffer.from(
      '\nendstream endobj\n5 0 obj <</Type/XRef/Root 1 0 R/Size 6>> stream\n\nendstream endobj\n%%EOF\n',
    ),
  ]);
}
const objects = '1 0 2 30 3 70 <</Type/Catalog/Pages 2 0 R>> <</Type/Pages/Kids[3 0 R]/Count 1>> ';
const readFault = (bytes: Buffer) =>
  detectFileType(bytes) === 'pdf' ? (isWholePdf(bytes) ? findPdfFault(bytes) : 'truncated') : 'wrong_type';
const around = (start: string, bytes: Buffer, end = '') =>
  Buffer.concat([Buffer.from(start, 'latin1'), bytes, Buffer.from(end, 'latin1')]);

describe('a PDF', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['as it is', () => pdf],
    ['of a library', () => writePdf()],
    ['with a byte order mark', () => around('\xef\xbb\xbf', pdf)],
    ['with an empty line before it', () => around('\r\n', pdf)],
    ['with a mark and an empty line', () => around('\xef\xbb\xbf\r\n', pdf)],
    ['with a header of a mail before it', () => around('Content-Type: application/pdf\r\n\r\n', pdf)],
    ['with 1,000 bytes before it', () => around(' '.repeat(1_000), pdf)],
    ['filled up with zeros', () => around('', pdf, '\0'.repeat(5_000))],
    ['filled up with spaces', () => around('', pdf, ' '.repeat(9_000))],
    ['with a signature after its end', () => around('', pdf, 'x'.repeat(2_000))],
    ['in old lines', () => Buffer.from(pdf.toString('latin1').replaceAll('\n', '\r'), 'latin1')],
    ['with compressed objects', () => packPdf(`${objects}<</Type/Page/Parent 2 0 R>>`)],
    ['that may not be printed, 1.3', () => writePdf({ ownerPassword: 'x', pdfVersion: '1.3' })],
    ['that may not be printed, 1.4', () => writePdf({ ownerPassword: 'x', pdfVersion: '1.4' })],
    ['that may not be printed, 1.7', () => writePdf({ ownerPassword: 'x', pdfVersion: '1.7' })],
    ['that may not be printed, AES-256', () => writePdf({ ownerPassword: 'x', pdfVersion: '1.7ext3' })],
  ])('%s is taken', async (_, create) => {
    expect(readFault(await create())).toBeUndefined();
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['protected', 'with a password, 1.3', () => writePdf({ userPassword: 'x', pdfVersion: '1.3' })],
    ['protected', 'with a password, 1.4', () => writePdf({ userPassword: 'x', pdfVersion: '1.4' })],
    ['protected', 'with a password, 1.7', () => writePdf({ userPassword: 'x', pdfVersion: '1.7' })],
    ['protected', 'with a password, AES-256', () => writePdf({ userPassword: 'x', pdfVersion: '1.7ext3' })],
    ['no_pages', 'of twenty bytes', () => Buffer.from('%PDF-1.4\n%%EOF\n     ')],
    ['no_pages', 'without a page', () => writePdf({}, false)],
    ['no_pages', 'with compressed objects and no page', () => packPdf(objects)],
    ['no_pages', 'with words like a page', () => Buffer.from('%PDF-1.4\n/Type /Page\n/Root 1 0 R\n%%EOF')],
    ['wrong_type', 'that is a page, too', () => Buffer.from('%PDF-1.4<html><script>alert(1)</script>%%EOF')],
    ['wrong_type', 'behind a page', () => around('<html><body>', pdf)],
    ['wrong_type', 'behind 1,100 bytes', () => around(' '.repeat(1_100), pdf)],
    ['truncated', 'cut in half', () => pdf.subarray(0, pdf.length / 2)],
    ['truncated', 'with its end far from the end', () => around('', pdf, 'x'.repeat(6_000))],
  ])('is refused as %s %s', async (fault, _, create) => {
    expect(readFault(await create())).toBe(fault);
  });
});

describe('a JPEG', () => {
  const noise = () =>
    sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();

  test('gets the end marker that alone is missing', async () => {
    const whole = await noise();
    expect(await completeJpeg(whole)).toBe(whole);
    expect((await completeJpeg(whole.subarray(0, -2))).equals(whole)).toBe(true);
  });
  test('stays as it is where a part is missing', async () => {
    const whole = await noise();
    const half = whole.subarray(0, whole.length / 2);
    expect(await completeJpeg(half)).toBe(half);
  });

  // Each would keep a reader that begins anew at every start busy for minutes.
  test.each<[string, string]>([
    ['objects without an end', '1 0 obj\n'],
    ['encryptions without an end', '/Encrypt<<a'],
    ['encryptions in an object without an end', '1 0 obj /Encrypt 1 0 R\n'],
    ['streams of objects without a stream', '/Type/ObjStm '],
    ['numbers', '11111111'],
    ['numbers and spaces', '1 0     '],
  ])('of four million bytes of %s is read in no time', (_, part) => {
    const body = part.repeat(4_000_000 / part.length);
    const bytes = Buffer.from(`%PDF-1.7\n/Root 9 0 R\n${body}\n%%EOF`, 'latin1');
    expect(findPdfFault(bytes)).toMatch(/^(no_pages|protected)$/);
  });
});
