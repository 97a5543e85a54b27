import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { formatName } from '../../../kernel/text.ts';
import {
  listJointOwners,
  listJointOwnersOfUser,
} from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import { isCurrent, type JointOwner } from '../../../listings/joint-owners/domain/joint-owner.ts';
import { listProperties, findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount, loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { findRound } from '../../offers/adapters/best-and-final-repository.ts';
import { findAcceptedOffer, listOffersOfProperty } from '../../offers/adapters/offer-repository.ts';
import { toCurrentOffer } from '../../offers/domain/due-changes.ts';
import { toEndField } from '../../offers/domain/offer-view.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { findSale } from '../../sales/adapters/sale-repository.ts';
import { createSale, hasSale } from '../../sales/domain/create-sale.ts';
import { titleOf as stepTitleOf } from '../../sales/domain/milestones.ts';
import { createTimeline } from '../../sales/domain/timeline.ts';
import { listViewingsOfProperty } from '../../viewings/adapters/viewing-repository.ts';
import { isOpenViewing } from '../../viewings/domain/transitions.ts';
import type { JointHome, JointHomePage } from '../contract.ts';

/** The properties of a joint owner who accepted, latest answer first. */
export async function listJointHomes(userId: UserId, now: Date): Promise<JointHome[]> {
  const owned = (await listJointOwnersOfUser(userId)).filter(({ status }) => status === 'accepted');
  const homes = await listProperties(owned.map(({ propertyId }) => propertyId));
  const sellers = await loadAccounts(homes.map(({ ownerId }) => ownerId));
  const byId = new Map(homes.map((home) => [home.id, home]));
  return owned.flatMap((owner) => {
    const home = byId.get(owner.propertyId);
    return home ? [toJointHome(home, owner, formatName(sellers.get(home.ownerId), 'The seller'), now)] : [];
  });
}

const toJointHome = (home: Property, owner: JointOwner, seller: string, now: Date): JointHome => ({
  card: toPropertyCard(home, now),
  title: formatShortAddress(home, true),
  seller,
  agreedAt: owner.answeredAt ?? owner.invitedAt,
});

/** @throws 404 unless the caller is a joint owner who accepted */
export async function loadJointHome(
  propertyId: PropertyId,
  userId: UserId,
  now: Date,
): Promise<JointHomePage> {
  const [home, owners] = await Promise.all([findProperty(propertyId), listJointOwners(propertyId)]);
  const own = owners.find((owner) => owner.userId === userId && owner.status === 'accepted');
  if (!home || !own) throw new AppError('not_found', 'We can’t find that home.');
  const [seller, viewings, offers, round, accepted] = await Promise.all([
    findAccount(home.ownerId),
    listViewingsOfProperty(propertyId),
    listOffersOfProperty(propertyId),
    findRound(propertyId),
    findAcceptedOffer(propertyId),
  ]);
  const sellerName = formatName(seller, 'The seller');
  const others = owners.filter((owner) => isCurrent(owner) && owner.id !== own.id && owner.name !== '');
  const upcoming = viewings.filter((viewing) => isOpenViewing(viewing) && viewing.end > now.toISOString());
  const past = viewings.filter(({ status }) => status === 'completed');
  return {
    ...toJointHome(home, own, sellerName, now),
    togetherWith: [sellerName, ...others.map(({ name }) => name)],
    viewings: { upcoming: upcoming.length, past: past.length },
    offers: offers.map((offer) => toOfferLine(toCurrentOffer(offer, round, now), home)),
    ...(accepted && (await loadSaleLine(accepted, home, now))),
  };
}

/** The sum that the seller can see: for a sealed offer the last open sum, if any. */
function toOfferLine(offer: Offer, home: Property): JointHomePage['offers'][number] {
  const amount = offer.sealedUntil !== undefined ? offer.openAmount : offer.amount;
  return {
    status: offer.status,
    ...toEndField(offer, home.status),
    funding: offer.terms.funding,
    ...(amount !== undefined && { amount }),
    madeAt: offer.createdAt,
  };
}

async function loadSaleLine(offer: Offer, home: Property, now: Date): Promise<Pick<JointHomePage, 'sale'>> {
  if (!hasSale(offer)) return {};
  const sale = (await findSale(offer.id)) ?? createSale(offer);
  const matter = { nation: home.address.nation, funding: offer.terms.funding };
  const steps = createTimeline(sale, matter, formatLondonDay(now)).map(({ key, milestone }) => ({
    key,
    title: stepTitleOf(key, matter),
    isDone: milestone.done,
    ...(milestone.date !== undefined && { date: milestone.date }),
  }));
  const { acceptedAt, completionDate } = sale;
  return {
    sale: { price: offer.amount, acceptedAt, ...(completionDate !== undefined && { completionDate }), steps },
  };
}
