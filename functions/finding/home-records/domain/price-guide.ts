import * as z from 'zod';
import { Pounds, type PropertyType } from '../../../../events/vocabulary.ts';
import { outcodeOf } from '../../../listings/properties/domain/address.ts';
import { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { findOutcode, measureMiles } from '../../../people/places/domain/outcodes.ts';
import { comparedMiles } from './compared-miles.ts';
import { RecordStatus } from './record-status.ts';

/** The types of building that HM Land Registry distinguishes. */
export const SoldType = z.enum(['detached', 'semi_detached', 'terraced', 'flat', 'other']);
export type SoldType = z.output<typeof SoldType>;

/** A sale on the public register, without the address of the home. */
export const SoldPrice = z.object({
  price: z.int().min(1),
  date: z.iso.date(),
  type: SoldType,
  postcode: z.string(),
});
export type SoldPrice = z.output<typeof SoldPrice>;

/** A group of prices: the middle one, and between which the middle half of them lies. In whole pounds. */
export const PriceRange = z.object({ count: z.int().min(1), low: Pounds, median: Pounds, high: Pounds });
export type PriceRange = z.output<typeof PriceRange>;

export const PriceGuide = z.object({
  asking: z.object({
    outcode: z.string(),
    range: PriceRange.optional(),
    homes: z.array(PropertyCard),
  }),
  sold: z.object({
    status: RecordStatus,
    range: PriceRange.optional(),
    /** Where the sales are: a postcode sector such as `LS6 3`, or an outcode with too few sales in the sector. */
    area: z.string().optional(),
    /** The type of building that the sales are of; absent when they are of all types. */
    type: SoldType.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Whether a stand-in of the register made the sales up; present when some were found. */
    isDemo: z.boolean().optional(),
  }),
});
export type PriceGuide = z.output<typeof PriceGuide>;

const soldTypes: Readonly<Partial<Record<PropertyType, SoldType>>> = {
  detached: 'detached',
  link_detached: 'detached',
  detached_bungalow: 'detached',
  semi_detached: 'semi_detached',
  semi_detached_bungalow: 'semi_detached',
  terraced: 'terraced',
  end_of_terrace: 'terraced',
  mews: 'terraced',
  town_house: 'terraced',
  terraced_bungalow: 'terraced',
  flat: 'flat',
  maisonette: 'flat',
  studio: 'flat',
  penthouse: 'flat',
  duplex: 'flat',
  triplex: 'flat',
};

/** The register's type for a type of home; `undefined` where it has no such type, as for a cottage. */
export function toSoldType(type: PropertyType | undefined): SoldType | undefined {
  return type && soldTypes[type];
}

/** Fewer prices say little, and a range of them nothing. */
export const minPrices = 3;
const minInSector = 8;

/** `undefined` for fewer than three prices. */
export function toPriceRange(prices: readonly number[]): PriceRange | undefined {
  if (prices.length < minPrices) return undefined;
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(interpolate(sorted, share * (sorted.length - 1)));
  return { count: sorted.length, low: at(0.25), median: at(0.5), high: at(0.75) };
}

function interpolate(sorted: readonly number[], place: number): number {
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export interface HomeKind {
  readonly postcode: string;
  readonly propertyType?: PropertyType | undefined;
  readonly noOfBedrooms?: number | undefined;
}

/** Whether a home is near enough to compare: a postcode area such as BT can be a whole nation. */
function isNearOutcode(code: string, home: PropertyCard): boolean {
  const outcode = findOutcode(code);
  return home.outcode === code || (outcode !== undefined && measureMiles(outcode, home) <= comparedMiles);
}

/** Homes on sale near it of the same kind of building with at most one bedroom more or less, the nearest in size first. */
export function selectComparable(kind: HomeKind, cards: readonly PropertyCard[]): PropertyCard[] {
  const type = toSoldType(kind.propertyType);
  const bedrooms = kind.noOfBedrooms;
  const outcode = outcodeOf(kind.postcode);
  const awayFrom = (home: PropertyCard) =>
    bedrooms === undefined ? 0 : Math.abs(home.noOfBedrooms - bedrooms);
  return cards
    .filter(({ status, priceQualifier }) => status === 'live' && priceQualifier !== 'poa')
    .filter((home) => isNearOutcode(outcode, home))
    .filter(({ propertyType }) => type === undefined || toSoldType(propertyType) === type)
    .filter((home) => awayFrom(home) <= 1)
    .toSorted((one, other) => awayFrom(one) - awayFrom(other));
}

/**
 * What homes of the kind sold for: in the postcode sector, or in the whole outcode where the sector has few
 * sales. `sales` are those of the outcode.
 */
export function summariseSales(kind: HomeKind, sales: readonly SoldPrice[]): PriceGuide['sold'] {
  const type = toSoldType(kind.propertyType);
  const alike = type === undefined ? sales : sales.filter((sale) => sale.type === type);
  const sector = kind.postcode.slice(0, -2);
  const near = alike.filter(({ postcode }) => postcode.startsWith(sector));
  const isNear = near.length >= minInSector;
  const chosen = isNear ? near : alike;
  const range = toPriceRange(chosen.map(({ price }) => price).filter(isHomePrice));
  if (!range) return { status: 'none' };
  const dates = chosen.map(({ date }) => date).toSorted();
  return {
    status: 'found',
    range,
    area: isNear ? sector : sector.split(' ')[0],
    ...(type !== undefined && { type }),
    from: dates[0],
    to: dates.at(-1),
  };
}

/** Sales of a share or a garage are no prices of homes. */
export function isHomePrice(price: number): boolean {
  return price >= 10_000 && Pounds.safeParse(price).success;
}
