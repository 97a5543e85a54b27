import type PDFDocument from 'pdfkit';
import type { StructureElement, StructureType } from 'pdfkit';
import { type TextLook, TextWriter } from '../../../kernel/pdf/text-writer.ts';

export interface PrintedPicture {
  /** A JPEG. */
  readonly bytes: Uint8Array;
  readonly alt: string;
}
export interface PrintedPlan extends PrintedPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
export interface SheetArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The document of a brochure, on which texts and figures are placed with their tags. Lengths are points. */
export class BrochureSheet {
  readonly document: PDFDocument;
  readonly writer: TextWriter;
  readonly root: StructureElement;

  constructor(document: PDFDocument) {
    this.document = document;
    this.writer = new TextWriter(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** Below what was written last, unless a `y` is given. */
  text(type: StructureType, text: string, look: TextLook, y = this.document.y): StructureElement {
    const element = this.document.struct(type, {}, () => this.writer.write(text, look, y));
    this.root.add(element);
    return element;
  }

  /** What is drawn as one figure, cut at the edges of its area. */
  figure(alt: string, area: SheetArea, draw: () => void): void {
    const { x, y, width, height } = area;
    const bbox = [x, y, x + width, y + height] as const;
    const { document } = this;
    this.root.add(
      document.struct('Figure', { alt, placement: 'Block', bbox }, () => {
        document.save().roundedRect(x, y, width, height, 6).clip();
        draw();
        document.restore();
      }),
    );
  }

  /** A photo that fills an area of its own shape. */
  photo({ bytes, alt }: PrintedPicture, area: SheetArea): void {
    const { x, y, width, height } = area;
    this.figure(alt, area, () =>
      this.document.image(bytes, x, y, { cover: [width, height], align: 'center', valign: 'center' }),
    );
  }

  /** Screen readers skip what is drawn here. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }
}
