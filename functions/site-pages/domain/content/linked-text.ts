import { splitLinks } from '../linked-text.ts';
import { html, type Html } from '../html.ts';

/** A text whose links are written as `[label](/path)`. */
export const renderLinkedText = (text: string): readonly Html[] =>
  splitLinks(text).map((piece) =>
    piece.to === undefined ? html`${piece.text}` : html`<a href="${piece.to}" class="link">${piece.text}</a>`,
  );
