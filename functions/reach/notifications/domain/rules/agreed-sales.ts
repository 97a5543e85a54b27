import {
  OfferAccepted,
  OfferChangeAgreed,
  OfferChangeRequested,
  OfferChangeDeclined,
  OfferFellThrough,
} from '../../../../../events/offer.ts';
import type { Side } from '../../../../../events/vocabulary.ts';
import { legalWordingOf } from '../../../../deals/sales/domain/legal-wording.ts';
import { formatPounds } from '../../../../kernel/money.ts';
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
import { offerReasons, describeReason } from '../reasons.ts';
import {
  formatNoticeTitle,
  formatOfferedPrice,
  formatOfferFor,
  formatQuote,
  capitaliseFirst,
} from '../text.ts';

/** Both sides of an agreed sale see the full address. */
const createSaleRows = ({ home }: NoticeContext): NoticeRow[] => [['Home', home.ownTitle]];
export function createBuyerSaleNotice(
  data: NoticeParties,
  scene: NoticeContext,
  words: LinkedNoticeText,
): Notice {
  return telling(data, 'sale', {
    href: links.sale(scene.home.id, data.sellerId),
    rows: createSaleRows(scene),
    ...words,
  });
}
export function createSellerSaleNotice(
  data: NoticeParties,
  scene: NoticeContext,
  words: LinkedNoticeText,
): Notice {
  return tellingSeller(data, 'sale', {
    href: links.sale(scene.home.id, data.buyerId),
    rows: createSaleRows(scene),
    ...words,
  });
}

/** The notice for one side, with the name of the other. */
export function createSideNotice(
  side: Side,
  data: NoticeParties,
  scene: NoticeContext,
  words: (other: string) => LinkedNoticeText,
): Notice {
  return side === 'seller'
    ? createSellerSaleNotice(data, scene, words(formatBuyerName(data, scene)))
    : createBuyerSaleNotice(data, scene, words(formatSellerName(data, scene)));
}

export const openLabel = 'See the sale';

/** An accepted offer, the changes requested after it, and its end. */
export const agreedSaleRules: readonly NoticeRule[] = [
  defineNoticeRule(OfferAccepted, (data, scene) => {
    const { home } = scene;
    const agreed = formatOfferFor(data.amount, home.ownTitle, home.nation);
    const shared = {
      title: formatNoticeTitle('Offer accepted', home.ownTitle),
      rows: [createPriceRow('Agreed price', data.amount, scene), ...createSaleRows(scene)],
      action: 'Take the next step',
    };
    const { legal } = legalWordingOf(home.nation);
    return [
      createBuyerSaleNotice(data, scene, {
        ...shared,
        body:
          data.by === 'seller'
            ? `${capitaliseFirst(formatSellerName(data, scene))} accepted your offer of ${agreed}.`
            : `You accepted the counter-offer of ${agreed}.`,
        more: [`The address is ${home.address}.`, 'The next step is to name your solicitor.', legal],
        bell: data.by !== 'buyer',
      }),
      createSellerSaleNotice(data, scene, {
        ...shared,
        body:
          data.by === 'buyer'
            ? capitaliseFirst(`${formatBuyerName(data, scene)} accepted your counter-offer of ${agreed}.`)
            : `You accepted ${formatBuyerName(data, scene)}’s offer of ${agreed}.`,
        more: ['The next step is to name your solicitor.', legal],
        bell: data.by !== 'seller',
      }),
    ];
  }),

  defineNoticeRule(OfferChangeRequested, (data, scene) => {
    const words = (other: string): LinkedNoticeText => ({
      title: formatNoticeTitle('Price change requested', scene.home.ownTitle),
      body: `${capitaliseFirst(other)} has asked to change the agreed price from ${formatPounds(data.before)} to ${formatOfferedPrice(data.amount, scene.home.nation)}.${formatQuote('The reason given', data.reason)} The agreed price stays until you answer.`,
      rows: [
        createPriceRow('Agreed', data.before, scene),
        createPriceRow('Requested', data.amount, scene),
        ...createSaleRows(scene),
      ],
      action: 'Answer the request',
    });
    return [createSideNotice(data.by === 'seller' ? 'buyer' : 'seller', data, scene, words)];
  }),
  defineNoticeRule(OfferChangeAgreed, (data, scene) => {
    const words = (other: string): LinkedNoticeText => ({
      title: formatNoticeTitle('New price agreed', scene.home.ownTitle),
      body: `${capitaliseFirst(other)} agreed to ${formatOfferFor(data.amount, scene.home.ownTitle, scene.home.nation)}.`,
      rows: [createPriceRow('Agreed price', data.amount, scene), ...createSaleRows(scene)],
      action: openLabel,
    });
    return [createSideNotice(data.by === 'seller' ? 'buyer' : 'seller', data, scene, words)];
  }),
  defineNoticeRule(OfferChangeDeclined, (data, scene) => {
    const words = (other: string): LinkedNoticeText => ({
      title: formatNoticeTitle('The agreed price stays', scene.home.ownTitle),
      body: `${capitaliseFirst(other)} declined the change, so what was agreed for ${scene.home.ownTitle} still applies.`,
      action: openLabel,
    });
    return [createSideNotice(data.by === 'seller' ? 'buyer' : 'seller', data, scene, words)];
  }),

  defineNoticeRule(OfferFellThrough, (data, scene) => {
    const { home } = scene;
    const reason = describeReason(data.reason, offerReasons);
    const body = (side: Side, other: string): string => {
      if (data.by === side) return `You ended the sale of ${home.ownTitle}.`;
      const whose = data.by === 'system' ? '' : ` ${capitaliseFirst(other)} ended it.`;
      return `The sale of ${home.ownTitle} fell through.${whose}${reason}`;
    };
    const title = formatNoticeTitle('The sale fell through', home.ownTitle);
    return [
      createBuyerSaleNotice(data, scene, {
        title,
        body: body('buyer', formatSellerName(data, scene)),
        more: ['Tell your solicitor and lender, so you don’t run up more costs.'],
        href: links.buyersOffers(),
        action: 'See your offers',
        bell: data.by !== 'buyer',
      }),
      createSellerSaleNotice(data, scene, {
        title,
        body: body('seller', formatBuyerName(data, scene)),
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
