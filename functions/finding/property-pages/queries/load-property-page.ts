import { createFavouriteRead } from '../../../deals/favourites/adapters/favourite-repository.ts';
import {
  createOpenOfferRead,
  findOffer,
  listOffersOfBuyer,
} from '../../../deals/offers/adapters/offer-repository.ts';
import { applyExpiry } from '../../../deals/offers/domain/due-changes.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { isOpenStatus } from '../../../deals/offers/domain/transitions.ts';
import { createResponseTimeRead } from '../../../deals/response-times/adapters/response-time-repository.ts';
import type { ResponseTime } from '../../../deals/response-times/domain/response-time.ts';
import { resolveResponseTime } from '../../../deals/response-times/queries/load-response-time.ts';
import { hasPack } from '../../../deals/sale-packs/queries/has-pack.ts';
import { createOpenViewingRead, findViewing } from '../../../deals/viewings/adapters/viewing-repository.ts';
import { toCurrentViewing } from '../../../deals/viewings/domain/due-changes.ts';
import { isOpenViewing } from '../../../deals/viewings/domain/transitions.ts';
import { canSeeAddress } from '../../../deals/viewings/domain/viewing-view.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import { findRows } from '../../../kernel/data/row-read.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { listDayCounts } from '../../../listings/properties/adapters/counts-repository.ts';
import { toCheckDay } from '../../../listings/properties/adapters/image-repository.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import type { PropertyUpdate } from '../../../listings/properties/domain/property-update.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { PropertyPage } from '../../../listings/properties/domain/views.ts';
import { loadHistory } from '../../../listings/properties/queries/load-history.ts';
import { hasFeature } from '../../../money/packages/domain/entitlements.ts';
import { createAccountRead } from '../../../people/accounts/adapters/account-repository.ts';
import { toBadgeDates, listBadges } from '../../../people/accounts/domain/account-views.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { createBlockRead } from '../../../people/blocks/adapters/block-repository.ts';
import { findCaseOfRemoval } from '../../../trust/cases/queries/find-case-of-removal.ts';
import { type PageContext, toOwnerPage, toVisitorPage } from '../domain/property-page.ts';
import { selectSimilar } from '../domain/similar.ts';
import { loadCardsNear } from './load-cards-near.ts';
import { createNewNumbers, loadPropertyNumbers } from './load-property-numbers.ts';

const viewDays = 30;

/** The property page for a caller: the owner gets the numbers, others get similar properties. */
export async function loadPropertyPage(
  property: Property,
  caller: Caller | undefined,
  time: Date,
): Promise<PropertyPage> {
  return caller?.id === property.ownerId
    ? loadOwnerPage(property, time)
    : loadVisitorPage(property, caller, time);
}

/** The page of a home that its owner has just submitted: there is nothing to read but its seller. */
export async function loadSubmittedPage(
  { property, entries }: PropertyUpdate,
  time: Date,
): Promise<PropertyPage> {
  const { seller } = await loadSeller(property);
  const context = { seller, history: entries.toReversed(), similar: [], isFavourite: undefined };
  const figures = { ...createNewNumbers(), views: [], hasPack: false };
  return toOwnerPage(property, context, figures, time);
}

async function loadVisitorPage(
  property: Property,
  caller: Caller | undefined,
  time: Date,
): Promise<PropertyPage> {
  const [{ seller, isFavourite, isBarred, offer, endedOffer, viewing }, history, near] = await Promise.all([
    caller ? loadSellerForMember(property, caller) : loadSeller(property),
    loadHistory(property),
    loadCardsNear(property.postcode),
  ]);
  const similar = selectSimilar(property, near).map(({ show }) => show(time));
  const page = toVisitorPage(property, { seller, history, similar, isFavourite }, time);
  const myOffer = offer && toOwnOffer(offer, time);
  const myViewing = viewing && toOpenViewing(viewing, time);
  const expected = (myViewing && canSeeAddress(myViewing)) || myOffer?.status === 'accepted';
  return {
    ...page,
    ...(isBarred && { isBarred }),
    myOffer,
    myEndedOffer: endedOffer && toOwnOffer(endedOffer, time),
    myViewing,
    ...(expected && { fullAddress: formatFullAddress(property) }),
  };
}

function toOpenViewing(kept: Viewing, time: Date): Viewing | undefined {
  const viewing = toCurrentViewing(kept, time);
  return isOpenViewing(viewing) ? viewing : undefined;
}

function toOwnOffer(offer: Offer, time: Date) {
  const { id, status, amount } = applyExpiry(offer, time);
  return { id, status, amount };
}

async function loadOwnerPage(property: Property, time: Date): Promise<PropertyPage> {
  const [{ seller }, history, numbers, views, hasSalePack, removedByCase] = await Promise.all([
    loadSeller(property),
    loadHistory(property),
    loadPropertyNumbers(property.ownerId, [property], time),
    hasFeature(property.package?.packageId, 'statistics')
      ? listDayCounts(property.id, toCheckDay(time, 1 - viewDays))
      : [],
    hasPack(property, true),
    property.status === 'removed' ? findCaseOfRemoval(property) : undefined,
  ]);
  const figures = { ...numbers(property.id), views, hasPack: hasSalePack, removedByCase };
  const context = { seller, history, similar: [], isFavourite: undefined };
  return toOwnerPage(property, context, figures, time);
}

/** The seller, and what a member who is not the seller has to do with the property. */
interface PagePeople {
  readonly seller: PageContext['seller'];
  readonly isFavourite?: boolean;
  readonly isBarred?: boolean;
  readonly offer?: Offer | undefined;
  /** The newest one, where none is open. */
  readonly endedOffer?: Offer | undefined;
  readonly viewing?: Viewing | undefined;
}

async function loadSeller(property: Property): Promise<PagePeople> {
  const { ownerId } = property;
  const [owner, time] = await findRows(createAccountRead(ownerId), createResponseTimeRead(ownerId));
  return { seller: await toSeller(property, owner, time) };
}

async function loadSellerForMember(property: Property, { id: memberId }: Caller): Promise<PagePeople> {
  const { id, ownerId } = property;
  const [[owner, time, isFavourite, offerId, viewingId, isBlocking, isBlocked], offers] = await Promise.all([
    findRows(
      createAccountRead(ownerId),
      createResponseTimeRead(ownerId),
      createFavouriteRead(memberId, id),
      createOpenOfferRead(id, memberId),
      createOpenViewingRead(memberId, id),
      createBlockRead(memberId, ownerId),
      createBlockRead(ownerId, memberId),
    ),
    // The member's own partition: half a read unit for up to six offers, in the time that the rows above take.
    listOffersOfBuyer(memberId),
  ]);
  const [seller, offer, viewing] = await Promise.all([
    toSeller(property, owner, time),
    offerId && findOffer(offerId),
    viewingId && findViewing(viewingId),
  ]);
  const newest = offers.find(({ propertyId }) => propertyId === id);
  const endedOffer = !offer && newest && !isOpenStatus(newest.status) ? newest : undefined;
  return { seller, isFavourite, isBarred: isBlocking || isBlocked, offer, endedOffer, viewing };
}

async function toSeller(
  { ownerId, createdAt }: Property,
  owner: Account | undefined,
  responseTime: ResponseTime | undefined,
): Promise<PageContext['seller']> {
  return {
    id: ownerId,
    user_name: owner?.user_name ?? null,
    avatar: owner?.avatar,
    memberSince: owner?.createdAt ?? createdAt,
    badges: owner ? listBadges(owner) : [],
    ...(owner && toBadgeDates(owner)),
    responseTime: await resolveResponseTime(responseTime),
  };
}
