import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { measureMiles } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import type { SearchEngine } from '../domain/search-engine.ts';
import type { Query } from '../index/index.ts';
import { findProperties, type FoundProperties } from './find-properties.ts';

/** A postcode or a street with fewer homes is shown with its neighbours. */
const fewHomes = 6;
const maxNearby = 6;
const nearbyMiles = 5;

/** What was searched and found. */
interface NearbySource {
  readonly query: Query;
  readonly place: Place | undefined;
  readonly found: FoundProperties;
}

/**
 * The nearest others of a postcode or a street with few homes. A street without any has those of its place, or else those
 * that mention it.
 */
export async function findNearby(engine: SearchEngine, source: NearbySource): Promise<PropertyCard[]> {
  const { query, found } = source;
  const around = toQueryAround(source);
  if (query.offset !== 0 || !around) return [];
  const { ids } = found.result;
  const { properties } = await findProperties(engine, {
    ...around,
    street: undefined,
    town: undefined,
    sort: around.circle && { item: 'distance', order: 'asc' },
    limit: maxNearby + ids.length,
    facets: false,
  });
  return properties.filter(({ id }) => !ids.includes(id)).slice(0, maxNearby);
}

function toQueryAround({ query, place, found }: NearbySource): Query | undefined {
  const { total } = found.result;
  if (total >= fewHomes) return undefined;
  if (query.street === undefined) {
    const isPostcode = place?.kind === 'postcode' && query.circle !== undefined;
    return isPostcode ? { ...query, circle: { ...query.circle, miles: nearbyMiles } } : undefined;
  }
  const [first] = found.properties;
  if (first) {
    // Streets of one name in several towns have no one neighbourhood.
    if (found.properties.some((home) => measureMiles(home, first) > nearbyMiles)) return undefined;
    const circle = { lat: first.latitude, lng: first.longitude, miles: nearbyMiles };
    return { ...query, outcodes: undefined, circle };
  }
  if (total > 0) return undefined;
  return place ? query : { ...query, words: [query.words, query.street].filter(Boolean).join(' ') };
}
