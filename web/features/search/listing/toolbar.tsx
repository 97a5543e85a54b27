import { SlidersHorizontal } from 'lucide-react';
import { lazy, useState } from 'react';
import { formatPropertyType } from '../../../lib/format.ts';
import { buttonLooks } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { Filters } from '../filters/filters.ts';
import { bedsWords, chips, priceWords } from '../filters/words.ts';
import { PlaceBox } from '../place-box.tsx';
import type { Facets } from './facets.ts';
import { PriceFields, RadiusSelect, RoomFields, TypeFields } from './fields.tsx';
import type { Search } from './use-search.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

interface Props {
  readonly search: Search;
  readonly facets: Facets | undefined;
  /** Whether `q` was recognised as a place, so that a distance makes sense. */
  readonly hasPlace: boolean;
}

const typeWords = (type: Filters['type'] = []): string => {
  const [first, ...rest] = type;
  if (!first) return 'Type';
  return rest.length > 0 ? `${formatPropertyType(first)} +${rest.length}` : formatPropertyType(first);
};

/** The place and the most used filters; a button opens all others. */
export function Toolbar({ search, facets, hasPlace }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { filters, change } = search;
  const fields = { filters, onChange: change, facets };
  const count = chips(filters).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PlaceBox
        q={filters.q}
        label="Town, postcode or words"
        onSearch={(q) =>
          change({ q, bbox: undefined, polygon: undefined, ...(q === undefined && { radius: undefined }) })
        }
        className="min-w-0 grow lg:max-w-72"
      />
      {hasPlace && (
        <div className="hidden w-44 lg:block">
          <RadiusSelect {...fields} />
        </div>
      )}
      <div className="hidden gap-2 lg:flex">
        <Popover
          label={priceWords(filters) ?? 'Price'}
          isOn={priceWords(filters) !== undefined}
          className="w-96"
        >
          <PriceFields {...fields} />
        </Popover>
        <Popover
          label={bedsWords(filters) ?? 'Bedrooms'}
          isOn={bedsWords(filters) !== undefined}
          className="w-96"
        >
          <RoomFields {...fields} />
        </Popover>
        <Popover label={typeWords(filters.type)} isOn={filters.type !== undefined} className="w-[27rem]">
          <TypeFields {...fields} />
        </Popover>
      </div>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={buttonLooks(
          { variant: 'secondary' },
          'shrink-0 px-3.5 lg:rounded-full lg:px-4 lg:text-sm lg:font-medium',
        )}
      >
        <Icon as={SlidersHorizontal} size={18} />
        <span className="sr-only sm:not-sr-only">
          <span className="lg:hidden">Filters</span>
          <span className="hidden lg:inline">All filters</span>
        </span>
        {count > 0 && (
          <span className="tabular rounded-full bg-action px-1.5 text-sm text-on-action">{count}</span>
        )}
      </button>
      <OnDemand>
        {isOpen && <FilterSheet filters={filters} onApply={search.replace} onClose={() => setOpen(false)} />}
      </OnDemand>
    </div>
  );
}

/**
 * The active filters, each with a button to remove it. On phones they scroll sideways, so that the results
 * stay near the top.
 */
export function ActiveFilters({ search: { filters, replace } }: { readonly search: Search }) {
  const { q, radius, sort } = filters;
  const inUse = chips(filters);
  if (inUse.length === 0) return null;
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">Filters in use</legend>
      {inUse.map(({ name, label, without }) => (
        <RemovableChip key={name} name={label} onRemove={() => replace(without)}>
          {label}
        </RemovableChip>
      ))}
      {inUse.length > 1 && (
        <button
          type="button"
          className="link min-h-9 px-2 text-sm whitespace-nowrap"
          onClick={() => replace({ q, radius, sort })}
        >
          Clear all
        </button>
      )}
    </fieldset>
  );
}
