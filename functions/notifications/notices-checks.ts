import {
  BuyerCheckApproved,
  BuyerCheckExpired,
  BuyerCheckExpiring,
  BuyerCheckReturned,
} from '../../events/buyer-check.ts';
import type { BuyerCheckKind, UserId } from '../../events/vocabulary.ts';
import { checkReturnTexts } from '../buyer-checks/domain/words.ts';
import { links } from './links.ts';
import { type Notice, personal, type PersonalLine, unlessSaid, type Words } from './notice.ts';
import { day } from './wording.ts';

const subjects: Readonly<Record<BuyerCheckKind, string>> = {
  agreement_in_principle: 'agreement in principle',
  proof_of_funds: 'proof of funds',
  chain: 'position in the chain',
};

const toCheckedBuyer = (to: UserId, words: Omit<Words, 'href'>): Notice => ({
  ...unlessSaid,
  ...words,
  to,
  topic: 'offers',
  href: links.buyerChecks(),
});

/** What becomes of a buyer's checks. */
export const checkLines: readonly PersonalLine[] = [
  personal(BuyerCheckApproved, ({ userId, kind, validUntil }) => [
    toCheckedBuyer(userId, {
      title: `Your ${subjects[kind]} is checked`,
      body: `Sellers you deal with see that we checked your ${subjects[kind]}, valid until ${day(validUntil)}.`,
      action: 'See your checks',
    }),
  ]),
  personal(BuyerCheckReturned, ({ userId, kind, reasons, note, endedApproval }) => [
    toCheckedBuyer(userId, {
      title: `We need something else for your ${subjects[kind]}`,
      body: `We looked at your ${subjects[kind]} and could not approve it.${endedApproval ? ' Your earlier badge has ended.' : ''}`,
      more: [...reasons.map((reason) => checkReturnTexts[reason]), ...(note === undefined ? [] : [note])],
      action: 'Send it again',
    }),
  ]),
  personal(BuyerCheckExpiring, ({ userId, kind, validUntil }) => [
    toCheckedBuyer(userId, {
      title: `Your ${subjects[kind]} runs out on ${day(validUntil)}`,
      body: `Send a new one, and sellers go on seeing that your ${subjects[kind]} is checked.`,
      action: 'Renew it',
    }),
  ]),
  personal(BuyerCheckExpired, ({ userId, kind }) => [
    toCheckedBuyer(userId, {
      title: `Your ${subjects[kind]} has run out`,
      body: `Sellers no longer see that your ${subjects[kind]} is checked. Send a new one to show it again.`,
      action: 'Send a new one',
    }),
  ]),
];
