import { keepText, keptText } from '../../lib/kept.ts';
import { personNow } from '../../lib/session.ts';

/** The key of a thread: a property and one buyer. */
interface Conversation {
  readonly propertyId: string;
  readonly buyerId: string;
}
/** Includes the person, because both sides can use one browser. */
const nameOf = ({ propertyId, buyerId }: Conversation) =>
  `draft:${personNow() ?? ''}:${propertyId}/${buyerId}`;

/** The unsent text of a thread; it survives a reload. */
export const draftOf = (ids: Conversation): string => keptText(nameOf(ids)) ?? '';

export const keepDraft = (ids: Conversation, text: string): void =>
  keepText(nameOf(ids), text === '' ? null : text);
