import type { StaffIdentityCheck } from './api.ts';

export const statusNames: Readonly<Record<StaffIdentityCheck['status'], string>> = {
  requested: 'Begun',
  processing: 'With the provider',
  requires_input: 'Awaiting the person',
  review: 'Awaiting a decision',
  verified: 'Verified',
  try_again: 'Further try allowed',
  ended: 'Ended',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** Why a check waits, for staff. */
export const reasonNames: Readonly<Record<NonNullable<StaffIdentityCheck['reviewReason']>, string>> = {
  too_many_tries: 'Three tries failed',
  selfie_mismatch: 'The selfie shows someone else',
  manipulation: 'The selfie was manipulated',
  name_mismatch: 'The document has another name than the account',
  under_age: 'The person is under 18 by the document',
};

export const identityOutcomes = [
  { value: 'try_again', label: 'Allow another try', hint: 'The person can start a new check' },
  { value: 'ended', label: 'End the check', hint: 'The person gets no badge' },
] as const;
