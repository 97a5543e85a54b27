import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { type OwnPackage, packages, invalidatePayments } from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/labels.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatClock, formatPence } from '../../../lib/format.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useTimeLeft } from '../checkout/use-time-left.ts';
import { toast } from '../../../lib/toast.ts';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

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
    onSuccess: () => toast.success(fillText(words.nameHasBeenRemovedYou, { name })),
    onError: (error) => toast.failure(describeError(error)),
    onSettled: () => invalidatePayments(queries, propertyId),
  });
  const isHeld = useTimeLeft(pending.quotedUntil) > 0;
  // An ordinary price isn't going away.
  const heldWords = !pending.coupon
    ? ''
    : isHeld
      ? fillText(words.wereHoldingThePriceUntil, { quotedUntil: formatClock(pending.quotedUntil) })
      : words.wellCheckThePriceAgain;
  return (
    <section
      aria-labelledby="pending"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-amber bg-amber-soft p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="pending" className="text-lg">
          {canPay
            ? fillText(words.nameIsWaitingForYour, { name })
            : fillText(words.nameCantBePaidFor, { name })}
        </h2>
        <p className="tabular">
          {canPay
            ? `${formatPence(pending.totalPence)}, VAT included. ${heldWords}`
            : words.youChoseItEarlierAnd}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canPay && (
          <LinkButton to={`${paths.ownPackage(propertyId)}?buy=${pending.packageId}`}>
            {words.payNow}
          </LinkButton>
        )}
        <Button variant="quiet" busy={dropping.isPending} onClick={() => dropping.mutate()}>
          {words.removeIt}
        </Button>
      </div>
    </section>
  );
}
