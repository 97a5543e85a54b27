import type * as z from 'zod';
import {
  BestAndFinalCalled,
  BestAndFinalCancelled,
  BestAndFinalClosed,
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
import { formatCounted } from '../../../../kernel/counts.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import { links } from '../links.ts';
import {
  formatBuyerName,
  defineNoticeRule,
  type LinkedNoticeText,
  type NoticeRule,
  type Notice,
  type NoticeContext,
  formatSellerName,
  createPriceRow,
} from '../notice.ts';
import { createCounterRows, createOfferFactRows, findOfferQuote } from '../offer-facts.ts';
import { createBuyerOfferNotice, createClosedNotices, createSellerOfferNotice } from '../offer-notice.ts';
import { offerReasons, describeReason } from '../reasons.ts';
import {
  formatNoticeTitle,
  describeLegalTerms,
  formatOfferedPrice,
  formatOfferFor,
  getOfferNoun,
  formatDateTime,
  formatWithArticle,
} from '../text.ts';

const lookLabel = 'See the offer';
const answerLabel = 'Answer the offer';
/** A sealed sum is not shown before the deadline, including in mails. */
const describeSeal = ({ sealedUntil }: NoticeContext): string =>
  `It’s sealed until ${sealedUntil === undefined ? 'the deadline for best and final offers' : formatDateTime(sealedUntil)}. Then you see all offers at once, and accept one or none.`;

const createRoundNotice = (
  data: z.output<(typeof BestAndFinalCalled)['detail']>,
  context: NoticeContext,
  words: LinkedNoticeText,
): Notice[] =>
  data.buyerIds.map((buyerId) =>
    createBuyerOfferNotice({ ...data, buyerId }, context, {
      rows: [
        ['Deadline', formatDateTime(data.deadline)],
        ['Home', context.home.title],
      ],
      ...words,
    }),
  );

/** `New offer, £283,500`; a sealed one has no sum yet. */
function describeNewOffer(
  { amount, backup, sealed }: z.output<(typeof OfferMade)['detail']>,
  word: string,
): string {
  if (sealed) return `New sealed ${word}`;
  return `New ${backup ? 'backup ' : ''}${word}, ${formatPounds(amount)}`;
}

/** An offer until it is accepted or closed. Only its own two sides see its sum. */
export const offerRules: readonly NoticeRule[] = [
  defineNoticeRule(OfferMade, (data, context) => {
    const { home } = context;
    const word = data.note ? 'note of interest' : 'offer';
    const whose = capitaliseFirst(formatBuyerName(data, context));
    const body = data.sealed
      ? `${whose} made a new ${word} for ${home.ownTitle}. ${describeSeal(context)}`
      : `${whose} made ${formatWithArticle(word)} of ${formatOfferFor(data.amount, home.ownTitle, home.nation)}.`;
    const backup = data.backup
      ? ['Another offer has been accepted, so we’re keeping this one as a backup.']
      : [];
    return [
      createSellerOfferNotice(data, context, {
        title: formatNoticeTitle(describeNewOffer(data, word), home.ownTitle),
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
    const word = getOfferNoun(home.nation);
    return [
      createSellerOfferNotice(data, context, {
        title: formatNoticeTitle(
          data.sealed ? 'Final offer is in' : `Changed ${word}, ${formatPounds(data.amount)}`,
          home.ownTitle,
        ),
        body: data.sealed
          ? `${whose} sent a best and final ${word} for ${home.ownTitle}. ${describeSeal(context)}`
          : `${whose} changed their ${word} to ${formatOfferFor(data.amount, home.ownTitle, home.nation)}.`,
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
    const word = getOfferNoun(home.nation);
    const title = (own: string) => formatNoticeTitle(`${capitaliseFirst(word)} withdrawn`, own);
    const closed = `was closed.${describeReason(data.reason, offerReasons)}`;
    const seller = createSellerOfferNotice(data, context, {
      title: title(home.ownTitle),
      body:
        data.by === 'buyer'
          ? capitaliseFirst(`${formatBuyerName(data, context)} withdrew their ${word} for ${home.ownTitle}.`)
          : `The ${word} of ${formatBuyerName(data, context)} for ${home.ownTitle} ${closed}`,
      action: lookLabel,
    });
    const buyer = createBuyerOfferNotice(data, context, {
      title: title(home.title),
      body: `Your ${word} for ${home.title} ${closed}`,
      action: lookLabel,
    });
    return [...(data.by === 'seller' ? [] : [seller]), ...(data.by === 'buyer' ? [] : [buyer])];
  }),

  defineNoticeRule(OfferExpired, (data, context) => [
    createBuyerOfferNotice(data, context, {
      title: formatNoticeTitle('Offer expired', context.home.title),
      body: `Your ${getOfferNoun(context.home.nation)} for ${context.home.title} ran out without an answer. You can make another one while the home is on sale.`,
      action: lookLabel,
    }),
    createSellerOfferNotice(data, context, {
      title: formatNoticeTitle('Offer expired', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))}’s ${getOfferNoun(context.home.nation)} for ${context.home.ownTitle} ran out without an answer.`,
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

  defineNoticeRule(BestAndFinalCalled, (data, context) =>
    createRoundNotice(data, context, {
      title: formatNoticeTitle('Your best and final offer', context.home.title),
      body: `The seller of ${context.home.title} has asked every buyer for their best and final offer by ${formatDateTime(data.deadline)}. Offers stay sealed until then, and everyone got the same message.`,
      more: [
        'After the deadline the seller sees all offers at once and accepts one or none. If you don’t send a final offer, the one that you made counts as it is.',
      ],
      action: 'Send your final offer',
    }),
  ),
  defineNoticeRule(BestAndFinalCancelled, (data, context) =>
    createRoundNotice(data, context, {
      title: formatNoticeTitle('No best and final offers', context.home.title),
      body: `The seller of ${context.home.title} called off the round of best and final offers. Your offer is back to what it was before the round.`,
      action: lookLabel,
    }),
  ),
  defineNoticeRule(BestAndFinalClosed, (data, context) => [
    ...createRoundNotice(data, context, {
      title: formatNoticeTitle('Deadline passed', context.home.title),
      body: `The deadline for best and final offers for ${context.home.title} has passed, and the seller can read them now. Yours stays open until the seller answers it or it expires.`,
      action: lookLabel,
      mail: false,
    }),
    createSellerRoundNotice(data, context),
  ]),
];

function createDeclinedNotice(
  data: z.output<(typeof OfferRejected)['detail']>,
  context: NoticeContext,
): Notice {
  const { home } = context;
  const noun = getOfferNoun(home.nation);
  return createBuyerOfferNotice(data, context, {
    title: formatNoticeTitle(`${capitaliseFirst(noun)} declined`, home.title),
    body: `${capitaliseFirst(formatSellerName(data, context))} declined your ${noun} for ${home.title}.${describeReason(data.reason, offerReasons)}`,
    more: ['You can make another one while the home is on sale.'],
    action: lookLabel,
  });
}

/** For the seller only: a round has no single other side. */
function createSellerRoundNotice(
  data: z.output<(typeof BestAndFinalClosed)['detail']>,
  { home }: NoticeContext,
): Notice {
  return {
    to: data.sellerId,
    topic: 'offers',
    title: formatNoticeTitle('Best and final offers are in', home.ownTitle),
    body: `The deadline has passed, and you can see the offers now: ${formatCounted(data.offers, 'offer')} for ${home.ownTitle}.`,
    more: [],
    rows: [['Home', home.ownTitle]],
    href: links.sellersOffers(home.id),
    action: 'Compare the offers',
    propertyId: home.id,
    bell: true,
    mail: true,
  };
}
