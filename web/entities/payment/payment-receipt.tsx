import { useQuery } from '@tanstack/react-query';
import { formatPence } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type Payment, paymentQuery } from './api.ts';
import { Receipts } from './receipts.tsx';

/** A receipt follows its payment within moments. */
const pollMs = 2_000;
const maxPolls = 20;

/** A completed payment, with its receipt once that is made. */
export function PaymentReceipt({ id }: { readonly id: Payment['id'] }) {
  const { data, error, refetch } = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data: known, dataUpdateCount } }) =>
      known?.receipts.length === 0 && dataUpdateCount < maxPolls ? pollMs : false,
  });
  useLive('payments', () => void refetch());
  if (error && !data) return null;
  return (
    <section aria-labelledby="paid" className="grid gap-3">
      <h2 id="paid" className="text-xl">
        Your receipt
      </h2>
      {data ? (
        <>
          <p>
            {formatPence(data.totalPence + data.donationPence)} paid for {data.packageName},{' '}
            {formatPence(data.vatPence)} VAT included
            {data.donationPence > 0 && ` and ${formatPence(data.donationPence)} for trees`}.
          </p>
          {data.receipts.length > 0 ? (
            <Receipts receipts={data.receipts} />
          ) : (
            <p className="text-muted" aria-live="polite">
              We’re preparing it and will email it to you too.
            </p>
          )}
        </>
      ) : (
        <SkeletonLines lines={2} />
      )}
    </section>
  );
}
