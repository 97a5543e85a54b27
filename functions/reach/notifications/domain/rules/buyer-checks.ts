import {
  BuyerCheckApproved,
  BuyerCheckExpired,
  BuyerCheckExpiring,
  BuyerCheckReturned,
} from '../../../../../events/buyer-check.ts';
import type { BuyerCheckKind, UserId } from '../../../../../events/vocabulary.ts';
import { checkReturnTexts } from '../../../../deals/buyer-checks/domain/words.ts';
import { links } from '../links.ts';
import {
  type Notice,
  definePersonalNoticeRule,
  type PersonalNoticeRule,
  noticeDefaults,
  type NoticeText,
} from '../notice.ts';
import { formatDay } from '../text.ts';

const subjects: Readonly<Record<BuyerCheckKind, string>> = {
  agreement_in_principle: 'agreement in principle',
  proof_of_funds: 'proof of funds',
  chain: 'position in the chain',
};

const createCheckNotice = (to: UserId, words: Omit<NoticeText, 'href'>): Notice => ({
  ...noticeDefaults,
  ...words,
  to,
  topic: 'offers',
  href: links.buyerChecks(),
});

/** Results of a buyer's checks. */
export const buyerCheckRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(BuyerCheckApproved, ({ userId, kind, validUntil, byBank }) => [
    createCheckNotice(userId, {
      title: byBank ? `Your bank has shown your ${subjects[kind]}` : `We’ve checked your ${subjects[kind]}`,
      body: byBank
        ? `Sellers you deal with see that we checked your ${subjects[kind]} with your bank, valid until ${formatDay(validUntil)}. We’ve kept nothing that lets us look again.`
        : `Sellers you deal with see that we checked your ${subjects[kind]}, valid until ${formatDay(validUntil)}.`,
      action: 'See your checks',
    }),
  ]),
  definePersonalNoticeRule(BuyerCheckReturned, ({ userId, kind, reasons, note, endedApproval }) => [
    createCheckNotice(userId, {
      title: `We need something else for your ${subjects[kind]}`,
      body: `We looked at your ${subjects[kind]} and couldn’t approve it.${endedApproval ? ' Your earlier badge has ended.' : ''}`,
      more: [...reasons.map((reason) => checkReturnTexts[reason]), ...(note === undefined ? [] : [note])],
      action: 'Send it again',
    }),
  ]),
  definePersonalNoticeRule(BuyerCheckExpiring, ({ userId, kind, validUntil }) => [
    createCheckNotice(userId, {
      title: `Your ${subjects[kind]} expires on ${formatDay(validUntil)}`,
      body: `Send a new one, and sellers will still see that your ${subjects[kind]} is checked.`,
      action: 'Renew it',
    }),
  ]),
  definePersonalNoticeRule(BuyerCheckExpired, ({ userId, kind, nameChanged }) => [
    createCheckNotice(userId, {
      title: `Your ${subjects[kind]} ${nameChanged ? 'no longer counts' : 'has expired'}`,
      body: nameChanged
        ? `Your bank showed your ${subjects[kind]} for the name that your details had before, so sellers no longer see it. Prove it again to show it.`
        : `Sellers no longer see that your ${subjects[kind]} is checked. Send a new one to show it again.`,
      action: nameChanged ? 'Prove it again' : 'Send a new one',
    }),
  ]),
];
