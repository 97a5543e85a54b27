import type { Side } from '../../events/vocabulary.ts';
import {
  OfferAccepted,
  OfferChangeAgreed,
  OfferChangeAsked,
  OfferChangeDeclined,
  OfferFellThrough,
} from '../../events/offer.ts';
import { formatPounds } from '../kernel/money.ts';
import { legalWordingOf } from '../sales/domain/legal-wording.ts';
import { links } from './links.ts';
import {
  buyerName,
  type Deal,
  line,
  type Line,
  type Notice,
  type PlacedWords,
  type Row,
  type Scene,
  sellerName,
  sumRow,
  toBuyer as telling,
  toSeller as tellingSeller,
} from './notice.ts';
import { offerReasons, reasonWords } from './reasons.ts';
import { headed, offered, offeredFor, quoted, sentence } from './wording.ts';

/** Both sides of an agreed sale know the full address. */
const rows = ({ home }: Scene): Row[] => [['Home', home.ownTitle]];
export const saleToBuyer = (data: Deal, scene: Scene, words: PlacedWords): Notice =>
  telling(data, 'sale', { href: links.sale(scene.home.id, data.sellerId), rows: rows(scene), ...words });
export const saleToSeller = (data: Deal, scene: Scene, words: PlacedWords): Notice =>
  tellingSeller(data, 'sale', { href: links.sale(scene.home.id, data.buyerId), rows: rows(scene), ...words });

/** The same words for one side, naming the other. */
export const toSide = (side: Side, data: Deal, scene: Scene, words: (other: string) => PlacedWords): Notice =>
  side === 'seller'
    ? saleToSeller(data, scene, words(buyerName(data, scene)))
    : saleToBuyer(data, scene, words(sellerName(data, scene)));

export const open = 'See the sale';

/** An accepted offer, what may be asked of it afterwards, and its end. */
export const agreedLines: readonly Line[] = [
  line(OfferAccepted, (data, scene) => {
    const { home } = scene;
    const agreed = offeredFor(data.amount, home.ownTitle, home.nation);
    const shared = {
      title: headed('Offer accepted', home.ownTitle),
      rows: [sumRow('Agreed sum', data.amount, scene), ...rows(scene)],
      action: 'Take the next step',
    };
    const { legal } = legalWordingOf(home.nation);
    return [
      saleToBuyer(data, scene, {
        ...shared,
        body:
          data.by === 'seller'
            ? `${sentence(sellerName(data, scene))} accepted your offer of ${agreed}.`
            : `You accepted the counter-offer of ${agreed}.`,
        more: [`The address is ${home.address}.`, 'The next step is to name your solicitor.', legal],
        bell: data.by !== 'buyer',
      }),
      saleToSeller(data, scene, {
        ...shared,
        body:
          data.by === 'buyer'
            ? sentence(`${buyerName(data, scene)} accepted your counter-offer of ${agreed}.`)
            : `You accepted the offer of ${buyerName(data, scene)}: ${agreed}.`,
        more: ['The next step is to name your solicitor.', legal],
        bell: data.by !== 'seller',
      }),
    ];
  }),

  line(OfferChangeAsked, (data, scene) => {
    const words = (other: string): PlacedWords => ({
      title: headed('Change of the agreed sum asked for', scene.home.ownTitle),
      body: `${sentence(other)} asks to change the agreed sum from ${formatPounds(data.before)} to ${offered(data.amount, scene.home.nation)}.${quoted('The reason given', data.reason)} What was agreed stands until you answer.`,
      rows: [sumRow('Agreed', data.before, scene), sumRow('Asked for', data.amount, scene), ...rows(scene)],
      action: 'Answer the request',
    });
    return [toSide(data.by === 'seller' ? 'buyer' : 'seller', data, scene, words)];
  }),
  line(OfferChangeAgreed, (data, scene) => {
    const words = (other: string): PlacedWords => ({
      title: headed('New sum agreed', scene.home.ownTitle),
      body: `${sentence(other)} agreed to ${offeredFor(data.amount, scene.home.ownTitle, scene.home.nation)}.`,
      rows: [sumRow('Agreed sum', data.amount, scene), ...rows(scene)],
      action: open,
    });
    return [toSide(data.by === 'seller' ? 'buyer' : 'seller', data, scene, words)];
  }),
  line(OfferChangeDeclined, (data, scene) => {
    const words = (other: string): PlacedWords => ({
      title: headed('The agreed sum stays', scene.home.ownTitle),
      body: `${sentence(other)} declined the change, so what was agreed for ${scene.home.ownTitle} stands.`,
      action: open,
    });
    return [toSide(data.by === 'seller' ? 'buyer' : 'seller', data, scene, words)];
  }),

  line(OfferFellThrough, (data, scene) => {
    const { home } = scene;
    const reason = reasonWords(data.reason, offerReasons);
    const body = (side: Side, other: string): string => {
      if (data.by === side) return `You ended the sale of ${home.ownTitle}.`;
      const whose = data.by === 'system' ? '' : ` ${sentence(other)} ended it.`;
      return `The sale of ${home.ownTitle} fell through.${whose}${reason}`;
    };
    const title = headed('The sale fell through', home.ownTitle);
    return [
      saleToBuyer(data, scene, {
        title,
        body: body('buyer', sellerName(data, scene)),
        more: ['Tell your solicitor and your lender, so that no more costs arise.'],
        href: links.buyersOffers(),
        action: 'See your offers',
        bell: data.by !== 'buyer',
      }),
      saleToSeller(data, scene, {
        title,
        body: body('seller', buyerName(data, scene)),
        more: [
          'Tell your solicitor. You can put the home on sale again at no cost; backup buyers are asked at once.',
        ],
        href: links.listing(home.id),
        action: 'See your listing',
        bell: data.by !== 'seller',
      }),
    ];
  }),
];
