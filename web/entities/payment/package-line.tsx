import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CreditCard } from 'lucide-react';
import type { PropertyStatus } from '../../../events/vocabulary.ts';
import { paths } from '../../app/paths.ts';
import { cx } from '../../lib/cx.ts';
import { formatDate, formatPence } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { homePackageQuery, type OwnPackage } from './api.ts';
import { countDaysLeft, formatTimeLeft, formatPackageName, soonDays } from './labels.ts';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../lib/fill.ts';

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
        {fillNodes(words.linkPausedWhileTheSale, { link: <PackageLink id={id}>{name}</PackageLink> })}
      </p>
    );
  if (!forSale.has(status)) return null;
  const isSoon = countDaysLeft(running.endsAt) <= soonDays;
  return (
    <p className={cx(lineClass, isSoon ? 'text-amber' : 'text-muted')}>
      <Icon as={CalendarClock} size={16} />
      <PackageLink id={id}>{name}</PackageLink>
      <span>
        {fillText(words.untilEndsAtIsSoonPart, {
          endsAt: formatDate(running.endsAt),
          isSoonPart: isSoon && `, ${formatTimeLeft(running.endsAt)}`,
        })}
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
    <span className="sr-only"> {words.packageText}</span>
  </Link>
);

/** A property that only lacks its package. */
function PendingPackage({ id }: { readonly id: OwnPackage['propertyId'] }) {
  const { data } = useQuery(homePackageQuery(id));
  if (!data || data.current) return null;
  const { pending, scheduled } = data;
  if (scheduled)
    return (
      <p className={cx(lineClass, 'text-amber')}>
        <Icon as={CalendarClock} size={16} />
        {fillNodes(words.packageNameIsPaidAndStartsAtPart, {
          packageName: formatPackageName(scheduled.packageId),
          startsAtPart:
            scheduled.startsAt === undefined
              ? words.hasntStartedYet
              : fillText(words.beginsOnStartsAt, { startsAt: formatDate(scheduled.startsAt) }),
          link: (
            <Link
              to={paths.ownPackage(id)}
              className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
            >
              {words.startItNow}
            </Link>
          ),
        })}
      </p>
    );
  return (
    <p className={cx(lineClass, 'text-amber')}>
      <Icon as={CreditCard} size={16} />
      {pending ? (
        <>
          {fillNodes(words.packageNameIsWaitingForYour, {
            packageName: formatPackageName(pending.packageId),
            totalPence: formatPence(pending.totalPence),
            link: (
              <Link
                to={`${paths.ownPackage(id)}?buy=${pending.packageId}`}
                className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
              >
                {words.payNow}
              </Link>
            ),
          })}
        </>
      ) : (
        words.chooseAPackageToPut
      )}
    </p>
  );
}
