import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import type { PayoutLine } from './api.ts';
import { describeFault, lineKinds } from './payout-labels.ts';

/** Every line of a payout; it scrolls by itself. */
export function PayoutTable({ lines }: { readonly lines: readonly PayoutLine[] }) {
  return (
    <section aria-labelledby="lines" className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 id="lines" className="text-xl">
        What’s in it
      </h2>
      <section
        aria-label="What’s in it, as a table"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line px-3 text-sm"
      >
        <table className="tabular w-full">
          <thead>
            <tr className="border-b border-line">
              {['What', 'Payment', 'Gross', 'Fee', 'Net'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="py-2 pl-3 text-left font-semibold first:pl-0 nth-last-[-n+3]:text-right"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.reference} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Line({ line }: { readonly line: PayoutLine }) {
  const { kind, at, paymentId, paymentNumber, source, grossPence, feePence, netPence } = line;
  const fault = describeFault(line);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-1.5 text-left font-normal">
        {lineKinds[kind]}
        <span className="block whitespace-nowrap text-muted">{formatMoment(at)}</span>
        {fault !== undefined && <span className="block font-semibold text-red">{fault}</span>}
      </th>
      <td className="py-1.5 pl-3">
        {paymentId && (
          <Link to={`/staff/payments?q=${paymentId}`} className="link whitespace-nowrap">
            {paymentNumber ?? 'Payment'}
          </Link>
        )}
        {kind === 'payout_returned' && source !== undefined && (
          <Link to={`/staff/payments/payouts/${source}`} className="link whitespace-nowrap">
            That payout
          </Link>
        )}
      </td>
      {[grossPence, feePence, netPence].map((pence, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- three columns that never move
        <td key={nth} className="py-1.5 pl-3 text-right whitespace-nowrap">
          {formatExactPence(pence)}
        </td>
      ))}
    </tr>
  );
}
