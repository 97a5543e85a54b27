import type { Property } from '../properties/property.ts';

/** Where a package can be of use: before a home is on sale, while it is, and before it goes on sale again. */
const sellable: ReadonlySet<Property['status']> = new Set([
  'draft',
  'pending_payment',
  'under_review',
  'live',
  'paused',
  'under_offer',
  'fallen_through',
  'withdrawn',
  'expired',
]);

export const isSellable = ({ status }: Property): boolean => sellable.has(status);
