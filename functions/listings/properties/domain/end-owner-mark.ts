import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import { listAddressKeys } from './address-key.ts';
import type { Property } from './property.ts';

/** In these statuses the seller owns the home no longer, or staff took it down. */
const endStatuses: ReadonlySet<PropertyStatus> = new Set(['completed', 'removed']);

/** Removes a mark that was given for another address or tenure than the home has now. */
export function removeMarkOfOtherHome(before: Property, after: Property): Property {
  const isSame =
    listAddressKeys(before).join() === listAddressKeys(after).join() &&
    before.tenure === after.tenure &&
    before.address.nation === after.address.nation;
  return isSame ? after : removeOwnerMark(after);
}

/** Removes a mark when a home reaches a status that ends its seller's right to it. */
export function removeMarkAtEnd(property: Property): Property {
  return endStatuses.has(property.status) ? removeOwnerMark(property) : property;
}

/**
 * Removes a mark from before a home left the market, where it comes back after so long that it counts as new: it may have
 * had another owner since.
 */
export function removeMarkAfterBreak(property: Property, offMarketAt: string | undefined): Property {
  const { ownerMark } = property;
  return ownerMark && offMarketAt !== undefined && ownerMark.checkedAt < offMarketAt
    ? removeOwnerMark(property)
    : property;
}

export function removeOwnerMark({ ownerMark: _, ...property }: Property): Property {
  return property;
}
