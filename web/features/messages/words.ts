import type { Message } from './api.ts';

export const removedWords = 'Message removed';

type Warning = Message['warnings'][number];
/** The text of each warning for the recipient and for the writer. */
export const warningWords: Readonly<Record<Warning, readonly [got: string, wrote: string]>> = {
  bank_details: [
    'This message has bank details in it. Never send money to an account that somebody names in a chat.',
    'Bank details do not belong in a chat. Your solicitor gives them to the other solicitor.',
  ],
  payment: [
    'This message asks for money. Nothing is paid before exchange, and then through solicitors.',
    'Nothing is paid before exchange, and then through solicitors.',
  ],
  off_site_link: [
    'This message leads to another site. Check where it goes before you open it.',
    'Links to other sites make people wary. Send files here instead.',
  ],
  contact_details: [
    'This message gives contact details. Conversations outside of Gable leave no record here.',
    'You have shared contact details. They are exchanged by themselves once an offer is accepted.',
  ],
};
