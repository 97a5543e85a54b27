import type * as z from 'zod';
import type { OfferRejected } from '../../../../events/offer.ts';
import { capitaliseFirst } from '../../../kernel/text.ts';
import { links } from './links.ts';
import {
  createBuyerNotice,
  createSellerNotice,
  type LinkedNoticeText,
  type Notice,
  type NoticeContext,
  type NoticeParties,
} from './notice.ts';
import { formatNoticeTitle } from './text.ts';

export function createBuyerOfferNotice(
  data: NoticeParties,
  { home }: NoticeContext,
  words: LinkedNoticeText,
): Notice {
  return createBuyerNotice(data, 'offers', {
    href: links.buyersOffers(),
    rows: [['Home', home.title]],
    ...words,
  });
}
export function createSellerOfferNotice(
  data: NoticeParties,
  { home }: NoticeContext,
  words: LinkedNoticeText,
): Notice {
  return createSellerNotice(data, 'offers', {
    href: links.sellersOffers(home.id),
    rows: [['Home', home.ownTitle]],
    ...words,
  });
}

interface ClosedOfferText {
  readonly title: string;
  readonly event: (home: string) => string;
}
const closedOfferTexts: Readonly<Record<string, ClosedOfferText>> = {
  sold: { title: 'Sold to another buyer', event: (home) => `${home} was sold to another buyer` },
  other_buyer: {
    title: 'Another buyer was chosen',
    event: (home) => `The seller of ${home} accepted another buyer`,
  },
  not_selling: { title: 'No longer for sale', event: (home) => `${home} came off the market` },
};
const otherClosure: ClosedOfferText = {
  title: 'Offer closed',
  event: (home) => `${home} can’t be bought now`,
};

/** Nobody declined the offer: the home went to another buyer or off the market, so its buyer looks elsewhere. */
export function createClosedNotices(
  data: z.output<(typeof OfferRejected)['detail']>,
  context: NoticeContext,
): Notice[] {
  const { home } = context;
  const { title, event } = closedOfferTexts[data.reason ?? ''] ?? otherClosure;
  return [
    createBuyerOfferNotice(data, context, {
      title: formatNoticeTitle(title, home.title),
      body: `${capitaliseFirst(event(home.title))}, so your offer is closed. You don’t have to do anything.`,
      more: ['We’ve prepared a search for homes like it. Turn on its alerts to hear of new ones.'],
      href: links.savedSearches(),
      action: 'See homes like it',
    }),
  ];
}
