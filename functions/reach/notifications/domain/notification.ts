import * as z from 'zod';
import { NotificationId, OfferId, PropertyId, UserId, ViewingId } from '../../../../events/vocabulary.ts';

/** Topics that a person can switch off for mail; the site shows all of them. */
export const Topic = z.enum(['messages', 'viewings', 'offers', 'sale', 'listing', 'saved', 'comments']);
export type Topic = z.output<typeof Topic>;

/** A text about an event of a person's sale or purchase, with a link. */
export const Notification = z.object({
  id: NotificationId,
  userId: UserId,
  topic: Topic,
  title: z.string(),
  body: z.string(),
  /** A path of the site. */
  href: z.string(),
  propertyId: PropertyId.optional(),
  /** What it is about, so that its reader sees whether that still waits for them. */
  offerId: OfferId.optional(),
  viewingId: ViewingId.optional(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.output<typeof Notification>;

export type ReadNotification = Notification & { readonly read: boolean };

/** The topics that a person receives by mail. */
export const MailPreference = z.object({
  messages: z.boolean(),
  viewings: z.boolean(),
  offers: z.boolean(),
  sale: z.boolean(),
  listing: z.boolean(),
  saved: z.boolean(),
  comments: z.boolean(),
});
export type MailPreference = z.output<typeof MailPreference>;
export const defaultMailPreference: MailPreference = {
  messages: true,
  viewings: true,
  offers: true,
  sale: true,
  listing: true,
  saved: true,
  comments: true,
};
