import { keepText, keptText } from '../../lib/kept.ts';

/** A conversation about a home with one buyer. */
interface Conversation {
  readonly propertyId: string;
  readonly buyerId: string;
}
const nameOf = ({ propertyId, buyerId }: Conversation) => `draft:${propertyId}/${buyerId}`;

/** What was typed in a conversation and not sent; it is there after a reload. */
export const draftOf = (ids: Conversation): string => keptText(nameOf(ids)) ?? '';

export const keepDraft = (ids: Conversation, text: string): void =>
  keepText(nameOf(ids), text === '' ? null : text);
