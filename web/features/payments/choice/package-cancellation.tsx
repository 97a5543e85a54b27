import { useState } from 'react';
import { dayMs } from '../../../../functions/kernel/time.ts';
import { propertyMoves } from '../../../../functions/listings/properties/domain/transitions.ts';
import { isDisputed } from '../../../../functions/money/packages/domain/package-update.ts';
import { calculatePaidValue } from '../../../../functions/money/packages/domain/quote.ts';
import type { PackageState, OwnPackage } from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import { isSold, type PropertyPage } from '../../../entities/property/property.ts';
import { formatDate, formatMoment, formatPence } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));

const describeCancelEnd = ({ startedAt, paidAt = startedAt }: OwnPackage): string =>
  paidAt === undefined ? '' : `, which ended on ${formatDate(Date.parse(paidAt) + 14 * dayMs)}`;

interface Props {
  readonly standing: PackageState;
  readonly current: OwnPackage;
  readonly home: PropertyPage;
}

/** The right to cancel: the refund, or the reason for no refund. */
export function PackageCancellation({ standing: { cancel }, current, home }: Props) {
  const [isAsking, setAsking] = useState(false);
  const name = formatPackageName(current.packageId);
  // It has stopped for good, so that an end without a refund changes nothing.
  if (isSold(home.status) && !cancel?.refundPence) return null;
  // A free package is ended, not cancelled.
  const verb = calculatePaidValue(current) > 0 ? 'Cancel' : 'End';
  return (
    <section aria-labelledby="ending" className="grid gap-3 border-t border-line pt-6">
      <h2 id="ending" className="text-xl">
        {verb} {name}
      </h2>
      {cancel ? (
        <>
          <p className="max-w-prose text-muted">
            {cancel.refundPence > 0
              ? `You can cancel until ${formatMoment(cancel.until)} and would get ${formatPence(cancel.refundPence)} back now.`
              : 'You can end it at any time. You paid nothing, so there’s no refund.'}
          </p>
          <p>
            <Button variant={verb === 'End' ? 'secondary' : 'danger'} onClick={() => setAsking(true)}>
              {verb} {name}
            </Button>
          </p>
        </>
      ) : (
        <p className="max-w-prose text-muted">
          {isDisputed(current)
            ? 'Its payment is disputed. You can’t cancel the package until that’s decided. '
            : `A package can be cancelled within 14 days${describeCancelEnd(current)}. `}
          {'pause' in propertyMoves[home.status] && (
            <>
              You can{' '}
              <Link to={paths.ownListing(home.id)} className="link">
                pause or withdraw the home
              </Link>{' '}
              at any time; its days keep running.
            </>
          )}
        </p>
      )}
      <OnDemand parts={[CancelDialog]}>
        {isAsking && cancel && (
          <CancelDialog cancel={cancel} current={current} home={home} onClose={() => setAsking(false)} />
        )}
      </OnDemand>
    </section>
  );
}
