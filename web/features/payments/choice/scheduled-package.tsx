import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDisputed } from '../../../../functions/money/packages/domain/package-update.ts';
import { type OwnPackage, packages, invalidatePayments } from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatDate, formatPence } from '../../../lib/format.ts';
import { useNavigate } from '../../../lib/router.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import type { Cancellation } from './cancellation-notice.tsx';
import { canTakePackage } from './package-prices.ts';

interface Props {
  readonly scheduled: OwnPackage;
  readonly home: PropertyPage;
}

/** A paid package that has not begun: begin it now, or get a full refund. */
export function ScheduledPackage({ scheduled, home }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const name = formatPackageName(scheduled.packageId);
  const { id } = scheduled;
  const changing = useMutation({
    mutationFn: (status: 'active' | 'cancelled') =>
      packages.changePackageStatus({ params: { id }, body: { status } }),
    onSuccess: async ({ status, refundPence }) => {
      if (status === 'active') toast.success(`${name} has started.`);
      await invalidatePayments(queries, home.id);
      if (status === 'active') return;
      const cancelled: Cancellation = { name, refundPence, notBegun: true };
      await navigate('.', { replace: true, state: { cancelled }, preventScrollReset: true });
    },
    onError: async (error) => {
      toast.failure(describeError(error));
      await invalidatePayments(queries, home.id);
    },
  });
  const busy = (status: 'active' | 'cancelled') => changing.isPending && changing.variables === status;
  const isHeld = isDisputed(scheduled);
  const canStart = !isHeld && canTakePackage(home);
  return (
    <section
      aria-labelledby="scheduled"
      className="grid gap-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="grid max-w-prose gap-1">
        <h2 id="scheduled" className="text-xl">
          {`${name} is paid for and hasn’t started`}
        </h2>
        <p>{describeStart(scheduled, canTakePackage(home))}</p>
        {canStart && (
          <p className="text-sm text-muted">
            Once it has started, you get everything back for 24 hours. After that, each day that has begun is
            charged.
          </p>
        )}
      </div>
      {!isHeld && (
        <div className="flex flex-wrap gap-2">
          {canStart && (
            <Button busy={busy('active')} onClick={() => changing.mutate('active')}>
              {`Start ${name} now`}
            </Button>
          )}
          <Button variant="quiet" busy={busy('cancelled')} onClick={() => changing.mutate('cancelled')}>
            Cancel it
          </Button>
        </div>
      )}
    </section>
  );
}

/** What comes of it if its owner does nothing. */
function describeStart(scheduled: OwnPackage, isSellable: boolean): string {
  const { startsAt, totalPence, upgrades } = scheduled;
  if (isDisputed(scheduled)) return 'Its payment is disputed. It can start once that’s decided.';
  const day = startsAt === undefined ? 'its day' : formatDate(startsAt);
  if (!isSellable)
    return `This home isn’t for sale any more, so the package doesn’t start. You can get all ${formatPence(totalPence)} back now; otherwise we refund it on ${day}.`;
  return `It starts automatically on ${day}. ${
    upgrades === undefined
      ? 'Your home stays off the market until then, and'
      : 'Until then your present package goes on, and'
  } you can get all ${formatPence(totalPence)} back.`;
}
