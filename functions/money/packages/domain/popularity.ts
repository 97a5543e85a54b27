import type { Package } from './property-package.ts';

/** Days of orders that are counted. */
export const countedDays = 90;
/** Below this number of orders no package is called the most chosen. */
const minimumOrders = 30;

/** The most ordered package; `undefined` when there are too few orders or two packages lead. */
export function calculateMostChosen(orders: readonly Package['id'][]): Package['id'] | undefined {
  if (orders.length < minimumOrders) return undefined;
  const counts = new Map<Package['id'], number>();
  for (const id of orders) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
