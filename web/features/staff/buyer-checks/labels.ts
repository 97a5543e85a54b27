import type { StaffBuyerCheck } from './api.ts';

export const checkStatusNames: Readonly<Record<StaffBuyerCheck['status'], string>> = {
  submitted: 'Awaiting a decision',
  approved: 'Approved',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
  expired: 'Out of date',
};

export const checkOutcomes = [
  { value: 'approved', label: 'Approve', hint: 'Name, sums and dates are those of the document.' },
  { value: 'returned', label: 'Return', hint: 'The buyer reads the reasons and can send it again.' },
] as const;
