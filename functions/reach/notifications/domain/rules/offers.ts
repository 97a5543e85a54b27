import type * as z from 'zod';
import {
  OfferCounterDeclined,
  OfferCountered,
  OfferExpired,
  OfferMade,
  OfferPutOnHold,
  OfferRaised,
  OfferReconfirmed,
  OfferRejected,
  OfferReopened,
  OfferWithdrawn,
} from '../../../../../events/offer.ts';
import type { Nation } from '../../../../../events/vocabulary.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import {
  formatBuyerName,
  defineNoticeRule,
  type NoticeRule,
  type Notice,
  type NoticeContext,
  formatSellerName,
  createPriceRow,
} from '../notice.ts';
import { createCounterRows, createOfferFactRows, findOfferQuote } from '../offer-facts.ts';
import { createBuyerOfferNotice, createClosedNotices, createSellerOfferNotice } from '../offer-notice.ts';
import { describeReason } from '../reasons.ts';
import {
  formatNoticeTitle,
  describeLegalTerms,
  formatOfferedPrice,
  formatOfferFor,
  formatDateTime,
} from '../text.ts';
import { roundRules } from './rounds.ts';

const lookLabel = 'See the offer';
const answerLabel = 'Answer the offer';
/** A sealed sum is not shown before the deadline, including in mails. */
const describeSeal = ({ sealedUntil, home }: NoticeContext): string =>
  `It’s sealed until ${describeSealEnd(sealedUntil, home.nation)}. Then you see all offers at once, and accept one or none.`;

function describeSealEnd(sealedUntil: string | undefined, nation: Nation): string {
  if (sealedUntil === undefined)
    return nation === 'scotland' ? 'the closing date' : 'the deadline for best and final offers';
  return nation === 'scotland'
    ? `the closing date, ${formatDateTime(sealedUntil)}`
    : formatDateTime(sealedUntil);
}

const formatSealedTitle = (nation: Nation): string =>
  nation === 'scotland' ? 'Bid is in' : 'Final offer is in';

/** `New offer, £283,500`; a sealed one has no sum yet. */
function describeNewOffer({ amount, backup, sealed }: z.output<(typeof OfferMade)['detail']>): string {
  if (sealed) return 'New sealed offer';
  return `New ${backup ? 'backup ' : ''}offer, ${formatPounds(amount)}`;
}

/** An offer until it is accepted or closed. Only its own two sides see its sum. */
export const offerRules: readonly NoticeRule[] = [
  defineNoticeRule(OfferMade, (data, context) => {
    const { home } = context;
    const whose = capitaliseFirst(formatBuyerName(data, context));
    const body = data.sealed
      ? `${whose} made a new offer for ${home.ownTitle}. ${describeSeal(context)}`
      : `${whose} made an offer of ${formatOfferFor(data.amount, home.ownTitle, home.nation)}.`;
    const backup = data.backup
      ? ['Another offer has been accepted, so we’re keeping this one as a backup.']
      : [];
    return [
      createSellerOfferNotice(data, context, {
        title: formatNoticeTitle(describeNewOffer(data), home.ownTitle),
        body,
        more: [...backup, describeLegalTerms(home.nation)],
        rows: data.sealed
          ? [['Home', home.ownTitle]]
          : [
              createPriceRow('Offer', data.amount, context),
              ...createOfferFactRows(data.amount, context),
              ['Home', home.ownTitle],
            ],
        ...(!data.sealed && findOfferQuote({ amount: data.amount, raised: false, by: whose }, context)),
        action: data.sealed ? lookLabel : answerLabel,
      }),
    ];
  }),

  defineNoticeRule(OfferRaised, (data, context) => {
    const { home } = context;
    const whose = capitaliseFirst(formatBuyerName(data, context));
    return [
      createSellerOfferNotice(data, context, {
        title: formatNoticeTitle(
          data.sealed ? formatSealedTitle(home.nation) : `Changed offer, ${formatPounds(data.amount)}`,
          home.ownTitle,
        ),
        body: data.sealed
          ? `${whose} sent a ${home.nation === 'scotland' ? 'bid for the closing date' : 'best and final offer'} for ${home.ownTitle}. ${describeSeal(context)}`
          : `${whose} changed their offer to ${formatOfferFor(data.amount, home.ownTitle, home.nation)}.`,
        more: [describeLegalTerms(home.nation)],
        rows: data.sealed
          ? [['Home', home.ownTitle]]
          : [
              createPriceRow('Offer', data.amount, context),
              createPriceRow('Before', data.before, context),
              ...createOfferFactRows(data.amount, context),
              ['Home', home.ownTitle],
            ],
        ...(!data.sealed && findOfferQuote({ amount: data.amount, raised: true, by: whose }, context)),
        action: data.sealed ? lookLabel : answerLabel,
      }),
    ];
  }),

  defineNoticeRule(OfferCountered, (data, context) => {
    const { home } = context;
    return [
      createBuyerOfferNotice(data, context, {
        title: formatNoticeTitle(`Counter-offer, ${formatPounds(data.amount)}`, home.title),
        body: `${capitaliseFirst(formatSellerName(data, context))} would sell ${home.title} for ${formatOfferedPrice(data.amount, home.nation)}. This is open until ${formatDateTime(data.expiresAt)}.`,
        more: [describeLegalTerms(home.nation)],
        rows: [
          createPriceRow('Counter-offer', data.amount, context),
          ...createCounterRows(data.amount, context),
          ['Until', formatDateTime(data.expiresAt)],
          ['Home', home.title],
        ],
        action: 'Answer the counter-offer',
      }),
    ];
  }),

  defineNoticeRule(OfferCounterDeclined, (data, context) => [
    createSellerOfferNotice(data, context, {
      title: formatNoticeTitle('Counter-offer declined', context.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, context)} declined your counter-offer for ${context.home.ownTitle}.`,
      ),
      action: lookLabel,
    }),
  ]),

  defineNoticeRule(OfferRejected, (data, context) =>
    data.by === 'seller' ? [createDeclinedNotice(data, context)] : createClosedNotices(data, context),
  ),

  defineNoticeRule(OfferWithdrawn, (data, context) => {
    const { home } = context;
    const title = (own: string) => formatNoticeTitle('Offer withdrawn', own);
    const closed = `was closed.${describeReason(data.reason)}`;
    const seller = createSellerOfferNotice(data, context, {
      title: title(home.ownTitle),
      body:
        data.by === 'buyer'
          ? capitaliseFirst(`${formatBuyerName(data, context)} withdrew their offer for ${home.ownTitle}.`)
          : `The offer of ${formatBuyerName(data, context)} for ${home.ownTitle} ${closed}`,
      action: lookLabel,
    });
    const buyer = createBuyerOfferNotice(data, context, {
      title: title(home.title),
      body: `Your offer for ${home.title} ${closed}`,
      action: lookLabel,
    });
    return [...(data.by === 'seller' ? [] : [seller]), ...(data.by === 'buyer' ? [] : [buyer])];
  }),

  defineNoticeRule(OfferExpired, (data, context) => [
    createBuyerOfferNotice(data, context, {
      title: formatNoticeTitle('Offer expired', context.home.title),
      body: `Your offer for ${context.home.title} ran out without an answer. You can make another one while the home is on sale.`,
      action: lookLabel,
    }),
    createSellerOfferNotice(data, context, {
      title: formatNoticeTitle('Offer expired', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))}’s offer for ${context.home.ownTitle} ran out without an answer.`,
      action: lookLabel,
    }),
  ]),

  defineNoticeRule(OfferPutOnHold, (data, context) => [
    createBuyerOfferNotice(data, context, {
      title: formatNoticeTitle('Your offer is now a backup', context.home.title),
      body: `The seller of ${context.home.title} accepted another offer. We’re keeping yours as a backup: if that sale falls through, we’ll ask you straight away whether you’re still interested.`,
      action: lookLabel,
    }),
  ]),

  defineNoticeRule(OfferReopened, (data, context) => [
    createBuyerOfferNotice(data, context, {
      title: formatNoticeTitle('Available again', context.home.title),
      body: `The sale of ${context.home.title} fell through, and your offer counts again if you reconfirm it by ${formatDateTime(data.reconfirmBy)}.`,
      rows: [
        ['Reconfirm by', formatDateTime(data.reconfirmBy)],
        ['Home', context.home.title],
      ],
      action: 'Reconfirm the offer',
    }),
    createSellerOfferNotice(data, context, {
      title: formatNoticeTitle('Backup buyer asked', context.home.ownTitle),
      body: `We asked ${formatBuyerName(data, context)}, whose offer was a backup, to reconfirm it by ${formatDateTime(data.reconfirmBy)}.`,
      action: lookLabel,
      mail: false,
    }),
  ]),

  defineNoticeRule(OfferReconfirmed, (data, context) => [
    createSellerOfferNotice(data, context, {
      title: formatNoticeTitle('Offer reconfirmed', context.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, context)} reconfirmed their offer for ${context.home.ownTitle}. You can accept it now.`,
      ),
      action: answerLabel,
    }),
  ]),

  ...roundRules,
];

function createDeclinedNotice(
  data: z.output<(typeof OfferRejected)['detail']>,
  context: NoticeContext,
): Notice {
  const { home } = context;
  return createBuyerOfferNotice(data, context, {
    title: formatNoticeTitle('Offer declined', home.title),
    body: `${capitaliseFirst(formatSellerName(data, context))} declined your offer for ${home.title}.${describeReason(data.reason)}`,
    more: ['You can make another one while the home is on sale.'],
    action: lookLabel,
  });
}
