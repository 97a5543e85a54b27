import { dayMs } from '../../../kernel/time.ts';
import type { Query } from '../../search/index/index.ts';

/** The conditions that the parameters of a search can have; its days are in `AlertFilter`. */
export type WatchedQuery = Pick<
  Query,
  | 'words'
  | 'circle'
  | 'box'
  | 'polygon'
  | 'travelArea'
  | 'outcodes'
  | 'street'
  | 'town'
  | 'minPrice'
  | 'maxPrice'
  | 'minBeds'
  | 'maxBeds'
  | 'minBaths'
  | 'minSqm'
  | 'types'
  | 'tenures'
  | 'epcMin'
  | 'councilTaxMax'
  | 'flags'
  | 'exclude'
  | 'features'
  | 'includeStc'
>;

/** What a saved search looks for, with its place resolved and days counted from the time of matching. */
export interface AlertFilter {
  readonly query: WatchedQuery;
  readonly addedDays?: number | undefined;
  readonly reducedDays?: number | undefined;
}

/** The query of a filter at a time. */
export function toQueryAt({ query, addedDays, reducedDays }: AlertFilter, now: Date): Query {
  return {
    ...query,
    limit: 0,
    ...(addedDays !== undefined && { addedSince: now.getTime() - addedDays * dayMs }),
    ...(reducedDays !== undefined && { reducedSince: now.getTime() - reducedDays * dayMs }),
  };
}
