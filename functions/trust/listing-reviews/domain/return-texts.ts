import type { ReturnReason } from '../../../../events/vocabulary.ts';

/** The explanation of each return reason for the seller. */
export const returnTexts: Readonly<Record<ReturnReason, string>> = {
  text: 'Change the description or another text.',
  contact_details: 'Take out phone numbers, emails and links. Buyers will message you here.',
  misleading: 'Something in the listing isn’t accurate. Please correct it.',
  photos: 'Use your own photos of this home.',
  address_not_proven:
    'Send a title register or a council tax bill on the page of this listing, to show that the home is yours.',
  duplicate: 'This home is on sale already. Withdraw one of the two listings.',
  other: 'Read what we wrote to you.',
};

/** The wizard step at which each return reason is fixed. */
export const returnSteps: Readonly<Record<ReturnReason, 1 | 2 | 3 | 4 | 5 | 6>> = {
  address_not_proven: 1,
  duplicate: 1,
  misleading: 2,
  text: 3,
  contact_details: 3,
  other: 3,
  photos: 4,
};
