import type { RetentionRule } from './retention-rule.ts';

/** What a sale leaves, its signatures and its chain. */
export const saleRetentionRules = [
  {
    topic: 'sales',
    what: 'Sale papers: names, contact details, solicitors, steps, the memorandum of sale, a reservation agreement, meter readings at the handover, and what the two sides wrote about each other',
    why: 'To take a sale from the accepted offer to the keys. Your solicitor gets a link by mail that shows this one sale and runs out.',
    long: 'With the sale',
    outcome: 'kept',
    after: 'With the sale, because the other side, both solicitors and the law need them',
  },
  {
    topic: 'signatures',
    what: 'Your electronic signature on a memorandum of sale, a reservation agreement or a joint owner’s consent: name, what you typed or drew, when, your account, whether your identity was checked, your network address and browser; of one that you made at Documenso its numbers there in place of what you drew, address and browser, and Documenso’s certificate, which has your email, network address and browser',
    why: 'Only if you sign one, to show later that it was you. The other side and both solicitors, or the seller of a home that you own with them, see name, time, signature, account number and whether your identity was checked, not your address or browser, and nobody sees Documenso’s certificate.',
    long: 'Six years, as the signed consent and Documenso’s certificate; the signed paper of a sale with the sale',
    outcome: 'kept',
    after:
      'Until the six years are over, because the other side or the seller relies on it; the signed paper of a sale with the sale',
  },
  {
    topic: 'chains',
    what: 'That your sale and your purchase belong together, how far one outside Gable is, and the email address of the solicitor or agent who says so',
    why: 'Only if you link them, so that everyone in the chain sees how far the others are, without names, addresses or prices.',
    long: 'Until you take it back, a sale in it falls through, or all of them are completed; a link by mail for 60 days',
    outcome: 'erased',
    after: 'With the account',
  },
] as const satisfies readonly RetentionRule[];
