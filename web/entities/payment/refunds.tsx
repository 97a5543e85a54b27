import { formatDay, formatPence } from '../../lib/format.ts';
import type { Payment } from './api.ts';

type Refund = Payment['refunds'][number];

const states: Readonly<Record<Refund['status'], string>> = {
  due: 'is on its way',
  pending: 'is on its way',
  succeeded: 'was sent back',
  failed: 'couldn’t be sent back. We’re looking into it and will email you',
};
const reasons: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'because you cancelled',
  not_needed: 'because it wasn’t needed',
  ended: 'because its package ended early',
  goodwill: 'as a gesture of goodwill',
};

/** The refunds of a payment with their states. */
export function Refunds({ refunds }: { readonly refunds: readonly Refund[] }) {
  return (
    <ul className="tabular grid gap-1">
      {refunds.map(({ id, amountPence, status, reason, askedAt }) => (
        <li key={id}>
          <b className="font-semibold">{formatPence(amountPence)}</b> {states[status]}
          {status !== 'failed' && ` ${reasons[reason]}`}, {formatDay(askedAt)}.
        </li>
      ))}
    </ul>
  );
}
