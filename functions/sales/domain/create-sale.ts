import type { Offer } from '../../offers/domain/offer.ts';
import { type Sale, SaleDetails, type SaleStatus } from './sale.ts';

/** The sale that an accepted offer opens, before anybody has written anything into it. */
export function createSale(offer: Offer & { acceptedAt: string }): Sale {
  const { id: offerId, propertyId, sellerId, buyerId, terms, acceptedAt } = offer;
  const { deposit, fixtures } = SaleDetails.shape;
  return toCurrentSale(
    {
      offerId,
      propertyId,
      sellerId,
      buyerId,
      acceptedAt,
      status: 'under_offer',
      price: offer.amount,
      solicitors: {},
      parties: {},
      details: {
        // An offer says these more freely than the papers of a sale do.
        ...(deposit.safeParse(terms.deposit).success && { deposit: terms.deposit }),
        ...(fixtures.safeParse(terms.fixtures).success && { fixtures: terms.fixtures }),
        ...(terms.targetExchange && { targetExchange: terms.targetExchange }),
      },
      milestones: [],
      memoranda: [],
      links: {},
      version: 0,
      createdAt: acceptedAt,
      updatedAt: acceptedAt,
    },
    offer,
  );
}

/** A kept sale as its offer has it now: the price that both agreed on last, and a fall-through that was just said. */
export function toCurrentSale(sale: Sale, offer: Offer): Sale {
  const priced = { ...sale, price: offer.amount };
  return offer.status === 'fallen_through' ? applyFallThrough(priced, offer) : priced;
}

/** The sale as its offer's end leaves it. */
export function applyFallThrough(sale: Sale, { history, updatedAt }: Offer): Sale {
  if (sale.status === 'fallen_through') return sale;
  const last = history.findLast(({ kind }) => kind === 'fallen_through');
  const fellThrough = {
    at: last?.at ?? updatedAt,
    by: last?.by ?? 'system',
    reason: last?.reason ?? 'other',
  };
  return { ...sale, status: 'fallen_through', fellThrough, links: {} };
}

/** Whether an offer has come to a sale, however that ended. */
export function hasSale(offer: Offer): offer is Offer & { acceptedAt: string } {
  return (
    offer.acceptedAt !== undefined &&
    ['accepted', 'exchanged', 'completed', 'fallen_through'].includes(offer.status)
  );
}

/** From the accepted offer to the keys. */
export function isUnderWay(status: SaleStatus): boolean {
  return status !== 'completed' && status !== 'fallen_through';
}
