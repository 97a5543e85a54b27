import type { SharedHome } from '../../../entities/shortlist/api.ts';

interface SharedOrder {
  readonly label: string;
  readonly compare: (one: SharedHome, other: SharedHome) => number;
}

const getPrice = ({ card, savedPrice }: SharedHome): number => card?.price ?? savedPrice;

/** The orders of a shared shortlist. Homes that are off the market come last in each. */
export const sharedOrders = {
  together: { label: 'Both love first', compare: () => 0 },
  newest: { label: 'Last saved', compare: (one, other) => other.savedAt.localeCompare(one.savedAt) },
  cheapest: { label: 'Lowest price', compare: (one, other) => getPrice(one) - getPrice(other) },
  dearest: { label: 'Highest price', compare: (one, other) => getPrice(other) - getPrice(one) },
} as const satisfies Readonly<Record<string, SharedOrder>>;

type SharedOrderKey = keyof typeof sharedOrders;

const isOrderKey = (name: string): name is SharedOrderKey => Object.hasOwn(sharedOrders, name);

/** The order of that name; homes that both love first without one. */
export function readSharedOrder(name: string | null): SharedOrderKey {
  return name !== null && isOrderKey(name) ? name : 'together';
}

/** @param homes in the server’s order, which decides between equals */
export function sortSharedHomes(homes: readonly SharedHome[], key: SharedOrderKey): SharedHome[] {
  const isGone = ({ card }: SharedHome): number => (card ? 0 : 1);
  return homes.toSorted((one, other) => isGone(one) - isGone(other) || sharedOrders[key].compare(one, other));
}
