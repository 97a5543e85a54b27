import { useQuery } from '@tanstack/react-query';
import { ReceiptPoundSterling } from 'lucide-react';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../app/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { StaffSearchForm } from '../parts/search-form.tsx';
import { staffPaymentsQuery } from './api.ts';
import { PaymentRow } from './payment-row.tsx';
import * as words from './words.ts';

export const handle: Handle = { head: { title: words.payments, noindex: true } };

/** /staff/payments: finds a payment, and refunds as goodwill. */
export function Component() {
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{words.payments}</h1>
      <StaffSearchForm key={q} label={words.findPayments} hint={words.theIdOfAPayment} />
      {q.length >= 2 && <FoundPayments q={q} />}
    </div>
  );
}

function FoundPayments({ q }: { readonly q: string }) {
  const query = useQuery(staffPaymentsQuery(q));
  return (
    <StaffSection query={query} what={words.searchForPayments}>
      {({ payments }) =>
        payments.length === 0 ? (
          <EmptyState icon={ReceiptPoundSterling} title={words.noPayments}>
            {words.idsBeginWithPayFor}
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
