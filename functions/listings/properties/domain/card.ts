import type * as z from 'zod';
import { dayMs } from '../../../kernel/time.ts';
import { outcodeOf, toPublicPosition, formatShortAddress } from './address.ts';
import { formatHomeSlug } from './home-address.ts';
import { findBadge } from './home-status.ts';
import type { Picture } from './listing.ts';
import { findWebpUrl } from './picture-variants.ts';
import type { Property } from './property.ts';
import type { CardNews, PropertyCard } from './views.ts';

/** Days for which a card shows its news. */
export const newsDays = 14;

/** The latest event of the last 14 days, if any. A reduction counts only while the price is still lower. */
export function findCardNews(property: Property, now: Date): z.output<typeof CardNews> | undefined {
  const { newAt, backOnMarketAt, previousPrice, price } = property;
  const reducedAt = previousPrice !== undefined && previousPrice > price ? property.reducedAt : undefined;
  const since = new Date(now.getTime() - newsDays * dayMs).toISOString();
  const happened = [
    { news: 'new', at: newAt },
    { news: 'back', at: backOnMarketAt },
    { news: 'reduced', at: reducedAt },
  ] as const;
  return happened
    .filter(({ at }) => at !== undefined && at > since)
    .toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
    .at(-1)?.news;
}

/** The pictures that visitors see: as many as the package allows. */
export function listShownPictures({ pictures, package: current }: Property): Picture[] {
  return pictures.slice(0, current?.maxPhotos);
}

export function isFeatured({ package: current }: Property, now: Date): boolean {
  return current?.featuredUntil !== undefined && current.featuredUntil > now.toISOString();
}

const maxMorePictures = 4;
/** Enough for a phone and for a column of a list. */
const moreWidth = 640;

/** The photos after the first one as addresses: with all sizes and placeholders, a card would be three times as large. */
function listMorePictures(pictures: readonly Picture[]): string[] {
  return pictures
    .slice(1, 1 + maxMorePictures)
    .map((picture) => findWebpUrl(picture, moreWidth) ?? picture.url);
}

/** A property's summary for its owner, with the house number; its address stays the public one. */
export function toOwnCard(property: Property, now: Date): PropertyCard {
  return {
    ...toPropertyCard({ ...property, addressShown: 'full' }, now),
    slug: formatHomeSlug(property),
  };
}

/** A property's public summary. */
export function toPropertyCard(property: Property, now: Date): PropertyCard {
  const pictures = listShownPictures(property);
  const { price, previousPrice } = property;
  return {
    id: property.id,
    slug: formatHomeSlug(property),
    status: property.status,
    price,
    priceQualifier: property.priceQualifier,
    noOfBedrooms: property.noOfBedrooms,
    noOfBathrooms: property.noOfBathrooms,
    propertyType: property.propertyType,
    tenure: property.tenure,
    floorAreaSqm: property.floorAreaSqm,
    chainFree: property.chainFree,
    firstListedAt: property.firstListedAt,
    reducedAt: property.reducedAt,
    ownerMark: property.ownerMark,
    title: formatShortAddress(property),
    town: property.address.town,
    nation: property.address.nation,
    badge: findBadge(property.status, property.address.nation),
    outcode: outcodeOf(property.postcode),
    ...toPublicPosition(property),
    picture: pictures[0],
    pictureCount: pictures.length,
    morePictures: listMorePictures(pictures),
    news: findCardNews(property, now),
    previousPrice: previousPrice !== undefined && previousPrice > price ? previousPrice : undefined,
    featured: isFeatured(property, now),
  };
}
