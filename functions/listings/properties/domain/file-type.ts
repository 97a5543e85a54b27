import type { ImageKind } from '../../../../events/vocabulary.ts';

export type FileType = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

export const contentTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
} as const satisfies Record<FileType, string>;

const readAscii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
]);

/** The type of a file by its first bytes, regardless of its name and content type. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (readAscii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (readAscii(bytes, 4, 8) === 'ftyp' && heicBrands.has(readAscii(bytes, 8, 12))) return 'heic';
  // Some programs write a byte order mark or an empty line before the header, and readers look further.
  return readAscii(bytes, 0, 1_024).includes('%PDF-') ? 'pdf' : undefined;
}

/** Photos are pictures; plans, certificates and documents may be PDF as well. */
export function isTypeAllowed(type: FileType, kind: ImageKind): boolean {
  return type !== 'pdf' || kind === 'floor_plan' || kind === 'epc' || kind === 'document';
}

const endBytes = 4_096;

/** A complete PDF has its end marker near the end; programs fill up the rest with zeros or spaces. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const end =
    bytes.findLastIndex((byte) => byte !== 0 && byte !== 0x20 && byte !== 0x0a && byte !== 0x0d) + 1;
  return readAscii(bytes, Math.max(0, end - endBytes), end).includes('%%EOF');
}
