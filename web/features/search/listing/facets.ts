import type { SearchResults } from '../api.ts';

/** The number of results of each choice. */
export type Facets = NonNullable<SearchResults['facets']>;
