import { useQuery } from '@tanstack/react-query';
import { ReceiptPoundSterling } from 'lucide-react';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StaffSearchForm } from '../parts/search-form.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { staffPaymentsQuery } from './api.ts';
import { PaymentRow } from './payment-row.tsx';

export const handle: Handle = { head: { title: 'Payments', noindex: true } };

/** /staff/payments: finds a payment, and refunds as goodwill. */
export function Component() {
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Payments</h1>
      <StaffSearchForm
        key={q}
        label="Find payments"
        hint="The number of a payment, such as P-1042, or the id of it or of the person who paid"
      />
      {q.length >= 2 && <FoundPayments q={q} />}
    </div>
  );
}

function FoundPayments({ q }: { readonly q: string }) {
  const query = useQuery(staffPaymentsQuery(q));
  return (
    <StaffSection query={query} what="search for payments">
      {({ payments }) =>
        payments.length === 0 ? (
          <EmptyState icon={ReceiptPoundSterling} title="No payments">
            Numbers begin with P-, ids with pay_ for a payment and usr_ for a person.
          </EmptyState>
        ) : (
          <ul>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      }
    </StaffSection>
  );
}
