import { isNotFound } from './api-error.ts';

/** What a page needs of the result of `useQuery`. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  /** When the latest error came, in milliseconds; a later fetch keeps it. */
  readonly errorUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Errors that matter to the reader: of a query without data, or that the object is gone. */
const toReaderError = ({ data, error }: QueryState<unknown>): unknown =>
  data === undefined || isNotFound(error) ? error : null;

/** Two queries as one for pages that need both: data once both have it, and a refetch of those that failed. */
export function joinQueries<A, B>(
  queryState: QueryState<A>,
  other: QueryState<B>,
): QueryState<readonly [A, B]> {
  const failed = [queryState, other].filter((query) => toReaderError(query) !== null);
  const [worst = queryState] = [...failed.filter(({ error }) => isNotFound(error)), ...failed];
  return {
    data:
      queryState.data === undefined || other.data === undefined ? undefined : [queryState.data, other.data],
    error: toReaderError(worst),
    errorUpdatedAt: Math.max(queryState.errorUpdatedAt, other.errorUpdatedAt),
    isFetching: queryState.isFetching || other.isFetching,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
