import type { UserId } from '../../events/vocabulary.ts';
import { propertyById } from '../properties/property-store.ts';
import { isVisibleTo } from '../properties/moves.ts';
import { AppError } from '../shared/errors.ts';
import type { OfferView } from './contract.ts';
import type { BestAndFinal } from './round.ts';
import { isRunning } from './round.ts';
import { roundOf } from './round-store.ts';
import { offerViewsFor } from './showing.ts';
import { openOfferCount, openOfferOf, offersOfBuyer, offersOfProperty } from './store.ts';
import { byCertainty } from './strength.ts';
import type { Offer } from './offer.ts';

interface Asked {
  readonly page: number;
  readonly per_page: number;
  readonly sort: 'newest' | 'amount' | 'certainty';
}

const sorts: Readonly<Record<Asked['sort'], (a: OfferView, b: OfferView) => number>> = {
  newest: () => 0,
  amount: (a, b) => (b.amount ?? 0) - (a.amount ?? 0),
  certainty: (a, b) => byCertainty(a.strength, b.strength),
};

/** The offers on a home: all of them for its owner, for anybody else their own. */
export async function offersOn(
  propertyId: Offer['propertyId'],
  caller: { readonly id: UserId },
  { page, per_page, sort }: Asked,
  now: Date,
) {
  const home = await propertyById(propertyId);
  const isOwner = home?.ownerId === caller.id;
  const own = isOwner ? await offersOfProperty(propertyId) : await ownOn(propertyId, caller.id);
  if (!home || (own.length === 0 && !isVisibleTo(home, caller.id)))
    throw new AppError('not_found', 'There is no such home.');
  const [views, round, openOffers] = await Promise.all([
    offerViewsFor(own, caller.id, now),
    roundOf(propertyId),
    !isOwner && home.showOfferCount ? openOfferCount(propertyId) : undefined,
  ]);
  // By what the caller sees: a sealed sum moves nothing in the seller's list.
  const sorted = views.toSorted(sorts[sort]);
  const invited = isOwner || views.some((view) => view.round !== undefined);
  return {
    offers: sorted.slice((page - 1) * per_page, page * per_page),
    total: sorted.length,
    page,
    per_page,
    ...(invited && round?.status === 'open' && { round: roundView(round, now) }),
    ...(openOffers !== undefined && { openOffers }),
  };
}

/** The own ones, newest first; the open one is there even in the moment after it was made. */
async function ownOn(propertyId: Offer['propertyId'], buyerId: UserId): Promise<Offer[]> {
  const [open, all] = await Promise.all([openOfferOf(propertyId, buyerId), offersOfBuyer(buyerId)]);
  const past = all.filter((offer) => offer.propertyId === propertyId && offer.id !== open?.id);
  return open ? [open, ...past] : past;
}

export const roundView = (round: BestAndFinal, now: Date) => ({
  deadline: round.deadline,
  open: isRunning(round, now),
  ...(round.note !== undefined && { note: round.note }),
});
