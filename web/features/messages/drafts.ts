import type { ThreadIds } from './api.ts';

const nameOf = ({ propertyId, buyerId }: ThreadIds) => `draft:${propertyId}/${buyerId}`;

/** What was typed in a conversation and not sent; it is there after a reload. */
export function draftOf(ids: ThreadIds): string {
  try {
    return localStorage.getItem(nameOf(ids)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(ids: ThreadIds, text: string): void {
  try {
    if (text === '') localStorage.removeItem(nameOf(ids));
    else localStorage.setItem(nameOf(ids), text);
  } catch {
    // A browser that keeps nothing still sends.
  }
}
