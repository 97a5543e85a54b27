import { outcodes } from '../../places/domain/outcodes.ts';
import type { Query } from '../index/index.ts';

/** What one of many queries asks besides its place. */
const filters: readonly Query[] = [
  {},
  { minBeds: 3, maxPrice: 500_000 },
  { types: ['flat'], sort: { item: 'price', order: 'asc' } },
  { includeStc: true, sort: { item: 'createdAt', order: 'desc' } },
  { flags: ['garden', 'parking'], sort: { item: 'distance', order: 'asc' } },
  { words: 'garden', minBaths: 2 },
];
const milesOf = [1, 5, 10, 40] as const;

/** So many queries around places all over the country, with filters and orders by turns; the same ones each time. */
export function listComparisonQueries(count: number): Query[] {
  const step = Math.max(1, Math.floor(outcodes.length / count));
  return Array.from({ length: count }, (_, nth): Query => {
    const place = outcodes[(nth * step) % outcodes.length];
    const miles = milesOf[nth % milesOf.length] ?? 1;
    const circle = place && { lat: place.latitude, lng: place.longitude, miles };
    return { ...filters[nth % filters.length], circle, facets: true, limit: 24 };
  });
}
