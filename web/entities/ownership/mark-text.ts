import type { PropertyPage } from '../property/property.ts';

type OwnerMark = NonNullable<PropertyPage['ownerMark']>;

/** What buyers read beside the price. */
export function formatOwnerMark({ seller }: OwnerMark): string {
  return seller === 'owner' ? 'Owner verified' : 'Right to sell verified';
}
