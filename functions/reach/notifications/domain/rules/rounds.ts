import type * as z from 'zod';
import {
  BestAndFinalCalled,
  BestAndFinalCancelled,
  BestAndFinalClosed,
} from '../../../../../events/offer.ts';
import { formatCounted } from '../../../../kernel/counts.ts';
import { links } from '../links.ts';
import {
  defineNoticeRule,
  type LinkedNoticeText,
  type Notice,
  type NoticeContext,
  type NoticeRule,
} from '../notice.ts';
import { createBuyerOfferNotice } from '../offer-notice.ts';
import { formatDateTime, formatNoticeTitle } from '../text.ts';

type RoundEvent = z.output<(typeof BestAndFinalCalled)['detail']>;

const lookLabel = 'See the offer';

const createRoundNotice = (data: RoundEvent, context: NoticeContext, words: LinkedNoticeText): Notice[] =>
  data.buyerIds.map((buyerId) =>
    createBuyerOfferNotice({ ...data, buyerId }, context, { rows: createRows(data, context), ...words }),
  );

/** For those without an offer, whom only a closing date invites. */
const createInvitedNotice = (
  data: RoundEvent,
  context: NoticeContext,
  words: Omit<LinkedNoticeText, 'href'>,
): Notice[] =>
  data.invitedIds.map((buyerId) =>
    createBuyerOfferNotice({ ...data, buyerId }, context, {
      rows: createRows(data, context),
      href: links.home(context.home),
      ...words,
    }),
  );

const createRows = ({ deadline }: RoundEvent, { home }: NoticeContext): Notice['rows'] => [
  [home.nation === 'scotland' ? 'Closing date' : 'Deadline', formatDateTime(deadline)],
  ['Home', home.title],
];

/** A round of best and final offers; in Scotland, a closing date. */
export const roundRules: readonly NoticeRule[] = [
  defineNoticeRule(BestAndFinalCalled, (data, context) =>
    context.home.nation === 'scotland'
      ? tellClosingDate(data, context)
      : createRoundNotice(data, context, {
          title: formatNoticeTitle('Your best and final offer', context.home.title),
          body: `The seller of ${context.home.title} has asked every buyer for their best and final offer by ${formatDateTime(data.deadline)}. Offers stay sealed until then, and everyone got the same message.`,
          more: [
            'After the deadline the seller sees all offers at once and accepts one or none. If you don’t send a final offer, the one that you made counts as it is.',
          ],
          action: 'Send your final offer',
        }),
  ),
  defineNoticeRule(BestAndFinalCancelled, (data, context) =>
    context.home.nation === 'scotland'
      ? tellClosingDateCalledOff(data, context)
      : createRoundNotice(data, context, {
          title: formatNoticeTitle('No best and final offers', context.home.title),
          body: `The seller of ${context.home.title} called off the round of best and final offers. Your offer is back to what it was before; a first one made in the round is an ordinary offer now that the seller can read.`,
          action: lookLabel,
        }),
  ),
  defineNoticeRule(BestAndFinalClosed, (data, context) => [
    ...createRoundNotice(data, context, {
      title: formatNoticeTitle(
        context.home.nation === 'scotland' ? 'Closing date passed' : 'Deadline passed',
        context.home.title,
      ),
      body:
        context.home.nation === 'scotland'
          ? `The closing date for ${context.home.title} has passed, and the seller can read the bids now. Yours stays open until the seller answers it or it expires.`
          : `The deadline for best and final offers for ${context.home.title} has passed, and the seller can read them now. Yours stays open until the seller answers it or it expires.`,
      action: lookLabel,
      mail: false,
    }),
    createSellerNotice(data, context),
  ]),
];

function tellClosingDate(data: RoundEvent, context: NoticeContext): Notice[] {
  const { title } = context.home;
  const words = {
    title: formatNoticeTitle('Closing date', title),
    body: `The seller of ${title} has set a closing date: ${formatDateTime(data.deadline)}. Bids stay sealed until then, and everyone who has noted interest, has viewed or booked to view the home, or has an open offer got the same message.`,
  };
  const rule =
    'On the closing date the seller sees all bids at once and accepts one or none. They don’t have to take the highest.';
  return [
    ...createRoundNotice(data, context, {
      ...words,
      more: [rule, 'If you don’t send a bid, the offer that you made counts as it is.'],
      action: 'Send your bid',
    }),
    ...createInvitedNotice(data, context, {
      ...words,
      more: [rule, 'Nothing here binds you: your solicitor sends the formal offer.'],
      action: 'See the home and bid',
    }),
  ];
}

function tellClosingDateCalledOff(data: RoundEvent, context: NoticeContext): Notice[] {
  const { title } = context.home;
  const heading = formatNoticeTitle('Closing date called off', title);
  const body = `The seller of ${title} called off the closing date.`;
  return [
    ...createRoundNotice(data, context, {
      title: heading,
      body: `${body} Your offer is back to what it was before; a first bid is an ordinary offer now that the seller can read.`,
      action: lookLabel,
    }),
    ...createInvitedNotice(data, context, {
      title: heading,
      body: `${body} If they set another one, we’ll tell you.`,
      action: 'See the home',
    }),
  ];
}

/** For the seller only: a round has no single other side. */
function createSellerNotice(
  data: z.output<(typeof BestAndFinalClosed)['detail']>,
  { home }: NoticeContext,
): Notice {
  const isScottish = home.nation === 'scotland';
  return {
    to: data.sellerId,
    topic: 'offers',
    title: formatNoticeTitle(describeEnd(data.offers, isScottish), home.ownTitle),
    body: describeOutcome(data.offers, home),
    more: [],
    rows: [['Home', home.ownTitle]],
    href: links.sellersOffers(home.id),
    action: data.offers === 0 ? 'See the offers' : 'Compare the offers',
    propertyId: home.id,
    bell: true,
    mail: true,
  };
}

function describeEnd(offers: number, isScottish: boolean): string {
  if (offers === 0) return isScottish ? 'No bids by the closing date' : 'No final offers by the deadline';
  return isScottish ? 'Bids are in' : 'Best and final offers are in';
}

function describeOutcome(offers: number, { nation, ownTitle }: NoticeContext['home']): string {
  const isScottish = nation === 'scotland';
  const end = isScottish ? 'The closing date' : 'The deadline';
  if (offers === 0)
    return `${end} for ${ownTitle} has passed, and no ${isScottish ? 'bid' : 'final offer'} came in. Offers made before then count as they are.`;
  const counted = formatCounted(offers, isScottish ? 'bid' : 'offer');
  return `${end} has passed, and you can see ${isScottish ? 'the bids' : 'the offers'} now: ${counted} for ${ownTitle}.`;
}
