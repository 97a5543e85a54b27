import type { Change, Home } from './home.ts';
import type { Query, Relaxation, Result } from './query.ts';

export type * from './home.ts';
export type * from './query.ts';
export { HOME_FLAGS } from './home.ts';
export { SORT_ITEMS } from './query.ts';

export interface SearchIndex {
  /** The highest version met: where the feed is to be read on from. */
  readonly version: number;
  /** Homes on the market, those under offer or sold subject to contract included. */
  readonly size: number;
  /** Changes since the last rebuild; rebuild at about 10,000. */
  readonly changes: number;
}

const unfinished = (): never => {
  throw new Error('The search index is being written');
};

/** An index of these homes, all at `version`. */
export const createIndex: (homes: Iterable<Home>, version?: number) => SearchIndex = unfinished;
/** Takes one change in; answers false when the index already knows this version or a later one. */
export const apply: (index: SearchIndex, change: Change) => boolean = unfinished;
export const search: (index: SearchIndex, query: Query) => Result = unfinished;
/** For a query that found nothing: the nearest changes that find something. */
export const relax: (index: SearchIndex, query: Query) => readonly Relaxation[] = unfinished;
/** Folds the changes in; takes seconds at a million homes (see rebuild-worker.ts). */
export const rebuild: (index: SearchIndex) => void = unfinished;
/** The whole index as bytes, in chunks to be written one after the other. Rebuilds first when changed. */
export const toSnapshot: (index: SearchIndex) => readonly Uint8Array[] = unfinished;
/** The index over these very bytes: they belong to it from now on. Throws on a foreign or cut-off file. */
export const fromSnapshot: (bytes: Uint8Array) => SearchIndex = unfinished;
