import { keepText, keptText } from '../../lib/kept.ts';
import { personNow } from '../../lib/session.ts';

/** A conversation about a home with one buyer. */
interface Conversation {
  readonly propertyId: string;
  readonly buyerId: string;
}
/** Its two sides may use one browser. */
const nameOf = ({ propertyId, buyerId }: Conversation) =>
  `draft:${personNow() ?? ''}:${propertyId}/${buyerId}`;

/** What was typed in a conversation and not sent; it is there after a reload. */
export const draftOf = (ids: Conversation): string => keptText(nameOf(ids)) ?? '';

export const keepDraft = (ids: Conversation, text: string): void =>
  keepText(nameOf(ids), text === '' ? null : text);
