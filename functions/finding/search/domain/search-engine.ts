import type {
  HomeChange,
  Query,
  Relaxation,
  SearchResult,
  StreetCount,
  StreetRequest,
} from '../index/index.ts';

/** How much of the feed an engine has taken in, and whether it answers. */
export interface EngineHealth {
  readonly answers: boolean;
  /** The highest position of the feed that was taken in; 0 for an engine without homes. */
  readonly position: number;
  /** Homes on the market. */
  readonly size: number;
}

/** What answers searches: the index in the function's memory, or a cluster of OpenSearch. */
export interface SearchEngine {
  /**
   * @throws RangeError on a sort by distance without a circle
   * @throws EngineAwayError when no answer comes in time
   */
  readonly search: (query: Query) => Promise<SearchResult>;
  /** The nearest changes of a query without results that find something, with their totals. */
  readonly suggestRelaxations: (query: Query) => Promise<Relaxation[]>;
  /** The streets with homes for sale that begin as the request says. @throws EngineAwayError */
  readonly listStreets: (request: StreetRequest) => Promise<readonly StreetCount[]>;
  readonly getHealth: () => Promise<EngineHealth>;
}

/** A home of a result, with the position in the feed at which the engine has it. */
export interface RankedHome {
  readonly id: string;
  readonly position: number;
}

export function toRankedHomes({ ids, versions }: Pick<SearchResult, 'ids' | 'versions'>): RankedHome[] {
  return ids.map((id, rank) => ({ id, position: versions[rank] ?? 0 }));
}

/** Returns the engine for one request; the index in memory is brought up to date before. */
export type OpenEngine = () => Promise<SearchEngine>;

/** A home that an engine refuses however often it is sent. */
export interface RefusedHome {
  readonly id: string;
  readonly reason: string;
}

/** Takes changes into an engine that keeps homes by itself; the index in memory reads the feed. */
export interface HomeWriter {
  /**
   * In any order and any number of times: an older version of a home never replaces a newer one. Returns the homes that
   * are refused for good; all others are written.
   * @throws EngineAwayError when some were not taken for now
   */
  readonly saveChanges: (changes: readonly HomeChange[]) => Promise<readonly RefusedHome[]>;
}

/** The engine gave no answer in time, or refuses for now. */
export class EngineAwayError extends Error {}
