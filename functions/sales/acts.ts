import { SaleNudged, SaleStalled } from '../../events/sale.ts';
import type { OfferId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { accountsById } from '../accounts/store.ts';
import { listJointOwners } from '../joint-owners/adapters/joint-owner-repository.ts';
import { listOwnerNames } from '../joint-owners/domain/agreement.ts';
import { complete, exchange } from '../offers/agreeing.ts';
import type { Offer } from '../offers/offer.ts';
import {
  acceptedOfferOf,
  decidingOffer,
  offerById,
  offersOfProperty,
  requiringAccepted,
} from '../offers/store.ts';
import { noted } from '../properties/editing.ts';
import { move } from '../properties/market.ts';
import type { Property } from '../properties/property.ts';
import { propertyById } from '../properties/property-store.ts';
import { deciding } from '../properties/store.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { again, commit, type Write } from '../shared/table.ts';
import type { Decision, Moment, Verb } from './decision.ts';
import { formatLondonDay } from '../shared/london-time.ts';
import { buildLinkEndWrites, newSecret } from './link-store.ts';
import type { Ground } from './memorandum.ts';
import { insertingMemorandum } from './memorandum-store.ts';
import type { Matter } from './milestones.ts';
import { hasSale, openingSale, present } from './opening.ts';
import { lookOn } from './reminders.ts';
import type { Sale } from './sale.ts';
import { saleOf, savingSale } from './store.ts';

/** A sale with what it rests on, as it is now. */
export interface Deal {
  readonly sale: Sale;
  readonly offer: Offer;
  readonly home: Property;
}

export const matterOf = ({ offer, home }: Deal): Matter => ({
  nation: home.address.nation,
  funding: offer.terms.funding,
});
export const momentAt = (now: Date): Moment => ({ now, messageId: () => newId('msg') });
export const noSale = (): AppError => new AppError('not_found', 'There is no such sale.');

async function dealOn(offer: Offer): Promise<Deal> {
  if (!hasSale(offer)) throw noSale();
  const [kept, home] = await Promise.all([saleOf(offer.id), propertyById(offer.propertyId)]);
  if (!home) throw noSale();
  return { sale: kept ? present(kept, offer) : openingSale(offer), offer, home };
}

/** @throws 404 where the offer has come to no sale */
export async function dealOf(offerId: OfferId): Promise<Deal> {
  const offer = await offerById(offerId);
  if (!offer) throw noSale();
  return dealOn(offer);
}

/**
 * The sale of a home that a person is a side of: the one under way, else their last.
 * @throws 404 where there is none
 */
export async function dealAt(propertyId: PropertyId, isTheirs: (offer: Offer) => boolean): Promise<Deal> {
  const accepted = await acceptedOfferOf(propertyId);
  if (accepted && isTheirs(accepted)) return dealOn(accepted);
  const past = (await offersOfProperty(propertyId)).filter((offer) => hasSale(offer) && isTheirs(offer));
  const [last] = past.toSorted((a, b) => (b.acceptedAt ?? '').localeCompare(a.acceptedAt ?? ''));
  if (!last) throw noSale();
  return dealOn(last);
}

export const isSide =
  (userId: UserId) =>
  ({ sellerId, buyerId }: Offer): boolean =>
    sellerId === userId || buyerId === userId;

export async function groundOf({ offer, home }: Deal): Promise<Ground> {
  const [accounts, owners] = await Promise.all([
    accountsById([offer.sellerId, offer.buyerId]),
    listJointOwners(home.id),
  ]);
  return {
    offer,
    home,
    seller: accounts.get(offer.sellerId),
    buyer: accounts.get(offer.buyerId),
    jointOwners: listOwnerNames(owners),
  };
}

/** What else a decision writes in the same moment, such as a link. */
export interface Plan {
  readonly decision: Decision;
  readonly also?: readonly Write[];
}

/**
 * Decides on a sale as it is and saves that with the home's and the offer's own moves; anew where somebody else was
 * faster, as nobody's word depends on a version that they saw. Nothing is written where nothing was decided.
 */
export async function decideOn(
  find: () => Promise<Deal>,
  plan: (deal: Deal) => Promise<Plan | undefined> | Plan | undefined,
  now: Date,
): Promise<Deal> {
  return again(async () => {
    const deal = await find();
    const planned = await plan(deal);
    return planned ? carryOut(deal, planned, now) : deal;
  }, 6);
}

async function carryOut(deal: Deal, { decision, also = [] }: Plan, now: Date): Promise<Deal> {
  const sale = { ...decision.sale, secret: decision.sale.secret ?? newSecret() };
  const next = moved(deal, decision, now);
  await commit(
    [
      savingSale(sale, lookOn(sale, matterOf(deal), formatLondonDay(now))),
      requiringAccepted(sale.propertyId, sale.offerId),
      ...(decision.memorandum ? [insertingMemorandum(decision.memorandum)] : []),
      ...next.writes,
      ...buildLinkEndWrites(deal.sale, sale),
      ...also,
    ],
    [...decision.events, ...next.events],
  );
  return { sale, offer: next.offer, home: next.home };
}

function moved({ offer, home }: Deal, { verb, events }: Decision, now: Date) {
  const isHidden = home.stalledAt !== undefined;
  const step =
    verb === 'show' && !isHidden
      ? undefined
      : (verb ?? (isHidden && events.some(isStep) ? 'show' : undefined));
  if (!step) return { offer, home, writes: [], events: [] };
  const decision = moveOf(home, step, now);
  const after =
    step === 'exchange' ? exchange(offer, now) : step === 'complete' ? complete(offer, now) : offer;
  return {
    offer: after,
    home: decision.property,
    writes: [...deciding(home, decision), ...(after === offer ? [] : decidingOffer(offer, after))],
    events: decision.events,
  };
}

/** Whatever is told but for reminders is a sign that the sale goes on. */
const isStep = ({ name }: Decision['events'][number]): boolean =>
  name !== SaleNudged.name && name !== SaleStalled.name;

function moveOf(home: Property, verb: Verb, now: Date) {
  if (verb === 'hide') return noted(home, { stalledAt: now.toISOString() }, now);
  if (verb === 'show') return noted(home, { stalledAt: undefined }, now);
  return move(home, verb, 'system', now);
}
