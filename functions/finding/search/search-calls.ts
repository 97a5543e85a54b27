import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { getSettings } from '../../people/configuration/queries/get-setting.ts';
import type { Place } from '../../people/places/domain/place-kind.ts';
import { normalizeText } from '../../people/places/domain/place-text.ts';
import { type searchRoutes, SearchQuery } from './contract.ts';
import { widenToOfferedRadius, toCircleQuery, toIndexQuery, toRelaxationView } from './domain/index-query.ts';
import { dropNearMe } from './domain/near-me.ts';
import { resolvePlaceId, suggestPlaces } from './domain/places.ts';
import { suggestForText } from './domain/read-search.ts';
import type { OpenEngine, SearchEngine } from './domain/search-engine.ts';
import { readSearchOfStreets, type StreetSuggestions, suggestStreets } from './domain/suggest-streets.ts';
import type { Query, SearchResult } from './index/index.ts';
import { findFrontHome } from './queries/find-front-home.ts';
import { findNearby } from './queries/find-nearby.ts';
import { findProperties, type FoundProperties } from './queries/find-properties.ts';
import { loadPlaceOverview } from './queries/load-place-overview.ts';

const defaultQuery = SearchQuery.parse({});

/** The calls of the search, answered by one engine or another. */
export function createSearchCalls(openEngine: OpenEngine): Operations<typeof searchRoutes> {
  return {
    allProperties: async ({ query: { page, per_page: size, sort, search: words, front: isFrontAsked } }) => {
      const { show_listing, page_size } = await getSettings();
      const per_page = size ?? page_size;
      if (!show_listing) return emptyList(page, per_page);
      const engine = await openEngine();
      const query = toIndexQuery({ ...defaultQuery, page, per_page, sort }, { words }, now());
      const [found, front] = await findWithFront(engine, query, isFrontAsked);
      return { ...toListView(found, page, per_page), front };
    },
    searchProperties: async ({ query }) => {
      const { show_listing, page_size } = await getSettings();
      const { page } = query;
      const per_page = query.per_page ?? page_size;
      if (!show_listing) return { ...emptyList(page, per_page), comingSoon: true };
      const engine = await openEngine();
      const reading = await readSearchOfStreets(engine, { ...query, per_page });
      const { place, words, filters, otherPlaces, meant, isUnread, query: asked } = reading;
      if (isUnread) return { ...emptyList(page, per_page), isUnread };
      const isRead = place !== undefined || Object.keys(filters).length > 0;
      const { wanted, found, unmatchedWords } = await findWithReadWords(
        engine,
        toIndexQuery(asked, { place, words: dropNearMe(words) }, now()),
        place,
      );
      return {
        ...toListView(found, asked.page, asked.per_page),
        facets: toFacetsView(found.result),
        clusters: toClustersView(found.result),
        place: place && toPlaceView(place),
        understood: isRead && !query.place ? { words, filters: { ...filters } } : undefined,
        didYouMean: meant && toPlaceView(meant),
        unmatchedWords,
        street: asked.street,
        nearby: asked.view === 'map' ? [] : await findNearby(engine, { query: wanted, place, found }),
        otherPlaces: place || found.result.total === 0 ? otherPlaces.map(toPlaceView) : [],
        relaxations: found.result.total === 0 ? await findRelaxations(engine, wanted, place) : [],
      };
    },
    placeOverview: async ({ query: { place: id } }) => {
      const place = resolvePlaceId(id);
      const { show_listing } = await getSettings();
      if (!place || !show_listing) throw new AppError('not_found', 'We don’t know this place.');
      return { place: toPlaceView(place), ...(await loadPlaceOverview(await openEngine(), place)) };
    },
    suggestPlaces: async ({ query: { q } }) => {
      const { show_listing } = await getSettings();
      const read = show_listing ? await findStreets(openEngine, q) : undefined;
      const { streets = [], isStreet = false } = read ?? {};
      const { places, ...others } = isStreet ? { ...read, places: listPlacesBegun(q) } : suggestForText(q);
      const { words = '', filters = {} } = others;
      return {
        places: places.slice(0, maxSuggestions - streets.length).map(toPlaceView),
        streets: streets.map(({ street, town, count }) => ({ street: `${street}, ${town}`, count })),
        understood: { words, filters: { ...filters } },
      };
    },
  };
}

const findWithFront = (engine: SearchEngine, query: Query, isFrontAsked: boolean | undefined) =>
  Promise.all([
    findProperties(engine, { ...query, facets: false }),
    isFrontAsked ? findFrontHome(engine) : undefined,
  ]);

/** Places whose names begin with all that is typed: "birch st" is the beginning of none, as of St Albans. */
function listPlacesBegun(typed: string): readonly Place[] {
  const [key = ''] = typed.split(',').map(normalizeText);
  return suggestPlaces(typed).filter(({ name }) => normalizeText(name).startsWith(key));
}

const maxSuggestions = 8;
const minTyped = 3;

/** Streets for what is typed; places are suggested without them while no engine answers. */
async function findStreets(openEngine: OpenEngine, typed: string): Promise<StreetSuggestions | undefined> {
  if (typed.trim().length < minTyped) return undefined;
  try {
    return await suggestStreets(await openEngine(), typed);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  }
}

/** What a search finds; in a place where no home has its words, the homes without them: sellers word things otherwise. */
async function findWithReadWords(engine: SearchEngine, wanted: Query, place: Place | undefined) {
  const found = await findInPlace(engine, wanted, place);
  const { words, ...others } = wanted;
  if (found.result.total > 0 || !place || words === undefined) return { wanted, found };
  const withoutWords = { ...others, lastWordIsPrefix: undefined };
  const rest = await findInPlace(engine, withoutWords, place);
  return rest.result.total > 0
    ? { wanted: withoutWords, found: rest, unmatchedWords: words }
    : { wanted, found };
}

/** What a search finds; the homes of a street whose address has the place's name where none is in the place itself. */
async function findInPlace(
  engine: SearchEngine,
  query: Query,
  place: Place | undefined,
): Promise<FoundProperties> {
  const found = await findProperties(engine, query);
  if (found.result.total > 0 || !place || query.street === undefined || query.town !== undefined)
    return found;
  const inTown = { ...query, circle: undefined, outcodes: undefined, town: place.name };
  const sort = query.sort?.item === 'distance' ? undefined : query.sort;
  const other = await findProperties(engine, { ...inTown, sort });
  return other.result.total > 0 ? other : found;
}

/** The relaxations with results, counted with the radius that the site offers. */
async function findRelaxations(engine: SearchEngine, query: Query, place: Place | undefined) {
  const around = toCircleQuery(query, place);
  const wider = (await engine.suggestRelaxations(around)).filter(({ change }) => change.circle);
  const others = (await engine.suggestRelaxations(query)).filter(({ change }) => !change.circle);
  return Promise.all(
    [...wider, ...others].slice(0, 5).map(async (relaxation) => {
      if (!relaxation.change.circle) return toRelaxationView(relaxation, place);
      const { circle } = widenToOfferedRadius(relaxation.change.circle, place);
      const widened: Query = { ...around, circle, limit: 0, facets: false, clusters: undefined };
      const { total } = await engine.search(widened);
      return toRelaxationView({ ...relaxation, total }, place);
    }),
  );
}

const emptyList = (page: number, per_page: number) => ({
  properties: [],
  featured: [],
  total: 0,
  page,
  per_page,
});

const toListView = (
  { result: { total }, properties, featured }: FoundProperties,
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
