import type { StaffTask } from './api.ts';
import * as words from './words.ts';

/** The name of each kind of task, in the order of the filters. */
export const kindNames: Readonly<Record<StaffTask['kind'], string>> = {
  home_review: words.homesToCheck,
  report: words.reports,
  appeal: words.appeals,
  comment: words.comments,
  affiliate: words.affiliates,
  ticket: words.tickets,
  identity_check: words.identityChecks,
  ownership_proof: 'Proofs of ownership',
  buyer_check: words.buyerChecks,
  refund: words.refunds,
};
