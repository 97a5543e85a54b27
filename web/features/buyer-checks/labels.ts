import type { BuyerCheckKind } from '../../../events/vocabulary.ts';
import type { ChainPosition } from '../../../functions/deals/buyer-checks/domain/buyer-check.ts';
import type { OwnBuyerCheck } from '../../entities/buyer-check/api.ts';

type Status = OwnBuyerCheck['status'];

/** What each kind of evidence is, and how long it counts. */
export const kindHints: Readonly<Record<BuyerCheckKind, string>> = {
  agreement_in_principle:
    'A letter from a lender saying how much it would lend you. It counts until it expires, or for 180 days if that’s sooner.',
  proof_of_funds:
    'A bank or savings statement showing the money for the purchase or the deposit. It counts for 90 days from its date.',
  chain: 'Whether you have a home to sell first. It counts for 90 days from our decision.',
};

export const statusBadges: Readonly<Record<Status, readonly ['neutral' | 'green' | 'amber', string]>> = {
  submitted: ['amber', 'We’re looking at it'],
  approved: ['green', 'Checked'],
  returned: ['amber', 'Needs a change'],
  withdrawn: ['neutral', 'Withdrawn'],
  expired: ['neutral', 'Out of date'],
};

/** The second way to prove funds, where it is offered. */
export const bankHint =
  'Or let your bank show it, without a document: that counts for 90 days from the day you do it.';

/** The button that sends evidence, by the state of what was sent before. */
export const sendLabels: Readonly<Record<Status | 'none', string>> = {
  none: 'Add it',
  submitted: '',
  approved: 'Renew it',
  returned: 'Send it again',
  withdrawn: 'Add it',
  expired: 'Send a new one',
};

/** The button that goes to a bank, by the same states. */
export const bankLabels: Readonly<Record<Status | 'none', string>> = {
  none: 'Prove it with your bank',
  submitted: 'Prove it with your bank instead',
  approved: 'Renew it with your bank',
  returned: 'Prove it with your bank',
  withdrawn: 'Prove it with your bank',
  expired: 'Prove it with your bank',
};

export const positionHints: Readonly<Record<ChainPosition, string>> = {
  first_time_buyer: 'You’ve never owned a home. You only need to say so.',
  nothing_to_sell: 'You rent, you’ve sold your last home, or you’re keeping it.',
  sold_subject_to_contract: 'You’ve accepted an offer on your own home.',
};

export const documentLabels: Readonly<Record<ChainPosition, string>> = {
  first_time_buyer: 'A document',
  nothing_to_sell: 'A tenancy agreement, completion statement or letter from a solicitor',
  sold_subject_to_contract: 'The memorandum of sale or a letter from your agent',
};
