import { storeText, readStoredText } from '../../lib/local-storage.ts';
import { getPersonId } from '../../lib/session.ts';

/** The key of a thread: a property and one buyer. */
interface Conversation {
  readonly propertyId: string;
  readonly buyerId: string;
}
/** Includes the person, because both sides can use one browser. */
const toStorageKey = ({ propertyId, buyerId }: Conversation) =>
  `draft:${getPersonId() ?? ''}:${propertyId}/${buyerId}`;

/** The unsent text of a thread; it survives a reload. */
export function readDraft(ids: Conversation): string {
  return readStoredText(toStorageKey(ids)) ?? '';
}

export function storeDraft(ids: Conversation, text: string): void {
  return storeText(toStorageKey(ids), text === '' ? undefined : text);
}
