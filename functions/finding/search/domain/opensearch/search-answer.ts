import * as z from 'zod';
import { calculateMiles } from '../../index/circle.ts';
import type { Clusters, Facets, Pin, Query, SearchResult } from '../../index/index.ts';
import { maxPins, priceEdges } from '../../index/index.ts';

const first = z.tuple([z.number()], z.number()).transform(([value]) => value);
export const Hit = z.object({
  _id: z.string(),
  fields: z.object({ lat: first, lng: first, price: first, position: first }),
  sort: z.array(z.unknown()).default([]),
});
export type Hit = z.output<typeof Hit>;

const bucketsOf = <Key extends z.ZodType>(key: Key) =>
  z.object({ counts: z.object({ buckets: z.array(z.object({ key, doc_count: z.int() })) }) });
const average = z.object({ value: z.number() });
const Cell = z.object({
  doc_count: z.int(),
  lat: average,
  lng: average,
  minPrice: average,
  one: z.object({ hits: z.object({ hits: z.tuple([z.object({ _id: z.string() })]) }) }),
});

/** What a search answers, as far as it is read. */
export const SearchAnswer = z.object({
  hits: z.object({ total: z.object({ value: z.int() }), hits: z.array(Hit) }),
  aggregations: z
    .object({
      types: bucketsOf(z.string()),
      tenures: bucketsOf(z.string()),
      beds: bucketsOf(z.number()),
      prices: bucketsOf(z.coerce.number()),
      cells: z.object({ grid: z.object({ buckets: z.array(Cell) }) }),
    })
    .partial()
    .optional(),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

/** What a request for streets answers. */
export const StreetsAnswer = z.object({
  aggregations: z.object({ named: bucketsOf(z.string()), begun: bucketsOf(z.string()) }),
});

export function toEntryCounts({ aggregations: { named, begun } }: z.output<typeof StreetsAnswer>) {
  return [...named.counts.buckets, ...begun.counts.buckets].map(({ key, doc_count }) => ({
    entry: key,
    count: doc_count,
  }));
}

/** What a step to a deep page answers. */
export const StepAnswer = z.object({
  hits: z.object({ hits: z.array(z.object({ sort: z.array(z.unknown()) })) }),
});

/** The result of a query from its answer; `pins` are the homes of a map that shows each. */
export function toSearchResult(answer: SearchAnswer, query: Query, pins: readonly Hit[]): SearchResult {
  const { hits, aggregations } = answer;
  const { circle } = query;
  const facets = query.facets ? toFacets(aggregations) : undefined;
  return {
    total: hits.total.value,
    ids: hits.hits.map(({ _id }) => _id),
    versions: hits.hits.map(({ fields }) => fields.position),
    ...(circle && { distances: hits.hits.map(({ fields }) => calculateMiles(circle, fields)) }),
    ...(facets && { facets }),
    ...(query.clusters && { clusters: toClusters(answer, pins) }),
  };
}

type Aggregations = SearchAnswer['aggregations'];

function toFacets(aggregations: Aggregations): Facets | undefined {
  const { types, tenures, beds, prices } = aggregations ?? {};
  if (!types || !tenures || !beds || !prices) return undefined;
  const found = <T extends { doc_count: number }>({ counts }: { counts: { buckets: readonly T[] } }) =>
    counts.buckets.filter(({ doc_count }) => doc_count > 0);
  const named = (facet: typeof types) =>
    found(facet).map(({ key, doc_count }) => ({ code: key, count: doc_count }));
  return {
    types: named(types),
    tenures: named(tenures),
    beds: found(beds)
      .map(({ key, doc_count }) => ({ beds: key, count: doc_count }))
      .toSorted((a, b) => a.beds - b.beds),
    prices: found(prices).map(({ key, doc_count }) => ({
      from: key,
      to: priceEdges[priceEdges.indexOf(key) + 1],
      count: doc_count,
    })),
  };
}

const toPin = ({ _id: id, fields: { lat, lng, price } }: Hit): Pin => ({ id, lat, lng, price });

function toClusters({ hits, aggregations }: SearchAnswer, pins: readonly Hit[]): Clusters {
  if (hits.total.value <= maxPins) return { groups: [], pins: pins.map(toPin) };
  const cells = (aggregations?.cells?.grid.buckets ?? []).map(({ doc_count, lat, lng, minPrice, one }) => ({
    count: doc_count,
    lat: lat.value,
    lng: lng.value,
    minPrice: minPrice.value,
    id: one.hits.hits[0]._id,
  }));
  return {
    groups: cells.filter(({ count }) => count > 1).map(({ id: _, ...group }) => group),
    pins: cells
      .filter(({ count }) => count === 1)
      .map(({ id, lat, lng, minPrice }) => ({ id, lat, lng, price: minPrice })),
  };
}
