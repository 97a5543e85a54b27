import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatCounted, formatDay, formatMonth } from '../../../lib/format.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { type PayoutMonth, type PayoutSummary, payoutsQuery } from './api.ts';
import { bookKinds } from './book-files.ts';
import { MonthField, useMonth } from './month-field.tsx';
import { PayoutBadges } from './payout-badges.tsx';
import { PayoutDownloads } from './payout-downloads.tsx';
import { describeDifference } from './payout-labels.ts';

export const handle: Handle = { head: { title: 'Payouts', noindex: true } };

/** /staff/payments/payouts: what Stripe sent to the bank in a month beside our books, and what never came. */
export function Component() {
  const month = useMonth();
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-1">
        <Link to="/staff/payments" className="link justify-self-start text-sm">
          Payments
        </Link>
        <h1 className="text-2xl">Payouts</h1>
        <p className="text-muted">
          What Stripe sends to our bank, beside our books. PayPal’s aren’t covered: it sends its balance as
          one sum and doesn’t say which payments are in it.
        </p>
      </header>
      <MonthField month={month} path="/staff/payments/payouts" />
      <StaffSection query={useQuery(payoutsQuery(month))} what="load the payouts">
        {({ payouts, missing }) => (
          <>
            {payouts.length === 0 ? (
              <EmptyState icon={Landmark} title={`No payouts in ${formatMonth(`${month}-01`)}`} />
            ) : (
              <PayoutList month={month} payouts={payouts} />
            )}
            <Missing missing={missing} />
          </>
        )}
      </StaffSection>
    </div>
  );
}

interface ListProps {
  readonly month: string;
  readonly payouts: readonly PayoutSummary[];
}

function PayoutList({ month, payouts }: ListProps) {
  return (
    <section aria-labelledby="sent" className="grid gap-4">
      <h2 id="sent" className="text-xl">
        {formatCounted(payouts.length, 'payout')}
      </h2>
      <ul className="border-b border-line">
        {payouts.map((payout) => (
          <PayoutItem key={payout.id} payout={payout} />
        ))}
      </ul>
      <PayoutDownloads key={month} month={month} payouts={payouts} />
    </section>
  );
}

const PayoutItem = ({ payout }: { readonly payout: PayoutSummary }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
    <div className="grid min-w-0 gap-0.5">
      <Link data-row to={`/staff/payments/payouts/${payout.id}`} className="link tabular font-semibold">
        {`${formatExactPence(payout.amountPence)}, ${formatDay(payout.arrivesOn)}`}
      </Link>
      {payout.comparison === 'differs' && <p className="tabular text-sm">{describeDifference(payout)}</p>}
    </div>
    <PayoutBadges payout={payout} />
  </li>
);

function Missing({ missing }: Pick<PayoutMonth, 'missing'>) {
  return (
    <section aria-labelledby="missing" className="grid gap-3 border-t border-line pt-6">
      <h2 id="missing" className="text-xl">
        In no payout
      </h2>
      {missing === null ? (
        <p className="text-muted">Nothing has been compared yet. That happens each night.</p>
      ) : (
        <>
          <p className="text-muted">
            {missing.lines.length === 0
              ? `Everything that moved by card from ${formatDay(missing.comparedFrom)} to ${formatDay(missing.comparedUntil)} is in a payout.`
              : `Moved by card more than ${missing.days} days ago, and in no payout that says what is in it. Look for it on Stripe’s dashboard: after ${missing.lastDays} days it’s no longer told here.`}
            {missing.hasMore && ` These are the oldest ${missing.lines.length}.`}
          </p>
          <ul className="border-b border-line empty:hidden">
            {missing.lines.map(({ kind, paymentId, paymentNumber, day, totalPence }) => (
              <li
                key={`${kind} ${paymentId} ${day} ${totalPence}`}
                className="tabular flex flex-wrap justify-between gap-x-4 border-t border-line py-3"
              >
                <span>
                  {`${bookKinds[kind]}, ${formatDay(day)}, `}
                  <Link to={`/staff/payments?q=${paymentId}`} className="link">
                    {paymentNumber ?? 'payment'}
                  </Link>
                </span>
                <span className="font-semibold">{formatExactPence(totalPence)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
