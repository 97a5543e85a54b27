import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { listThreadsOfUser } from '../../messages/adapters/thread-repository.ts';
import { loadRounds } from '../../offers/adapters/best-and-final-repository.ts';
import { listOffersOfBuyer, countOpenOffers } from '../../offers/adapters/offer-repository.ts';
import type { BuyerProperty } from '../../offers/contract.ts';
import { type BestAndFinal, isRoundRunning } from '../../offers/domain/best-and-final.ts';
import { applyExpiry, toCurrentOffer } from '../../offers/domain/due-changes.ts';
import { toEndField } from '../../offers/domain/offer-view.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { awaitsAnswer } from '../../offers/domain/transitions.ts';
import { toCardForSide, loadPropertiesById } from '../../offers/queries/load-offer-views.ts';
import { loadSales } from '../../sales/adapters/sale-repository.ts';
import { canSaleWait, findDispute, findSaleStep } from '../../sales/domain/sale-step.ts';
import type { Sale } from '../../sales/domain/sale.ts';
import { listViewingsOfBuyer } from '../../viewings/adapters/viewing-repository.ts';
import { toCurrentViewing } from '../../viewings/domain/due-changes.ts';
import { listHidden } from '../adapters/hidden-property-repository.ts';
import {
  findRemovalObstacle,
  isHidden,
  calculateLastActivityAt,
  listActivityWaits,
  findNextViewing,
  findCurrentOffer,
  resolveStage,
  type BuyerActivity,
  groupActivities,
} from '../domain/activity.ts';

/** All properties on which a user has an offer, a viewing or a thread as buyer, with due changes applied. */
export async function loadActivities(buyerId: UserId, now: Date): Promise<BuyerActivity[]> {
  const [offers, viewings, threads] = await Promise.all([
    listOffersOfBuyer(buyerId),
    listViewingsOfBuyer(buyerId, { now }),
    listThreadsOfUser(buyerId, ['unread', 'read', 'archived'], ['buyer']),
  ]);
  return groupActivities(
    offers.map((offer) => applyExpiry(offer, now)),
    viewings.map((viewing) => toCurrentViewing(viewing, now)),
    threads,
  );
}

/** One page of the properties, latest activity first, without hidden ones. */
export async function listBuying(
  buyerId: UserId,
  { page, per_page }: { page: number; per_page: number },
  now: Date,
): Promise<{ buying: BuyerProperty[]; total: number; page: number; per_page: number }> {
  const [activities, hidden] = await Promise.all([loadActivities(buyerId, now), listHidden(buyerId)]);
  const visibleActivities = activities
    .filter((activity) => !isHidden(activity, hidden.get(activity.propertyId), now))
    .toSorted(
      (a, b) =>
        calculateLastActivityAt(b).localeCompare(calculateLastActivityAt(a)) ||
        b.propertyId.localeCompare(a.propertyId),
    );
  const pageActivities = visibleActivities.slice((page - 1) * per_page, page * per_page);
  const agreed = pageActivities.flatMap(({ offers }) =>
    offers.filter((offer) => canSaleWait(offer, now)).map(({ id }) => id),
  );
  const asking = pageActivities.filter((activity) => {
    const offer = findCurrentOffer(activity);
    return offer !== undefined && awaitsAnswer(offer);
  });
  const [homes, sales, rounds] = await Promise.all([
    loadPropertiesById(pageActivities.map(({ propertyId }) => propertyId)),
    loadSales(agreed),
    loadRounds(asking.map(({ propertyId }) => propertyId)),
  ]);
  const counts = await loadOpenOfferCounts([...homes.values()]);
  return {
    buying: pageActivities.map((activity) => toBuyingView(activity, { homes, sales, rounds, counts }, now)),
    total: visibleActivities.length,
    page,
    per_page,
  };
}

/** Numbers of open offers on the public properties whose sellers share them. */
async function loadOpenOfferCounts(homes: readonly Property[]): Promise<ReadonlyMap<PropertyId, number>> {
  const countable = homes.filter(({ showOfferCount, status }) => showOfferCount && isPublic(status));
  return new Map(
    await Promise.all(countable.map(async ({ id }) => [id, await countOpenOffers(id)] as const)),
  );
}

interface BuyingContext {
  readonly homes: ReadonlyMap<PropertyId, Property>;
  readonly sales: ReadonlyMap<string, Sale>;
  readonly rounds: ReadonlyMap<string, BestAndFinal>;
  readonly counts: ReadonlyMap<PropertyId, number>;
}

function toBuyingView(
  stored: BuyerActivity,
  { homes, sales, rounds, counts }: BuyingContext,
  now: Date,
): BuyerProperty {
  const round = rounds.get(stored.propertyId);
  const activity = {
    ...stored,
    offers: stored.offers.map((offer) => toCurrentOffer(offer, round, now)),
  };
  const home = homes.get(activity.propertyId);
  const card = home && toCardForSide(home, 'buyer', now);
  const offer = findCurrentOffer(activity);
  const next = findNextViewing(activity, now);
  const openOffers = counts.get(activity.propertyId);
  const step =
    home && offer && findSaleStep({ offer, property: home, stored: sales.get(offer.id) }, 'buyer', now);
  const roundEnd = isRoundRunning(round, now) ? round.deadline : undefined;
  const propertyStatus = home?.status ?? 'removed';
  const dispute = findDispute(activity.offers, sales, 'buyer', now)?.wait;
  const context = { propertyStatus, roundEnd, saleStep: step?.wait, dispute };
  const waits = listActivityWaits(activity, 'buyer', context, now);
  return {
    propertyId: activity.propertyId,
    ...(card && { card }),
    stage: resolveStage(activity, now),
    sellerId: activity.sellerId,
    ...(offer && { offer: toOwnOffer(offer, home) }),
    ...(openOffers !== undefined && { openOffers }),
    ...(next && { nextViewing: { id: next.id, start: next.start, status: next.status } }),
    unread: activity.thread?.buyer.unread ?? 0,
    waits,
    ...(step?.wait.kind === 'sale_step' && { milestone: step.title }),
    // As for its place in the order.
    lastActivityAt: calculateLastActivityAt(stored),
    removable: findRemovalObstacle(activity, now) === undefined,
  };
}

function toOwnOffer(offer: Offer, home: Property | undefined): BuyerProperty['offer'] {
  const { id, status, reconfirmBy, amount, note, updatedAt } = offer;
  const nation = home?.address.nation ?? (note ? 'scotland' : 'england');
  const end = toEndField(offer, home?.status ?? 'removed');
  return { id, status, ...end, ...(reconfirmBy !== undefined && { reconfirmBy }), amount, nation, updatedAt };
}
