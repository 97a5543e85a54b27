import type { MessageId, OfferId, UserId } from '../../events/vocabulary.ts';
import type { BestAndFinal } from '../../functions/deals/offers/domain/best-and-final.ts';
import { createOffer, type OfferProposal } from '../../functions/deals/offers/domain/create-offer.ts';
import type { OfferStamp } from '../../functions/deals/offers/domain/offer-decision.ts';
import { OfferTerms } from '../../functions/deals/offers/domain/offer.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';

const toIdTail = (number: number): string => String(number).padStart(26, '0');
export function createBuyerId(number: number): UserId {
  return `usr_${toIdTail(number)}`;
}
export function createOfferId(number: number): OfferId {
  return `off_${toIdTail(number)}`;
}
let cardCount = 0;
export function createStamp(now: Date = noon): OfferStamp {
  return {
    now,
    messageId: (): MessageId => `msg_${toIdTail((cardCount += 1))}`,
  };
}
export function addHours(hours: number, from = noon): Date {
  return new Date(from.getTime() + hours * 3_600_000);
}

export const terms = OfferTerms.parse({ funding: 'mortgage', position: 'ftb' });

/** A first offer of £300,000 for the property at £325,000. */
export function makeFirstOffer(change: Partial<OfferProposal> = {}, now = noon) {
  return createOffer(
    {
      id: createOfferId(1),
      buyerId: createBuyerId(1),
      property: createProperty(),
      round: undefined,
      terms,
      amount: 300_000,
      confirmation: { confirmLow: false, confirmHigh: false },
      ...change,
    },
    createStamp(now),
  );
}

export function createRound(change: Partial<BestAndFinal> = {}): BestAndFinal {
  return {
    propertyId: ids.property,
    sellerId: ids.owner,
    buyerIds: [createBuyerId(1), createBuyerId(2)],
    invitedIds: [],
    isClosingDate: false,
    deadline: addHours(48).toISOString(),
    status: 'open',
    number: 1,
    calledOff: [],
    version: 1,
    createdAt: noon.toISOString(),
    updatedAt: noon.toISOString(),
    ...change,
  };
}
export const acceptanceOptions = { stopViewings: true, keepBackups: true };
