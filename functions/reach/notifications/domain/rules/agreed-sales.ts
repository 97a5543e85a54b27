import {
  OfferAccepted,
  OfferChangeAgreed,
  OfferChangeRequested,
  OfferChangeDeclined,
  OfferFellThrough,
} from '../../../../../events/offer.ts';
import { getOtherSide, type OfferId, type Side } from '../../../../../events/vocabulary.ts';
import { legalWordingOf } from '../../../../deals/sales/domain/legal-wording.ts';
import { describeMoment, type Moment, type MomentKey } from '../../../../deals/sales/domain/moments.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import { links } from '../links.ts';
import {
  formatBuyerName,
  type NoticeParties,
  defineNoticeRule,
  type NoticeRule,
  type Notice,
  type LinkedNoticeText,
  type NoticeRow,
  type NoticeContext,
  formatSellerName,
  createPriceRow,
  createBuyerNotice as telling,
  createSellerNotice as tellingSeller,
} from '../notice.ts';
import { describeReason } from '../reasons.ts';
import { formatNoticeTitle, formatOfferedPrice, formatOfferFor, formatQuote } from '../text.ts';

/** Both sides of an agreed sale see the full address. */
const createSaleRows = ({ home }: NoticeContext): NoticeRow[] => [['Home', home.ownTitle]];
export function createBuyerSaleNotice(
  data: NoticeParties,
  context: NoticeContext,
  words: LinkedNoticeText,
): Notice {
  return telling(data, 'sale', {
    href: links.sale(context.home.id, data.sellerId),
    rows: createSaleRows(context),
    ...words,
  });
}
export function createSellerSaleNotice(
  data: NoticeParties,
  context: NoticeContext,
  words: LinkedNoticeText,
): Notice {
  return tellingSeller(data, 'sale', {
    href: links.sale(context.home.id, data.buyerId),
    rows: createSaleRows(context),
    ...words,
  });
}

/** The notice for one side, with the name of the other. */
export function createSideNotice(
  side: Side,
  data: NoticeParties,
  context: NoticeContext,
  words: (other: string) => LinkedNoticeText,
): Notice {
  return side === 'seller'
    ? createSellerSaleNotice(data, context, words(formatBuyerName(data, context)))
    : createBuyerSaleNotice(data, context, words(formatSellerName(data, context)));
}

/** The notice for one side of a sale that fell through; it leads there, whatever the two agree later. */
export function createFallenSaleNotice(
  side: Side,
  data: NoticeParties & { readonly offerId: OfferId },
  context: NoticeContext,
  words: (other: string) => LinkedNoticeText,
): Notice {
  const otherId = side === 'seller' ? data.buyerId : data.sellerId;
  const href = links.fallenSale(context.home.id, otherId, data.offerId);
  return createSideNotice(side, data, context, (other) => ({ href, ...words(other) }));
}

/** What a moment of the sale means for one of its sides. */
export function describeSideMoment(
  key: MomentKey,
  side: Side,
  data: NoticeParties & { readonly date?: string; readonly completionDate?: string },
  context: NoticeContext,
): Moment {
  const other = side === 'seller' ? formatBuyerName(data, context) : formatSellerName(data, context);
  const { completionDate, date } = data;
  const price = context.offer?.amount;
  return describeMoment(key, { side, nation: context.home.nation, other, price, on: date, completionDate });
}

export const openLabel = 'See the sale';

/** An accepted offer, the changes requested after it, and its end. */
export const agreedSaleRules: readonly NoticeRule[] = [
  defineNoticeRule(OfferAccepted, (data, context) => {
    const { home } = context;
    const agreed = formatOfferFor(data.amount, home.ownTitle, home.nation);
    const shared = {
      title: formatNoticeTitle(`Offer accepted, ${formatPounds(data.amount)}`, home.ownTitle),
      rows: [createPriceRow('Agreed price', data.amount, context), ...createSaleRows(context)],
      action: 'Take the next step',
    };
    const { legal } = legalWordingOf(home.nation);
    return [
      createBuyerSaleNotice(data, context, {
        ...shared,
        body:
          data.by === 'seller'
            ? `${capitaliseFirst(formatSellerName(data, context))} accepted your offer of ${agreed}.`
            : `You accepted the counter-offer of ${agreed}.`,
        moment: describeSideMoment('accepted', 'buyer', data, context),
        more: [`The address is ${home.address}.`, legal],
        bell: data.by !== 'buyer',
      }),
      createSellerSaleNotice(data, context, {
        ...shared,
        body:
          data.by === 'buyer'
            ? capitaliseFirst(`${formatBuyerName(data, context)} accepted your counter-offer of ${agreed}.`)
            : `You accepted ${formatBuyerName(data, context)}’s offer of ${agreed}.`,
        moment: describeSideMoment('accepted', 'seller', data, context),
        more: [legal],
        bell: data.by !== 'seller',
      }),
    ];
  }),

  defineNoticeRule(OfferChangeRequested, (data, context) => {
    const words = (other: string): LinkedNoticeText => ({
      title: formatNoticeTitle('Price change requested', context.home.ownTitle),
      body: `${capitaliseFirst(other)} has asked to change the agreed price from ${formatPounds(data.before)} to ${formatOfferedPrice(data.amount, context.home.nation)}.${formatQuote('The reason given', data.reason)} The agreed price stays until you answer.`,
      rows: [
        createPriceRow('Agreed', data.before, context),
        createPriceRow('Requested', data.amount, context),
        ...createSaleRows(context),
      ],
      action: 'Answer the request',
    });
    return [createSideNotice(getOtherSide(data.by), data, context, words)];
  }),
  defineNoticeRule(OfferChangeAgreed, (data, context) => {
    const words = (other: string): LinkedNoticeText => ({
      title: formatNoticeTitle('New price agreed', context.home.ownTitle),
      body: `${capitaliseFirst(other)} agreed to ${formatOfferFor(data.amount, context.home.ownTitle, context.home.nation)}.`,
      rows: [createPriceRow('Agreed price', data.amount, context), ...createSaleRows(context)],
      action: openLabel,
    });
    return [createSideNotice(getOtherSide(data.by), data, context, words)];
  }),
  defineNoticeRule(OfferChangeDeclined, (data, context) => {
    const words = (other: string): LinkedNoticeText => ({
      title: formatNoticeTitle('The agreed price stays', context.home.ownTitle),
      body: `${capitaliseFirst(other)} declined the change, so what was agreed for ${context.home.ownTitle} still applies.`,
      action: openLabel,
    });
    return [createSideNotice(getOtherSide(data.by), data, context, words)];
  }),

  defineNoticeRule(OfferFellThrough, (data, context) => {
    const { home } = context;
    const reason = describeReason(data.reason);
    const body = (side: Side, other: string): string => {
      if (data.by === side) return `You ended the sale of ${home.ownTitle}.`;
      const whose = data.by === 'system' ? '' : ` ${capitaliseFirst(other)} ended it.`;
      return `The sale of ${home.ownTitle} fell through.${whose}${reason}`;
    };
    const title = formatNoticeTitle('The sale fell through', home.ownTitle);
    return [
      createFallenSaleNotice('buyer', data, context, (other) => ({
        title,
        body: body('buyer', other),
        more: ['Tell your solicitor and lender, so you don’t run up more costs.'],
        action: 'See how it ended',
        bell: data.by !== 'buyer',
      })),
      createSellerSaleNotice(data, context, {
        title,
        body: body('seller', formatBuyerName(data, context)),
        more: [
          'Tell your solicitor. You can put the home back on sale free of charge; we’ve asked any buyers with backup offers whether they’re still interested.',
        ],
        href: links.listing(home.id),
        action: 'See your listing',
        bell: data.by !== 'seller',
      }),
    ];
  }),
];
