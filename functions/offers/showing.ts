import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import { accountsById } from '../accounts/store.ts';
import { counterpartView } from '../accounts/views.ts';
import { listChecksOfBuyers } from '../buyer-checks/adapters/buyer-check-repository.ts';
import { toBuyerBadges } from '../buyer-checks/domain/buyer-badge.ts';
import { card } from '../properties/card.ts';
import { propertiesById } from '../properties/property-store.ts';
import type { Property } from '../properties/property.ts';
import type { OfferView } from './contract.ts';
import { sideOf } from './decision.ts';
import type { Offer } from './offer.ts';
import { roundsOf } from './round-store.ts';
import { isOpen } from './transitions.ts';
import { offerView } from './view.ts';

/** The offers as one person sees them, in their order; those of others are left out. */
export async function offerViewsFor(
  offers: readonly Offer[],
  callerId: UserId,
  now: Date,
): Promise<OfferView[]> {
  const mine = offers.flatMap((offer) => {
    const side = sideOf(offer, callerId);
    return side ? [{ offer, side, other: side === 'buyer' ? offer.sellerId : offer.buyerId }] : [];
  });
  const ids = [...new Set(mine.map(({ offer }) => offer.propertyId))];
  const asked = mine.filter(({ offer, side }) => side === 'seller' && isOpen(offer.status));
  const [homes, rounds, accounts, checksOf] = await Promise.all([
    homesById(ids),
    roundsOf(ids),
    accountsById(mine.map(({ other }) => other)),
    listChecksOfBuyers(asked.map(({ other }) => other)),
  ]);
  return mine.flatMap(({ offer, side, other }) => {
    const home = homes.get(offer.propertyId);
    if (!home) return [];
    const checks = side === 'seller' && isOpen(offer.status) ? (checksOf.get(other) ?? []) : [];
    const badges = toBuyerBadges(checks, now);
    const facts = {
      home,
      card: cardFor(home, side, now),
      round: rounds.get(home.id),
      counterpart: {
        ...counterpartView(other, accounts.get(other)),
        ...(badges.length > 0 && { checks: badges }),
      },
      checks,
    };
    return [offerView(offer, side, facts, now)];
  });
}

export const homesById = async (ids: readonly PropertyId[]): Promise<Map<PropertyId, Property>> =>
  new Map((await propertiesById(ids)).map((home) => [home.id, home]));

/**
 * People know the homes that they offered for, on the market or not; a removed one shows nothing any more. Only its
 * owner sees the number of a home that is shown by its street.
 */
export const cardFor = (home: Property, side: OfferView['side'], now: Date) => {
  if (home.status === 'removed') return undefined;
  return card(side === 'seller' ? { ...home, addressShown: 'full' } : home, now);
};
