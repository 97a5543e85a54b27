import { lazy, Suspense } from 'react';
import { useBrowser } from '../../../lib/use-browser.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Filters, readSearchFilters, writeSearchFilters } from '../filters/filters.ts';
import { toPlaceLabel } from '../filters/place-label.ts';
import { formatSearchName } from '../labels.ts';
import type { Search } from './use-search.ts';

const EditedSearchBar = lazy(() => import('../../../entities/saved-search/search-edit-bar.tsx'));

interface Props {
  readonly id: NonNullable<Search['editedId']>;
  readonly filters: Filters;
  /** The label of the place that the search found. */
  readonly place: string | undefined;
}

/** The name of the filters of a saved search, by the id of their place. */
function describeQuery(query: string): string {
  const filters = readSearchFilters(new URLSearchParams(query));
  return formatSearchName(filters, filters.place && toPlaceLabel(filters.place));
}

/**
 * A bar at the bottom of the results while they are the filters of a saved search. The document has room for it alone, as
 * the tab has the link of who edits it.
 */
export function EditedSearch({ id, filters: { sort: _, page: __, ...filters }, place }: Props) {
  const isBrowser = useBrowser();
  const skeleton = <Skeleton className="h-9 w-full" />;
  return (
    <section
      aria-label="Saved search"
      className="sticky bottom-0 z-30 -mx-4 mt-4 -mb-16 grid min-h-15 gap-2 border-t border-line bg-paper px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:flex sm:items-center sm:px-6"
      data-print="no"
    >
      {isBrowser ? (
        <Suspense fallback={skeleton}>
          <EditedSearchBar
            id={id}
            query={new URLSearchParams(writeSearchFilters(filters)).toString()}
            name={formatSearchName(filters, place ?? (filters.place && toPlaceLabel(filters.place)))}
            toName={describeQuery}
          />
        </Suspense>
      ) : (
        skeleton
      )}
    </section>
  );
}
