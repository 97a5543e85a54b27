/** What a writer of PDF has to know of a font: its glyphs by character, their widths, and a few measures. */
export interface TrueType {
  readonly bytes: Uint8Array;
  /** Units of an em. */
  readonly em: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  /** The glyph of a character; 0, an empty box, for one that the font does not have. */
  glyphOf(codePoint: number): number;
  /** In units of the em. */
  widthOf(glyph: number): number;
}

/** Reads a TrueType font (OpenType specification: head, hhea, hmtx, and cmap in its format 4). */
export function readFont(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(view);
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag.trim()} table`);
    return offset;
  };
  const [head, hhea, hmtx] = [at('head'), at('hhea'), at('hmtx')];
  const widths = view.getUint16(hhea + 34);
  const glyphByCode = readCharacters(view, at('cmap'));
  return {
    bytes,
    em: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [
      view.getInt16(head + 36),
      view.getInt16(head + 38),
      view.getInt16(head + 40),
      view.getInt16(head + 42),
    ],
    glyphOf: (codePoint) => glyphByCode.get(codePoint) ?? 0,
    // The last width stands for all glyphs that come after it.
    widthOf: (glyph) => view.getUint16(hmtx + Math.min(glyph, widths - 1) * 4),
  };
}

function tablesOf(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    tables.set(tag, view.getUint32(record + 8));
  }
  return tables;
}

function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(table) === 4) readSegments(view, table, glyphs);
  }
  return glyphs;
}

function readSegments(view: DataView, table: number, glyphs: Map<number, number>): void {
  const twice = view.getUint16(table + 6);
  const [ends, starts] = [table + 14, table + 16 + twice];
  const [deltas, ranges] = [starts + twice, starts + 2 * twice];
  for (let at = 0; at < twice; at += 2) {
    const range = view.getUint16(ranges + at);
    const last = Math.min(view.getUint16(ends + at), 0xfffe);
    for (let code = view.getUint16(starts + at); code <= last; code += 1) {
      const found =
        range === 0 ? code : view.getUint16(ranges + at + range + 2 * (code - view.getUint16(starts + at)));
      const glyph = found === 0 ? 0 : (found + view.getUint16(deltas + at)) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}
