import * as z from 'zod';
import { PropertyId } from '../../../../events/vocabulary.ts';
import { features } from '../../../listings/properties/domain/features.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { createStoredCard, StoredCard } from '../../../listings/properties/domain/stored-card.ts';
import { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { type Home, type HomeChange, homeFlags, type HomeStatus } from '../index/index.ts';
import { listTraits } from './home-traits.ts';

const createCodes = (max: number) => z.array(z.string()).max(max).readonly();

/** The index's row of a property; parsed, because it is read back from the table. */
const StoredHome = z.object({
  id: z.string(),
  status: z.enum(['live', 'under_offer', 'sold_stc']),
  lat: z.number(),
  lng: z.number(),
  price: z.number(),
  beds: z.number(),
  baths: z.number(),
  type: z.string(),
  tenure: z.string(),
  sqm: z.number(),
  epc: z.string(),
  councilTax: z.string(),
  flags: z.array(z.enum(homeFlags)).readonly(),
  features: createCodes(features.length),
  addedAt: z.number(),
  reducedAt: z.number(),
  outcode: z.string(),
  town: z.string(),
  /** Rows of earlier releases have it in their text alone. */
  street: z.string().optional(),
  text: z.string(),
});
const IndexedHome = StoredHome.transform(({ street, ...home }) => ({
  ...home,
  street: street ?? readStreet(home),
})) satisfies z.ZodType<Home>;

/** The street of a line of an address: without a house number, and what is before or after it. */
function toStreet(line: string): string {
  return line.replace(/^\d+[a-z]?(?:[-–/]\d+[a-z]?)?[\s,]+/i, '').trim();
}

/** The street of a row without one: its text begins with the address, as `Flat 2, 14 Oak Road, Leeds`. */
function readStreet({ text, town }: Pick<Home, 'text' | 'town'>): string {
  const end = text.indexOf(`, ${town.replaceAll('_', ' ')}`);
  return end < 0 ? '' : toStreet(text.slice(0, end).split(', ').at(-1) ?? '');
}

/** How to find a property; `home` is null for one off the market. */
export const HomeRow = z.object({
  propertyId: PropertyId,
  /** The position in the feed, which grows with the time of writing. */
  position: z.int(),
  home: IndexedHome.nullable(),
});
export type HomeRow = z.output<typeof HomeRow>;

/**
 * The search data of a property: how to find it and how to show it. For a property off the market, both are
 * null.
 */
export const FeedRow = HomeRow.extend({
  /** The property's version; an older one never replaces a newer one. */
  version: z.int(),
  ...StoredCard.shape,
  card: PropertyCard.nullable(),
});
export type FeedRow = z.output<typeof FeedRow>;

const searchable: ReadonlySet<string> = new Set(['live', 'under_offer', 'sold_stc'] satisfies HomeStatus[]);

/** The change of the index that a row is. */
export function toHomeChange({ propertyId: id, position: version, home }: HomeRow): HomeChange {
  return { id, version, home: home ?? undefined };
}

/** The row of a property in its present state. */
export function createFeedRow(property: Property, position: number, now: Date): FeedRow {
  const { id: propertyId, version, status, stalledAt } = property;
  if (!searchable.has(status) || stalledAt !== undefined)
    return { propertyId, version, position, home: null, card: null };
  const stored = createStoredCard(property, now);
  const home = IndexedHome.parse(toIndexedHome(property, stored.card));
  return { propertyId, version, position, home, ...stored };
}

function toIndexedHome(property: Property, card: PropertyCard) {
  const { keyFacts, epcCertificate } = property;
  const band = keyFacts.councilTaxBand;
  return {
    id: property.id,
    status: property.status,
    lat: card.latitude,
    lng: card.longitude,
    price: property.price,
    beds: property.noOfBedrooms,
    baths: property.noOfBathrooms,
    type: property.propertyType,
    tenure: property.tenure,
    sqm: property.floorAreaSqm ?? 0,
    epc: epcCertificate?.rating ?? '',
    councilTax: band === undefined || band === 'unknown' ? '' : band,
    flags: [...listTraits(property), ...(card.featured ? (['featured'] as const) : [])],
    features: property.features ?? [],
    addedAt: Date.parse(property.listedAt ?? property.createdAt),
    reducedAt: property.reducedAt === undefined ? 0 : Date.parse(property.reducedAt),
    outcode: card.outcode,
    town: card.town,
    street: toStreet(property.address.line1.split(',')[0] ?? ''),
    text: formatSearchText(property, card),
  };
}

/** The text that finds a property; it contains the house number only where the seller shows it. */
const formatSearchText = (
  { address, description, propertyType, features: chosen = [] }: Property,
  { title }: PropertyCard,
): string =>
  [title, address.town, address.county, propertyType, ...chosen, description[0].value.mainDescription]
    .join(' ')
    .replaceAll('_', ' ');
