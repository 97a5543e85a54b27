import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatPropertyType } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { getButtonClass } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { SearchResults } from '../api.ts';
import {
  type Filters,
  noPlace,
  readSearchFilters,
  withFilters,
  writeSearchFilters,
} from '../filters/filters.ts';
import { toPlaceLabel } from '../filters/place-label.ts';
import {
  formatBedRange,
  listFilterChips,
  nameArea,
  getPlaceBoxHint,
  placeBoxLabel,
  formatPriceRange,
} from '../labels.ts';
import { PlaceBox } from '../place-box.tsx';
import type { Facets } from './facets.ts';
import { PriceFields, RadiusSelect, RoomFields, TypeFields } from './main-fields.tsx';
import type { Search } from './use-search.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));

interface Props {
  readonly search: Search;
  readonly facets: Facets | undefined;
  /** The place that the search found, from which distances are measured. */
  readonly place: SearchResults['place'];
}

const formatTypes = (type: Filters['type'] = []): string => {
  const [first, ...rest] = type;
  if (!first) return 'Type';
  return rest.length > 0 ? `${formatPropertyType(first)} +${rest.length}` : formatPropertyType(first);
};

/** The text of the box: the label of the place, or else the street or the words. */
const nameSearch = (filters: Filters, place: SearchResults['place']): string | undefined => {
  const { place: id } = filters;
  return nameArea(filters, id === undefined ? undefined : id === place?.id ? place.label : toPlaceLabel(id));
};

/** What a form that is sent without scripts keeps of the search, which is then in another place. */
const listKept = (filters: Filters): readonly (readonly [string, string])[] =>
  Object.entries(
    writeSearchFilters(
      withFilters(filters, { ...noPlace, q: undefined, bbox: undefined, polygon: undefined }),
    ),
  );

/** The place and the most used filters; a button opens all others. */
export function SearchToolbar({ search, facets, place }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { filters, change } = search;
  const fields = { filters, onChange: change, facets };
  const count = listFilterChips(filters).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PlaceBox
        value={nameSearch(filters, place)}
        label={placeBoxLabel}
        placeholder={getPlaceBoxHint(filters)}
        onSearch={({ filters: read, ...choice }) =>
          change({
            ...choice,
            ...readSearchFilters(new URLSearchParams(read)),
            bbox: undefined,
            polygon: undefined,
            ...(!choice.q && !choice.place && { radius: undefined }),
          })
        }
        className="min-w-0 grow lg:max-w-72"
      >
        {listKept(filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </PlaceBox>
      {place && (
        <div className="hidden w-44 lg:block">
          <RadiusSelect {...fields} />
        </div>
      )}
      <div className="hidden gap-2 lg:flex">
        <Popover
          label={formatPriceRange(filters) ?? 'Price'}
          isOn={formatPriceRange(filters) !== undefined}
          className="w-96"
        >
          <PriceFields {...fields} />
        </Popover>
        <Popover
          label={formatBedRange(filters) ?? 'Bedrooms'}
          isOn={formatBedRange(filters) !== undefined}
          className="w-96"
        >
          <RoomFields {...fields} />
        </Popover>
        <Popover label={formatTypes(filters.type)} isOn={filters.type !== undefined} className="w-[27rem]">
          <TypeFields {...fields} />
        </Popover>
      </div>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={getButtonClass(
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
      <OnDemand parts={[FilterSheet]}>
        {isOpen && <FilterSheet filters={filters} onApply={search.replace} onClose={() => setOpen(false)} />}
      </OnDemand>
    </div>
  );
}

interface ActiveFiltersProps {
  readonly search: Search;
  /**
   * Whether they stand above a phone's map, which shows its area itself: a chip that comes with its first movement would
   * push it down.
   */
  readonly isOnMap?: boolean;
}

/**
 * The active filters, each with a button to remove it. On phones they scroll sideways, so that the results
 * stay near the top.
 */
export function ActiveFilters({ search: { filters, replace }, isOnMap = false }: ActiveFiltersProps) {
  const { place, lat, lng, radius, sort } = filters;
  const street = place === undefined ? filters.street : undefined;
  const q = place === undefined && street === undefined ? filters.q : undefined;
  const inUse = listFilterChips(filters).filter(
    ({ name }) => !isOnMap || (name !== 'bbox' && name !== 'polygon'),
  );
  if (inUse.length === 0) return null;
  return (
    <fieldset
      className={cx(
        '-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0',
        isOnMap && 'lg:hidden',
      )}
    >
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
          onClick={() => replace({ place, lat, lng, street, q, radius, sort })}
        >
          Clear all
        </button>
      )}
    </fieldset>
  );
}
