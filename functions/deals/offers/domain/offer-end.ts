import type { PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import type { Offer } from './offer.ts';

/** Every way in which an offer is over. Words for people depend on it, not on the status alone. */
export const offerEnds = [
  /** The home was sold to another buyer. */
  'sold',
  /** The seller accepted another offer and keeps no backups. */
  'passed_over',
  /** The home came off the market. */
  'off_market',
  'declined',
  'withdrawn',
  /** Closed for a cause that no one is told, such as a blocked or erased account. */
  'closed',
  'expired',
  'fallen_through',
  'completed',
] as const;
export type OfferEnd = (typeof offerEnds)[number];

/** Whom the home is for now, as the buyer of an offer that is over sees it. */
type Market = 'on_sale' | 'taken' | 'sold' | 'own' | 'off';

/** What an end is read from besides the offer. */
export interface OfferEndFacts {
  readonly propertyStatus: PropertyStatus;
  /** The buyer of the property's accepted offer. */
  readonly acceptedBuyerId: UserId | undefined;
  /** Whether one of the offer's sides has blocked the other, between whom no offer can be made. */
  readonly isBlocked?: boolean;
  /** Whether the buyer has made another offer on the home since, which says what helps instead. */
  readonly hasLaterOffer?: boolean;
}

/** Whether one of the offers was made on the same home by the same buyer, and later. */
export function hasLaterOffer(offer: OfferKey, known: readonly OfferKey[]): boolean {
  const { id, propertyId, buyerId } = offer;
  return known.some((one) => one.propertyId === propertyId && one.buyerId === buyerId && one.id > id);
}
type OfferKey = Pick<Offer, 'id' | 'propertyId' | 'buyerId'>;

type EndedOffer = Pick<Offer, 'status' | 'history' | 'buyerId'>;

const soldStatuses: ReadonlySet<PropertyStatus> = new Set(['exchanged', 'completed']);
const takenStatuses: ReadonlySet<PropertyStatus> = new Set(['under_offer', 'sold_stc']);

/** Whether an accepted offer decides what the home's status means for other buyers. */
export function isTakenOrSold(status: PropertyStatus): boolean {
  return takenStatuses.has(status) || soldStatuses.has(status);
}

/** How the offer ended; undefined while it is open. */
export function resolveOfferEnd(
  { status, history }: Pick<Offer, 'status' | 'history'>,
  propertyStatus: PropertyStatus,
): OfferEnd | undefined {
  const { by, reason } = history.findLast(({ kind }) => kind === status) ?? {};
  switch (status) {
    case 'rejected':
      if (by !== 'system') return 'declined';
      if (reason === 'not_selling') return 'off_market';
      return reason === 'sold' || soldStatuses.has(propertyStatus) ? 'sold' : 'passed_over';
    case 'withdrawn':
      return by === 'system' ? 'closed' : 'withdrawn';
    case 'expired':
    case 'fallen_through':
    case 'completed':
      return status;
    case 'pending':
    case 'countered':
    case 'on_hold':
    case 'accepted':
    case 'exchanged':
      return undefined;
  }
}

function resolveMarket({ buyerId }: EndedOffer, { propertyStatus, acceptedBuyerId }: OfferEndFacts): Market {
  if (isTakenOrSold(propertyStatus) && acceptedBuyerId === buyerId) return 'own';
  if (soldStatuses.has(propertyStatus)) return 'sold';
  if (takenStatuses.has(propertyStatus)) return 'taken';
  return propertyStatus === 'live' ? 'on_sale' : 'off';
}

const buyersTexts: Readonly<Record<OfferEnd, string>> = {
  sold: 'The home was sold to another buyer, so your offer is closed.',
  passed_over: 'The seller accepted another buyer, so your offer is closed.',
  off_market: 'The home came off the market, so your offer is closed.',
  declined: 'The seller declined your offer.',
  withdrawn: 'You withdrew this offer.',
  closed: 'Your offer was closed.',
  expired: 'Your offer ran out without an answer.',
  fallen_through: 'This sale fell through.',
  completed: 'The sale went through.',
};

const sellersTexts: Readonly<Record<OfferEnd, string>> = {
  sold: 'You sold the home to another buyer, so this offer is closed.',
  passed_over: 'This offer was closed when you accepted another one.',
  off_market: 'This offer was closed when the home came off the market.',
  declined: 'You declined this offer.',
  withdrawn: 'The buyer withdrew.',
  closed: 'This offer was closed.',
  expired: 'This offer ran out without an answer.',
  fallen_through: 'This sale fell through.',
  completed: 'The sale went through.',
};

/** What the buyer can do about the home now; empty when the end has said it. */
function describeMarket(market: Market, end: OfferEnd): string {
  if (end === 'completed' || end === 'closed') return '';
  switch (market) {
    case 'on_sale':
      return end === 'sold' || end === 'passed_over' || end === 'off_market'
        ? 'It’s for sale again, so you can make another offer.'
        : 'You can make another offer.';
    case 'taken':
      return end === 'passed_over'
        ? 'You can make a backup offer.'
        : 'The seller has accepted another buyer since. You can make a backup offer.';
    case 'sold':
      return end === 'sold' ? '' : 'The home has since been sold to another buyer.';
    case 'off':
      return end === 'off_market' ? '' : 'The home isn’t for sale now.';
    case 'own':
      return '';
  }
}

export interface OfferEndText {
  readonly text: string;
  /** Whether homes like this one help its buyer on. */
  readonly findSimilar: boolean;
  /** Whether its buyer can make another offer on the home. */
  readonly canOfferAgain: boolean;
}

/** What happened to an offer that is over, and what helps, for one of its sides. */
export function describeOfferEnd(
  offer: EndedOffer,
  end: OfferEnd,
  side: 'seller' | 'buyer',
  facts: OfferEndFacts,
): OfferEndText {
  const past = { findSimilar: false, canOfferAgain: false };
  if (side === 'seller') return { text: sellersTexts[end], ...past };
  if (facts.hasLaterOffer) return { text: buyersTexts[end], ...past };
  const market = resolveMarket(offer, facts);
  const takesOffers = market === 'on_sale' || market === 'taken';
  const isBarred = takesOffers && facts.isBlocked === true;
  return {
    text: [buyersTexts[end], isBarred ? '' : describeMarket(market, end)].filter(Boolean).join(' '),
    findSimilar: end !== 'completed' && market !== 'own' && (market !== 'on_sale' || isBarred),
    canOfferAgain: end !== 'completed' && takesOffers && !isBarred,
  };
}
