import {
  OwnershipLapsed,
  OwnershipNotConfirmed,
  OwnershipReviewDecided,
  OwnershipVerified,
} from '../../../../../events/ownership.ts';
import { doubtTexts, lapseTexts } from '../../../../deals/ownership-checks/domain/doubt-texts.ts';
import { links } from '../links.ts';
import { createOwnerNotice, defineNoticeRule, type NoticeRule } from '../notice.ts';
import { formatDay, formatNoticeTitle, formatQuote } from '../text.ts';

/** What came of a proof of ownership, for the seller. */
export const ownershipCheckRules: readonly NoticeRule[] = [
  // What staff accept is told with their reason.
  defineNoticeRule(OwnershipVerified, (data, { home }) =>
    data.basis === 'document'
      ? []
      : [
          createOwnerNotice(data, {
            title: formatNoticeTitle('You’re verified as the owner', home.ownTitle),
            body: `HM Land Registry has your name as an owner of ${home.ownTitle}, checked on ${formatDay(data.checkedAt)}. Buyers see “Owner verified” with this date beside the price.`,
            href: links.ownership(home.id),
            action: 'See your proof',
          }),
        ],
  ),
  defineNoticeRule(OwnershipNotConfirmed, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('We couldn’t verify you as the owner', home.ownTitle),
      body: `${doubtTexts[data.doubt]} Your listing isn’t affected.`,
      more: ['You can try again, or send us a document that shows you may sell this home.'],
      href: links.ownership(home.id),
      action: 'See what to do',
    }),
  ]),
  defineNoticeRule(OwnershipReviewDecided, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle(
        data.outcome === 'accepted' ? 'We accepted your document' : 'Your document doesn’t prove it yet',
        home.ownTitle,
      ),
      body: formatQuote('What our team wrote', data.reason).trim(),
      more:
        data.outcome === 'accepted'
          ? ['Buyers see with the price that your right to sell was checked, and when.']
          : ['Your listing isn’t affected. You can send another document.'],
      href: links.ownership(home.id),
      action: data.outcome === 'accepted' ? 'See your proof' : 'See what to do',
    }),
  ]),
  // The seller knows that the home is sold, and a removal has a notice of its own.
  defineNoticeRule(OwnershipLapsed, (data, { home }) =>
    data.lapse === 'sold' || data.lapse === 'removed'
      ? []
      : [
          createOwnerNotice(data, {
            title: formatNoticeTitle('Your proof of ownership no longer counts', home.ownTitle),
            body: `${lapseTexts[data.lapse]} Buyers no longer see that you’re verified.`,
            href: links.ownership(home.id),
            action: 'Prove it again',
          }),
        ],
  ),
];
