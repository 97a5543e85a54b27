import type { Favourite } from '../../entities/favourite/saved-homes.ts';

interface FavouriteOrder {
  readonly label: string;
  readonly compare: (one: Favourite, other: Favourite) => number;
}

/** Pounds now; a home that is not on the market has its price of the day when it was saved. */
const getPrice = ({ card, savedPrice }: Favourite): number => card?.price ?? savedPrice;

/** The orders of saved homes. Homes that are off the market come last in each. */
export const favouriteOrders = {
  newest: { label: 'Last saved', compare: () => 0 },
  reduced: { label: 'Largest drop since saved', compare: (one, other) => one.priceDelta - other.priceDelta },
  cheapest: { label: 'Lowest price', compare: (one, other) => getPrice(one) - getPrice(other) },
  dearest: { label: 'Highest price', compare: (one, other) => getPrice(other) - getPrice(one) },
} as const satisfies Readonly<Record<string, FavouriteOrder>>;

export type FavouriteOrderKey = keyof typeof favouriteOrders;

/** The order of that name; the last saved first without one. */
export function readFavouriteOrder(name: string | null): FavouriteOrderKey {
  return name !== null && isOrderKey(name) ? name : 'newest';
}

const isOrderKey = (name: string): name is FavouriteOrderKey => Object.hasOwn(favouriteOrders, name);

/** @param favourites the last saved first, which decides between equals */
export function orderFavourites(favourites: readonly Favourite[], key: FavouriteOrderKey): Favourite[] {
  const isGone = ({ card }: Favourite): number => (card ? 0 : 1);
  return favourites.toSorted(
    (one, other) => isGone(one) - isGone(other) || favouriteOrders[key].compare(one, other),
  );
}
