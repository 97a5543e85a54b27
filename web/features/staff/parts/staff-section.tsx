import type { ReactNode } from 'react';
import type { QueryState } from '../../../lib/query-state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

interface Props<T> {
  readonly query: QueryState<T>;
  /** Completes "We could not …". */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
}

/** The data of a query, or its loading, not found or error state. */
export function StaffSection<T>(props: Props<T>) {
  return (
    <QuerySection
      {...props}
      skeleton={<RowSkeletons what="the page" />}
      notFound={<NothingFound />}
      keepData
    />
  );
}

const NothingFound = () => (
  <EmptyState title="There’s nothing at this address">Check the id, or search again.</EmptyState>
);
