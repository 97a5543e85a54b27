/** Labelled facts under a heading. */
export interface DocumentSection {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
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
