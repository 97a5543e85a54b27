import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { notificationRoutes } from '../../../functions/notifications/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { formatDay } from '../../lib/format.ts';

type Routes = Pick<typeof notificationRoutes, 'notifications' | 'markSeen' | 'unsubscribe' | 'resubscribe'>;
const api = createClient<Routes>({
  notifications: 'GET /api/notifications',
  markSeen: 'PUT /api/notifications/read',
  unsubscribe: 'POST /api/unsubscribe',
  resubscribe: 'POST /api/unsubscribe/undo',
});
export type Notifications = Result<Routes['notifications']>;
export type Notification = Notifications['notifications'][number];
export type NotificationTopic = Notification['topic'];

/** Prefix of the query keys of notifications. */
const listsKey = ['notifications'] as const;

export const notificationsQuery = (query: { readonly page: number; readonly per_page: number }) =>
  queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => api.notifications({ query, signal }),
    placeholderData: keepPreviousData,
  });

export const invalidateNotifications = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: listsKey });

/** Marks everything up to a notification as seen; shown at once, and corrected by the response. */
function useMarkSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upTo: Notification['id']) => api.markSeen({ body: { upTo } }),
    onMutate: async (upTo) => {
      await queries.cancelQueries({ queryKey: listsKey });
      queries.setQueriesData<Notifications>(
        { queryKey: listsKey },
        (list) => list && markSeenUpTo(list, upTo),
      );
    },
    onSettled: () => invalidateNotifications(queries),
  });
}

function markSeenUpTo(list: Notifications, upTo: string): Notifications {
  const isNew = ({ id, read }: Notification) => !read && id <= upTo;
  const seen = list.notifications.filter(isNew).length;
  return {
    ...list,
    unread: Math.max(0, list.unread - seen),
    notifications: list.notifications.map((one) => (isNew(one) ? { ...one, read: true } : one)),
  };
}

const noneFresh: ReadonlySet<string> = new Set();

/**
 * Marks a list as seen while it is shown. Returns what was new in it, until it is hidden; a failed mark is
 * tried again with the next notification.
 */
export function useMarkShownSeen(list: Notifications | undefined, isShown: boolean): ReadonlySet<string> {
  const { mutate } = useMarkSeen();
  const [fresh, setFresh] = useState(noneFresh);
  const tried = useRef('');
  const unread = list?.notifications.filter(({ read }) => !read) ?? [];
  const newest = unread[0]?.id;
  if (!isShown && fresh.size > 0) setFresh(noneFresh);
  if (isShown && unread.some(({ id }) => !fresh.has(id)))
    setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]));
  useEffect(() => {
    if (!isShown || newest === undefined || newest <= tried.current) return;
    tried.current = newest;
    mutate(newest);
  }, [isShown, newest, mutate]);
  return fresh;
}

/** Notifications of one property on one day, newest first. */
export interface NotificationGroup {
  readonly newest: Notification;
  readonly more: readonly Notification[];
}

/** Groups a list by property and day, in the order of the newest of each. */
export function groupNotifications(list: readonly Notification[]): NotificationGroup[] {
  const groups = Map.groupBy(list, ({ id, propertyId, createdAt }) =>
    propertyId === undefined ? id : `${propertyId} ${formatDay(createdAt)}`,
  );
  return Array.from(groups.values(), ([newest, ...more]) => (newest ? [{ newest, more }] : [])).flat();
}

export const stopMails = (key: string): Promise<{ topic: NotificationTopic }> =>
  api.unsubscribe({ query: { key } });
export const resumeMails = (key: string): Promise<{ topic: NotificationTopic }> =>
  api.resubscribe({ query: { key } });
