import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** Completes "We could not …". */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
}

/** The data of a query, or its loading, not found or error state. */
export function PartState<T>({ query, what, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isNotFound(error))
    return <EmptyState title="There is nothing at this address">Check the id, or search again.</EmptyState>;
  if (error) return <ErrorState error={error} what={what} busy={isFetching} onRetry={() => void refetch()} />;
  return <RowSkeletons what="the page" />;
}
