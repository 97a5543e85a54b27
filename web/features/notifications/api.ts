import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { notificationRoutes } from '../../../functions/reach/notifications/contract.ts';
import { isAboutPage } from '../../../functions/reach/notifications/domain/links.ts';
import { createClient } from '../../lib/client.ts';
import { formatDay } from '../../lib/format.ts';
import { useLocation } from '../../lib/router.ts';
import { usePageVisibility } from '../../lib/use-page-visibility.ts';

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

export function notificationsQuery(query: { readonly page: number; readonly per_page: number }) {
  return queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => api.notifications({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function invalidateNotifications(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: listsKey });
}

interface SeenMark {
  readonly upTo: Notification['id'];
  /** Only what leads to this page. */
  readonly page?: string;
}

/** Marks notifications as seen; shown at once, and corrected by the response. */
function useMarkSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SeenMark) => api.markSeen({ body }),
    onMutate: async (mark) => {
      await queries.cancelQueries({ queryKey: listsKey });
      queries.setQueriesData<Notifications>({ queryKey: listsKey }, (list) => list && markSeen(list, mark));
    },
    onSettled: () => invalidateNotifications(queries),
  });
}

function markSeen(list: Notifications, { upTo, page }: SeenMark): Notifications {
  const isNew = (notification: Notification) =>
    !notification.read && notification.id <= upTo && (page === undefined || isAboutPage(notification, page));
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
    mutate({ upTo: newest });
  }, [isShown, newest, mutate]);
  return fresh;
}

/**
 * Marks what leads to the open page as seen, as long as the reader looks at it. Older notifications than those
 * of the list may lead to it too, so a list that lacks some unread ones is marked on every page.
 */
export function useMarkPageSeen(list: Notifications | undefined): void {
  const { mutate } = useMarkSeen();
  const { pathname } = useLocation();
  const isVisible = usePageVisibility();
  const tried = useRef('');
  const unread = list?.notifications.filter(({ read }) => !read) ?? [];
  const isAsked =
    unread.some((one) => isAboutPage(one, pathname)) || (list !== undefined && list.unread > unread.length);
  const newest = list?.notifications[0]?.id;
  useEffect(() => {
    const attempt = `${newest} ${pathname}`;
    if (!isVisible || !isAsked || newest === undefined || tried.current === attempt) return;
    tried.current = attempt;
    mutate({ upTo: newest, page: pathname });
  }, [isVisible, isAsked, newest, pathname, mutate]);
}

/** Groups a list by property and day, in the order of the newest of each, which is its first. */
export function groupNotifications(list: readonly Notification[]): (readonly Notification[])[] {
  const groups = Map.groupBy(list, ({ id, propertyId, createdAt }) =>
    propertyId === undefined ? id : `${propertyId} ${formatDay(createdAt)}`,
  );
  return [...groups.values()];
}

export function stopMails(key: string): Promise<{ topic: NotificationTopic }> {
  return api.unsubscribe({ query: { key } });
}
export function resumeMails(key: string): Promise<{ topic: NotificationTopic }> {
  return api.resubscribe({ query: { key } });
}
