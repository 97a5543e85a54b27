import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatCounted } from '../../../lib/format.ts';
import type { PayoutLine, PayoutSummary } from './api.ts';
import { bookKinds } from './book-files.ts';

export const payoutStatuses: Readonly<Record<PayoutSummary['status'], string>> = {
  pending: 'Being made',
  in_transit: 'On its way',
  paid: 'Sent to our bank',
  failed: 'Sent back by our bank',
  canceled: 'Cancelled',
};

export const comparisons = {
  matches: { label: 'Matches our books', tone: 'green' },
  differs: { label: 'Differs', tone: 'red' },
  not_yet: { label: 'Not listed yet', tone: 'neutral' },
  by_hand: { label: 'Made by hand', tone: 'amber' },
} as const satisfies Readonly<Record<PayoutSummary['comparison'], object>>;

export const lineKinds: Readonly<Record<PayoutLine['kind'], string>> = {
  ...bookKinds,
  fee: 'Stripe’s fee',
  payout_returned: 'Earlier payout that came back',
  other: 'Something else',
};

/** Why a line isn't in our books as Stripe has it; nothing for one that is. */
export function describeFault({ fault, bookedPence }: PayoutLine): string | undefined {
  if (fault === 'unknown') return 'Not a payment of ours';
  if (fault === 'unbooked') return 'Not in our books';
  return fault && `${formatExactPence(bookedPence)} in our books`;
}

/** What a payout is more or less than our books. */
export function describeDifference({ differencePence, faultyLines, restPence }: PayoutSummary): string {
  const sum = formatExactPence(Math.abs(differencePence));
  const more = differencePence > 0 ? `${sum} more than our books` : `${sum} less than our books`;
  const first = differencePence === 0 ? 'The sums are equal, but the lines aren’t' : more;
  const lines = formatCounted(faultyLines, 'line');
  const why = faultyLines > 0 ? `: ${lines} ${faultyLines === 1 ? 'isn’t' : 'aren’t'} as we have it` : '';
  const rest =
    restPence === 0 ? '' : `. Stripe’s own lines leave ${formatExactPence(restPence)} of it unexplained`;
  return `${first}${why}${rest}.`;
}
