/** Labelled facts under a heading. */
export interface DocumentSection {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}

/** Strokes of a pen: x and y by turns, from the top left of a pad with this size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly (readonly number[])[];
  /** What a screen reader says of it. */
  readonly alt: string;
}

export interface SignedSection extends DocumentSection {
  readonly drawing?: Drawing;
}

/** What follows the document on a page of its own. */
export interface DocumentAnnex {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly SignedSection[];
  readonly footnotes: readonly string[];
}

/** The content of a document, the same for the page and the PDF. */
export interface PrintableDocument {
  readonly title: string;
  /** The subject in one line. */
  readonly about: string;
  /** The most important fact, such as that something is paid. */
  readonly stamp: string;
  readonly issued: string;
  readonly sections: readonly DocumentSection[];
  readonly footnotes: readonly string[];
}
