import { keepText, keptText } from '../../lib/kept.ts';
import type { ThreadIds } from './api.ts';

const nameOf = ({ propertyId, buyerId }: ThreadIds) => `draft:${propertyId}/${buyerId}`;

/** What was typed in a conversation and not sent; it is there after a reload. */
export const draftOf = (ids: ThreadIds): string => keptText(nameOf(ids)) ?? '';

export const keepDraft = (ids: ThreadIds, text: string): void =>
  keepText(nameOf(ids), text === '' ? null : text);
