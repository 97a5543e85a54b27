import type { PropertyStatus } from '../../../../events/vocabulary.ts';

// Read by the site as well, whose pages load without zod.

/** Statuses in which the home is marketed, so that the law gives a buyer the Home Report. */
const marketedStatuses: ReadonlySet<PropertyStatus> = new Set(['live', 'under_offer', 'sold_stc']);

export function isMarketed({ status }: { readonly status: PropertyStatus }): boolean {
  return marketedStatuses.has(status);
}
