import {
  keyFactNames,
  keyFactTable,
} from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import type { Review, ReviewRow } from './api.ts';

type HoldReason = ReviewRow['reasons'][number];
type Finding = Review['findings']['texts'][number];

/** Why a property is held. */
export const holdNames: Readonly<Record<HoldReason, string>> = {
  text: 'Words',
  pictures: 'Photos',
  address: 'Address',
};

export const ruleNames: Readonly<Record<Finding['rule'], string>> = {
  contact_details: 'Contact details',
  external_link: 'A link',
  bank_details: 'Bank details',
  payment_request: 'Asks for money',
  discrimination: 'May refuse people',
  offensive_language: 'May offend',
  capitals: 'Capitals',
};

export const proofNames: Readonly<Record<Review['proof']['level'], string>> = {
  none: 'Nothing proven',
  paid: 'Paid for a package',
  identity: 'Identity checked',
  document: 'Document approved or ownership verified',
};

export const outcomeNames: Readonly<Record<Review['status'], string>> = {
  waiting: 'Waits',
  approved: 'Approved',
  returned: 'Returned',
  removed: 'Removed',
  closed: 'Closed',
};

/** The changes that staff can request. */
export const returnNames: Readonly<Record<Review['returnReasons'][number], string>> = {
  text: 'Words',
  contact_details: 'Contact details',
  misleading: 'Misleading',
  photos: 'Photos of another home',
  address_not_proven: 'Address not proven',
  duplicate: 'On sale already',
  other: 'Something else',
};

const fieldNames: Readonly<Record<string, string>> = {
  houseNo: 'House number',
  address: 'Address',
  description: 'Description',
  'keyFacts.leasehold': 'Leasehold',
  'keyFacts.councilTaxBand': 'Council tax',
  ...Object.fromEntries(keyFactNames.map((name) => [`keyFacts.${name}`, keyFactTable[name].label])),
  floorPlan: 'Words of the floor plan',
  epcCertificate: 'EPC',
};

/** The readable name of a wizard field. */
export function formatFieldName(field: string): string {
  const photo = /^images\.(\d+)$/.exec(field)?.[1];
  return photo === undefined ? (fieldNames[field] ?? field) : `Words of photo ${Number(photo) + 1}`;
}

export const reviewOutcomes = [
  { value: 'approved', label: 'Approve', hint: 'Buyers see the home' },
  { value: 'returned', label: 'Return', hint: 'Its seller changes it first' },
  { value: 'removed', label: 'Remove', hint: 'It leaves the site; its seller can appeal' },
] as const;

export const addressOutcomes = [
  { value: 'transfer', label: 'This home has it', hint: 'The other home is held' },
  { value: 'shared', label: 'Both have it', hint: 'Such as flats under one number' },
] as const;

/** Why photos that look like another home's may stay. */
export const photoOutcomes = [
  { value: 'look_alike', label: 'They only look alike', hint: 'Two homes, or a view that both have' },
  {
    value: 'allowed',
    label: 'The seller may use them',
    hint: 'It’s the same seller, or they have permission',
  },
] as const;

export const noteLabels = {
  approved: 'Note for colleagues',
  returned: 'Words for the seller',
  removed: 'Why, for the seller',
} as const;
