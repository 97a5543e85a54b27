import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import { threadsOf } from '../messages/store.ts';
import { isPublic } from '../properties/moves.ts';
import type { Property } from '../properties/property.ts';
import { matterOf } from '../sales/acts.ts';
import { present as presentSale } from '../sales/opening.ts';
import { salesOf } from '../sales/store.ts';
import { londonDay } from '../sales/london.ts';
import { titleOf } from '../sales/milestones.ts';
import type { Sale } from '../sales/sale.ts';
import { nextOf, standsOf } from '../sales/timeline.ts';
import { byNow } from '../viewings/showing.ts';
import { viewingsOfBuyer } from '../viewings/store.ts';
import {
  holdOf,
  isHidden,
  lastActivity,
  nextViewing,
  offerOf,
  stageOf,
  type Touch,
  touchesOf,
} from './buying.ts';
import { hiddenBy } from './buying-store.ts';
import type { Buying } from './contract.ts';
import type { Offer } from './offer.ts';
import { cardFor, homesById } from './showing.ts';
import { lapsed } from './settling.ts';
import { offersOfBuyer, openOfferCount } from './store.ts';

/** All homes that a person touched as a buyer, as they stand now. */
export async function touchedBy(buyerId: UserId, now: Date): Promise<Touch[]> {
  const [offers, viewings, threads] = await Promise.all([
    offersOfBuyer(buyerId),
    viewingsOfBuyer(buyerId, { now }),
    threadsOf(buyerId, ['unread', 'read', 'archived'], ['buyer']),
  ]);
  return touchesOf(
    offers.map((offer) => lapsed(offer, now)),
    viewings.map((viewing) => byNow(viewing, now)),
    threads,
  );
}

/** One page of them, what happened last first, without those that were put away. */
export async function buyingOf(
  buyerId: UserId,
  { page, per_page }: { page: number; per_page: number },
  now: Date,
): Promise<{ buying: Buying[]; total: number; page: number; per_page: number }> {
  const [touches, hidden] = await Promise.all([touchedBy(buyerId, now), hiddenBy(buyerId)]);
  const shown = touches
    .filter((touch) => !isHidden(touch, hidden.get(touch.propertyId), now))
    .toSorted((a, b) => lastActivity(b).localeCompare(lastActivity(a)));
  const wanted = shown.slice((page - 1) * per_page, page * per_page);
  const agreed = wanted.flatMap((touch) => {
    const offer = offerOf(touch);
    return offer?.status === 'accepted' || offer?.status === 'exchanged' ? [offer.id] : [];
  });
  const [homes, sales] = await Promise.all([
    homesById(wanted.map(({ propertyId }) => propertyId)),
    salesOf(agreed),
  ]);
  const counts = await countsOf([...homes.values()]);
  return {
    buying: wanted.map((touch) => buyingView(touch, { homes, sales, counts }, now)),
    total: shown.length,
    page,
    per_page,
  };
}

/** How many offers are open on those homes whose sellers let it be known. */
async function countsOf(homes: readonly Property[]): Promise<ReadonlyMap<PropertyId, number>> {
  const told = homes.filter(({ showOfferCount, status }) => showOfferCount && isPublic(status));
  return new Map(await Promise.all(told.map(async ({ id }) => [id, await openOfferCount(id)] as const)));
}

interface Beside {
  readonly homes: ReadonlyMap<PropertyId, Property>;
  readonly sales: ReadonlyMap<string, Sale>;
  readonly counts: ReadonlyMap<PropertyId, number>;
}

function buyingView(touch: Touch, { homes, sales, counts }: Beside, now: Date): Buying {
  const home = homes.get(touch.propertyId);
  const card = home && cardFor(home, 'buyer', now);
  const offer = offerOf(touch);
  const next = nextViewing(touch, now);
  const openOffers = counts.get(touch.propertyId);
  const milestone = home && offer && milestoneText(offer, home, sales.get(offer.id), now);
  return {
    propertyId: touch.propertyId,
    ...(card && { card }),
    stage: stageOf(touch, now),
    sellerId: touch.sellerId,
    ...(offer && { offer: ownOffer(offer) }),
    ...(openOffers !== undefined && { openOffers }),
    ...(next && { nextViewing: { id: next.id, start: next.start, status: next.status } }),
    unread: touch.thread?.buyer.unread ?? 0,
    ...(milestone !== undefined && { milestone }),
    lastActivityAt: lastActivity(touch),
    removable: holdOf(touch, now) === undefined,
  };
}

const ownOffer = ({ id, status, amount, note, updatedAt }: Offer): Buying['offer'] => ({
  id,
  status,
  amount,
  note,
  updatedAt,
});

/** The sale's next step, as far as the sale has begun. */
function milestoneText(offer: Offer, home: Property, kept: Sale | undefined, now: Date): string | undefined {
  if (!kept) return undefined;
  const sale = presentSale(kept, offer);
  const matter = matterOf({ sale, offer, home });
  const next = nextOf(standsOf(sale, matter, londonDay(now)));
  return next && titleOf(next.key, matter);
}
