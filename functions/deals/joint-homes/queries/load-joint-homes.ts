import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { formatName } from '../../../kernel/text.ts';
import {
  listAcceptedJointOwners,
  listJointOwners,
} from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import {
  getOwnPlace,
  getJointNotices,
  isCurrent,
  type JointOwner,
} from '../../../listings/joint-owners/domain/joint-owner.ts';
import { viewKeptConsent } from '../../../listings/joint-owners/queries/load-joint-owner-list.ts';
import { loadCounts } from '../../../listings/properties/adapters/counts-repository.ts';
import { listProperties, findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount, loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import { listChecksOfBuyers } from '../../buyer-checks/adapters/buyer-check-repository.ts';
import { findRound } from '../../offers/adapters/best-and-final-repository.ts';
import { findAcceptedOffer, listOffersOfProperty } from '../../offers/adapters/offer-repository.ts';
import type { BestAndFinal } from '../../offers/domain/best-and-final.ts';
import { toOfferView } from '../../offers/domain/offer-view.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { isOpenStatus } from '../../offers/domain/transitions.ts';
import { findSale } from '../../sales/adapters/sale-repository.ts';
import { createSale, hasSale } from '../../sales/domain/create-sale.ts';
import { titleOf as stepTitleOf } from '../../sales/domain/milestones.ts';
import { createTimeline } from '../../sales/domain/timeline.ts';
import { listViewingsOfProperty } from '../../viewings/adapters/viewing-repository.ts';
import { isOpenViewing } from '../../viewings/domain/transitions.ts';
import type { Viewing } from '../../viewings/domain/viewing.ts';
import type { JointHome, JointHomePage } from '../contract.ts';

/** The properties of a joint owner who accepted, latest answer first. */
export async function listJointHomes(userId: UserId, now: Date): Promise<JointHome[]> {
  const owned = await listAcceptedJointOwners(userId);
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
  const own = getOwnPlace(owners, userId);
  if (!home) throw new AppError('not_found', 'We can’t find that home.');
  const [seller, consent, counts, viewings, offers, round, accepted] = await Promise.all([
    findAccount(home.ownerId),
    viewKeptConsent(own),
    loadCounts([propertyId]),
    listViewingsOfProperty(propertyId),
    listOffersOfProperty(propertyId),
    findRound(propertyId),
    findAcceptedOffer(propertyId),
  ]);
  const sellerName = formatName(seller, 'The seller');
  const others = owners.filter((owner) => isCurrent(owner) && owner.id !== own.id && owner.name !== '');
  const numbers = numberBuyers([...viewings, ...offers]);
  const { views = 0, favourites = 0, enquiries = 0 } = counts.get(propertyId) ?? {};
  return {
    ...toJointHome(home, own, sellerName, now),
    togetherWith: [sellerName, ...others.map(({ name }) => name)],
    ...(consent && { consent }),
    interest: { views, favourites, enquiries },
    viewings: toViewingLines(viewings, numbers, now),
    offers: await loadOfferLines(offers, { home, round, numbers }, now),
    notices: getJointNotices(own),
    ...(accepted && (await loadSaleLine(accepted, home, now))),
  };
}

type BuyerNumbers = ReadonlyMap<UserId, number>;

/** Numbers that stay, by who came first. */
function numberBuyers(steps: readonly Pick<Offer, 'buyerId' | 'createdAt'>[]): BuyerNumbers {
  const inOrder = steps.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  return new Map([...new Set(inOrder.map(({ buyerId }) => buyerId))].map((id, index) => [id, index + 1]));
}

/** Another buyer's number would show them as somebody else. */
function getBuyerNumber(numbers: BuyerNumbers, buyerId: UserId): number {
  const number = numbers.get(buyerId);
  if (number === undefined) throw new Error(`${buyerId} has no number`);
  return number;
}

function toViewingLines(viewings: readonly Viewing[], numbers: BuyerNumbers, now: Date) {
  const upcoming = viewings
    .filter((viewing) => isOpenViewing(viewing) && viewing.end > now.toISOString())
    .toSorted((one, other) => one.start.localeCompare(other.start));
  return {
    upcoming: upcoming.length,
    past: viewings.filter(({ status }) => status === 'completed').length,
    next: upcoming.map(({ buyerId, start, end, kind, status, attendees }) => ({
      buyer: getBuyerNumber(numbers, buyerId),
      start,
      end,
      kind,
      status,
      attendees,
    })),
  };
}

interface OfferScene {
  readonly home: Property;
  readonly round: BestAndFinal | undefined;
  readonly numbers: BuyerNumbers;
}

/** Each offer by the seller's own view, so that what is sealed from the seller is sealed here. */
async function loadOfferLines(
  offers: readonly Offer[],
  { home, round, numbers }: OfferScene,
  now: Date,
): Promise<JointHomePage['offers']> {
  const open = offers.filter(({ status }) => isOpenStatus(status));
  const checksOf = await listChecksOfBuyers(open.map(({ buyerId }) => buyerId));
  const lines = offers.map((offer) => {
    const checks = isOpenStatus(offer.status) ? (checksOf.get(offer.buyerId) ?? []) : [];
    const facts = { property: home, card: undefined, round, counterpart: unnamed(offer.buyerId), checks };
    const seen = toOfferView(offer, 'seller', facts, now);
    return {
      buyer: getBuyerNumber(numbers, offer.buyerId),
      status: seen.status,
      ...(seen.end && { end: seen.end }),
      nation: seen.nation,
      ...(seen.amount !== undefined && { amount: seen.amount }),
      ...(seen.counter && { counterAmount: seen.counter.amount }),
      strength: seen.strength,
      conditions: seen.terms.conditions,
      ...(seen.expiresAt !== undefined && { expiresAt: seen.expiresAt }),
      madeAt: seen.createdAt,
    };
  });
  return lines.toSorted(compareOffers);
}

/** Open ones first, then by sum; a sealed one after those with a sum. */
const compareOffers = (one: OfferLine, other: OfferLine): number =>
  Number(isOpenStatus(other.status)) - Number(isOpenStatus(one.status)) ||
  (other.amount ?? 0) - (one.amount ?? 0);

type OfferLine = JointHomePage['offers'][number];

const unnamed = (buyerId: UserId) => toCounterpartView(buyerId, undefined);

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
