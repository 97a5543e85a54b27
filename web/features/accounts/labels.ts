import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { notificationRoutes } from '../../../functions/reach/notifications/contract.ts';
import type { User } from '../../entities/account/user.ts';

type MailTopic = keyof Result<(typeof notificationRoutes)['mailChoice']>;
interface Choice<Name> {
  readonly name: Name;
  readonly label: string;
  readonly hint: string;
}
export type PreferenceChoice = Choice<keyof User['prefs']>;

/** The topics of sales and purchases that are mailed. */
export const mailTopics: readonly Choice<MailTopic>[] = [
  {
    name: 'viewings',
    label: 'Viewings',
    hint: 'Requests, times, reminders and invitations for your calendar',
  },
  { name: 'offers', label: 'Offers', hint: 'New offers, answers and deadlines' },
  { name: 'sale', label: 'Sale and purchase', hint: 'From the accepted offer to the keys' },
  { name: 'messages', label: 'Unread messages', hint: 'One email when something’s been unread for an hour' },
  {
    name: 'listing',
    label: 'Your listing',
    hint: 'When it goes on sale, packages, payments and joint owners',
  },
  {
    name: 'saved',
    label: 'Homes you saved',
    hint: 'When the price changes, one comes back on sale, or the person you share with adds to your shortlist',
  },
  { name: 'comments', label: 'Blog comments', hint: 'When someone replies to yours' },
];

/** What devices can tell of: the same topics, each as it happens. */
export const pushTopics: readonly Choice<MailTopic>[] = [
  { name: 'messages', label: 'Messages', hint: 'When someone writes to you' },
  { name: 'viewings', label: 'Viewings', hint: 'Requests, answers and reminders' },
  { name: 'offers', label: 'Offers', hint: 'New offers, answers and deadlines' },
  { name: 'sale', label: 'Sale and purchase', hint: 'From the accepted offer to the keys' },
  {
    name: 'saved',
    label: 'Saved homes and searches',
    hint: 'New homes for you, and changes to those you saved',
  },
  {
    name: 'listing',
    label: 'Your listing',
    hint: 'When it goes on sale, packages, payments and joint owners',
  },
  { name: 'comments', label: 'Blog comments', hint: 'When someone replies to yours' },
];

/** Mails about homes and from Gable. */
export const preferredMails: readonly PreferenceChoice[] = [
  {
    name: 'newHomes',
    label: 'New homes',
    hint: 'When a home fits one of your saved searches',
  },
  { name: 'marketing', label: 'News and offers', hint: 'Now and then, about buying and selling on Gable' },
];

export const conversationChoices: readonly PreferenceChoice[] = [
  {
    name: 'readReceipts',
    label: 'Read receipts',
    hint: 'People who message you can see when you’ve read it',
  },
];

export type SecondStepKind = 'passkey' | 'code' | 'recovery';

export const secondStepTitles: Readonly<Record<SecondStepKind, string>> = {
  passkey: 'Use your passkey',
  code: 'Enter the code from your app',
  recovery: 'Enter a recovery code',
};

/** The buttons of the other ways to take the second step. */
export const secondStepOffers: Readonly<Record<SecondStepKind, string>> = {
  passkey: 'Use your passkey',
  code: 'Use your app',
  recovery: 'Use a recovery code',
};

/** The button that starts an identity check, by the status of the one before. */
export const identityStartWords: Readonly<Record<string, string>> = {
  requested: 'Continue the check',
  requires_input: 'Try again',
  try_again: 'Try again',
};

/** Why mails to an address have stopped. */
export const mailProblemWords: Readonly<Record<NonNullable<User['mailProblem']>, string>> = {
  bounced: 'An email to this address bounced, so we’ve stopped sending to it.',
  complained: 'An email to this address was reported as spam, so we’ve stopped sending to it.',
};
