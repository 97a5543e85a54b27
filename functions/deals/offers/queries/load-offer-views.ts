import { type PropertyId, type UserId, sideOf } from '../../../../events/vocabulary.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { toOwnCard, toPropertyCard } from '../../../listings/properties/domain/card.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import { listBlockers, listBlocks } from '../../../people/blocks/adapters/block-repository.ts';
import { listChecksOfBuyers } from '../../buyer-checks/adapters/buyer-check-repository.ts';
import { toBuyerBadges } from '../../buyer-checks/domain/buyer-badge.ts';
import { listViewingsOfProperty } from '../../viewings/adapters/viewing-repository.ts';
import { countBuyerViewings } from '../../viewings/domain/buyer-viewings.ts';
import type { Viewing } from '../../viewings/domain/viewing.ts';
import { loadRounds } from '../adapters/best-and-final-repository.ts';
import { findAcceptedOffer, listOffersOfBuyer } from '../adapters/offer-repository.ts';
import type { OfferView } from '../contract.ts';
import { sumOtherPurchases } from '../domain/agreed-purchases.ts';
import { hasLaterOffer, isTakenOrSold } from '../domain/offer-end.ts';
import { toOfferView } from '../domain/offer-view.ts';
import type { Offer } from '../domain/offer.ts';
import { isOpenStatus } from '../domain/transitions.ts';

/**
 * The offers as one user sees them, in their order; offers of others are left out.
 * @param candidates the offers among which a later one of the same buyer on the same property is looked for
 */
export async function loadOfferViews(
  offers: readonly Offer[],
  callerId: UserId,
  now: Date,
  candidates: readonly Offer[] = offers,
): Promise<OfferView[]> {
  const mine = offers.flatMap((offer) => {
    const side = sideOf(offer, callerId);
    return side ? [{ offer, side, other: side === 'buyer' ? offer.sellerId : offer.buyerId }] : [];
  });
  const ids = [...new Set(mine.map(({ offer }) => offer.propertyId))];
  const open = mine.filter(({ offer }) => isOpenStatus(offer.status));
  const hasEnded = mine.some(({ offer, side }) => side === 'buyer' && !isOpenStatus(offer.status));
  const ownPropertyIds = open.flatMap(({ offer, side }) => (side === 'seller' ? [offer.propertyId] : []));
  const [properties, rounds, accounts, checksOf, blocked, viewingsOf] = await loadTogether(() =>
    Promise.all([
      loadPropertiesById(ids),
      loadRounds(ids),
      loadAccounts(mine.map(({ other }) => other)),
      listChecksOfBuyers(open.map(({ offer }) => offer.buyerId)),
      hasEnded ? loadBlockedUsers(callerId) : new Set<UserId>(),
      loadViewingsOfProperties(ownPropertyIds),
    ]),
  );
  const acceptedBuyers = await loadAcceptedBuyers(
    mine.flatMap(({ offer }) => (isOpenStatus(offer.status) ? [] : (properties.get(offer.propertyId) ?? []))),
  );
  const offersOf = await loadOffersOfBuyers(
    open.flatMap(({ offer: { buyerId } }) => (checksOf.get(buyerId)?.length ? [buyerId] : [])),
  );
  return mine.flatMap(({ offer, side, other }) => {
    const property = properties.get(offer.propertyId);
    if (!property) return [];
    const checks = isOpenStatus(offer.status) ? (checksOf.get(offer.buyerId) ?? []) : [];
    const badges = side === 'seller' ? toBuyerBadges(checks, now) : [];
    const facts = {
      property,
      card: toCardForSide(property, side, now),
      round: rounds.get(property.id),
      counterpart: {
        ...toCounterpartView(other, accounts.get(other)),
        ...(badges.length > 0 && { checks: badges }),
      },
      checks,
      otherPurchases: sumOtherPurchases(offer, offersOf.get(offer.buyerId) ?? []),
      buyerViewings:
        side === 'seller' && isOpenStatus(offer.status)
          ? countBuyerViewings(viewingsOf.get(property.id) ?? [], offer.buyerId, now)
          : undefined,
      acceptedBuyerId: acceptedBuyers.get(property.id),
      isBlocked: blocked.has(other),
      hasLaterOffer: hasLaterOffer(offer, candidates),
    };
    return [toOfferView(offer, side, facts, now)];
  });
}

/** All viewings of each property, by which a seller sees who has been there. */
async function loadViewingsOfProperties(
  propertyIds: readonly PropertyId[],
): Promise<Map<PropertyId, Viewing[]>> {
  const lists = [...new Set(propertyIds)].map(async (id) => [id, await listViewingsOfProperty(id)] as const);
  return new Map(await Promise.all(lists));
}

/** The offers of each buyer with checks: one sum is no proof of two purchases. */
async function loadOffersOfBuyers(buyerIds: readonly UserId[]): Promise<Map<UserId, Offer[]>> {
  const lists = [...new Set(buyerIds)].map(async (id) => [id, await listOffersOfBuyer(id)] as const);
  return new Map(await Promise.all(lists));
}

/** Whom a user has blocked, and who has blocked them. */
async function loadBlockedUsers(userId: UserId): Promise<ReadonlySet<UserId>> {
  const [blocks, blockers] = await Promise.all([listBlocks(userId), listBlockers(userId)]);
  return new Set([...blocks.map(({ blockedId }) => blockedId), ...blockers]);
}

/** Who buys each of these properties, for the words of offers that are over. */
async function loadAcceptedBuyers(properties: readonly Property[]): Promise<Map<PropertyId, UserId>> {
  const sold = new Set(properties.flatMap(({ id, status }) => (isTakenOrSold(status) ? [id] : [])));
  const accepted = await Promise.all([...sold].map(findAcceptedOffer));
  return new Map(accepted.flatMap((offer) => (offer ? [[offer.propertyId, offer.buyerId] as const] : [])));
}

export async function loadPropertiesById(ids: readonly PropertyId[]): Promise<Map<PropertyId, Property>> {
  return new Map((await listProperties(ids)).map((property) => [property.id, property]));
}

/**
 * A buyer may see the card of a property off the market that they offered for; a removed property has no
 * card. Only the owner sees the house number if the address is shown by its street.
 */
export function toCardForSide(property: Property, side: OfferView['side'], now: Date) {
  if (property.status === 'removed') return undefined;
  return side === 'seller' ? toOwnCard(property, now) : toPropertyCard(property, now);
}
