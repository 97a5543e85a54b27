import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatPence } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { QueryPart } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type Payment, paymentQuery } from './api.ts';
import { Receipts } from './receipts.tsx';

/** A receipt follows its payment within moments. */
const pollMs = 2_000;
const maxPolls = 20;

/** A completed payment, with its receipt once that is made. */
export function PaymentReceipt({ id }: { readonly id: Payment['id'] }) {
  const query = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data: known, dataUpdateCount } }) =>
      known?.receipts.length === 0 && dataUpdateCount < maxPolls ? pollMs : false,
  });
  useLive('payments', () => void query.refetch());
  return (
    <QueryPart
      query={query}
      skeleton={
        <ReceiptFrame>
          <SkeletonLines lines={2} />
        </ReceiptFrame>
      }
      renderError={() => null}
    >
      {(payment) => (
        <ReceiptFrame>
          <ReceiptContent payment={payment} />
        </ReceiptFrame>
      )}
    </QueryPart>
  );
}

const ReceiptFrame = ({ children }: { readonly children: ReactNode }) => (
  <section aria-labelledby="paid" className="grid gap-3">
    <h2 id="paid" className="text-xl">
      Your receipt
    </h2>
    {children}
  </section>
);

function ReceiptContent({ payment }: { readonly payment: Payment }) {
  const { totalPence, donationPence, packageName, vatPence, receipts } = payment;
  return (
    <>
      <p>
        {`${formatPence(totalPence + donationPence)} paid for ${packageName}, including ${formatPence(vatPence)} VAT${donationPence > 0 ? ` and ${formatPence(donationPence)} for trees` : ''}.`}
      </p>
      {receipts.length > 0 ? (
        <Receipts receipts={receipts} />
      ) : (
        <p className="text-muted" aria-live="polite">
          We’re preparing it and will email it to you too.
        </p>
      )}
    </>
  );
}
