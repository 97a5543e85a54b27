import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { formatDayName } from '../../lib/day-name.ts';
import { useLive } from '../../lib/live.ts';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { invalidateNotifications, type Notification, notificationsQuery, useMarkShownSeen } from './api.ts';
import { NotificationList } from './notification-row.tsx';

export const handle: Handle = { head: { title: 'Notifications', noindex: true } };

const perPage = 20;
/** As many of the newest are looked through for what waits, which the first page begins with. */
const reach = 100;

/** /notifications: what waits for the reader, then all of the last year by day. Opening it marks them as seen. */
export function Component() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const queries = useQueryClient();
  const query = useQuery(notificationsQuery({ page, per_page: page === 1 ? reach : perPage }));
  const { data, isPlaceholderData } = query;
  const fresh = useMarkShownSeen(isPlaceholderData ? undefined : data, true);
  useLive('notifications', () => void invalidateNotifications(queries));
  return (
    <div className="mx-auto grid max-w-prose gap-5">
      <div>
        <h1 className="text-2xl">Notifications</h1>
        <p className="tabular text-muted" aria-live="polite">
          {data && (fresh.size > 0 ? `${fresh.size} new` : 'Nothing new')}
        </p>
      </div>
      <QuerySection query={query} what="load your notifications" skeleton={<NotificationsSkeleton />}>
        {({ notifications, total }) => (
          <>
            {total === 0 && <NoNotifications />}
            {listSections(notifications, page).map(([title, ofSection]) => (
              <section
                key={title}
                aria-label={title}
                className={cx('grid gap-1', isPlaceholderData && 'opacity-60')}
              >
                <h2 className="text-base font-semibold text-muted">{title}</h2>
                <NotificationList notifications={ofSection} fresh={fresh} className="-mx-3" />
              </section>
            ))}
            <Pagination page={page} perPage={perPage} total={total} />
            <p className="text-sm text-muted">
              We keep them for a year.{' '}
              <Link to={`${paths.profile}?tab=emails`} className="font-semibold underline underline-offset-3">
                Choose which ones we email you
              </Link>
            </p>
          </>
        )}
      </QuerySection>
    </div>
  );
}

/** On the first page what waits for the reader, whenever it came; then the others of the page by day. */
function listSections(
  notifications: readonly Notification[],
  page: number,
): (readonly [title: string, notifications: readonly Notification[]])[] {
  const isShownBefore = page > 1 && page * perPage <= reach;
  const waiting = isShownBefore ? [] : notifications.filter(({ wait }) => wait !== undefined);
  const others = notifications.slice(0, perPage).flatMap((notification) => {
    const { wait, ...told } = notification;
    return wait === undefined || isShownBefore ? [told] : [];
  });
  const days = [...Map.groupBy(others, ({ createdAt }) => formatDayName(createdAt))];
  return waiting.length > 0 ? [['Waiting for you', waiting], ...days] : days;
}

const NoNotifications = () => (
  <EmptyState
    icon={BellOff}
    title="Nothing yet"
    actions={
      <LinkButton to={paths.listing} variant="secondary">
        Find a home
      </LinkButton>
    }
  >
    Viewings, offers and news about your homes appear here.
  </EmptyState>
);

const NotificationsSkeleton = () => (
  <div className="grid gap-5" aria-hidden>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-32" />
      </div>
    ))}
  </div>
);
