import { createHash } from 'node:crypto';
import type { ShareCard } from '../domain/share-card.ts';

/** Changes with what the drawing makes of the same facts. */
const drawingVersion = 1;

/** The path of all cards of a property or post. */
export function toShareCardFolder(id: string): string {
  return `/media/cards/${id}/`;
}

/** The path of a card. It contains a hash of what the card shows, so that a page never shows an earlier card. */
export function toShareCardPath(card: ShareCard): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('base64url');
  return `${toShareCardFolder(card.id)}${digest.slice(0, 22)}.jpg`;
}
