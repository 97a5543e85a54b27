import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  hasAgreedSale,
  needsPackageToStay,
} from '../../../../functions/listings/properties/domain/transitions.ts';
import { calculatePaidValue } from '../../../../functions/money/packages/domain/quote.ts';
import {
  type PackageState,
  type OwnPackage,
  packages,
  invalidatePayments,
} from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatCounted, formatDate, formatPence } from '../../../lib/format.ts';
import { useNavigate } from '../../../lib/router.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import type { Cancellation } from './cancellation-notice.tsx';

interface Props {
  readonly cancel: NonNullable<PackageState['cancel']>;
  readonly current: OwnPackage;
  readonly home: PropertyPage;
  readonly onClose: () => void;
}

/** Explains the refund and the consequences before a cancellation. */
export default function CancelPackageDialog({ cancel, current, home, onClose }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const name = formatPackageName(current.packageId);
  const { refundPence } = cancel;
  const verb = calculatePaidValue(current) > 0 ? 'Cancel' : 'End';
  const cancelling = useMutation({
    mutationFn: () =>
      packages.changePackageStatus({ params: { id: current.id }, body: { status: 'cancelled' } }),
    onSuccess: async ({ refundPence: back }) => {
      const cancelled: Cancellation = { name, refundPence: back, restored: cancel.restores?.packageId };
      await invalidatePayments(queries, home.id);
      onClose();
      await navigate('.', { replace: true, state: { cancelled }, preventScrollReset: true });
      window.scrollTo({ top: 0 });
    },
    onError: () => invalidatePayments(queries, home.id),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${verb} ${name}?`}
      actions={
        <>
          <Button variant="danger" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {refundPence > 0 ? `Cancel and get ${formatPence(refundPence)} back` : `${verb} ${name}`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FailureNotice error={cancelling.error} />
        {refundPence > 0 && (
          <RefundSummary
            cancel={cancel}
            paidPence={cancel.restores ? current.totalPence : calculatePaidValue(current)}
          />
        )}
        {cancel.restores ? (
          <p>
            {`${formatPackageName(cancel.restores.packageId)} starts again with the days it had left, until ${formatDate(cancel.restores.endsAt)}. What only ${name} includes is no longer shown; we keep your description and photos.`}
          </p>
        ) : (
          <p>{describeHomeAfterwards(home)}</p>
        )}
      </div>
    </Dialog>
  );
}

/** What the home does without a package. */
function describeHomeAfterwards({ title, status }: PropertyPage): string {
  if (needsPackageToStay(status))
    return `${title} leaves the market at once. Buyers can no longer find it, and open requests are cancelled. We keep your description and photos, and you can put it back on sale with another package.`;
  return hasAgreedSale(status)
    ? `The sale of ${title} goes on. If it fell through, you’d need another package to put the home back on sale.`
    : `${title} stays off the market. To put it on sale you’d need another package.`;
}

const RefundSummary = ({
  cancel: { refundPence, usedDays, days },
  paidPence,
}: {
  readonly cancel: Props['cancel'];
  readonly paidPence: number;
}) => (
  <div className="grid gap-2">
    <dl className="tabular grid gap-1.5 rounded-md bg-sunk p-4 [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
      <div>
        <dt>You paid</dt>
        <dd>{formatPence(paidPence)}</dd>
      </div>
      <div>
        <dt>{`Used: ${usedDays} of ${formatCounted(days, 'day')}`}</dt>
        <dd>−{formatPence(Math.max(0, paidPence - refundPence))}</dd>
      </div>
      <div className="border-t border-line pt-1.5 font-semibold">
        <dt>You get back</dt>
        <dd>{formatPence(refundPence)}</dd>
      </div>
    </dl>
    <p className="text-sm text-muted">
      We’ll refund you the way you paid, usually within five to ten working days. A donation for trees comes
      back with it, as its trees are ordered 14 days after you pay.
    </p>
  </div>
);
