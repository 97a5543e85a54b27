/** A piece of a text; one with an address is a link. */
export interface TextPiece {
  readonly text: string;
  /** A path of the site or a whole address. */
  readonly to?: string;
}

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** The pieces of a text with links, written as `[label](/path)`, in their order. */
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
