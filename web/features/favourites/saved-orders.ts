import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import type { SharedHome } from '../../entities/shortlist/api.ts';

export type SavedHome = Pick<Favourite, 'card' | 'savedPrice'>;

interface SavedOrder<Home extends SavedHome> {
  readonly label: string;
  readonly compare: (one: Home, other: Home) => number;
}
export type SavedOrders<Home extends SavedHome> = Readonly<Record<string, SavedOrder<Home>>>;

/** Pounds now; a home that is not on the market has its price of the day when it was saved. */
const getPrice = ({ card, savedPrice }: SavedHome): number => card?.price ?? savedPrice;

const byPrice = {
  cheapest: { label: 'Lowest price', compare: (one, other) => getPrice(one) - getPrice(other) },
  dearest: { label: 'Highest price', compare: (one, other) => getPrice(other) - getPrice(one) },
} satisfies SavedOrders<SavedHome>;

/** The orders of one’s own saved homes, which come last saved first; the first order is the usual one. */
export const ownOrders: SavedOrders<Favourite> = {
  newest: { label: 'Last saved', compare: () => 0 },
  reduced: { label: 'Largest drop since saved', compare: (one, other) => one.priceDelta - other.priceDelta },
  ...byPrice,
};

/** The orders of a shared shortlist, in which homes that both love come first; the first order is the usual one. */
export const sharedOrders: SavedOrders<SharedHome> = {
  together: { label: 'Both love first', compare: () => 0 },
  newest: { label: 'Last saved', compare: (one, other) => other.savedAt.localeCompare(one.savedAt) },
  ...byPrice,
};

/** The name of an order, and the usual one’s in place of a name that no order has. */
export function readOrder<Home extends SavedHome>(orders: SavedOrders<Home>, name: string | null): string {
  const [usual = ''] = Object.keys(orders);
  return name !== null && Object.hasOwn(orders, name) ? name : usual;
}

/**
 * Homes in one of the orders; those that are off the market come last in each.
 * @param homes in the server’s order, which decides between equals
 */
export function sortSavedHomes<Home extends SavedHome>(
  homes: readonly Home[],
  orders: SavedOrders<Home>,
  name: string,
): Home[] {
  const isGone = ({ card }: SavedHome): number => (card ? 0 : 1);
  const compare = orders[name]?.compare ?? (() => 0);
  return homes.toSorted((one, other) => isGone(one) - isGone(other) || compare(one, other));
}
