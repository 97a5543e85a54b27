import * as account from './account.ts';
import * as favourite from './favourite.ts';
import * as listingPackage from './package.ts';
import * as property from './property.ts';

/** The catalogue: every event that the marketplace tells of. */
export const catalogue = Object.values({ ...account, ...property, ...listingPackage, ...favourite });
export const eventNames: readonly string[] = catalogue.map(({ name }) => name);
