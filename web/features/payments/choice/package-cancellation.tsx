import { useState } from 'react';
import { isDisputed } from '../../../../functions/packages/domain/package-update.ts';
import { calculatePaidValue } from '../../../../functions/packages/domain/quote.ts';
import { propertyMoves } from '../../../../functions/properties/domain/transitions.ts';
import { dayMs } from '../../../../functions/kernel/time.ts';
import { paths } from '../../../app/paths.ts';
import type { PackageState, OwnPackage } from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/labels.ts';
import { formatDate, formatMoment, formatPence } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { isSold, type PropertyPage } from '../../../entities/property/property.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import * as words from '../words.ts';
import { fillText, fillNodes } from '../../../lib/fill.ts';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));

const describeCancelEnd = ({ startedAt, paidAt = startedAt }: OwnPackage): string =>
  paidAt === undefined
    ? ''
    : fillText(words.whichEndedOnPaidAt, { paidAt: formatDate(Date.parse(paidAt) + 14 * dayMs) });

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
  const verb = calculatePaidValue(current) > 0 ? words.cancel : 'End';
  return (
    <section aria-labelledby="ending" className="grid gap-3 border-t border-line pt-6">
      <h2 id="ending" className="text-xl">
        {verb} {name}
      </h2>
      {cancel ? (
        <>
          <p className="max-w-prose text-muted">
            {cancel.refundPence > 0
              ? fillText(words.youCanCancelUntilUntil, {
                  until: formatMoment(cancel.until),
                  refundPence: formatPence(cancel.refundPence),
                })
              : words.youCanEndItAt}
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
            ? words.itsPaymentIsDisputedYou
            : fillText(words.aPackageCanBeCancelled, { cancelEnd: describeCancelEnd(current) })}
          {'pause' in propertyMoves[home.status] &&
            fillNodes(words.youCanLinkAt, {
              link: (
                <Link to={paths.ownListing(home.id)} className="link">
                  {words.pauseOrWithdrawTheHome}
                </Link>
              ),
            })}
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
