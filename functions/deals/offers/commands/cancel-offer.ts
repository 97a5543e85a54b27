import { isMoveAllowed, applyMove } from '../../../listings/properties/domain/market.ts';
import { applyOfferFallThrough } from '../domain/acceptance.ts';
import { type OfferSide, assertStepAllowed } from '../domain/offer-decision.ts';
import type { Offer, SaleEndReason } from '../domain/offer.ts';
import { withdrawOffer } from '../domain/responses.ts';
import {
  type OfferReference,
  type OfferCaller,
  updateOfferAs,
  type OfferContext,
  type OfferUpdate,
} from './update-offer.ts';

interface OfferEndReason {
  readonly reason?: SaleEndReason | undefined;
  readonly note?: string | undefined;
}

/** Cancels as either side: the buyer withdraws the offer, the seller releases the buyer. */
export function cancelOffer(
  ids: OfferReference,
  why: OfferEndReason,
  caller: OfferCaller,
  now: Date,
): Promise<Offer> {
  return updateOfferAs(ids, caller, now, (context, side) =>
    side === 'buyer' ? createWithdrawalUpdate(context, side, why) : createReleaseUpdate(context, side, why),
  );
}

/** The buyer withdraws the offer. Withdrawing an accepted offer ends the sale and needs a reason. */
export function createWithdrawalUpdate(
  context: OfferContext,
  side: OfferSide,
  why: OfferEndReason,
): OfferUpdate {
  assertStepAllowed(context.offer, 'withdraw', side);
  return context.offer.status === 'accepted'
    ? createFallThroughUpdate(context, 'buyer', why)
    : { decision: withdrawOffer(context.offer, 'buyer', why, context.stamp) };
}

/** The seller releases the buyer of an accepted offer, which ends the sale and needs a reason. */
export function createReleaseUpdate(
  context: OfferContext,
  side: OfferSide,
  why: OfferEndReason,
): OfferUpdate {
  assertStepAllowed(context.offer, 'release', side);
  return createFallThroughUpdate(context, 'seller', why);
}

/** Ends the sale and moves the property back in the same transaction, if its status allows that. */
export function createFallThroughUpdate(
  { offer, property, stamp }: OfferContext,
  by: OfferSide | 'system',
  why: OfferEndReason,
): OfferUpdate {
  const decision = applyOfferFallThrough(offer, by, { reason: why.reason, note: why.note }, stamp);
  const mover = by === 'seller' ? 'owner' : 'system';
  const free = isMoveAllowed(property.status, 'fall_through', mover);
  return {
    decision,
    propertyDecision: free
      ? applyMove(property, 'fall_through', { by: mover, reason: why.reason }, stamp.now)
      : undefined,
  };
}
