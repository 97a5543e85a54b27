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

/** A piece of a text; one with an address is a link. */
export interface TextPiece {
  readonly text: string;
  /** A path of the site or a whole address. */
  readonly to?: string;
}

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** The pieces of a text in their order. */
export function splitLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, label = '', to = ''] = found;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: label, to });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
