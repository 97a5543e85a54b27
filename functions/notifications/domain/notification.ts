import * as z from 'zod';
import { NotificationId, PropertyId, UserId } from '../../../events/vocabulary.ts';

/** What a person can choose for mail; within the site everything is shown. */
export const Topic = z.enum(['messages', 'viewings', 'offers', 'sale', 'listing', 'saved', 'comments']);
export type Topic = z.output<typeof Topic>;

/** Something that happened to a person's sale or purchase, in plain words, with where to go. */
export const Notification = z.object({
  id: NotificationId,
  userId: UserId,
  topic: Topic,
  title: z.string(),
  body: z.string(),
  /** A path of the site. */
  href: z.string(),
  propertyId: PropertyId.optional(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.output<typeof Notification>;

/** Which topics come by mail. */
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
