/** The parts of PDFKit, its font reader and its line breaker that we use; no package of them declares types. */
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string;
    /** Units of the outlines and advances in an em. */
    readonly unitsPerEm: number;
    readonly ascent: number;
    /** Negative. */
    readonly descent: number;
    readonly lineGap: number;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    /** The glyphs of a text with its kerning, and how far each moves the next. */
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }
  export interface Glyph {
    /** 0 for a letter that the font lacks. */
    readonly id: number;
    /** The characters that it was made for. */
    readonly codePoints: readonly number[];
    readonly path: { toSVG(): string };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  interface DocumentOptions {
    readonly size: 'A4';
    readonly margins: Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;
    /** Keeps pages open until the end, so that each can show the total number. */
    readonly bufferPages: boolean;
    readonly pdfVersion: '1.7';
    readonly tagged: boolean;
    readonly subset: 'PDF/UA';
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly info: { readonly Title: string; readonly CreationDate: Date } & Readonly<
      Record<string, string | Date>
    >;
    readonly font: Font;
  }
  /** How tests write files that others lock. */
  export interface LockOptions {
    readonly autoFirstPage?: boolean;
    readonly pdfVersion?: '1.3' | '1.4' | '1.7' | '1.7ext3';
    readonly userPassword?: string;
    readonly ownerPassword?: string;
  }
  interface TextOptions {
    readonly width?: number;
    readonly lineGap?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
    readonly features?: Readonly<Record<string, boolean>>;
    /** The text's y is that of its baseline. */
    readonly baseline?: 'alphabetic';
  }
  export type StructureType =
    | 'Document'
    | 'Sect'
    | 'H1'
    | 'H2'
    | 'H3'
    | 'P'
    | 'Figure'
    | 'Table'
    | 'TR'
    | 'TH'
    | 'TD';
  interface StructureOptions {
    readonly alt?: string;
    readonly scope?: 'Row';
    /** Points from the top left of the page. */
    readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
    readonly placement?: 'Block';
  }
  export interface StructureElement {
    add(child: StructureElement): this;
    end(): void;
  }

  /** A document that is read as a stream of bytes; lengths are points from the top left. */
  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions | LockOptions);
    /** The part of PDF/UA that the document claims. */
    subset: string;
    x: number;
    y: number;
    readonly page: {
      readonly width: number;
      readonly height: number;
      margins: Record<'top' | 'bottom' | 'left' | 'right', number>;
    };
    addPage(): this;
    /** Begins a page for the rest of the content that is being drawn. */
    continueOnNewPage(): void;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): this;
    end(): void;
    /** Attaches a file. */
    file(
      bytes: Uint8Array,
      options: {
        readonly name: string;
        readonly type: 'application/pdf';
        readonly description: string;
        readonly creationDate: Date;
        readonly modifiedDate: Date;
      },
    ): this;

    font(font: Font, family: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string, options?: TextOptions): number;

    /** Fills the size with a JPEG or PNG, which goes beyond two of its sides where its shape is another. */
    image(
      picture: Uint8Array,
      x: number,
      y: number,
      options: {
        readonly cover: readonly [width: number, height: number];
        readonly align: 'center';
        readonly valign: 'center';
      },
    ): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(data: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    lineCap(style: 'round'): this;
    lineJoin(style: 'round'): this;
    circle(x: number, y: number, radius: number): this;
    // oxlint-disable-next-line max-params -- PDFKit's own
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    /** What is drawn until the state is restored shows only within the path. */
    clip(): this;
    fill(color: string): this;
    stroke(color: string): this;

    struct(type: StructureType, options?: StructureOptions, children?: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this;
    /** Content that programs read as another text than that of its glyphs. */
    markContent(tag: 'Span', options: { readonly actual: string }): this;
    endMarkedContent(): this;
  }
}

declare module 'linebreak' {
  /** Where lines may end, by the Unicode Line Breaking Algorithm. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required?: boolean } | null;
  }
}
