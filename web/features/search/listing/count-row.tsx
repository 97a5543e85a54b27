import { ChevronDown } from 'lucide-react';
import { formatCounted } from '../../../lib/format.ts';
import type { QueryState } from '../../../lib/query-state.ts';
import { Icon } from '../../../ui/icon.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SearchResults } from '../api.ts';
import { type Filters, sorts } from '../filters/filters.ts';
import { toPlaceLabel } from '../filters/place-label.ts';
import { formatHeading, sortNames } from '../labels.ts';
import { SaveFilters } from './save-filters.tsx';

/** The default order. */
const newest = 'id|desc';

interface Props {
  readonly filters: Filters;
  readonly query: QueryState<SearchResults>;
  readonly onSort: (sort: Filters['sort']) => void;
}

/** The number of results, the search and the order; a search that failed has no number. */
export function CountRow({ filters, query, onSort }: Props) {
  const place =
    query.data?.place?.label ?? (filters.place === undefined ? undefined : toPlaceLabel(filters.place));
  const words = formatHeading(filters, place);
  const options = sorts.filter((sort) => sort !== 'distance|asc' || place !== undefined);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 sm:flex-nowrap">
      <h1 className="min-w-0 truncate text-base sm:text-lg" aria-live="polite">
        <QueryPart
          query={query}
          skeleton={
            <>
              <span className="sr-only">{words}</span>
              <Skeleton className="h-5 w-32" />
            </>
          }
          renderError={() => <span className="font-normal text-muted max-sm:sr-only">{words}</span>}
        >
          {({ total }) => (
            <>
              <span className="tabular">{formatCounted(total, 'home')}</span>
              {/* One text: a browser that translates keeps the first of two. */}
              <span className="font-normal text-muted max-sm:sr-only">{` · ${words}`}</span>
            </>
          )}
        </QueryPart>
      </h1>
      <div className="flex shrink-0 items-center gap-1">
        <SaveFilters filters={filters} place={place} found={query.data} />
        <span className="relative grid items-center">
          <select
            name="sort"
            aria-label="Order of the homes"
            value={filters.sort ?? newest}
            onChange={({ target }) => {
              const chosen = sorts.find((sort) => sort === target.value);
              onSort(chosen === newest ? undefined : chosen);
            }}
            className="min-h-9 appearance-none rounded-sm bg-transparent py-1 pr-6 pl-2 text-right text-sm font-medium hover:bg-sunk"
          >
            {options.map((sort) => (
              <option key={sort} value={sort} className="bg-surface">
                {sortNames[sort]}
              </option>
            ))}
          </select>
          <Icon as={ChevronDown} size={16} className="pointer-events-none absolute right-1 text-muted" />
        </span>
      </div>
    </div>
  );
}
