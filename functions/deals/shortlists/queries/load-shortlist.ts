import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { toLondonTime } from '../../../kernel/london-time.ts';
import { formatName } from '../../../kernel/text.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress, toPublicPosition } from '../../../listings/properties/domain/address.ts';
import { formatHomeSlug } from '../../../listings/properties/domain/home-address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listFavourites } from '../../favourites/adapters/favourite-repository.ts';
import type { Viewing } from '../../viewings/domain/viewing.ts';
import { listViewings } from '../../viewings/queries/list-viewings.ts';
import { findShortlistOf } from '../adapters/shortlist-repository.ts';
import type { ShortlistView, ViewingDay } from '../contract.ts';
import { estimateLeg } from '../domain/day-plan.ts';
import { findPartnerId, type Shortlist, toCurrentShortlist } from '../domain/shortlist.ts';
import { loadOwnHomeIds } from './load-own-home-ids.ts';

/** Whom a person shares with, and the viewings that they and their partner have at homes of the shortlist. */
export async function loadShortlist(readerId: UserId, now: Date): Promise<ShortlistView> {
  const shortlist = await findShortlistOf(readerId);
  const partnerId = shortlist?.status === 'shared' ? findPartnerId(shortlist, readerId) : undefined;
  const [partner, days] = await Promise.all([
    partnerId && findAccount(partnerId),
    loadViewingDays(readerId, partnerId, now),
  ]);
  if (!shortlist) return { days };
  if (partnerId === undefined) return { ...toInvitation(shortlist, now), days };
  const { sharedAt = shortlist.invitedAt } = shortlist;
  return { partner: { name: formatName(partner, 'Your partner'), sharedAt }, days };
}

function toInvitation(shortlist: Shortlist, now: Date): Pick<ShortlistView, 'invitation'> {
  const { status, email, invitedAt, linkEndsAt } = toCurrentShortlist(shortlist, now);
  if (status !== 'pending' && status !== 'expired') return {};
  return { invitation: { email, invitedAt, linkEndsAt, expired: status === 'expired' } };
}

async function loadViewingDays(
  readerId: UserId,
  partnerId: UserId | undefined,
  now: Date,
): Promise<ViewingDay[]> {
  const people = partnerId ? [readerId, partnerId] : [readerId];
  const query = { role: 'buyer', when: 'upcoming' } as const;
  const [ownIds, favourites, viewings] = await Promise.all([
    loadOwnHomeIds(readerId),
    Promise.all(people.map(listFavourites)),
    Promise.all(people.map((personId) => listViewings(query, personId, now))),
  ]);
  const listed = new Set(favourites.flat().map(({ propertyId }) => propertyId));
  const shown = viewings
    .flat()
    .filter(
      ({ propertyId, status }) =>
        listed.has(propertyId) && !ownIds.has(propertyId) && status !== 'waitlisted',
    );
  const found = await listProperties([...new Set(shown.map(({ propertyId }) => propertyId))]);
  const homes = new Map(found.filter(({ status }) => isPublic(status)).map((home) => [home.id, home]));
  const byDay = Map.groupBy(shown, ({ start, buyerId }) => `${toLondonTime(new Date(start)).day} ${buyerId}`);
  return [...byDay]
    .map(([key, ofDay]) => toViewingDay(key, ofDay, readerId, homes))
    .filter(({ stops }) => stops.length > 0)
    .toSorted((one, other) => one.day.localeCompare(other.day) || other.by.localeCompare(one.by));
}

function toViewingDay(
  key: string,
  viewings: readonly Viewing[],
  readerId: UserId,
  homes: ReadonlyMap<PropertyId, Property>,
): ViewingDay {
  const [day = '', buyerId] = key.split(' ');
  const placed = viewings
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .flatMap(({ propertyId, start, end, status }) => {
      const home = homes.get(propertyId);
      return home ? [{ ...toPlannedPlace(home), start, end, status }] : [];
    });
  const stops = placed.map((stop, nth) => {
    const before = placed[nth - 1];
    return { ...stop, ...(before && { leg: estimateLeg(before, stop) }) };
  });
  return { day, by: buyerId === readerId ? 'you' : 'partner', stops };
}

/** A home as its public page places it. */
export function toPlannedPlace(property: Property) {
  return {
    propertyId: property.id,
    slug: formatHomeSlug(property),
    title: formatShortAddress(property),
    ...toPublicPosition(property),
  };
}
