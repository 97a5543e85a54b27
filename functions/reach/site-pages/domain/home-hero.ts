import type { PropertyCard } from '../../../listings/properties/domain/views.ts';

interface Shown {
  readonly picture?: { readonly width: number; readonly height: number } | undefined;
}

/** As many of the newest homes as the home page reads: one for its picture, and two rows. */
export const newestHomes = 9;
const minWidth = 1_200;

/** The newest home whose photo is wide and large enough for the top of the home page, and the others. */
export function partHero<Home extends Shown>(homes: readonly Home[]) {
  const hero = homes.find(
    ({ picture }) => picture && picture.width >= minWidth && picture.width > picture.height,
  );
  const others = homes.filter((home) => home !== hero);
  // The one home on sale is a card as well.
  return { hero, others: (others[0] ? others : homes).slice(0, newestHomes - 1) };
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
