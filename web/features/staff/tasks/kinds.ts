import type { StaffTask } from './api.ts';

/** The name of each kind of task, in the order of the filters. */
export const kindNames: Readonly<Record<StaffTask['kind'], string>> = {
  home_review: 'Homes to check',
  report: 'Reports',
  appeal: 'Appeals',
  comment: 'Comments',
  affiliate: 'Affiliates',
  ticket: 'Tickets',
  identity_check: 'Identity checks',
  ownership_proof: 'Proofs of ownership',
  buyer_check: 'Buyer checks',
  refund: 'Refunds',
  seal: 'Missing seals',
};
