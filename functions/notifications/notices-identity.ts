import {
  IdentityCheckFailed,
  IdentityReviewDecided,
  IdentityReviewOpened,
  IdentityVerified,
} from '../../events/identity.ts';
import type { UserId } from '../../events/vocabulary.ts';
import { reviewTexts, toFailureText } from '../identity-checks/domain/failure-texts.ts';
import { links } from './links.ts';
import { type Notice, personal, type PersonalLine, unlessSaid } from './notice.ts';
import { day, quoted } from './wording.ts';

const toPerson = (to: UserId, words: Pick<Notice, 'title' | 'body' | 'action'>): Notice[] => [
  { ...unlessSaid, ...words, to, topic: 'sale', href: links.identity() },
];

/** How an identity check goes on, for the person who is checked. */
export const identityLines: readonly PersonalLine[] = [
  personal(IdentityVerified, ({ userId, checkedAt }) =>
    toPerson(userId, {
      title: 'Your identity is checked',
      body: `Your document and selfie were checked on ${day(checkedAt)}. Others now see the badge with this date on your card.`,
      action: 'See your badge',
    }),
  ),
  personal(IdentityCheckFailed, ({ userId, failure }) =>
    toPerson(userId, {
      title: 'Your identity check did not work',
      body: `${toFailureText(failure)} You can try again.`,
      action: 'Try again',
    }),
  ),
  personal(IdentityReviewOpened, ({ userId, reason }) =>
    toPerson(userId, {
      title: 'We are looking at your identity check',
      body: `${reviewTexts[reason]} We answer within one working day.`,
      action: 'See your check',
    }),
  ),
  personal(IdentityReviewDecided, ({ userId, outcome, reason }) =>
    toPerson(userId, {
      title:
        outcome === 'try_again' ? 'You can try your identity check again' : 'Your identity check has ended',
      body: quoted('What our team wrote', reason).trim(),
      action: outcome === 'try_again' ? 'Try again' : 'See your check',
    }),
  ),
];
