/** Facts with their names. */
export interface DocumentSection {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}

/** A paper as it is read, the same on the page and in the file. */
export interface PrintableDocument {
  readonly title: string;
  /** What it is about, in one line. */
  readonly about: string;
  /** What has to be seen first, such as that something is paid. */
  readonly stamp: string;
  readonly issued: string;
  readonly sections: readonly DocumentSection[];
  readonly footnotes: readonly string[];
}
