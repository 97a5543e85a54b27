import type { Found } from '../api.ts';

/** The number of results of each choice. */
export type Facets = NonNullable<Found['facets']>;
