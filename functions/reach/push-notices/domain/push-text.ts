import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { links } from '../../notifications/domain/links.ts';
import type { Notification } from '../../notifications/domain/notification.ts';
import { cutHomeOfTitle } from '../../notifications/domain/text.ts';

/** What a device shows, and where a press leads. */
export interface PushText {
  readonly title: string;
  /** The street of the home. */
  readonly body?: string | undefined;
  readonly path: string;
  /** News with the same tag take each other's place on the screen. */
  readonly tag: string;
}

/** A sum with the word before it: `Offer accepted, £285,000`. */
const sum = /(?:,| for| of)? ?£[\d,.]+/g;

/**
 * A notification for a screen that others may see: what happened and the street, without sums, house numbers, names and
 * what people wrote.
 * @param street of the home, without its number
 */
export function toPushText(
  { id, title, href, propertyId }: Pick<Notification, 'id' | 'title' | 'href' | 'propertyId'>,
  street: string | undefined,
): PushText {
  const what = propertyId === undefined ? title : cutHomeOfTitle(title);
  return { title: what.replaceAll(sum, ''), body: street, path: href, tag: id };
}

/** New messages of a chat, as one notice however many there are. */
export function toChatPushText(
  { propertyId, buyerId }: { readonly propertyId: PropertyId; readonly buyerId: UserId },
  street: string | undefined,
): PushText {
  return {
    title: 'New message',
    body: street,
    path: links.chat(propertyId, buyerId),
    tag: `chat-${propertyId}-${buyerId}`,
  };
}
