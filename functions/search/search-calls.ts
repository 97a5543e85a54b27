import { toShownCard } from '../properties/domain/stored-card.ts';
import type { PropertyCard } from '../properties/domain/views.ts';
import { getSettings } from '../configuration/queries/get-setting.ts';
import type { Operations } from '../kernel/http/api.ts';
import { now } from '../kernel/clock.ts';
import { type searchRoutes, SearchQuery } from './contract.ts';
import { findFeatured } from './domain/featured.ts';
import {
  type RankedHome,
  toRankedHomes,
  type OpenEngine,
  type SearchEngine,
} from './domain/search-engine.ts';
import type { SampleSearch } from './domain/search-sample.ts';
import type { Query, SearchResult } from './index/index.ts';
import type { Place } from '../places/domain/place-kind.ts';
import { loadCards } from './queries/load-cards.ts';
import { dropNearMe } from './domain/near-me.ts';
import { readSearch, suggestForText } from './domain/read-search.ts';
import type { CardRow } from './adapters/search-repository.ts';
import { widenToOfferedRadius, toCircleQuery, toIndexQuery, toRelaxationView } from './domain/index-query.ts';

const defaultQuery = SearchQuery.parse({});

/** The calls of the search, answered by one engine or another; what is sampled is answered by both later. */
export function createSearchCalls(
  openEngine: OpenEngine,
  sample: SampleSearch = async () => {},
): Operations<typeof searchRoutes> {
  return {
    allProperties: async ({ query: { page, per_page: size, sort, search: words } }) => {
      const { show_listing, page_size } = await getSettings();
      const per_page = size ?? page_size;
      if (!show_listing) return emptyList(page, per_page);
      const engine = await openEngine();
      const query = toIndexQuery({ ...defaultQuery, page, per_page, sort }, { words }, now());
      return toListView(await findProperties(engine, { ...query, facets: false }), page, per_page);
    },
    searchProperties: async ({ query }) => {
      const { show_listing, page_size } = await getSettings();
      const { place, words, filters, otherPlaces, street, meant, isUnread, ...read } = readSearch({
        ...query,
        per_page: query.per_page ?? page_size,
      });
      const asked = read.query;
      if (!show_listing) return { ...emptyList(asked.page, asked.per_page), comingSoon: true };
      if (isUnread) return { ...emptyList(asked.page, asked.per_page), isUnread };
      const engine = await openEngine();
      const isRead = place !== undefined || Object.keys(filters).length > 0;
      const wanted = toIndexQuery(asked, { place, words: dropNearMe(words) }, now());
      const [found] = await Promise.all([findProperties(engine, wanted), sample(wanted)]);
      return {
        ...toListView(found, asked.page, asked.per_page),
        facets: toFacetsView(found.result),
        clusters: toClustersView(found.result),
        place: place && toPlaceView(place),
        understood: isRead && !query.place ? { words, filters: { ...filters } } : undefined,
        didYouMean: meant && toPlaceView(meant),
        street,
        nearby: asked.view === 'map' ? [] : await findNearby(engine, wanted, { place, street, found }),
        otherPlaces: place || found.result.total === 0 ? otherPlaces.map(toPlaceView) : [],
        relaxations: found.result.total === 0 ? await findRelaxations(engine, wanted, place) : [],
      };
    },
    suggestPlaces: async ({ query: { q } }) => {
      const { places, words, filters } = suggestForText(q);
      return { places: places.map(toPlaceView), understood: { words, filters: { ...filters } } };
    },
  };
}

/** A postcode with fewer homes is shown with its neighbours. */
const fewHomes = 6;
const maxNearby = 6;
const nearbyMiles = 5;

interface NearbySource {
  readonly place: Place | undefined;
  readonly street: string | undefined;
  readonly found: SearchAnswer;
}

/** The nearest others of a postcode with few homes, and the homes of the place of a street without any. */
async function findNearby(engine: SearchEngine, query: Query, source: NearbySource): Promise<PropertyCard[]> {
  const { place, street, found } = source;
  const { total, ids } = found.result;
  const isFew = place?.kind === 'postcode' && total < fewHomes;
  const isEmptyStreet = street !== undefined && place !== undefined && total === 0;
  if (query.offset !== 0 || !(isFew || isEmptyStreet)) return [];
  const circle = query.circle && isFew ? { ...query.circle, miles: nearbyMiles } : query.circle;
  const around: Query = {
    ...query,
    circle,
    words: street === undefined ? query.words : undefined,
    sort: circle && { item: 'distance', order: 'asc' },
    limit: maxNearby + ids.length,
    facets: false,
  };
  const { properties } = await findProperties(engine, around);
  return properties.filter(({ id }) => !ids.includes(id)).slice(0, maxNearby);
}

/** The relaxations with results, counted with the radius that the site offers. */
async function findRelaxations(engine: SearchEngine, query: Query, place: Place | undefined) {
  const around = toCircleQuery(query, place);
  const wider = (await engine.suggestRelaxations(around)).filter(({ change }) => change.circle);
  const others = (await engine.suggestRelaxations(query)).filter(({ change }) => !change.circle);
  return Promise.all(
    [...wider, ...others].slice(0, 5).map(async (one) => {
      if (!one.change.circle) return toRelaxationView(one, place);
      const { circle } = widenToOfferedRadius(one.change.circle, place);
      const widened: Query = { ...around, circle, limit: 0, facets: false, clusters: undefined };
      const { total } = await engine.search(widened);
      return toRelaxationView({ ...one, total }, place);
    }),
  );
}

interface SearchAnswer {
  readonly result: SearchResult;
  readonly properties: PropertyCard[];
  readonly featured: PropertyCard[];
}

/** A page of results in the requested order; the first page of a list also has the featured row. */
async function findProperties(engine: SearchEngine, query: Query): Promise<SearchAnswer> {
  const isFirstOfList = query.offset === 0 && query.clusters === undefined;
  const [result, row] = await Promise.all([
    engine.search(query),
    isFirstOfList ? findFeatured(engine, query, now()) : [],
  ]);
  const homes = toRankedHomes(result);
  const distances = new Map(result.ids.map((id, rank) => [id, result.distances?.[rank]]));
  const rows = await loadCards([...homes, ...row]);
  const cardsOf = (found: readonly RankedHome[]) =>
    found.flatMap(({ id }) => toCards(rows.get(id), distances.get(id)));
  // A place that ended a moment ago is left out, although the index learns of it later.
  const featured = cardsOf(row).filter((card) => card.featured);
  return { result, properties: cardsOf(homes), featured };
}

function toCards(row: CardRow | undefined, distance: number | undefined): PropertyCard[] {
  if (!row?.card) return [];
  const { card, newsUntil, featuredUntil } = row;
  const shown = toShownCard({ card, newsUntil, featuredUntil }, now());
  return [{ ...shown, ...(distance !== undefined && { distance: Math.round(distance * 100) / 100 }) }];
}

const emptyList = (page: number, per_page: number) => ({
  properties: [],
  featured: [],
  total: 0,
  page,
  per_page,
});

const toListView = (
  { result: { total }, properties, featured }: SearchAnswer,
  page: number,
  per_page: number,
) => ({
  properties,
  featured,
  total,
  page,
  per_page,
});
const toPlaceView = ({ outcodes: _, ...place }: Place) => place;
const toBuckets = (counts: readonly { readonly code: string; readonly count: number }[]) =>
  counts.map(({ code, count }) => ({ value: code, count }));

const toFacetsView = ({ facets }: SearchResult) =>
  facets && {
    type: toBuckets(facets.types),
    tenure: toBuckets(facets.tenures),
    beds: facets.beds.map(({ beds, count }) => ({ value: String(beds), count })),
    price: facets.prices.map(({ from, to = null, count }) => ({ from, to, count })),
  };

const toClustersView = ({ clusters }: SearchResult) =>
  clusters && [
    ...clusters.groups.map(({ lat, lng, count, minPrice }) => ({
      latitude: lat,
      longitude: lng,
      count,
      minPrice,
    })),
    ...clusters.pins.map(({ id, lat, lng, price }) => ({
      id,
      latitude: lat,
      longitude: lng,
      count: 1,
      minPrice: price,
    })),
  ];
