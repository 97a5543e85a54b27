import { type Outcode, outcodes } from '../../../people/places/domain/outcodes.ts';
import type { Point, Query } from '../index/index.ts';

/** What one of many queries asks besides its place. */
const filters: readonly Query[] = [
  {},
  { minBeds: 3, maxPrice: 500_000 },
  { types: ['flat'], sort: { item: 'price', order: 'asc' } },
  { includeStc: true, sort: { item: 'createdAt', order: 'desc' } },
  { flags: ['garden', 'parking'], sort: { item: 'distance', order: 'asc' } },
  { words: 'gardens', minBaths: 2 },
];
const milesOf = [1, 5, 10, 40] as const;
const degreesPerMile = 1 / 69;
/** A circle of this radius measures distances and leaves no home of an outcode out. */
const wholeOutcodeMiles = 100;

/** How a place is asked, as `index-query.ts` makes it of a search: around it, in a frame of the map, in an area. */
const placeForms: readonly ((place: Outcode, miles: number) => Query)[] = [
  toCircleQuery,
  (place, miles) => ({ ...toCircleQuery(place, 2 * miles), box: toFrame(place, miles) }),
  (place, miles) => ({ ...toCircleQuery(place, 2 * miles), polygon: drawArea(place, miles) }),
  (place) => ({ ...toCircleQuery(place, wholeOutcodeMiles), outcodes: [place.code] }),
  (place, miles) => ({ ...toCircleQuery(place, 2 * miles), travelArea: drawArea(place, miles) }),
];

function toCircleQuery({ latitude: lat, longitude: lng }: Outcode, miles: number): Query {
  return { circle: { lat, lng, miles } };
}

function toFrame({ latitude, longitude }: Outcode, miles: number): Query['box'] {
  const reach = miles * degreesPerMile;
  return {
    west: longitude - reach,
    south: latitude - reach,
    east: longitude + reach,
    north: latitude + reach,
  };
}

/** A star, whose area has notches. */
function drawArea({ latitude, longitude }: Outcode, miles: number): Point[] {
  const points = 10;
  return Array.from({ length: points }, (_, nth) => {
    const reach = miles * degreesPerMile * (nth % 2 === 0 ? 1 : 0.5);
    const angle = (2 * Math.PI * nth) / points;
    return [longitude + reach * Math.cos(angle), latitude + reach * Math.sin(angle)];
  });
}

/**
 * So many queries at places all over the country, with forms of places, filters and orders by turns; the same ones each
 * time.
 */
export function listComparisonQueries(count: number): Query[] {
  const step = Math.max(1, Math.floor(outcodes.length / count));
  return Array.from({ length: count }, (_, nth): Query => {
    const place = outcodes[(nth * step) % outcodes.length];
    const miles = milesOf[nth % milesOf.length] ?? 1;
    const form = placeForms[nth % placeForms.length];
    return {
      ...filters[nth % filters.length],
      ...(place && form?.(place, miles)),
      facets: true,
      limit: 24,
    };
  });
}
