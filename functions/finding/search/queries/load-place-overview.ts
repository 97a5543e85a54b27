import { PropertyType } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { dayMs } from '../../../kernel/time.ts';
import { listNeighbours } from '../../../people/places/domain/neighbours.ts';
import { findNearestOutcode } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import { type PlaceOverview, SearchQuery } from '../contract.ts';
import { toIndexQuery } from '../domain/index-query.ts';
import {
  type AskedGroup,
  findMiddle,
  listBedsGroups,
  listKindGroups,
  minAsked,
  selectNeighbours,
  toMedian,
} from '../domain/place-overview.ts';
import { type SearchEngine, toRankedHomes } from '../domain/search-engine.ts';
import type { Query } from '../index/index.ts';
import { loadCards } from './load-cards.ts';

/** Places around a place whose homes are counted. */
const maxCounted = 14;
const recentDays = 7;
const byPrice: Query['sort'] = { item: 'price', order: 'asc' };
const everything = { ...SearchQuery.parse({}), per_page: 0 };

/** The search of a place without its homes. */
const toPlaceQuery = (place: Place, at: Date): Query => ({
  ...toIndexQuery(everything, { place }, at),
  offset: 0,
  limit: 0,
  facets: false,
});

/** The homes for sale in a place in numbers. A middle price is read from the card of the middle home, so that few are read. */
export async function loadPlaceOverview(
  engine: SearchEngine,
  place: Place,
): Promise<Omit<PlaceOverview, 'place'>> {
  const at = now();
  const query = toPlaceQuery(place, at);
  const [{ total, facets }, recent, neighbours] = await Promise.all([
    engine.search({ ...query, facets: true }),
    engine.search({ ...query, addedSince: at.getTime() - recentDays * dayMs }),
    countNeighbours(engine, place, at),
  ]);
  const groups = {
    kinds: facets ? listKindGroups(facets) : [],
    bedrooms: facets ? listBedsGroups(facets) : [],
  };
  const toAsked = async <G extends AskedGroup>({ change, ...group }: G) => ({
    ...group,
    median:
      group.count < minAsked
        ? undefined
        : toMedian(
            await loadPriced(engine, { ...query, ...change, ...findMiddle(group.count), sort: byPrice }),
          ),
  });
  const [prices, kinds, bedrooms] = await Promise.all([
    loadPriceRange(engine, query, total),
    Promise.all(groups.kinds.map(toAsked)),
    Promise.all(groups.bedrooms.map(toAsked)),
  ]);
  return {
    nation: findNearestOutcode(place)?.nation ?? 'england',
    total,
    recent: recent.total,
    prices,
    kinds: kinds.map((kind) => ({ ...kind, type: PropertyType.parse(kind.type) })),
    bedrooms,
    neighbours,
  };
}

async function loadPriceRange(
  engine: SearchEngine,
  query: Query,
  total: number,
): Promise<PlaceOverview['prices']> {
  if (total === 0) return undefined;
  const [low, high] = await Promise.all(
    (['asc', 'desc'] as const).map(async (order) =>
      toMedian(await loadPriced(engine, { ...query, sort: { item: 'price', order }, limit: 1 })),
    ),
  );
  return low === undefined || high === undefined ? undefined : { low, high };
}

async function loadPriced(engine: SearchEngine, query: Query) {
  const result = await engine.search(query);
  const cards = await loadCards(toRankedHomes(result));
  return result.ids.flatMap((id) => cards.get(id)?.card ?? []);
}

async function countNeighbours(
  engine: SearchEngine,
  place: Place,
  at: Date,
): Promise<PlaceOverview['neighbours']> {
  const counted = await Promise.all(
    listNeighbours(place, maxCounted).map(async ({ place: neighbour, miles }) => {
      const { total } = await engine.search(toPlaceQuery(neighbour, at));
      const { id, name, label } = neighbour;
      return { id, name, label, count: total, miles: Math.round(miles * 10) / 10 };
    }),
  );
  return selectNeighbours(counted);
}
