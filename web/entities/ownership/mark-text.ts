import type { PropertyPage } from '../property/property.ts';

type OwnerMark = NonNullable<PropertyPage['ownerMark']>;

/** What buyers read beside the price. */
export function formatOwnerMark({ seller }: OwnerMark): string {
  return seller === 'owner' ? 'Owner verified' : 'Right to sell verified';
}

/** What was compared with what, and what was not. */
export function describeOwnerMark({ basis, seller }: OwnerMark): string {
  if (basis === 'register')
    return 'We checked the seller’s identity by document and selfie. HM Land Registry has that name as an owner of the title at this address.';
  return seller === 'owner'
    ? 'We checked the seller’s identity by document and selfie, and our team accepted a document that names them as an owner. The land register wasn’t asked.'
    : 'We checked the seller’s identity by document and selfie, and our team accepted a document that lets them sell this home for its owner. The land register wasn’t asked.';
}
