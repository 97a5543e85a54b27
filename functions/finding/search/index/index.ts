import { countStreets } from './count-streets.ts';
import type { HomeChange, Home } from './home.ts';
import type { Query, Relaxation, SearchResult, StreetCount, StreetRequest } from './query.ts';
import { rebuildState, getState } from './rebuild.ts';
import { findRelaxations } from './relax.ts';
import { searchState } from './search.ts';
import { toChunks, parseState } from './snapshot.ts';
import { applyHomeChange, type IndexState } from './store.ts';

export type * from './home.ts';
export type * from './query.ts';
export { calculateMiles, placeItselfMiles } from './circle.ts';
export { maxCells, maxPins } from './clusters.ts';
export { toBandCode } from './columns.ts';
export { maxBeds, priceEdges } from './facets.ts';
export { homeFlags } from './home.ts';
export { defaultLimit } from './plan.ts';
export { isInPolygon } from './polygon.ts';
export { sortItems } from './query.ts';
export { relaxationRadii } from './relax.ts';
export { snapshotForm } from './snapshot.ts';
export { foldStreet, streetEndings } from './streets.ts';
export { foldTown, listWords } from './folded-text.ts';
export { toIndexTerms } from './text.ts';
export { toTerm } from './word-forms.ts';

/** An index of the properties on the market. Its state is internal. */
export interface SearchIndex {
  readonly state: IndexState;
  /** The highest version applied, or a limit below it; the feed is read on from there. */
  readonly version: number;
  /** Properties on the market, including those under offer or sold subject to contract. */
  readonly size: number;
  /** Changes since the last rebuild; rebuild at about 10,000. */
  readonly changes: number;
}

const indexOver = (state: IndexState): SearchIndex => ({
  state,
  get version() {
    return state.version;
  },
  get size() {
    return state.market + state.delta.rowOf.size;
  },
  get changes() {
    return state.changes;
  },
});

/** An index of these properties, all at `version`. */
export function createIndex(homes: Iterable<Home>, version = 0): SearchIndex {
  return indexOver(getState(homes, version));
}

/**
 * Applies one change; returns false when this version of the property or a later one is known already.
 * @throws RangeError, without any change, on a property that the index cannot hold
 */
export function applyChanges(index: SearchIndex, change: HomeChange): boolean {
  return applyHomeChange(index.state, change);
}

/** Lowers the version of the index, but of no home, to a limit. */
export function limitVersion({ state }: SearchIndex, limit: number): void {
  state.version = Math.min(state.version, limit);
}

/** @throws RangeError on a sort by distance without a circle */
export function search(index: SearchIndex, query: Query): SearchResult {
  return searchState(index.state, query);
}

/** The streets with properties for sale that begin as the request says. */
export function listStreets(index: SearchIndex, request: StreetRequest): readonly StreetCount[] {
  return countStreets(index.state, request);
}

/** The nearest changes of a query without results that find something, with their totals. */
export function suggestRelaxations(index: SearchIndex, query: Query): readonly Relaxation[] {
  return findRelaxations(query, (relaxed) => search(index, relaxed));
}

/** Merges the changes into the base; takes seconds at a million properties. */
export function rebuild(index: SearchIndex): void {
  return rebuildState(index.state);
}

/** The index as bytes, in chunks to be written one after the other before the next change. Rebuilds first. */
export function toSnapshot(index: SearchIndex): readonly Uint8Array[] {
  rebuildState(index.state);
  return toChunks(index.state);
}

/**
 * The index over these bytes, which it owns from now on.
 * @throws RangeError on a foreign or truncated file
 */
export function fromSnapshot(bytes: Uint8Array): SearchIndex {
  return indexOver(parseState(bytes));
}
