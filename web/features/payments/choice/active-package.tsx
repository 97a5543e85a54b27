import { isListingOver } from '../../../../functions/listings/properties/domain/transitions.ts';
import { calculatePaidValue } from '../../../../functions/money/packages/domain/quote.ts';
import type { OwnPackage } from '../../../entities/payment/api.ts';
import {
  formatTimeLeft,
  soonDays,
  countDaysLeft,
  formatPackageEnd,
} from '../../../entities/payment/labels.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatDate, formatPence } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';

interface Props {
  readonly current: OwnPackage;
  readonly home: PropertyPage;
}

/** The active package: its end, its features, and its payment. */
export function ActivePackage({ current, home }: Props) {
  const { endsAt, startedAt } = current;
  const isSoon = endsAt !== undefined && countDaysLeft(endsAt) <= soonDays;
  return (
    <section
      aria-labelledby="running"
      className="grid gap-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="running" className="text-xl">
            {formatPackageName(current.packageId)}
          </h2>
          {endsAt !== undefined && current.status === 'active' && (
            <Badge tone={isSoon ? 'amber' : 'green'}>{formatTimeLeft(endsAt)}</Badge>
          )}
          {current.status === 'paused' && <Badge>{isListingOver(home.status) ? 'Stopped' : 'Paused'}</Badge>}
        </div>
        <p>{formatPackageEnd(current, home.status)}</p>
        {home.owner && home.owner.hiddenPictures > 0 && (
          <p className="text-sm text-muted">
            {`It shows ${home.owner.package?.maxPhotos} photos. ${home.owner.hiddenPictures} more of yours are kept, and shown with a larger package.`}
          </p>
        )}
      </div>
      <p className="text-sm text-muted sm:text-right">
        {describePayment(current)}
        {startedAt !== undefined && <span className="block">{`Since ${formatDate(startedAt)}`}</span>}
      </p>
    </section>
  );
}

function describePayment(current: OwnPackage): string {
  const { totalPence, creditGrossPence: creditPence } = current;
  if (calculatePaidValue(current) === 0) return 'No charge';
  const before = `${formatPence(creditPence)} left over from the one before`;
  if (totalPence === 0) return `Paid with ${before}`;
  return `${formatPence(totalPence)} paid, including VAT${creditPence > 0 ? `, and ${before}` : ''}`;
}
