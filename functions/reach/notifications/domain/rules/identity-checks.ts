import {
  IdentityCheckFailed,
  IdentityReviewDecided,
  IdentityReviewOpened,
  IdentityVerified,
} from '../../../../../events/identity.ts';
import type { UserId } from '../../../../../events/vocabulary.ts';
import { reviewTexts, toFailureText } from '../../../../deals/identity-checks/domain/failure-texts.ts';
import { links } from '../links.ts';
import { type Notice, definePersonalNoticeRule, type PersonalNoticeRule, noticeDefaults } from '../notice.ts';
import { formatDay, formatQuote } from '../text.ts';

const createIdentityNotices = (to: UserId, words: Pick<Notice, 'title' | 'body' | 'action'>): Notice[] => [
  { ...noticeDefaults, ...words, to, topic: 'sale', href: links.identity() },
];

/** Results of an identity check, for the person checked. */
export const identityCheckRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(IdentityVerified, ({ userId, checkedAt }) =>
    createIdentityNotices(userId, {
      title: 'We’ve checked your identity',
      body: `Your document and selfie were checked on ${formatDay(checkedAt)}. Others now see the badge with this date on your card.`,
      action: 'See your badge',
    }),
  ),
  definePersonalNoticeRule(IdentityCheckFailed, ({ userId, failure }) =>
    createIdentityNotices(userId, {
      title: 'Your identity check didn’t work',
      body: `${toFailureText(failure)} You can try again.`,
      action: 'Try again',
    }),
  ),
  definePersonalNoticeRule(IdentityReviewOpened, ({ userId, reason }) =>
    createIdentityNotices(userId, {
      title: 'We’re looking at your identity check',
      body: `${reviewTexts[reason]} We answer within one working day.`,
      action: 'See your check',
    }),
  ),
  definePersonalNoticeRule(IdentityReviewDecided, ({ userId, outcome, reason }) =>
    createIdentityNotices(userId, {
      title:
        outcome === 'try_again' ? 'You can try your identity check again' : 'Your identity check has ended',
      body: formatQuote('What our team wrote', reason).trim(),
      action: outcome === 'try_again' ? 'Try again' : 'See your check',
    }),
  ),
];
