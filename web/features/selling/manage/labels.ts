import type { Owner } from '../../../entities/joint-owner/api.ts';
import type { OwnListing } from '../../../entities/own-home/api.ts';

type ReviewReason = NonNullable<OwnListing['review']>['reasons'][number];

export const figureNames = [
  ['views', 'Views'],
  ['favourites', 'Saves'],
  ['enquiries', 'Enquiries'],
  ['viewings', 'Viewings'],
  ['offers', 'Offers'],
] as const;

export const ownerBadges: Readonly<
  Record<Owner['status'], readonly ['green' | 'amber' | 'red' | 'neutral', string]>
> = {
  pending: ['amber', 'Not answered yet'],
  accepted: ['green', 'Agreed'],
  declined: ['red', 'Doesn’t agree'],
  expired: ['amber', 'Link expired'],
  left: ['neutral', 'Left'],
  withdrawn: ['neutral', 'Withdrawn'],
  replaced: ['neutral', 'Replaced'],
};

/** Of one who agreed to what has changed since. */
export const signAgainBadge = ['amber', 'Has to sign again'] as const;

export const reviewActs: Readonly<Record<ReviewReason, string>> = {
  text: 'Change the wording',
  pictures: 'Change the photos',
  address: 'Send a document',
};

export const reviewReasons: Readonly<Record<ReviewReason, string>> = {
  text: 'One of us needs to read some of the wording. Change it now, or wait.',
  pictures:
    'Some photos look like those of another home on Gable. If you took them or may use them, there’s nothing to do: one of us will look at both. Otherwise put your own in their place.',
  address: 'Someone else has this address on sale. Send a document that shows it’s yours.',
};
