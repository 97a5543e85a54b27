import { type ReactNode, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import type { QueryState } from '../lib/query-state.ts';
import { ErrorState } from './error-state.tsx';

interface Props<T> {
  readonly query: QueryState<T>;
  /** Completes "We could not …". */
  readonly what: string;
  readonly skeleton: ReactNode;
  /** Shown after a 404. */
  readonly notFound?: ReactNode;
  /** What to show after another refusal (status 4xx); the error state without a result. */
  readonly renderRefusal?: (refusal: ApiError) => ReactNode;
  /** Keeps data on screen after a later refusal, for content with a text that the reader is writing. */
  readonly keepData?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** A whole page from a query: its skeleton, its data, the page for what is not there, or the error. */
export const QueryPage = <T,>(props: Props<T>) => <QueryContent {...props} heading="h1" />;

/** A part of a page from a query, with the same states as a page. */
export const QuerySection = <T,>(props: Props<T>) => <QueryContent {...props} heading="h2" />;

interface ContentProps<T> extends Props<T> {
  readonly heading: 'h1' | 'h2';
}

function QueryContent<T>({ query, what, skeleton, children, heading, ...refusals }: ContentProps<T>) {
  const { data, isFetching, refetch } = query;
  const error = useLatestError(query);
  const refused = data !== undefined && refusals.keepData ? undefined : toRefusalPage(error, refusals);
  if (refused) return refused;
  if (data !== undefined) return children(data);
  if (error === null) return skeleton;
  return (
    <ErrorState
      heading={heading}
      error={error}
      what={what}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type Refusals = Pick<Props<unknown>, 'notFound' | 'renderRefusal'>;

function toRefusalPage(error: unknown, { notFound, renderRefusal }: Refusals): ReactNode {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  return renderRefusal?.(error) || (error.status === 404 ? notFound : undefined);
}

/**
 * The error of a query. A fetch clears the error of a query without data; the page keeps it until the fetch
 * ends, so that a message stays while live updates come in and the retry button stays in place.
 */
function useLatestError({ data, error, errorUpdatedAt, isFetching }: QueryState<unknown>): unknown {
  const [latest, setLatest] = useState<{ readonly error: unknown; readonly at: number }>();
  if (error !== null && (latest?.error !== error || latest?.at !== errorUpdatedAt))
    setLatest({ error, at: errorUpdatedAt });
  // The time tells the error from that of another query, after a change of the page's id.
  const kept = data === undefined && isFetching && latest?.at === errorUpdatedAt ? latest.error : null;
  return error ?? kept;
}
