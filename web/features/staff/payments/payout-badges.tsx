import { Badge } from '../../../ui/badge.tsx';
import type { PayoutSummary } from './api.ts';
import { comparisons, payoutStatuses } from './payout-labels.ts';

/** Where the money of a payout is, and how it stands beside our books. */
export function PayoutBadges({ payout: { status, comparison } }: { readonly payout: PayoutSummary }) {
  const { label, tone } = comparisons[comparison];
  const hasComeBack = status === 'failed' || status === 'canceled';
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={hasComeBack ? 'red' : 'neutral'}>{payoutStatuses[status]}</Badge>
      <Badge tone={tone}>{label}</Badge>
    </p>
  );
}
