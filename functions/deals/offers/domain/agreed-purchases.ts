import type { Offer } from './offer.ts';

/** Whole pounds that the buyer of an offer still has to pay for other homes whose sales are agreed. */
export function sumOtherPurchases({ propertyId }: Offer, offersOfBuyer: readonly Offer[]): number {
  return offersOfBuyer
    .filter((other) => other.propertyId !== propertyId)
    .filter(({ status }) => status === 'accepted' || status === 'exchanged')
    .reduce((total, { amount }) => total + amount, 0);
}
