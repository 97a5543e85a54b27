import type { PropertyCard } from '../../../listings/properties/domain/views.ts';

interface Shown {
  readonly id: string;
}

/** As many of the newest homes as the home page reads: two rows, and one more where its own photo shows one of them. */
const newestHomes = 9;

/** What the home page reads of homes. */
export const newestHomesQuery = { per_page: newestHomes, front: 'true' } as const;

/** The newest homes without that of the page's photo, which is in sight above them. */
export function listOtherHomes<Home extends Shown>(homes: readonly Home[], front: Shown | undefined) {
  const others = homes.filter(({ id }) => id !== front?.id);
  // The one home on sale is a card as well.
  return (others[0] ? others : homes).slice(0, newestHomes - 1);
}

interface HomeLink {
  /** Parameters of the page of results. */
  readonly query: string;
  readonly name: string;
}
const maxTowns = 6;

/** Homes near the reader, and the searches made last; without any, the towns of the newest homes. */
export function listHomeLinks(
  homes: readonly Pick<PropertyCard, 'town'>[],
  searches: readonly HomeLink[],
): readonly HomeLink[] {
  const towns = [...new Set(homes.map(({ town }) => town))].slice(0, maxTowns);
  return [
    { query: 'q=near+me', name: 'Near me' },
    ...(searches.length > 0
      ? searches
      : towns.map((town) => ({ query: `q=${encodeURIComponent(town)}`, name: town }))),
  ];
}
