import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CreditCard } from 'lucide-react';
import type { PropertyStatus } from '../../../events/vocabulary.ts';
import { capitaliseFirst } from '../../../functions/kernel/text.ts';
import { getPayDecider } from '../../../functions/money/payments/domain/pay-method.ts';
import { cx } from '../../lib/cx.ts';
import { formatDate, formatPence } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { homePackageQuery, type OwnPackage } from './api.ts';
import { countDaysLeft, formatTimeLeft, soonDays } from './labels.ts';
import { formatPackageName } from './package-name.ts';

interface Props {
  readonly home: {
    readonly id: OwnPackage['propertyId'];
    readonly status: PropertyStatus;
    readonly package?: { readonly packageId: string; readonly endsAt: string } | undefined;
  };
}

/** Statuses in which the package's days run, so that its end matters. */
const forSale: ReadonlySet<PropertyStatus> = new Set(['live', 'paused', 'under_review', 'under_offer']);
const lineClass = 'tabular flex flex-wrap items-center gap-x-2 gap-y-1 text-sm';

/** A summary of a property's package, with a link to it. */
export function PackageLine({ home }: Props) {
  const { id, status, package: running } = home;
  if (status === 'pending_payment') return <PendingPackage id={id} />;
  if (!running) return null;
  const name = formatPackageName(running.packageId);
  if (status === 'sold_stc')
    return (
      <p className={cx(lineClass, 'text-muted')}>
        <Icon as={CalendarClock} size={16} />
        <PackageLink id={id}>{name}</PackageLink> Paused while the sale goes through.
      </p>
    );
  if (!forSale.has(status)) return null;
  const isSoon = countDaysLeft(running.endsAt) <= soonDays;
  return (
    <p className={cx(lineClass, isSoon ? 'text-amber' : 'text-muted')}>
      <Icon as={CalendarClock} size={16} />
      <PackageLink id={id}>{name}</PackageLink>
      <span>
        {`until ${formatDate(running.endsAt)}${isSoon ? `, ${formatTimeLeft(running.endsAt)}` : ''}`}
      </span>
    </p>
  );
}

const PackageLink = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <Link
    to={paths.ownPackage(id)}
    className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
  >
    {children}
    <span className="sr-only"> package</span>
  </Link>
);

/** A property that only lacks its package. */
function PendingPackage({ id }: { readonly id: OwnPackage['propertyId'] }) {
  const { data } = useQuery(homePackageQuery(id));
  if (!data || data.current) return null;
  const { pending, scheduled, underWay } = data;
  if (scheduled)
    return (
      <p className={cx(lineClass, 'text-amber')}>
        <Icon as={CalendarClock} size={16} />
        {formatPackageName(scheduled.packageId)} is paid and
        {scheduled.startsAt === undefined
          ? ' hasn’t started yet.'
          : ` begins on ${formatDate(scheduled.startsAt)}. The home stays off the market until then.`}
        <Link
          to={paths.ownPackage(id)}
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
        >
          Start it now
        </Link>
      </p>
    );
  if (underWay)
    return (
      <p className={cx(lineClass, 'text-amber')}>
        <Icon as={CreditCard} size={16} />
        {`${capitaliseFirst(getPayDecider(underWay))} hasn’t confirmed your payment for ${formatPackageName(underWay.packageId)} yet.`}
        <Link
          to={paths.payment(underWay.paymentId)}
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
        >
          See the payment
        </Link>
      </p>
    );
  return (
    <p className={cx(lineClass, 'text-amber')}>
      <Icon as={CreditCard} size={16} />
      {pending ? (
        <>
          {formatPackageName(pending.packageId)} is waiting for your payment of{' '}
          {formatPence(pending.totalPence)}.
          <Link
            to={`${paths.ownPackage(id)}?buy=${pending.packageId}`}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
          >
            Pay now
          </Link>
        </>
      ) : (
        'Choose a package to put it on sale.'
      )}
    </p>
  );
}
