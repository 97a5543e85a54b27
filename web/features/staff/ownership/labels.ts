import type { ProofDecision, StaffOwnershipCheck } from './api.ts';

export const proofStatusNames: Readonly<Record<StaffOwnershipCheck['status'], string>> = {
  checking: 'Asking the register',
  verified: 'Verified',
  not_confirmed: 'Not confirmed',
  in_review: 'To look at',
  declined: 'Returned',
  lapsed: 'Lapsed',
};

export const capacityNames: Readonly<Record<NonNullable<StaffOwnershipCheck['capacity']>, string>> = {
  owner: 'Owner',
  joint_owner: 'One of the owners',
  executor: 'Executor',
  attorney: 'Attorney for the owner',
};

export const proofOutcomes: readonly {
  readonly value: ProofDecision['outcome'];
  readonly label: string;
  readonly hint: string;
}[] = [
  { value: 'accepted', label: 'Approve', hint: 'Buyers see the mark with today’s date.' },
  { value: 'declined', label: 'Return', hint: 'The seller can send another document.' },
];
