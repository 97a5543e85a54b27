import { AppError } from '../../../kernel/errors.ts';
import {
  loadOwnersAgreement,
  loadOwnersChecks,
} from '../../../listings/joint-owners/queries/load-owners-agreement.ts';
import { applyMove } from '../../../listings/properties/domain/market.ts';
import {
  type AcceptanceOptions,
  applyOfferAcceptance,
  applyCounterAcceptance,
} from '../domain/acceptance.ts';
import type { OfferSide, OfferDecision } from '../domain/offer-decision.ts';
import type { Offer } from '../domain/offer.ts';
import { buildDisplacementWrites } from './displace-offers.ts';
import {
  type OfferReference,
  type OfferCaller,
  updateOfferAs,
  type OfferContext,
  type OfferUpdate,
} from './update-offer.ts';

/** The seller's choices when accepting. */
export interface AcceptanceRequest extends Omit<AcceptanceOptions, 'owners'> {
  /** Confirms that all owners agree, including those who did not confirm in the app. */
  readonly ownersAgree: boolean;
}

/**
 * Accepts as either side: the seller the offer, the buyer the counter-offer. Puts the property under offer.
 */
export function acceptOffer(
  ids: OfferReference,
  how: AcceptanceRequest,
  caller: OfferCaller,
  now: Date,
): Promise<Offer> {
  return updateOfferAs(ids, caller, now, (context, side) =>
    side === 'buyer' ? buildCounterAcceptance(context, side) : buildSellerAcceptance(context, how, side),
  );
}

/** @throws 403 `not_owner` for the buyer, who accepts a counter-offer by `changeOffer` */
export function acceptOfferAsSeller(
  ids: OfferReference,
  how: AcceptanceRequest,
  caller: OfferCaller,
  now: Date,
): Promise<Offer> {
  return updateOfferAs(ids, caller, now, (context, side) => {
    if (side === 'buyer') throw new AppError('not_owner', 'Only the seller can accept this offer.');
    return buildSellerAcceptance(context, how, side);
  });
}

async function buildSellerAcceptance(
  context: OfferContext,
  how: AcceptanceRequest,
  side: OfferSide,
): Promise<OfferUpdate> {
  const { ownersAgree, ...rest } = how;
  const { offer, round, stamp, property } = context;
  const { agreement, checks } = await loadOwnersAgreement(property.id, ownersAgree, stamp.now);
  const acceptance = { ...rest, ...(agreement && { owners: agreement }) };
  const update = await buildAcceptance(
    context,
    applyOfferAcceptance(offer, acceptance, { side, round }, stamp),
    how.keepBackups,
  );
  return { ...update, otherWrites: [...(update.otherWrites ?? []), ...checks] };
}

export async function buildCounterAcceptance(context: OfferContext, side: OfferSide): Promise<OfferUpdate> {
  const { offer, round, stamp, property } = context;
  const decision = applyCounterAcceptance(offer, side, round, stamp);
  const checks = await loadOwnersChecks(property.id);
  const update = await buildAcceptance(context, decision, true);
  return { ...update, otherWrites: [...(update.otherWrites ?? []), ...checks] };
}

async function buildAcceptance(
  context: OfferContext,
  decision: OfferDecision,
  keepBackups: boolean,
): Promise<OfferUpdate> {
  const { property, stamp } = context;
  const displaced = await buildDisplacementWrites(context, keepBackups);
  return {
    decision,
    propertyDecision: applyMove(property, 'accept_offer', { by: 'owner' }, stamp.now),
    otherWrites: displaced.writes,
    otherEvents: displaced.events,
  };
}
