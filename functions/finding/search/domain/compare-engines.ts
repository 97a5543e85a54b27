import type { Facets, Query, SearchResult } from '../index/index.ts';
import type { SearchEngine } from './search-engine.ts';

export type DifferenceKind = 'total' | 'page' | 'facets';

/** A query that two engines answered differently each time. */
export interface EngineDifference {
  readonly kind: DifferenceKind;
  readonly query: Query;
  readonly totals: readonly [number, number];
}

export interface EngineComparison {
  readonly compared: number;
  readonly differences: readonly EngineDifference[];
}

export interface ComparisonOptions {
  readonly engines: readonly [SearchEngine, SearchEngine];
  readonly queries: Iterable<Query>;
  /** Waits until a change that one engine has seen is seen by the other, before a different answer counts. */
  readonly waitForChanges: () => Promise<void>;
}

/** How often a query is asked again before it counts as different: homes may change between the two answers each time. */
const repeats = 3;

/**
 * Asks both engines each query, and those that differ up to three times more after a pause, as one engine may have seen a
 * change before the other. Groups of a map are not compared: their cells differ by design.
 * @throws EngineAwayError when an engine does not answer
 */
export async function compareEngines(options: ComparisonOptions): Promise<EngineComparison> {
  const queries = [...options.queries].map(({ clusters: _, ...query }) => query);
  let differences = await listDifferences(options.engines, queries);
  for (let nth = 0; nth < repeats && differences.length > 0; nth += 1) {
    await options.waitForChanges();
    differences = await listDifferences(
      options.engines,
      differences.map(({ query }) => query),
    );
  }
  return { compared: queries.length, differences };
}

async function listDifferences(
  engines: ComparisonOptions['engines'],
  queries: readonly Query[],
): Promise<EngineDifference[]> {
  const differences: EngineDifference[] = [];
  for (const query of queries) {
    const difference = await findDifference(engines, query);
    if (difference) differences.push(difference);
  }
  return differences;
}

async function findDifference(
  [left, right]: ComparisonOptions['engines'],
  query: Query,
): Promise<EngineDifference | undefined> {
  const [a, b] = await Promise.all([left.search(query), right.search(query)]);
  const kind = classifyDifference(query, a, b);
  return kind && { kind, query, totals: [a.total, b.total] };
}

/** What differs first between two results of a query; `undefined` if nothing does. */
export function classifyDifference(
  query: Query,
  a: SearchResult,
  b: SearchResult,
): DifferenceKind | undefined {
  if (a.total !== b.total) return 'total';
  if (!hasSamePage(query, a, b)) return 'page';
  return formatFacets(a.facets) === formatFacets(b.facets) ? undefined : 'facets';
}

/** Engines keep positions to a centimetre. */
const maxMilesApart = 1e-4;

/** Homes at the same distance may be in any order, so that a page by distance is compared by its distances alone. */
function hasSamePage({ sort }: Query, a: SearchResult, b: SearchResult): boolean {
  if (sort?.item !== 'distance' && a.ids.join(' ') !== b.ids.join(' ')) return false;
  const [left, right] = [a.distances ?? [], b.distances ?? []];
  return (
    left.length === right.length &&
    left.every((miles, nth) => Math.abs(miles - (right[nth] ?? Infinity)) < maxMilesApart)
  );
}

/** The counts of all facets in an order that does not depend on the engine. */
function formatFacets(facets: Facets | undefined): string {
  const { types = [], tenures = [], beds = [], prices = [] } = facets ?? {};
  return [
    ...types.map(({ code, count }) => `type ${code} ${count}`),
    ...tenures.map(({ code, count }) => `tenure ${code} ${count}`),
    ...beds.map((one) => `beds ${one.beds} ${one.count}`),
    ...prices.map(({ from, count }) => `price ${from} ${count}`),
  ]
    .toSorted()
    .join('\n');
}
