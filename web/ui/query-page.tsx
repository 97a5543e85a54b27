import { type ReactElement, type ReactNode, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import type { QueryState } from '../lib/query-state.ts';
import { ErrorState } from './error-state.tsx';

interface Props<T> {
  readonly query: QueryState<T>;
  readonly skeleton: ReactNode;
  /** Shown after a 404. */
  readonly notFound?: ReactNode;
  /** What to show after a refusal (status 4xx): `null` shows nothing, `undefined` the error state. */
  readonly renderRefusal?: (refusal: ApiError) => ReactElement | null | undefined;
  /** Keeps data on screen after a later refusal, for content with a text that the reader is writing. */
  readonly keepData?: boolean;
  readonly children: (data: T) => ReactNode;
}

interface PageProps<T> extends Props<T> {
  /** Completes "We could not …". */
  readonly what: string;
}

/** Why a query without data failed, and what tries it again. */
export interface QueryFailure {
  readonly error: unknown;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

interface PartProps<T> extends Props<T> {
  readonly renderError: (failure: QueryFailure) => ReactNode;
}

/** A whole page from a query: its skeleton, its data, the page for what is not there, or the error. */
export function QueryPage<T>({ what, ...props }: PageProps<T>) {
  return (
    <QueryContent
      {...props}
      renderError={(failure) => <ErrorState heading="h1" what={what} {...failure} />}
    />
  );
}

/** A part of a page from a query, with the same states as a page. */
export function QuerySection<T>({ what, ...props }: PageProps<T>) {
  return <QueryContent {...props} renderError={(failure) => <ErrorState what={what} {...failure} />} />;
}

/** A small part, such as a line, from a query: its error has the form that fits its place. */
export function QueryPart<T>(props: PartProps<T>) {
  return <QueryContent {...props} />;
}

function QueryContent<T>({ query, skeleton, renderError, children, ...refusals }: PartProps<T>) {
  const { data, isFetching, refetch } = query;
  const error = useLatestError(query);
  const refused = data !== undefined && refusals.keepData ? undefined : toRefusalPage(error, refusals);
  if (refused !== undefined) return refused;
  if (data !== undefined) return children(data);
  if (error === null) return skeleton;
  return renderError({ error, busy: isFetching, onRetry: () => void refetch() });
}

type Refusals = Pick<Props<unknown>, 'notFound' | 'renderRefusal'>;

function toRefusalPage(error: unknown, { notFound, renderRefusal }: Refusals): ReactNode {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  const refused = renderRefusal?.(error);
  return refused === undefined && error.status === 404 ? notFound : refused;
}

/**
 * The error of a query. A fetch clears the error of a query without data; the page keeps it until the fetch
 * ends, so that a message stays while live updates come in and the retry button stays in place.
 */
function useLatestError({ data, error, errorUpdatedAt, isFetching }: QueryState<unknown>): unknown {
  const [latest, setLatest] = useState<{ readonly error: unknown; readonly at: number }>();
  if (error !== null && (latest?.error !== error || latest?.at !== errorUpdatedAt))
    setLatest({ error, at: errorUpdatedAt });
  // The time distinguishes the error from that of another query, after a change of the page's id.
  const kept = data === undefined && isFetching && latest?.at === errorUpdatedAt ? latest.error : null;
  return error ?? kept;
}
