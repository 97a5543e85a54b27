import type { ThreadFilter, Message } from './api.ts';

export const removedWords = 'Message removed';

type Warning = Message['warnings'][number];
/** The text of each warning for the recipient and for the writer. */
export const warningWords: Readonly<Record<Warning, readonly [got: string, wrote: string]>> = {
  bank_details: [
    'This message has bank details in it. Never send money to an account that someone gives you in a chat.',
    'Don’t share bank details in a chat. Your solicitor gives them to the other solicitor.',
  ],
  payment: [
    'This message asks for money. Money for a home goes through solicitors, and not before they ask.',
    'Money for a home goes through solicitors, and not before they ask.',
  ],
  off_site_link: [
    'This message links to another site. Check where it goes before you open it.',
    'Links to other sites make people wary. Send files here instead.',
  ],
  contact_details: [
    'This message has contact details in it. We keep no record of conversations outside Gable.',
    'You’ve shared contact details. We exchange them for you once an offer is accepted.',
  ],
};

/** The filters of the list of conversations. */
export const threadFilters = [
  [undefined, 'All'],
  ['unread', 'Unread'],
  ['buying', 'Buying'],
  ['selling', 'Selling'],
  ['archived', 'Archived'],
] as const satisfies readonly (readonly [ThreadFilter | undefined, string])[];

/** The text of an empty list, by its filter. */
export const emptyListWords: Readonly<Record<ThreadFilter | 'all', readonly [title: string, text: string]>> =
  {
    all: ['No messages yet', 'Ask a seller about a home, and you’ll find the conversation here.'],
    buying: [
      'Nothing about homes to buy',
      'Ask a seller about a home, and you’ll find the conversation here.',
    ],
    selling: ['Nothing about your homes', 'When a buyer messages you, it appears here straight away.'],
    unread: ['Nothing unread', 'You’re all caught up.'],
    archived: ['Nothing archived', 'Conversations you archive stay here until someone writes again.'],
  };

/** Why a conversation is closed. */
export const closedWords = {
  blocked: 'You and this person can’t message each other.',
  ended: 'This conversation ended a year after the sale was completed. You can still read it.',
  account_gone: 'This person has left Gable. You can still read the conversation.',
} as const;

/** What a press on the conversation’s menu did. */
export const asideWords = {
  archived: 'Conversation archived. It comes back when someone writes.',
  muted: 'Conversation muted. You won’t get counts or emails for new messages.',
  unmuted: 'Conversation unmuted.',
} as const;
