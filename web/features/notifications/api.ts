import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { notificationRoutes } from '../../../functions/notifications/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { describeError } from '../../lib/api-error.ts';
import { client } from '../../lib/client.ts';
import { toast } from '../../lib/toast.ts';

type Routes = Pick<typeof notificationRoutes, 'notifications' | 'markSeen' | 'unsubscribe' | 'resubscribe'>;
const api = client<Routes>({
  notifications: 'GET /api/notifications',
  markSeen: 'PUT /api/notifications/read',
  unsubscribe: 'POST /api/unsubscribe',
  resubscribe: 'POST /api/unsubscribe/undo',
});
export type Notifications = Result<Routes['notifications']>;
export type Notification = Notifications['notifications'][number];
export type Topic = Notification['topic'];

/** Prefix of the query keys of notifications. */
const listsKey = ['notifications'] as const;

export const notificationsQuery = (query: { readonly page: number; readonly per_page: number }) =>
  queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => api.notifications({ query, signal }),
    placeholderData: keepPreviousData,
  });

export const readAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: listsKey });

/** Marks everything up to a notification as seen; shown at once, and corrected by the response. */
export function useMarkSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upTo: Notification['id']) => api.markSeen({ body: { upTo } }),
    onMutate: async (upTo) => {
      await queries.cancelQueries({ queryKey: listsKey });
      queries.setQueriesData<Notifications>({ queryKey: listsKey }, (list) => list && seenUpTo(list, upTo));
    },
    onError: (error) => toast.failure(describeError(error)),
    onSettled: () => readAgain(queries),
  });
}

function seenUpTo(list: Notifications, upTo: string): Notifications {
  const isNew = ({ id, read }: Notification) => !read && id <= upTo;
  const seen = list.notifications.filter(isNew).length;
  return {
    ...list,
    unread: Math.max(0, list.unread - seen),
    notifications: list.notifications.map((one) => (isNew(one) ? { ...one, read: true } : one)),
  };
}

export const endMails = (key: string): Promise<{ topic: Topic }> => api.unsubscribe({ query: { key } });
export const takeBack = (key: string): Promise<{ topic: Topic }> => api.resubscribe({ query: { key } });
