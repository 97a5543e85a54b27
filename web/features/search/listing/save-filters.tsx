import { SaveSearch } from '../../../entities/saved-search/save-search.tsx';
import { type Filters, writeSearchFilters } from '../filters/filters.ts';
import { formatSearchName } from '../labels.ts';
import { useEditedSearchId } from './use-search.ts';

interface Props {
  readonly filters: Filters;
  /** The label of the place that the search found. */
  readonly place: string | undefined;
  /** A button of full size, where nothing was found. */
  readonly isLarge?: boolean;
}

/**
 * Saves the search of the results. Nothing is offered for all homes of the country, nor while a saved search is
 * edited, which has its own bar.
 */
export function SaveFilters({ filters: { sort: _, page: __, ...filters }, place, isLarge = false }: Props) {
  const isEditing = useEditedSearchId() !== undefined;
  const query = new URLSearchParams(writeSearchFilters(filters)).toString();
  if (query === '' || isEditing) return null;
  return <SaveSearch query={query} name={formatSearchName(filters, place)} isSmall={!isLarge} />;
}
