import type { Query } from '../../functions/finding/search/index/index.ts';

type Ask = readonly (readonly [parameter: string, value: string | number | undefined])[];

/** The API path of an index query. */
export function toApiPath(query: Query): string {
  const { circle, box, polygon, sort, clusters, offset = 0, limit = 24 } = query;
  const asked: Ask = [
    ['q', query.words],
    ['lat', circle?.lat],
    ['lng', circle?.lng],
    ['radius', circle?.miles],
    ['bbox', box && [box.west, box.south, box.east, box.north].join(',')],
    ['polygon', polygon?.flat().join(',')],
    ['min_price', query.minPrice],
    ['max_price', query.maxPrice],
    ['min_beds', query.minBeds],
    ['max_beds', query.maxBeds],
    ['type', query.types?.join(',')],
    ['sort', sort && `${sort.item}|${sort.order}`],
    ['page', 1 + offset / limit],
    ['per_page', limit],
    ['view', clusters && 'map'],
    ['zoom', clusters?.zoom],
  ];
  const set = asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
  return `/api/search-properties?${new URLSearchParams(Object.fromEntries(set)).toString()}`;
}
