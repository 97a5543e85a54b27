import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OwnPackage, packages, invalidatePayments } from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatClock, formatPence } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useTimeLeft } from '../checkout/use-time-left.ts';

interface Props {
  readonly pending: OwnPackage;
  readonly propertyId: OwnPackage['propertyId'];
  /** Whether it can still be paid, since the property may have changed. */
  readonly canPay: boolean;
}

/** An unpaid choice: continue to the checkout, or discard it. */
export function PendingPackage({ pending, propertyId, canPay }: Props) {
  const queries = useQueryClient();
  const name = formatPackageName(pending.packageId);
  const dropping = useMutation({
    mutationFn: () =>
      packages.changePackageStatus({ params: { id: pending.id }, body: { status: 'cancelled' } }),
    onSuccess: () => toast.success(`${name} has been removed. You haven’t been charged.`),
    onError: (error) => toast.failure(describeError(error)),
    onSettled: () => invalidatePayments(queries, propertyId),
  });
  const isHeld = useTimeLeft(pending.quotedUntil) > 0;
  // An ordinary price isn't going away.
  const heldWords = !pending.coupon
    ? ''
    : isHeld
      ? `We’re holding your coupon’s price until ${formatClock(pending.quotedUntil)}.`
      : 'We’ll check the price again when you pay.';
  return (
    <section
      aria-labelledby="pending"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-amber bg-amber-soft p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="pending" className="text-lg">
          {canPay ? `${name} is waiting for your payment` : `${name} can’t be paid for now`}
        </h2>
        <p className="tabular">
          {canPay
            ? `${formatPence(pending.totalPence)}, including VAT. ${heldWords}`
            : 'You chose it earlier and haven’t paid. If you leave it, it’s removed automatically.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canPay && (
          <LinkButton to={`${paths.ownPackage(propertyId)}?buy=${pending.packageId}`}>Pay now</LinkButton>
        )}
        <Button variant="quiet" busy={dropping.isPending} onClick={() => dropping.mutate()}>
          Remove it
        </Button>
      </div>
    </section>
  );
}
