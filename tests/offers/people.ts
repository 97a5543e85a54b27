import type { MessageId, OfferId, UserId } from '../../events/vocabulary.ts';
import type { OfferStamp } from '../../functions/offers/domain/offer-decision.ts';
import { createOffer, type OfferProposal } from '../../functions/offers/domain/create-offer.ts';
import { OfferTerms } from '../../functions/offers/domain/offer.ts';
import type { BestAndFinal } from '../../functions/offers/domain/best-and-final.ts';
import { home, ids, noon } from '../properties/sample.ts';

const tail = (number: number): string => String(number).padStart(26, '0');
export function buyerId(number: number): UserId {
  return `usr_${tail(number)}`;
}
export function offerId(number: number): OfferId {
  return `off_${tail(number)}`;
}
let cards = 0;
export function momentAt(now: Date = noon): OfferStamp {
  return {
    now,
    messageId: (): MessageId => `msg_${tail((cards += 1))}`,
  };
}
export function hoursLater(hours: number, from = noon): Date {
  return new Date(from.getTime() + hours * 3_600_000);
}

export const terms = OfferTerms.parse({ funding: 'mortgage', position: 'ftb' });

/** A first offer of £300,000 for the property at £325,000. */
export function made(change: Partial<OfferProposal> = {}, now = noon) {
  return createOffer(
    {
      id: offerId(1),
      buyerId: buyerId(1),
      property: home(),
      round: undefined,
      terms,
      amount: 300_000,
      confirmLow: false,
      ...change,
    },
    momentAt(now),
  );
}

export function round(change: Partial<BestAndFinal> = {}): BestAndFinal {
  return {
    propertyId: ids.property,
    sellerId: ids.owner,
    buyerIds: [buyerId(1), buyerId(2)],
    deadline: hoursLater(48).toISOString(),
    status: 'open',
    number: 1,
    calledOff: [],
    version: 1,
    createdAt: noon.toISOString(),
    updatedAt: noon.toISOString(),
    ...change,
  };
}
export const both = { stopViewings: true, keepBackups: true };
