import { Select } from '../../../ui/select.tsx';
import { counted } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Filters, sorts } from '../filters/filters.ts';
import { heading, sortNames } from '../filters/words.ts';

interface Props {
  readonly filters: Filters;
  readonly total: number | undefined;
  readonly place: string | undefined;
  readonly onSort: (sort: Filters['sort']) => void;
}

/** How many homes, of what, in which order. */
export function CountRow({ filters, total, place, onSort }: Props) {
  const words = heading(filters, place);
  const options = sorts
    .filter((sort) => sort !== 'distance|asc' || place !== undefined)
    .map((value) => ({ value, label: sortNames[value] }));
  return (
    <div className="flex items-center justify-between gap-4">
      <h1 className="min-w-0 text-base sm:text-lg" aria-live="polite">
        {total === undefined ? (
          <>
            <span className="sr-only">{words}</span>
            <Skeleton className="h-5 w-32" />
          </>
        ) : (
          <>
            <span className="tabular">{counted(total, 'home')}</span>
            <span className="sr-only font-normal text-muted sm:not-sr-only"> · {words}</span>
          </>
        )}
      </h1>
      <div className="w-44 shrink-0 sm:w-48">
        <Select
          aria-label="Order of the homes"
          value={filters.sort ?? 'id|desc'}
          options={options}
          onChange={({ target }) => {
            const chosen = sorts.find((sort) => sort === target.value);
            onSort(chosen === 'id|desc' ? undefined : chosen);
          }}
          className="min-h-10 py-1 text-sm"
        />
      </div>
    </div>
  );
}
