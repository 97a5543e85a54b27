import { SaveSearch } from '../../../entities/saved-search/save-search.tsx';
import type { SearchResults } from '../api.ts';
import { type Filters, writeSearchFilters } from '../filters/filters.ts';
import { formatSearchName } from '../labels.ts';
import { useEditedSearchId } from './use-search.ts';

interface Props {
  readonly filters: Filters;
  /** The label of the place that the search found. */
  readonly place: string | undefined;
  readonly found: Pick<SearchResults, 'didYouMean' | 'unmatchedWords'> | undefined;
  /** A button of full size, where nothing was found. */
  readonly isLarge?: boolean;
}

/**
 * Saves the search of the results, without words that no home has: its alerts would never come. Nothing is offered for
 * all homes of the country, for what looks like a place that isn't spelt right, nor while a saved search is edited, which
 * has its own bar.
 */
export function SaveFilters({
  filters: { sort: _, page: __, ...asked },
  place,
  found,
  isLarge = false,
}: Props) {
  const isEditing = useEditedSearchId() !== undefined;
  const { q: ___, ...withoutWords } = asked;
  const filters = found?.unmatchedWords === undefined ? asked : withoutWords;
  if (place === undefined && found?.didYouMean !== undefined) return null;
  const query = new URLSearchParams(writeSearchFilters(filters)).toString();
  if (query === '' || isEditing) return null;
  return <SaveSearch query={query} name={formatSearchName(filters, place)} isSmall={!isLarge} />;
}
