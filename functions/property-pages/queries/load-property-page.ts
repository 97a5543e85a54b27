import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { toBadgeDates, listBadges } from '../../accounts/domain/account-views.ts';
import { findFavourite } from '../../favourites/adapters/favourite-repository.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { applyExpiry } from '../../offers/domain/due-changes.ts';
import { findOpenOffer } from '../../offers/adapters/offer-repository.ts';
import { loadResponseTime } from '../../response-times/queries/load-response-time.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { isOpenViewing } from '../../viewings/domain/transitions.ts';
import { toCurrentViewing } from '../../viewings/domain/due-changes.ts';
import { canSeeAddress } from '../../viewings/queries/load-viewing-views.ts';
import { findOpenViewing } from '../../viewings/adapters/viewing-repository.ts';
import type { Viewing } from '../../viewings/domain/viewing.ts';
import { formatFullAddress } from '../../properties/domain/address.ts';
import { listDayCounts } from '../../properties/adapters/counts-repository.ts';
import { loadPropertyNumbers } from './load-property-numbers.ts';
import { listHistory } from '../../properties/adapters/history-repository.ts';
import { toCheckDay } from '../../properties/adapters/image-repository.ts';
import { listCardsNear } from '../adapters/nearby-card-repository.ts';
import { type PageContext, toOwnerPage, toVisitorPage } from '../domain/property-page.ts';
import { maxSimilar, selectSimilar } from '../domain/similar.ts';
import type { Property } from '../../properties/domain/property.ts';
import { toShownCard } from '../../properties/domain/stored-card.ts';
import type { PropertyPage } from '../../properties/domain/views.ts';

const viewDays = 30;
/** The number of cards that the similar ones are selected from; they are read on the busiest page. */
const similarCandidates = maxSimilar * 3;

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

async function loadVisitorPage(
  property: Property,
  caller: Caller | undefined,
  time: Date,
): Promise<PropertyPage> {
  const [context, near, favourite, offer, viewing] = await Promise.all([
    loadPageContext(property),
    listCardsNear(property.postcode, similarCandidates),
    caller && findFavourite(caller.id, property.id),
    caller && findOpenOffer(property.id, caller.id),
    caller && findOpenViewing(caller.id, property.id),
  ]);
  const similar = selectSimilar(
    property,
    near.map((stored) => toShownCard(stored, time)),
  );
  const isFavourite = caller && favourite !== undefined;
  const page = toVisitorPage(property, { ...context, similar, isFavourite }, time);
  const myOffer = offer && toOwnOpenOffer(offer, time);
  const myViewing = viewing && toOpenViewing(viewing, time);
  const expected = (myViewing && canSeeAddress(myViewing)) || myOffer?.status === 'accepted';
  return { ...page, myOffer, myViewing, ...(expected && { fullAddress: formatFullAddress(property) }) };
}

function toOpenViewing(kept: Viewing, time: Date): Viewing | undefined {
  const viewing = toCurrentViewing(kept, time);
  return isOpenViewing(viewing) ? viewing : undefined;
}

function toOwnOpenOffer(kept: Offer, time: Date) {
  const { id, status, amount } = applyExpiry(kept, time);
  return { id, status, amount };
}

async function loadOwnerPage(property: Property, time: Date): Promise<PropertyPage> {
  const [context, numbers, views] = await Promise.all([
    loadPageContext(property),
    loadPropertyNumbers(property.ownerId, [property.id], time),
    listDayCounts(property.id, toCheckDay(time, 1 - viewDays)),
  ]);
  const figures = { ...numbers(property.id), views };
  return toOwnerPage(property, { ...context, similar: [], isFavourite: undefined }, figures, time);
}

async function loadPageContext(property: Property): Promise<Pick<PageContext, 'seller' | 'history'>> {
  const [owner, history, responseTime] = await Promise.all([
    findAccount(property.ownerId),
    listHistory(property.id),
    loadResponseTime(property.ownerId),
  ]);
  const seller = {
    id: property.ownerId,
    user_name: owner?.user_name ?? null,
    avatar: owner?.avatar,
    memberSince: owner?.createdAt ?? property.createdAt,
    badges: owner ? listBadges(owner) : [],
    ...(owner && toBadgeDates(owner)),
    responseTime,
  };
  return { seller, history };
}
