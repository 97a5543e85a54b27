/** The text of a policy page; the site and its documents for crawlers are both made of it. */
export interface PolicyText {
  readonly title: string;
  /** The day of the last change, as `2026-11-21`. */
  readonly changed: string;
  /** A summary of the page. */
  readonly inShort: string;
  readonly parts: readonly PolicyPart[];
}

export interface PolicyPart {
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
}

/** A paragraph, or a list. Texts can contain links as `[label](/path)`. */
export type PolicyBlock =
  | string
  | { readonly kind: 'points' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly heading?: string; readonly facts: readonly PolicyFact[] };

export interface PolicyFact {
  readonly name: string;
  readonly text: string;
  readonly note?: string;
}
