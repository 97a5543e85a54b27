/** An answer of the help page with its question. */
export interface HelpAnswer {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Further search words. */
  readonly words?: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** By the fragment of the answer's URL. */
export type HelpAnswers = Readonly<Record<string, HelpAnswer>>;
