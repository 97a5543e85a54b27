import type { Package } from './property-package.ts';

/** Days whose orders count. */
export const countedDays = 90;
/** Fewer orders than these say nothing about what sellers choose. */
const minimumOrders = 30;

/** The package that was ordered most in these orders; none where they are few or two lead. */
export function calculateMostChosen(orders: readonly Package['id'][]): Package['id'] | undefined {
  if (orders.length < minimumOrders) return undefined;
  const counts = new Map<Package['id'], number>();
  for (const id of orders) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
