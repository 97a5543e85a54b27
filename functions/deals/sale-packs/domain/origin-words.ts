import type { AnswerOrigin } from './sale-pack.ts';

/** Where the owner's confirmed answers were before, as readers of a pack are told. */
export const origins: Readonly<Record<AnswerOrigin, string>> = {
  listing: 'the listing',
  register: 'the land register',
  sale: 'the sale',
  account: 'the owner’s account',
};
