import { formatDay, formatPence } from '../../lib/format.ts';
import type { Payment } from './api.ts';
import * as words from './words.ts';

type Refund = Payment['refunds'][number];

const states: Readonly<Record<Refund['status'], string>> = {
  due: words.isOnItsWay,
  pending: words.isOnItsWay,
  succeeded: 'was sent back',
  failed: words.couldntBeSentBackWere,
};
const reasons: Readonly<Record<Refund['reason'], string>> = {
  cancelled: words.becauseYouCancelled,
  not_needed: words.becauseItWasntNeeded,
  ended: 'because its package ended early',
  goodwill: words.asAGestureOfGoodwill,
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
