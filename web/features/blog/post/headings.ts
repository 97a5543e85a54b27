import { extractText } from '../../../../functions/trust/blog/domain/reading.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The sections of a body in order; the server gives every heading of level 2 an id. */
export function listHeadings(html: string): readonly Heading[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs), ([, id = '', inner = '']) => ({
    id,
    text: extractText(inner),
  }));
}
