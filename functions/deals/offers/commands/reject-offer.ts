import type * as z from 'zod';
import type { RejectReason, Offer } from '../domain/offer.ts';
import { declineCounterOffer, applyOfferRejection } from '../domain/responses.ts';
import { type OfferReference, type OfferCaller, updateOfferAs } from './update-offer.ts';

/** The seller declines the offer, or the buyer the counter-offer. */
export function rejectOffer(
  ids: OfferReference,
  why: { reason: z.output<typeof RejectReason>; note?: string | undefined },
  caller: OfferCaller,
  now: Date,
): Promise<Offer> {
  return updateOfferAs(ids, caller, now, ({ offer, stamp }, side) => ({
    decision:
      side === 'buyer'
        ? declineCounterOffer(offer, 'buyer', stamp)
        : applyOfferRejection(offer, 'seller', why, stamp),
  }));
}
