import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatDay, formatMoment, formatOptionCode } from '../../../lib/format.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { type Payout, payoutQuery } from './api.ts';
import { PayoutBadges } from './payout-badges.tsx';
import { describeDifference } from './payout-labels.ts';
import { PayoutTable } from './payout-table.tsx';

export const handle: Handle = { head: { title: 'Payout', noindex: true } };

/** /staff/payments/payouts/:id: a payout's lines, each beside what our books have for it. */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(payoutQuery(id));
  const month = query.data?.arrivesOn.slice(0, 7);
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-1">
        <Link
          to={`/staff/payments/payouts${month === undefined ? '' : `?month=${month}`}`}
          className="link justify-self-start text-sm"
        >
          Payouts
        </Link>
        <h1 className="text-2xl">Payout</h1>
        <p className="text-sm wrap-anywhere text-muted">{id}</p>
      </header>
      <StaffSection query={query} what="load the payout">
        {(payout) => (
          <>
            <PayoutBadges payout={payout} />
            <Standing payout={payout} />
            <Sums payout={payout} />
            {payout.lines.length > 0 && <PayoutTable lines={payout.lines} />}
          </>
        )}
      </StaffSection>
    </div>
  );
}

/** What needs a look, and what can't be told. */
function Standing({ payout }: { readonly payout: Payout }) {
  const { status, comparison, failure, sentAgainWith } = payout;
  return (
    <>
      {(status === 'failed' || status === 'canceled') && (
        <Notice kind={sentAgainWith === null ? 'error' : 'info'} title="The money came back to Stripe">
          <p>
            {failure !== undefined && `The bank’s reason: ${formatOptionCode(failure).toLowerCase()}. `}
            {sentAgainWith === null ? (
              'It isn’t in a later payout yet. Check the bank account on Stripe’s dashboard.'
            ) : (
              <>
                It went out again with{' '}
                <Link to={`/staff/payments/payouts/${sentAgainWith}`} className="link">
                  a later payout
                </Link>
                .
              </>
            )}
          </p>
        </Notice>
      )}
      {comparison === 'differs' && <Notice kind="warning" title={describeDifference(payout)} />}
      {comparison === 'not_yet' && (
        <Notice title="Stripe doesn’t list what’s in it yet">
          <p>It’s compared with our books as soon as Stripe does, a few days after it was made.</p>
        </Notice>
      )}
      {comparison === 'by_hand' && (
        <Notice title="Somebody made this payout by hand">
          <p>Stripe says what’s in a payout only for those that it makes itself, so we can’t compare it.</p>
        </Notice>
      )}
    </>
  );
}

function Sums({ payout }: { readonly payout: Payout }) {
  const { comparison, amountPence, grossPence, feePence, differencePence } = payout;
  const isCompared = comparison === 'matches' || comparison === 'differs';
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Sent to the bank', formatExactPence(amountPence)],
    ...(isCompared
      ? ([
          ['Before Stripe’s fees', formatExactPence(grossPence)],
          ['Fees of payments', formatExactPence(feePence)],
          ['Difference from our books', formatExactPence(differencePence)],
        ] as const)
      : []),
    ['Made', formatMoment(payout.createdAt)],
    ['At the bank', formatDay(payout.arrivesOn)],
    ['Compared', formatMoment(payout.comparedAt)],
  ];
  return (
    <dl className="tabular max-w-form text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
