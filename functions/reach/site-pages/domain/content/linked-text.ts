import { html, type Html } from '../html.ts';
import { splitLinks } from '../linked-text.ts';

/** A text whose links are written as `[label](/path)`. */
export function renderLinkedText(text: string): readonly Html[] {
  return splitLinks(text).map((piece) =>
    piece.to === undefined ? html`${piece.text}` : html`<a href="${piece.to}" class="link">${piece.text}</a>`,
  );
}
