import { lazy, type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { PendingOutcome, Outcome } from '../lib/cached-loader.ts';

const ErrorState = lazy(async () => ({ default: (await import('./error-state.tsx')).ErrorState }));

interface Props<T> {
  /** The result of a loader's read, or its promise. */
  readonly outcome: PendingOutcome<T>;
  /** Skeleton of the content. */
  readonly fallback: ReactNode;
  /** Completes "We could not …". */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
}

/** A part of a page whose loader did not wait for its data; after a failure the loader can be run again. */
export const Awaited = <T,>({ fallback, ...rest }: Props<T>) => (
  <Suspense fallback={fallback}>
    <AwaitedContent {...rest} />
  </Suspense>
);

function AwaitedContent<T>({ outcome, what, children }: Omit<Props<T>, 'fallback'>) {
  const known: Outcome<T> = outcome instanceof Promise ? use(outcome) : outcome;
  const { revalidate, state } = useRevalidator();
  if ('data' in known) return children(known.data);
  return (
    <ErrorState error={known.error} what={what} busy={state !== 'idle'} onRetry={() => void revalidate()} />
  );
}
