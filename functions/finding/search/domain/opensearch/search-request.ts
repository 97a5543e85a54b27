import { foldOutcode, foldTown } from '../../index/folded-text.ts';
import {
  type Box,
  type Circle,
  maxCells,
  placeItselfMiles,
  priceEdges,
  type Query,
  type Sort,
  type StreetRequest,
} from '../../index/index.ts';
import { parseWords } from '../../index/plan.ts';
import { listStreetStarts, toStreetStart } from '../../index/streets.ts';
import { chooseCellPrecision } from './map-cells.ts';

/** A clause of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** Conditions that a facet leaves out, so that it counts the effect of another choice. */
export const facetNames = ['types', 'tenures', 'beds', 'prices'] as const;
export type FacetName = (typeof facetNames)[number];

/** OpenSearch refuses to skip more; deeper pages are walked to with `search_after`. */
export const maxSkipped = 10_000;
const maxCodes = 256;
const metresPerMile = 1609.344;

/** What is read of each home that is found. */
const hitFields = ['lat', 'lng', 'price', 'position'];

/** The body of a search; `from` and `size` are given by the caller that walks to deep pages. */
export function createSearchBody(query: Query): Clause {
  const choices = createChoices(query);
  const { facets = false, clusters } = query;
  return {
    track_total_hits: true,
    _source: false,
    docvalue_fields: hitFields,
    query: { bool: { filter: createConditions(query) } },
    // After the facets, which count homes that these leave out.
    post_filter: { bool: { filter: Object.values(choices).flat() } },
    sort: createSort(query),
    ...((facets || clusters) && {
      aggs: {
        ...(facets && createFacets(choices)),
        ...(clusters && { cells: createCells(choices, chooseCellPrecision(query, clusters.zoom)) }),
      },
    }),
  };
}

/** The body of a step to a deep page: the order alone, without what is read or counted of homes. */
export function createStepBody(query: Query): Clause {
  const { docvalue_fields: _, aggs: __, ...body } = createSearchBody({ ...query, facets: false });
  return { ...body, track_total_hits: false };
}

type Choices = Readonly<Record<FacetName, readonly Clause[]>>;

const createChoices = (query: Query): Choices => ({
  types: oneOf('type', query.types),
  tenures: oneOf('tenure', query.tenures),
  beds: between('beds', query.minBeds, query.maxBeds),
  prices: between('price', query.minPrice, query.maxPrice),
});

const oneOf = (field: string, codes: readonly string[] = []): Clause[] =>
  codes.length === 0 ? [] : [{ terms: { [field]: codes } }];

const between = (field: string, gte: number | undefined, lte: number | undefined): Clause[] =>
  gte === undefined && lte === undefined ? [] : [{ range: { [field]: { gte, lte } } }];

const each = (field: string, values: readonly string[] = []): Clause[] =>
  values.map((value) => ({ term: { [field]: value } }));

const atMost = (field: string, worst: string | undefined): Clause[] =>
  worst === undefined ? [] : [{ range: { [field]: { lte: worst } } }];

/** All conditions that have no facet. */
function createConditions(query: Query): Clause[] {
  const statuses = query.includeStc === true ? ['live', 'under_offer', 'sold_stc'] : ['live'];
  const { words, prefix } = parseWords(query);
  return [
    { terms: { status: statuses } },
    ...createPlaceConditions(query),
    ...(words.length === 0 ? [] : [createWordsCondition(words)]),
    ...(prefix === undefined
      ? []
      : [{ bool: { should: [{ prefix: { text: prefix } }, createWordsCondition([prefix])] } }]),
    ...between('baths', query.minBaths, query.maxBaths),
    ...between('sqm', query.minSqm, query.maxSqm),
    ...atMost('epc', query.epcMin),
    ...atMost('councilTax', query.councilTaxMax),
    ...each('flags', query.flags),
    ...((query.exclude ?? []).length > 0
      ? [{ bool: { must_not: [{ terms: { flags: query.exclude } }] } }]
      : []),
    ...each('features', query.features),
    ...between('addedAt', query.addedSince, undefined),
    ...between('reducedAt', query.reducedSince, undefined),
  ];
}

/** Every word, by the analyzer of the index. */
const createWordsCondition = (words: readonly string[]): Clause => ({
  match: { text: { query: words.join(' '), operator: 'and' } },
});

const createPlaceConditions = ({
  circle,
  box,
  polygon,
  travelArea,
  outcodes,
  town,
  street,
}: Query): Clause[] => [
  ...(circle ? [{ geo_distance: { distance: toDistance(circle), location: toPoint(circle) } }] : []),
  ...(box ? createBoxConditions(box) : []),
  ...[polygon, travelArea].flatMap((points) => (points ? [{ geo_polygon: { location: { points } } }] : [])),
  ...oneOf('outcode', outcodes?.map(foldOutcode)),
  ...(town === undefined ? [] : each('town', [foldTown(town)])),
  ...(street === undefined ? [] : [begins('street', toStreetStart(street))]),
];

const begins = (field: string, start: string): Clause => ({ prefix: { [field]: start } });

/** Entries of streets that one answer counts. */
const maxEntries = 200;

/** The body of a request for the streets that begin with what is typed; those of the very name are counted apart. */
export function createStreetsBody(request: StreetRequest): Clause {
  const { start, town, outcode } = request;
  const counts = {
    terms: { field: 'street', size: maxEntries, order: [{ _count: 'desc' }, { _key: 'asc' }] },
  };
  const starts = listStreetStarts(request);
  return {
    size: 0,
    query: {
      bool: {
        filter: [
          { term: { status: 'live' } },
          { bool: { should: starts.map((text) => begins('street', text)) } },
          ...(town === undefined ? [] : [begins('town', foldTown(town))]),
          ...oneOf('outcode', outcode === undefined ? [] : [foldOutcode(outcode)]),
        ],
      },
    },
    aggs: {
      named: { filter: begins('street', toStreetStart(start)), aggs: { counts } },
      begun: {
        filter: { bool: { must_not: [begins('street', toStreetStart(start))] } },
        aggs: { counts },
      },
    },
  };
}

const toDistance = ({ miles }: Circle): string =>
  `${(miles > 0 ? miles : placeItselfMiles) * metresPerMile}m`;
const toPoint = ({ lat, lng }: Circle) => ({ lat, lon: lng });

/** By exact numbers: a home on the border of a box is inside. */
const createBoxConditions = ({ west, south, east, north }: Box): Clause[] => [
  ...between('lat', south, north),
  ...between('lng', west, east),
];

const sortFields: Readonly<Record<Exclude<Sort['item'], 'distance' | 'id'>, string>> = {
  createdAt: 'addedAt',
  price: 'price',
  bedrooms: 'beds',
  price_per_sqm: 'pricePerSqm',
  reduced_at: 'lastReducedAt',
};

/** @throws RangeError on a sort by distance without a circle */
function createSort({ sort = { item: 'id', order: 'desc' }, circle }: Query): Clause[] {
  const { item, order } = sort;
  const later: Clause = { id: { order: 'desc' } };
  if (item === 'id') return [{ id: { order } }];
  if (item !== 'distance') return [{ [sortFields[item]]: { order, missing: '_last' } }, later];
  if (!circle) throw new RangeError('Sorting by distance needs a circle');
  return [{ _geo_distance: { location: toPoint(circle), order, distance_type: 'arc' } }, later];
}

const countedBy: Readonly<Record<FacetName, Clause>> = {
  types: { terms: { field: 'type', size: maxCodes } },
  tenures: { terms: { field: 'tenure', size: maxCodes } },
  beds: { terms: { field: 'bedsBand', size: maxCodes } },
  prices: {
    range: {
      field: 'price',
      ranges: priceEdges.map((from, band) => ({ key: String(from), from, to: priceEdges[band + 1] })),
    },
  },
};

const createFacets = (choices: Choices): Clause =>
  Object.fromEntries(
    facetNames.map((name) => {
      const others = facetNames.filter((other) => other !== name).flatMap((other) => choices[other]);
      return [name, { filter: { bool: { filter: others } }, aggs: { counts: countedBy[name] } }];
    }),
  );

/** Cells of the map, each with the middle of its homes, their lowest price and one of them. */
const createCells = (choices: Choices, precision: number): Clause => ({
  filter: { bool: { filter: Object.values(choices).flat() } },
  aggs: {
    grid: {
      geotile_grid: { field: 'location', precision, size: maxCells },
      aggs: {
        lat: { avg: { field: 'lat' } },
        lng: { avg: { field: 'lng' } },
        minPrice: { min: { field: 'price' } },
        one: { top_hits: { size: 1, _source: false } },
      },
    },
  },
});
