import { expect, test } from 'vitest';
import { ImageKind } from '../../events/vocabulary.ts';
import {
  detectFileType,
  isTypeAllowed,
  isWholePdf,
} from '../../functions/listings/properties/domain/file-type.ts';

test('detects the type of a file by its bytes', () => {
  expect(detectFileType(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'))).toBe('heic');
  expect(detectFileType(Buffer.from('%PDF-1.7 ...'))).toBe('pdf');
  for (const text of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '<script>', 'MZ'])
    expect(detectFileType(Buffer.from(text))).toBeUndefined();
});

test('accepts a PDF as plan, certificate or document, complete with its end marker', () => {
  expect(
    ['photo', 'avatar', 'floor_plan', 'epc', 'document'].map((kind) =>
      isTypeAllowed('pdf', ImageKind.parse(kind)),
    ),
  ).toEqual([false, false, true, true, true]);
  expect(isWholePdf(Buffer.from(`%PDF-1.7\n${'x'.repeat(5_000)}\n%%EOF\n`))).toBe(true);
  expect(isWholePdf(Buffer.from(`%PDF-1.7\n%%EOF${'x'.repeat(5_000)}`))).toBe(false);
});
