import type * as z from 'zod';
import type { OfferId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { assertBuyerMeets } from '../buyer-checks/queries/assert-buyer-meets.ts';
import { isBlockedBetween } from '../blocks/adapters/block-repository.ts';
import { isJointOwner } from '../joint-owners/queries/is-joint-owner.ts';
import { loadOwnersAgreement, loadOwnersChecks } from '../joint-owners/queries/load-owners-agreement.ts';
import { allows, move } from '../properties/market.ts';
import { isVisibleTo } from '../properties/moves.ts';
import type { Property } from '../properties/property.ts';
import { propertyById, requiringStatus } from '../properties/property-store.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { again, commit } from '../shared/table.ts';
import {
  accept,
  type Acceptance,
  acceptCounter,
  agreeChange,
  askChange,
  declineChange,
  fallThrough,
} from './agreeing.ts';
import { counter, declineCounter, reconfirm, reject, withdraw } from './answering.ts';
import type { NewOffer, OfferChange } from './contract.ts';
import { type Change, guardStep, type SideOf } from './decision.ts';
import { guardDocuments } from './document-store.ts';
import { loadDisplacedOffers } from './displaced-offers.ts';
import { decide, type Ground, momentOf, type Plan } from './ground.ts';
import { make, raise } from './making.ts';
import type { Offer, RejectReason } from './offer.ts';
import { requiringRound, roundOf } from './round-store.ts';
import { insertingOffer, openOfferOf } from './store.ts';
import { lapsed } from './settling.ts';

type Person = { readonly id: UserId };
/** An offer, and the card by which it was answered; a card that is not its latest answers 409. */
export interface Ids {
  readonly offerId: OfferId;
  readonly messageId?: string | undefined;
}

/**
 * A new offer; on a home that is being sold it arrives as a backup.
 * @throws 404 for a home that the buyer may not see, 403 between people who blocked each other or where the seller
 * asks for a check that the buyer lacks, 409, 422
 */
export async function makeOffer(body: z.output<typeof NewOffer>, caller: Person, now: Date): Promise<Offer> {
  await guardDocuments(body, caller.id);
  return again(async () => {
    const home = await propertyById(body.propertyId);
    if (!home || !isVisibleTo(home, caller.id)) throw new AppError('not_found', 'There is no such home.');
    await guardBlock(home, caller);
    await guardChecks(home, caller, now);
    if (await isJointOwner(home.id, caller.id))
      throw new AppError('conflict', 'You own this home together with its seller.', { state: home.status });
    await clearLapsed(home.id, caller, now);
    const round = await roundOf(home.id);
    const { propertyId: _, amount, confirmLow, expiresAt, message, ...terms } = body;
    const { offer, events } = make(
      { id: newId('off'), buyerId: caller.id, home, round, terms, amount, confirmLow, expiresAt, message },
      momentOf(now),
    );
    await commit([...insertingOffer(offer), requiringStatus(home), requiringRound(home.id, round)], events);
    return offer;
  });
}

async function guardBlock({ ownerId, id }: Property, caller: Person): Promise<void> {
  if (ownerId === caller.id || !(await isBlockedBetween(ownerId, caller.id))) return;
  throw new AppError('blocked_by_user', 'You can not make an offer on this home.', {
    more: { propertyId: id },
  });
}

/** Offers that are open go on whatever the seller chooses later. */
async function guardChecks(home: Property, caller: Person, now: Date): Promise<void> {
  if (home.ownerId === caller.id) return;
  const act = { buyerId: caller.id, propertyId: home.id, act: 'make an offer' } as const;
  await assertBuyerMeets(home.whoMayOffer, act, now);
}

/** An offer that has run out without anybody saying so does not stand in the way of the next. */
async function clearLapsed(propertyId: PropertyId, caller: Person, now: Date): Promise<void> {
  const open = await openOfferOf(propertyId, caller.id);
  if (!open || lapsed(open, now).status !== 'expired') return;
  await decide({ offerId: open.id }, caller, now, ({ offer }) => ({ change: { offer, events: [] } }));
}

/** What a seller says to accept. */
export interface AcceptanceRequest extends Omit<Acceptance, 'owners'> {
  /** That all owners agree, also those who did not say so here. */
  readonly ownersAgree: boolean;
}

/** The seller accepts, or the buyer accepts the counter-offer: the home is under offer from the same moment. */
export const acceptOffer = (ids: Ids, how: AcceptanceRequest, caller: Person, now: Date): Promise<Offer> =>
  decide(ids, caller, now, (ground, side) =>
    side === 'buyer' ? acceptedByBuyer(ground, side) : acceptedBySeller(ground, how, side),
  );

/** @throws 403 `not_owner` for the buyer, who accepts a counter-offer by `changeOffer` */
export const acceptAsSeller = (ids: Ids, how: AcceptanceRequest, caller: Person, now: Date): Promise<Offer> =>
  decide(ids, caller, now, (ground, side) => {
    if (side === 'buyer') throw new AppError('not_owner', 'Only the seller can accept this offer.');
    return acceptedBySeller(ground, how, side);
  });

async function acceptedBySeller(ground: Ground, how: AcceptanceRequest, side: SideOf): Promise<Plan> {
  const { ownersAgree, ...rest } = how;
  const { offer, round, moment, home } = ground;
  const { agreement, checks } = await loadOwnersAgreement(home.id, ownersAgree, moment.now);
  const acceptance = { ...rest, ...(agreement && { owners: agreement }) };
  const plan = await agreed(ground, accept(offer, acceptance, side, round, moment), how.keepBackups);
  return { ...plan, also: [...(plan.also ?? []), ...checks] };
}

async function acceptedByBuyer(ground: Ground, side: SideOf): Promise<Plan> {
  const { offer, round, moment, home } = ground;
  const change = acceptCounter(offer, side, round, moment);
  const checks = await loadOwnersChecks(home.id);
  const plan = await agreed(ground, change, true);
  return { ...plan, also: [...(plan.also ?? []), ...checks] };
}

async function agreed(ground: Ground, change: Change, keepBackups: boolean): Promise<Plan> {
  const { home, moment } = ground;
  const displaced = await loadDisplacedOffers(ground, keepBackups);
  return {
    change,
    home: move(home, 'accept_offer', 'owner', moment.now),
    also: displaced.writes,
    alsoEvents: displaced.events,
  };
}

/** The seller declines the offer, or the buyer the counter-offer. */
export const rejectOffer = (
  ids: Ids,
  why: { reason: z.output<typeof RejectReason>; note?: string | undefined },
  caller: Person,
  now: Date,
): Promise<Offer> =>
  decide(ids, caller, now, ({ offer, moment }, side) => ({
    change: side === 'buyer' ? declineCounter(offer, 'buyer', moment) : reject(offer, 'seller', why, moment),
  }));

interface Why {
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
}

type CounterBody = Extract<OfferChange, { action: 'counter' }>;

/** A counter-offer is the seller's word already, so that all owners have to agree to it. */
async function countered(
  { offer, round, moment, home }: Ground,
  body: CounterBody,
  side: SideOf,
): Promise<Plan> {
  const { ownersAgree = false, ...terms } = body;
  const change = counter(offer, terms, side, round, moment);
  const { checks } = await loadOwnersAgreement(home.id, ownersAgree, moment.now);
  return { change, also: checks };
}

/** A card has one word for it: the buyer takes the offer back, the seller lets the buyer go. */
export const cancelOffer = (ids: Ids, why: Why, caller: Person, now: Date): Promise<Offer> =>
  decide(ids, caller, now, (ground, side) =>
    side === 'buyer' ? withdrawn(ground, side, why) : released(ground, side, why),
  );

/** The buyer takes the offer back; once it is accepted that ends the sale and needs a reason. */
function withdrawn(ground: Ground, side: SideOf, why: Why): Plan {
  guardStep(ground.offer, 'withdraw', side);
  return ground.offer.status === 'accepted'
    ? ended(ground, 'buyer', why)
    : { change: withdraw(ground.offer, 'buyer', why, ground.moment) };
}

/** The seller lets the buyer of an accepted offer go, which ends the sale and needs a reason. */
function released(ground: Ground, side: SideOf, why: Why): Plan {
  guardStep(ground.offer, 'release', side);
  return ended(ground, 'seller', why);
}

/** The sale is off, and in the same moment its home is free. */
export function ended({ offer, home, moment }: Ground, by: SideOf | 'system', why: Why): Plan {
  const change = fallThrough(offer, by, { reason: why.reason, note: why.note }, moment);
  const mover = by === 'seller' ? 'owner' : 'system';
  const free = allows(home.status, 'fall_through', mover);
  return { change, home: free ? move(home, 'fall_through', mover, moment.now, why.reason) : undefined };
}

type RaiseBody = Extract<OfferChange, { action?: 'raise' | undefined }>;
const isRaise = (body: OfferChange): body is RaiseBody =>
  body.action === undefined || body.action === 'raise';

/** Any other step of either side; a body without an action is a raise. */
export async function changeOffer(ids: Ids, body: OfferChange, caller: Person, now: Date): Promise<Offer> {
  if (isRaise(body)) {
    const { action: _, amount, note, ...terms } = body;
    await guardDocuments(terms, caller.id);
    return decide(ids, caller, now, ({ offer, round, moment }, side) => ({
      change: raise(offer, { amount, note, terms }, side, round, moment),
    }));
  }
  return decide(ids, caller, now, (ground, side) => planOf(ground, side, body));
}

function planOf(ground: Ground, side: SideOf, body: Exclude<OfferChange, RaiseBody>): Plan | Promise<Plan> {
  const { offer, moment } = ground;
  switch (body.action) {
    case 'accept_counter':
      return acceptedByBuyer(ground, side);
    case 'reject_counter':
      return { change: declineCounter(offer, side, moment) };
    case 'reconfirm':
      return { change: reconfirm(offer, side, moment) };
    case 'counter':
      return countered(ground, body, side);
    case 'ask_change':
      return { change: askChange(offer, side, body, moment) };
    case 'agree_change':
      return { change: agreeChange(offer, side, moment) };
    case 'decline_change':
      return { change: declineChange(offer, side, moment) };
    case 'withdraw':
      return withdrawn(ground, side, body);
    case 'release':
      return released(ground, side, body);
  }
}
