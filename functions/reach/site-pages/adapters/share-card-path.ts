import { type DrawnPath, toDrawnPath } from '../../../kernel/data/drawn-path.ts';
import type { ShareCard } from '../domain/share-card.ts';

/** The path of all cards of a property or post. */
export function toShareCardFolder(id: string): `${DrawnPath}/` {
  return `/media/cards/${id}/`;
}

export function toShareCardPath(card: ShareCard): DrawnPath {
  return toDrawnPath(toShareCardFolder(card.id), card, { version: 1, ending: 'jpg' });
}
