import { formatMoment, formatPounds } from '../../lib/format.ts';
import type { Offer } from './api.ts';
import { describeHistoryReason, describeHistoryStep } from './labels.ts';

/** Every round of the negotiation, oldest first. */
export function OfferHistory({ offer: { history, side } }: { readonly offer: Offer }) {
  return (
    <ol className="grid gap-2 border-l-3 border-line pl-3">
      {history.map((step) => {
        const { at, by, amount, reason, note, kind } = step;
        const who = by === 'system' ? '' : by === side ? ', by you' : `, by the ${by}`;
        return (
          <li key={`${at} ${kind}`}>
            <p>
              <span className="font-semibold">{describeHistoryStep(step)}</span>
              {amount !== undefined && <span className="tabular"> {formatPounds(amount)}</span>}
              <span className="text-sm text-muted">{who}</span>
            </p>
            <p className="text-sm text-muted">
              <time dateTime={at}>{formatMoment(at)}</time>
              {reason !== undefined && kind !== 'counter_declined' && ` · ${describeHistoryReason(reason)}`}
            </p>
            {note && <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{note}</p>}
          </li>
        );
      })}
    </ol>
  );
}
