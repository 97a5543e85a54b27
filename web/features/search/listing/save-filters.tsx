import { SaveSearch } from '../../../entities/saved-search/save-search.tsx';
import { type Filters, writeFilters } from '../filters/filters.ts';
import { chips } from '../words.ts';

interface Props {
  readonly filters: Filters;
  /** The label of the place that the search found. */
  readonly place: string | undefined;
  /** A button of full size, where nothing was found. */
  readonly isLarge?: boolean;
}

/** Saves the search of the results; nothing is offered for all homes of the country. */
export function SaveFilters({ filters: { sort: _, page: __, ...filters }, place, isLarge = false }: Props) {
  const query = new URLSearchParams(writeFilters(filters)).toString();
  if (query === '') return null;
  const inUse = chips(filters).map(({ label }) => label);
  const name = [place ?? filters.q ?? (inUse.length > 0 ? '' : 'My search'), ...inUse]
    .filter(Boolean)
    .join(', ');
  return <SaveSearch query={query} name={name} isSmall={!isLarge} />;
}
