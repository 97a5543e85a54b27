import { toIndexQuery } from '../../search/domain/index-query.ts';
import { readSearch } from '../../search/domain/read-search.ts';
import type { AlertFilter } from './filter-query.ts';
import { parseSearchTerms } from './search-terms.ts';

/** How a query shows results, which does not depend on a single home. */
const display = new Set(['sort', 'offset', 'limit', 'facets', 'clusters', 'addedSince', 'reducedSince']);

/** The filter of the parameters of a saved search; exactly what the search of the site looks for. */
export function toAlertFilter(query: string, now: Date): AlertFilter {
  const { query: asked, ...read } = readSearch({ ...parseSearchTerms(query), per_page: 1 });
  const fields = Object.entries(toIndexQuery(asked, read, now));
  return {
    query: Object.fromEntries(fields.filter(([name, value]) => !display.has(name) && value !== undefined)),
    ...(asked.added_days !== undefined && { addedDays: asked.added_days }),
    ...(asked.reduced_days !== undefined && { reducedDays: asked.reduced_days }),
  };
}
