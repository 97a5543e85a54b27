import type { PropertyId } from '../../../../events/vocabulary.ts';
import { findRound } from '../adapters/best-and-final-repository.ts';
import type { BestAndFinal } from '../domain/best-and-final.ts';
import type { Offer } from '../domain/offer.ts';

/** The latest best-and-final round of a property where one of these offers on it waits for an answer. */
export async function findRoundOfOffers(
  propertyId: PropertyId,
  offers: readonly Offer[],
): Promise<BestAndFinal | undefined> {
  const isAsking = offers.some(({ status }) => status === 'pending' || status === 'countered');
  return isAsking ? findRound(propertyId) : undefined;
}
