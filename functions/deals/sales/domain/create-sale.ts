import type { Offer } from '../../offers/domain/offer.ts';
import { endByFallThrough } from './reservation-end.ts';
import { type Sale, SaleDetails } from './sale.ts';
import { endSigningRequests } from './signing-end.ts';

/** The initial sale of an accepted offer, at version 0 until it is first saved. */
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
        // An offer allows values that the sale's schema may reject.
        ...(deposit.safeParse(terms.deposit).success && { deposit: terms.deposit }),
        ...(fixtures.safeParse(terms.fixtures).success && { fixtures: terms.fixtures }),
        ...(terms.targetExchange && { targetExchange: terms.targetExchange }),
      },
      milestones: [],
      memoranda: [],
      signatures: [],
      signingRequests: [],
      reservations: [],
      handover: [],
      reviews: [],
      links: {},
      version: 0,
      createdAt: acceptedAt,
      updatedAt: acceptedAt,
    },
    offer,
  );
}

/** The sale of an accepted offer as it is now: the stored one, or the initial one. */
export function resolveSale(stored: Sale | undefined, offer: Offer & { acceptedAt: string }): Sale {
  return stored ? toCurrentSale(stored, offer) : createSale(offer);
}

/** The stored sale with its offer's present price, and closed if the offer fell through. */
export function toCurrentSale(sale: Sale, offer: Offer): Sale {
  const priced = { ...sale, price: offer.amount };
  return offer.status === 'fallen_through' ? applySaleFallThrough(priced, offer) : priced;
}

/** The sale closed by the fall-through of its offer. Links are removed. */
export function applySaleFallThrough(sale: Sale, { history, updatedAt }: Offer): Sale {
  if (sale.status === 'fallen_through') return sale;
  const last = history.findLast(({ kind }) => kind === 'fallen_through');
  const fellThrough = {
    at: last?.at ?? updatedAt,
    by: last?.by ?? 'system',
    reason: last?.reason ?? 'other',
  };
  const ended = endSigningRequests(endByFallThrough(sale, fellThrough), {
    at: fellThrough.at,
    why: 'sale_moved',
  });
  return { ...ended, status: 'fallen_through', fellThrough, links: {} };
}

/** Whether an offer was ever accepted and so has a sale, whatever its outcome. */
export function hasSale(offer: Offer): offer is Offer & { acceptedAt: string } {
  return (
    offer.acceptedAt !== undefined &&
    ['accepted', 'exchanged', 'completed', 'fallen_through'].includes(offer.status)
  );
}
