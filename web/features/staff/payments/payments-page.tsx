import { useQuery } from '@tanstack/react-query';
import { ReceiptPoundSterling } from 'lucide-react';
import { formatCounted } from '../../../lib/format.ts';
import { isPaymentId } from '../../../lib/ids.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { OlderLink } from '../parts/older-link.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { useWaitingCount } from '../tasks/api.ts';
import { newestPaymentsQuery, type StaffPayment, staffPaymentsQuery } from './api.ts';
import { PaymentRow } from './payment-row.tsx';

export const handle: Handle = { head: { title: 'Payments', noindex: true } };

/** /staff/payments: the newest, the refunded ones, or those of a person, a package or an id. */
export function Component() {
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-2xl">Payments</h1>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link to="/staff/payments/books" className="link">
            Books and VAT by month
          </Link>
          <Link to="/staff/payments/payouts" className="link">
            Payouts
          </Link>
        </p>
      </header>
      <WaitingRefunds />
      {q.length >= 2 ? (
        <PaymentsOf q={q} />
      ) : (
        <NewestPayments
          show={search.get('show') === 'refunded' ? 'refunded' : 'all'}
          before={search.get('before') ?? undefined}
        />
      )}
    </div>
  );
}

/** What the menu counts beside this list, which is done from the list of tasks. */
function WaitingRefunds() {
  const waiting = useWaitingCount('refund');
  if (waiting === 0) return null;
  return (
    <Link to="/staff?kind=refund" className="link justify-self-start font-semibold">
      {`${formatCounted(waiting, 'refund')} to decide`}
    </Link>
  );
}

function PaymentsOf({ q }: { readonly q: string }) {
  const query = useQuery(staffPaymentsQuery(q));
  return (
    <>
      <Link to="/staff/payments" className="link justify-self-start text-sm">
        All payments
      </Link>
      <StaffSection query={query} what="load the payments">
        {({ payments }) => <PaymentRows payments={payments} empty="No payments here" />}
      </StaffSection>
    </>
  );
}

interface NewestProps {
  readonly show: 'all' | 'refunded';
  readonly before: string | undefined;
}

function NewestPayments({ show, before }: NewestProps) {
  const query = useQuery(newestPaymentsQuery(show, isPaymentId(before) ? before : undefined));
  return (
    <>
      <FilterChoices
        label="Which payments"
        chosen={show}
        choices={[
          { value: 'all', label: 'Newest', to: '/staff/payments' },
          { value: 'refunded', label: 'Refunded', to: '/staff/payments?show=refunded' },
        ]}
      />
      <StaffSection query={query} what="load the payments">
        {({ payments, next }) => (
          <>
            <PaymentRows
              payments={payments}
              empty={show === 'refunded' ? 'No refunds yet' : 'No payments yet'}
            />
            <OlderLink next={next} />
          </>
        )}
      </StaffSection>
    </>
  );
}

interface RowsProps {
  readonly payments: readonly StaffPayment[];
  readonly empty: string;
}

const PaymentRows = ({ payments, empty }: RowsProps) =>
  payments.length === 0 ? (
    <EmptyState icon={ReceiptPoundSterling} title={empty} />
  ) : (
    <ul>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
