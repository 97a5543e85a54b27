import type { PropertyId, PropertyStatus, Side, UserId } from '../../../../events/vocabulary.ts';
import { compareWaits } from '../../../kernel/urgency.ts';
import { isListingOver } from '../../../listings/properties/domain/transitions.ts';
import type { Thread } from '../../messages/domain/message.ts';
import { countUnreadOf, type Parties } from '../../messages/domain/thread.ts';
import type { BuyerProperty } from '../../offers/contract.ts';
import { createWait, type DealWait, findOfferWait, findViewingWait } from '../../offers/domain/deal-waits.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { isAgreedStatus, isOpenStatus } from '../../offers/domain/transitions.ts';
import { isBooked, isOpenViewing } from '../../viewings/domain/transitions.ts';
import type { Viewing } from '../../viewings/domain/viewing.ts';

/** Everything that one buyer has on one property: offers, viewings and the thread. */
export interface BuyerActivity {
  readonly propertyId: PropertyId;
  readonly buyerId: UserId;
  readonly sellerId: UserId;
  /** Newest first. */
  readonly offers: readonly Offer[];
  readonly viewings: readonly Viewing[];
  readonly thread: Thread | undefined;
}
type BuyingStage = BuyerProperty['stage'];

/** One per property and buyer who wrote about it, viewed it or made an offer on it. */
export function groupActivities(
  offers: readonly Offer[],
  viewings: readonly Viewing[],
  threads: readonly Thread[],
): BuyerActivity[] {
  const keyOf = ({ propertyId, buyerId }: Parties): string => `${propertyId} ${buyerId}`;
  const pairs = new Map([...offers, ...viewings, ...threads].map((matter) => [keyOf(matter), matter]));
  return [...pairs].map(([key, { propertyId, buyerId, sellerId }]) => ({
    propertyId,
    buyerId,
    sellerId,
    offers: offers.filter((offer) => keyOf(offer) === key),
    viewings: viewings.filter((viewing) => keyOf(viewing) === key),
    thread: threads.find((thread) => keyOf(thread) === key),
  }));
}

/** The open offer, else the last one. */
export function findCurrentOffer({ offers }: BuyerActivity): Offer | undefined {
  return offers.find(({ status }) => isOpenStatus(status)) ?? offers[0];
}

const stageByOfferStatus: Readonly<Record<Offer['status'], BuyingStage>> = {
  pending: 'offer_made',
  countered: 'countered',
  on_hold: 'backup',
  accepted: 'accepted',
  exchanged: 'exchanged',
  completed: 'completed',
  rejected: 'ended',
  withdrawn: 'ended',
  expired: 'ended',
  fallen_through: 'ended',
};
/** The furthest stage reached. `ended` only if no viewing is ahead. */
export function resolveStage(activity: BuyerActivity, now: Date): BuyingStage {
  const offer = findCurrentOffer(activity);
  const over = offer && stageByOfferStatus[offer.status];
  if (over !== undefined && over !== 'ended') return over;
  const next = findNextViewing(activity, now);
  if (next) return isBooked(next) ? 'viewing_booked' : 'viewing_requested';
  if (over === 'ended') return 'ended';
  if (activity.viewings.some((viewing) => viewing.status === 'completed' || isBooked(viewing)))
    return 'viewed';
  return 'chatting';
}
/** The next booked viewing, else the next requested one. */
export function findNextViewing({ viewings }: BuyerActivity, now: Date): Viewing | undefined {
  const toCome = viewings
    .filter(({ start }) => start > now.toISOString())
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return toCome.find(isBooked) ?? toCome.find(isOpenViewing);
}

/** What waits between the two sides on the property, the most urgent for this one first. */
export function listActivityWaits(
  activity: BuyerActivity,
  side: Side,
  { propertyStatus, roundEnd, saleStep, dispute }: ActivityContext,
  now: Date,
): DealWait[] {
  const offer = findCurrentOffer(activity);
  return [
    offer && findOfferWait({ ...offer, propertyStatus, roundEnd }, side, now),
    saleStep,
    dispute,
    ...activity.viewings.map((viewing) => findViewingWait(viewing, side, now)),
    findMessagesWait(activity, side, propertyStatus, now),
  ]
    .flatMap((wait) => wait ?? [])
    .toSorted(compareWaits);
}

interface ActivityContext {
  readonly propertyStatus: PropertyStatus;
  /** The end of the round of final offers that runs on the property. */
  readonly roundEnd?: string | undefined;
  /** The step of the agreed sale that waits. */
  readonly saleStep?: DealWait | undefined;
  /** What the side can dispute after a sale that fell through. */
  readonly dispute?: DealWait | undefined;
}

function findMessagesWait(
  activity: BuyerActivity,
  side: Side,
  propertyStatus: PropertyStatus,
  now: Date,
): DealWait | undefined {
  const { thread } = activity;
  if (!thread || countUnreadOf(thread[side]) === 0) return undefined;
  const wait = createWait('messages', isGoingOn(activity, propertyStatus, now), undefined, thread.updatedAt);
  // Nothing hangs on what was written before or after an end; what is under way comes before it.
  return resolveStage(activity, now) === 'ended' ? { ...wait, loss: 'nothing' } : wait;
}

/**
 * Whether what is written waits for an answer: while the home can still become the buyer's. An offer that was declined
 * or ran out can be followed by another one while the home is on sale.
 */
function isGoingOn(activity: BuyerActivity, propertyStatus: PropertyStatus, now: Date): boolean {
  if (propertyStatus === 'live' || propertyStatus === 'paused') return true;
  const status = findCurrentOffer(activity)?.status;
  const isBuying = status !== undefined && (isOpenStatus(status) || status === 'completed');
  return isBuying || (!isListingOver(propertyStatus) && resolveStage(activity, now) !== 'ended');
}

export function calculateLastActivityAt({ offers, viewings, thread }: BuyerActivity): string {
  return (
    [...offers, ...viewings, ...(thread ? [thread] : [])]
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** Why the property cannot be hidden: an agreed offer or a booked viewing. Undefined if it can. */
export function findRemovalObstacle(
  activity: BuyerActivity,
  now: Date,
): 'accepted' | 'exchanged' | 'viewing_booked' | undefined {
  const offer = findCurrentOffer(activity);
  if (offer && isAgreedStatus(offer.status)) return offer.status === 'exchanged' ? 'exchanged' : 'accepted';
  const next = findNextViewing(activity, now);
  return next && isBooked(next) ? 'viewing_booked' : undefined;
}

/** Hidden by the buyer and without activity since. */
export function isHidden(activity: BuyerActivity, hiddenAt: string | undefined, now: Date): boolean {
  return (
    hiddenAt !== undefined &&
    calculateLastActivityAt(activity) <= hiddenAt &&
    findRemovalObstacle(activity, now) === undefined
  );
}
