import type { Message } from './api.ts';

export const removedWords = 'Message removed';

type Warning = Message['warnings'][number];
/** The text of each warning for the recipient and for the writer. */
export const warningWords: Readonly<Record<Warning, readonly [got: string, wrote: string]>> = {
  bank_details: [
    'This message has bank details in it. Never send money to an account that someone gives you in a chat.',
    'Don’t share bank details in a chat. Your solicitor gives them to the other solicitor.',
  ],
  payment: [
    'This message asks for money. Nothing is paid before exchange, and then only through solicitors.',
    'Nothing is paid before exchange, and then only through solicitors.',
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
