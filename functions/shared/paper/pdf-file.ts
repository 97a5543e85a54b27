import { type Page, sheet } from './pdf-pages.ts';
import type { TrueType } from './true-type.ts';

interface Written {
  readonly font: TrueType;
  /** Compresses a stream (zlib). */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
  readonly title: string;
  readonly madeAt: Date;
}
type Part = string | Uint8Array;

const encoder = new TextEncoder();
const bytesOf = (part: Part): Uint8Array => (typeof part === 'string' ? encoder.encode(part) : part);

/**
 * A PDF file (ISO 32000-1) of pages of text in one embedded font. Glyphs are written by their number, and a map from
 * glyphs to characters goes with them, so that readers, searches and screen readers get the very letters.
 */
export function writePdf(pages: readonly Page[], written: Written): Uint8Array {
  const { font, deflate, title, madeAt } = written;
  const used = new Map<number, string>();
  const contents = pages.map((page) => drawn(page, font, used));
  const file = new Objects(deflate);
  const pageIds = pages.map((_, index) => firstPage + index * 2);
  file.plain(
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
  );
  file.plain(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] ` +
      `/MediaBox [0 0 ${sheet.width} ${sheet.height}] /Resources << /Font << /F 4 0 R >> >> >>`,
  );
  file.plain(`<< /Title ${utf16(title)} /Producer (Gable) /CreationDate (${dateOf(madeAt)}) >>`);
  file.plain(
    '<< /Type /Font /Subtype /Type0 /BaseFont /NotoSans /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 8 0 R >>',
  );
  file.plain(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /NotoSans /CIDToGIDMap /Identity /FontDescriptor 6 0 R ' +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [${widthsOf(font, used)}] >>`,
  );
  const { ascent, descent, box } = font;
  const scaled = (units: number) => Math.round((units * 1000) / font.em);
  file.plain(
    `<< /Type /FontDescriptor /FontName /NotoSans /Flags 4 /FontBBox [${box.map(scaled).join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${scaled(ascent)} /Descent ${scaled(descent)} /CapHeight 714 /StemV 80 /FontFile2 7 0 R >>`,
  );
  file.stream(font.bytes, `/Length1 ${font.bytes.length}`);
  file.stream(bytesOf(toUnicode(used)));
  contents.forEach((content, index) => {
    file.plain(`<< /Type /Page /Parent 2 0 R /Contents ${firstPage + index * 2 + 1} 0 R >>`);
    file.stream(bytesOf(content));
  });
  return file.end();
}
/** Objects 1 to 8 are what every file has. */
const firstPage = 9;

/** The objects of a file in their order, and where each begins. */
class Objects {
  private readonly parts: Uint8Array[] = [
    bytesOf('%PDF-1.7\n'),
    new Uint8Array([37, 226, 227, 207, 211, 10]),
  ];
  private readonly offsets: number[] = [];
  private readonly deflate: (bytes: Uint8Array) => Uint8Array;
  private length = 15;

  constructor(deflate: (bytes: Uint8Array) => Uint8Array) {
    this.deflate = deflate;
  }

  plain(body: string): void {
    this.add([body]);
  }

  stream(bytes: Uint8Array, more = ''): void {
    const packed = this.deflate(bytes);
    this.add([
      `<< /Length ${packed.length} /Filter /FlateDecode ${more} >>\nstream\n`,
      packed,
      '\nendstream',
    ]);
  }

  private add(body: readonly Part[]): void {
    this.offsets.push(this.length);
    for (const part of [`${this.offsets.length} 0 obj\n`, ...body, '\nendobj\n']) this.write(part);
  }

  private write(part: Part): void {
    const bytes = bytesOf(part);
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  end(): Uint8Array {
    const start = this.length;
    const count = this.offsets.length + 1;
    const rows = this.offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    this.write(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`);
    this.write(`trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    const file = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');
const number = (value: number): string => value.toFixed(2);

/** Letters that the font does not have are drawn as its empty box, and still read as themselves where that is one glyph. */
function drawn({ lines, rules }: Page, font: TrueType, used: Map<number, string>): string {
  const text = lines.map(({ x, y, size, text: line, bold, quiet }) => {
    const glyphs = Array.from(line, (letter) => {
      const glyph = font.glyphOf(letter.codePointAt(0) ?? 0);
      if (!used.has(glyph)) used.set(glyph, glyph === 0 ? '\u{FFFD}' : letter);
      return hex(glyph);
    });
    const ink = quiet ? '0.36 0.38 0.4' : '0.13 0.15 0.16';
    // A second stroke along the outlines makes the one font bold.
    const weight = bold ? `2 Tr ${number(size * 0.035)} w` : '0 Tr';
    return `BT /F ${size} Tf ${ink} rg ${ink} RG ${weight} ${number(x)} ${number(y)} Td <${glyphs.join('')}> Tj ET`;
  });
  const across = rules.map(
    ({ y }) =>
      `0.86 0.84 0.81 RG 0.5 w ${sheet.margin} ${number(y)} m ${number(sheet.width - sheet.margin)} ${number(y)} l S`,
  );
  return [...across, ...text].join('\n');
}

const widthsOf = (font: TrueType, used: ReadonlyMap<number, string>): string =>
  Array.from(used.keys(), (glyph) => `${glyph} [${Math.round((font.widthOf(glyph) * 1000) / font.em)}]`).join(
    ' ',
  );

function toUnicode(used: ReadonlyMap<number, string>): string {
  const entries = Array.from(used, ([glyph, letter]) => `<${hex(glyph)}> <${codesOf(letter)}>`);
  const blocks = Array.from({ length: Math.ceil(entries.length / 100) }, (_, block) => {
    const some = entries.slice(block * 100, block * 100 + 100);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** UTF-16 code units in hexadecimal. */
const codesOf = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
const utf16 = (text: string): string => `<feff${codesOf(text)}>`;
const dateOf = (time: Date): string => `D:${time.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`;
