import {
  AddressChallenged,
  ListingReviewDecided,
  ListingReviewOpened,
} from '../../../../../events/listing-review.ts';
import type { HoldReason, Nation } from '../../../../../events/vocabulary.ts';
import { returnTexts } from '../../../../trust/listing-reviews/domain/return-texts.ts';
import { links } from '../links.ts';
import { defineNoticeRule, type NoticeRule, createOwnerNotice } from '../notice.ts';
import { formatDay, formatNoticeTitle, formatDateTime } from '../text.ts';

/** Why a listing is held and what its seller can do, consistent with the listing's page. */
const holdTexts: Readonly<Record<HoldReason, string | ((nation: Nation) => string)>> = {
  text: 'Someone on our team needs to read some of the wording in your listing. You can change it now, or wait.',
  pictures:
    'Some photos look like those of another home on Gable. If you took them or may use them, there’s nothing to do: one of us will look at both. Otherwise put your own in their place.',
  address: (nation) =>
    `Someone else has this address on sale. Send ${listProofs(nation)} on your listing’s page to show that the home is yours.`,
};

const describeHold = (reason: HoldReason, nation: Nation): string => {
  const text = holdTexts[reason];
  return typeof text === 'string' ? text : text(nation);
};

/** Northern Ireland has rates in place of council tax. */
const listProofs = (nation: Nation): string =>
  `a title register or ${nation === 'northern_ireland' ? 'rates' : 'council tax'} bill`;

/** The steps of a listing review, for the seller and for the other seller of a disputed address. */
export const listingReviewRules: readonly NoticeRule[] = [
  defineNoticeRule(ListingReviewOpened, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('We’re checking your home', home.ownTitle),
      body: `We’ll check ${home.ownTitle} by ${formatDateTime(data.dueAt)} at the latest. Until then buyers can’t see it and its package is paused.`,
      more: data.reasons.map((reason) => describeHold(reason, home.nation)),
      href: links.listing(home.id),
      action: 'See what to do',
    }),
  ]),
  defineNoticeRule(ListingReviewDecided, (data, { home }) => {
    if (data.outcome === 'returned')
      return [
        createOwnerNotice(data, {
          title: formatNoticeTitle('Your listing needs a change', home.ownTitle),
          body: `We’ve checked ${home.ownTitle}. It keeps its package and can go on sale once this is changed.`,
          more: [...data.reasons.map((reason) => returnTexts[reason]), ...(data.reason ? [data.reason] : [])],
          href: links.listing(home.id),
          action: 'Change the listing',
        }),
      ];
    // A first or renewed publication has its own notice.
    if (data.outcome === 'approved' && data.wasOnSale)
      return [
        createOwnerNotice(data, {
          title: formatNoticeTitle('Your home is back on sale', home.ownTitle),
          body: `We’ve checked ${home.ownTitle}, and buyers can see it again.`,
          href: links.listing(home.id),
          action: 'See your listing',
        }),
      ];
    return [];
  }),
  defineNoticeRule(AddressChallenged, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Someone else is listing your address', home.ownTitle),
      body: `Another seller says that ${home.ownTitle} is theirs. Send ${listProofs(home.nation)} on your listing’s page by ${formatDay(data.endsAt)} to keep the address.`,
      more: ['Your home stays on sale while we look at what you both send.'],
      href: links.listing(home.id),
      action: 'Send a document',
    }),
  ]),
];
