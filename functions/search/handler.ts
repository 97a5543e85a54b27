import type { PropertyCard } from '../properties/domain/views.ts';
import { getSettings } from '../configuration/queries/get-setting.ts';
import { api } from '../kernel/http/api.ts';
import { now } from '../kernel/clock.ts';
import { searchRoutes, SearchQuery } from './contract.ts';
import { listFeatured } from './featured.ts';
import { type Query, relax, type Result, search, type SearchIndex } from './index/index.ts';
import { liveIndex } from './live-index.ts';
import { type Place, type Places, placesOf } from './places/places.ts';
import { outcodes, type Shown, shownOf } from './store.ts';
import { offered, queryOf, relaxationOf } from './translate.ts';

const placesMs = 60_000;
let known: { readonly places: Promise<Places>; readonly until: number } | undefined;

/** Outcodes are learned from listings; a minute's lag is fine for them. */
function places(): Promise<Places> {
  const at = performance.now();
  if (!known || known.until < at) known = { places: outcodes().then(placesOf), until: at + placesMs };
  return known.places;
}

const homesOnly = SearchQuery.parse({});

export const handler = api(searchRoutes, {
  allProperties: async ({ query: { page, per_page: size, sort, search: words } }) => {
    const { show_listing, page_size } = await getSettings();
    const per_page = size ?? page_size;
    if (!show_listing) return emptyList(page, per_page);
    const index = await liveIndex();
    const query = queryOf({ ...homesOnly, page, per_page, sort }, { words }, now());
    return listed(await answer(index, { ...query, facets: false }), page, per_page);
  },
  searchProperties: async ({ query }) => {
    const { show_listing, page_size } = await getSettings();
    const asked = { ...query, per_page: query.per_page ?? page_size };
    if (!show_listing) return { ...emptyList(asked.page, asked.per_page), comingSoon: true };
    const [index, resolver] = await Promise.all([liveIndex(), places()]);
    const { place, words } = asked.q ? resolver.resolve(asked.q) : { words: '' };
    const wanted = queryOf(asked, { place, words }, now());
    const found = await answer(index, wanted);
    return {
      ...listed(found, asked.page, asked.per_page),
      facets: facetsOf(found.result),
      clusters: clustersOf(found.result),
      place: place && shown(place),
      relaxations: found.result.total === 0 ? relaxations(index, wanted, place) : [],
    };
  },
  suggestPlaces: async ({ query: { q } }) => ({ places: (await places()).suggest(q).map(shown) }),
});

/** What would find something, with the number that the site's own radius gives. */
const relaxations = (index: SearchIndex, query: Query, place: Place | undefined) =>
  relax(index, query)
    .slice(0, 5)
    .map((one) => {
      if (!one.change.circle) return relaxationOf(one, place);
      const { circle } = offered(one.change.circle, place);
      const { total } = search(index, { ...query, circle, limit: 0, facets: false, clusters: undefined });
      return relaxationOf({ ...one, total }, place);
    });

interface Found {
  readonly result: Result;
  readonly properties: PropertyCard[];
  readonly featured: PropertyCard[];
}

/** A page of what is found in the order asked for; the first page of a list has the featured row, too. */
async function answer(index: SearchIndex, query: Query): Promise<Found> {
  const result = search(index, query);
  const isFirstOfList = query.offset === 0 && query.clusters === undefined;
  const row = isFirstOfList ? listFeatured(index, query, now()) : [];
  const distances = new Map(result.ids.map((id, rank) => [id, result.distances?.[rank]]));
  const cards = new Map<string, PropertyCard>(
    (await shownOf([...new Set([...result.ids, ...row])])).flatMap((shown) =>
      cardOf(shown, distances.get(shown.propertyId)).map((card) => [card.id, card] as const),
    ),
  );
  const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => cards.get(id) ?? []);
  // A place that ended a moment ago is over, though the index learns of it later.
  const featured = cardsOf(row).filter((card) => card.featured);
  return { result, properties: cardsOf(result.ids), featured };
}

function cardOf({ card, newsUntil, featuredUntil }: Shown, distance: number | undefined): PropertyCard[] {
  if (!card) return [];
  const at = now().toISOString();
  const fresh = newsUntil !== undefined && newsUntil > at;
  return [
    {
      ...card,
      news: fresh ? card.news : undefined,
      featured: featuredUntil !== undefined && featuredUntil > at,
      ...(distance !== undefined && { distance: Math.round(distance * 100) / 100 }),
    },
  ];
}

const emptyList = (page: number, per_page: number) => ({
  properties: [],
  featured: [],
  total: 0,
  page,
  per_page,
});

const listed = ({ result: { total }, properties, featured }: Found, page: number, per_page: number) => ({
  properties,
  featured,
  total,
  page,
  per_page,
});
const shown = ({ miles: _, ...place }: Place) => place;
const buckets = (counts: readonly { readonly code: string; readonly count: number }[]) =>
  counts.map(({ code, count }) => ({ value: code, count }));

const facetsOf = ({ facets }: Result) =>
  facets && {
    type: buckets(facets.types),
    tenure: buckets(facets.tenures),
    beds: facets.beds.map(({ beds, count }) => ({ value: String(beds), count })),
    price: facets.prices.map((band) => ({ ...band })),
  };

const clustersOf = ({ clusters }: Result) =>
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
