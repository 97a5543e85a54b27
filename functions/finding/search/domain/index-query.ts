import { dayMs } from '../../../kernel/time.ts';
import { findOutcode, measureMiles, outcodes } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import { radii, type SearchQuery } from '../contract.ts';
import { type Circle, foldStreet, type Query, type Relaxation } from '../index/index.ts';
import { requiredTraitNames } from './home-traits.ts';

export interface InterpretedText {
  readonly place?: Place | undefined;
  readonly words?: string | undefined;
}

/** The index query of a search; the circle is as large as the place itself plus the radius. */
export function toIndexQuery(query: SearchQuery, { place, words }: InterpretedText, now: Date): Query {
  const circle = toCircle(query, place);
  return {
    words: words || undefined,
    lastWordIsPrefix: false,
    ...toStreetQuery(query),
    outcodes: listOutcodes(query, place),
    circle,
    box: toBox(query.bbox),
    polygon: toPolygon(query.polygon),
    travelArea: toPolygon(query.travel_area),
    minPrice: query.min_price,
    maxPrice: query.max_price,
    minBeds: query.min_beds,
    maxBeds: query.max_beds,
    minBaths: query.min_baths,
    minSqm: query.min_sqm,
    types: query.type,
    tenures: query.tenure,
    epcMin: query.epc_min,
    councilTaxMax: query.council_tax_max,
    flags: requiredTraitNames.filter((name) => query[name]),
    exclude: query.exclude,
    features: query.features,
    includeStc: query.include_stc,
    addedSince: toSince(query.added_days, now),
    reducedSince: toSince(query.reduced_days, now),
    sort: toSort(query, circle),
    offset: (query.page - 1) * query.per_page,
    limit: query.per_page,
    facets: true,
    clusters: query.view === 'map' ? { zoom: query.zoom ?? 8 } : undefined,
  };
}

/** Further than any outcode reaches: the circle of outcodes alone only measures distances. */
const wholeOutcodeMiles = 100;
/** Without a radius an outcode means its own properties, however far they lie from its middle. */
const hasOnlyOutcodes = ({ radius }: Pick<SearchQuery, 'radius'>, place: Place | undefined): boolean =>
  place?.outcodes !== undefined && !radius;

/** `Birch Street, Leeds` is the street in the homes of this post town; without a town it is any of the name. */
function toStreetQuery({ street }: Pick<SearchQuery, 'street'>): Pick<Query, 'street' | 'town'> {
  if (!street || foldStreet(street) === '') return {};
  const [, name = street, town] = /^(.+?),([^,]+)$/.exec(street) ?? [];
  return { street: name.trim(), town: town?.trim() };
}

const isArea = ({ kind }: Place): boolean => kind === 'county' || kind === 'region';

/** The outcodes of a place that consists of them; a radius around a county adds those of its neighbours. */
function listOutcodes({ radius }: SearchQuery, place: Place | undefined): readonly string[] | undefined {
  if (!place?.outcodes || (radius && !isArea(place))) return undefined;
  if (!radius) return place.outcodes;
  const own = place.outcodes.flatMap((code) => findOutcode(code) ?? []);
  return outcodes
    .filter((outcode) => own.some((one) => measureMiles(one, outcode) <= radius))
    .map(({ code }) => code);
}

/** The query that a wider radius begins with: an outcode alone becomes the circle of the outcode. */
export function toCircleQuery(query: Query, place: Place | undefined): Query {
  if (query.outcodes === undefined || !query.circle || !place) return query;
  return { ...query, outcodes: undefined, circle: { ...query.circle, miles: place.miles } };
}

/** The circle of a place, which the map's frame or a drawn area narrows further; areas are not circles. */
function toCircle({ lat, lng, radius }: SearchQuery, place: Place | undefined): Circle | undefined {
  if (!place) return lat !== undefined && lng !== undefined ? { lat, lng, miles: radius ?? 1 } : undefined;
  if (isArea(place)) return undefined;
  if (hasOnlyOutcodes({ radius }, place))
    return { lat: place.latitude, lng: place.longitude, miles: wholeOutcodeMiles };
  return { lat: place.latitude, lng: place.longitude, miles: place.miles + (radius ?? 0) };
}

function toBox(bbox: SearchQuery['bbox']) {
  const [west, south, east, north] = bbox ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  return { west, south, east, north };
}

const toPolygon = (flat: SearchQuery['polygon']) =>
  flat &&
  Array.from(
    { length: flat.length / 2 },
    (_, point) => [flat[2 * point] ?? 0, flat[2 * point + 1] ?? 0] as const,
  );

const toSince = (days: number | undefined, now: Date) =>
  days === undefined ? undefined : now.getTime() - days * dayMs;

/** Distance is undefined without a place to measure from. */
function toSort({ sort }: SearchQuery, circle: Circle | undefined): Query['sort'] {
  if (!sort) return undefined;
  return sort.item === 'distance' && !circle ? undefined : sort;
}

/** The URL parameters of the query's keys. */
const parameterNames: Readonly<Partial<Record<keyof Query, string>>> = {
  words: 'q',
  street: 'street',
  minPrice: 'min_price',
  maxPrice: 'max_price',
  minBeds: 'min_beds',
  maxBeds: 'max_beds',
  minBaths: 'min_baths',
  minSqm: 'min_sqm',
  types: 'type',
  tenures: 'tenure',
  epcMin: 'epc_min',
  councilTaxMax: 'council_tax_max',
  exclude: 'exclude',
  features: 'features',
  travelArea: 'travel_area',
  addedSince: 'added_days',
  reducedSince: 'reduced_days',
};

/** Extends a circle to the next radius that the site offers around this place. */
export function widenToOfferedRadius(
  circle: Circle,
  place: Place | undefined,
): { circle: Circle; radius: number } {
  const reach = place?.miles ?? 0;
  const radius = radii.find((miles) => reach + miles >= circle.miles) ?? 40;
  return { circle: { ...circle, miles: reach + radius }, radius };
}

/** A relaxation as URL parameters: those to set, and null for those to remove. */
export function toRelaxationView({ code, change, total }: Relaxation, place: Place | undefined) {
  const query: Record<string, string | null> = {};
  for (const [key, value] of Object.entries(change)) {
    if (key === 'circle' && change.circle)
      query['radius'] = String(widenToOfferedRadius(change.circle, place).radius);
    else if (key === 'flags') for (const name of requiredTraitNames) query[name] = null;
    else if (key === 'words' && place) Object.assign(query, { q: null, place: place.id });
    else {
      const name = Object.entries(parameterNames).find(([known]) => known === key)?.[1];
      if (name) query[name] = typeof value === 'number' ? String(value) : null;
    }
  }
  return { code, query, total };
}
