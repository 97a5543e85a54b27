import { lazy, type ReactNode, Suspense } from 'react';
import { type PendingOutcome, useOutcome } from '../lib/cached-loader.ts';
import { useRevalidator } from '../lib/router.ts';

const ErrorState = lazy(async () => ({ default: (await import('./error-state.tsx')).ErrorState }));

interface Props<T> {
  /** The result of a loader's read, or its promise. */
  readonly outcome: PendingOutcome<T>;
  /** Completes "We could not …". */
  readonly what: string;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * A part of a page whose loader did not wait for its data: what `QuerySection` is to a query, for pages that load
 * without the query library. After a failure the loader can be run again.
 */
export function LoaderSection<T>({ skeleton, ...rest }: Props<T>) {
  return (
    <Suspense fallback={skeleton}>
      <LoadedContent {...rest} />
    </Suspense>
  );
}

function LoadedContent<T>({ outcome, what, children }: Omit<Props<T>, 'skeleton'>) {
  const known = useOutcome(outcome);
  const { revalidate, state } = useRevalidator();
  if ('data' in known) return children(known.data);
  return (
    <ErrorState error={known.error} what={what} busy={state !== 'idle'} onRetry={() => void revalidate()} />
  );
}
