import type { Found } from '../api.ts';

/** How many homes each choice would find. */
export type Facets = NonNullable<Found['facets']>;
