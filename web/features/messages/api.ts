import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { messageRoutes } from '../../../functions/deals/messages/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import type { moderationRoutes } from '../../../functions/trust/moderation/contract.ts';
import { userQuery } from '../../entities/account/user.ts';
import { createClient } from '../../lib/client.ts';

export const messages = createClient<Omit<typeof messageRoutes, 'enquiries' | 'ownThread'>>({
  threads: 'GET /api/messages',
  sendMessage: 'POST /api/messages',
  message: 'GET /api/messages/{id}',
  editMessage: 'PUT /api/messages/{id}',
  removeMessage: 'DELETE /api/messages/{id}',
  changeMessageStatus: 'PUT /api/messages/update-status/{id}',
  chat: 'GET /api/buyer-seller-chat/{propertyId}/{buyerId}',
  markRead: 'PUT /api/update-is-read/{id}',
  attachment: 'GET /api/messages/{id}/files/{fileId}',
});
export const moderation = createClient<Omit<typeof moderationRoutes, 'blockedBy'>>({
  blockedUsers: 'GET /api/blocked-users',
  unblockUser: 'GET /api/un-block-user/{id}',
});

export type Threads = Result<(typeof messageRoutes)['threads']>;
export type Thread = Threads['threads'][number];
export type ChatPage = Result<(typeof messageRoutes)['chat']>;
export type Message = ChatPage['messages'][number];
export type ThreadFilter = NonNullable<
  NonNullable<Request<(typeof messageRoutes)['threads']>['query']>['filter']
>;
export type ThreadIds = Request<(typeof messageRoutes)['chat']>['params'];

const perPage = 24;
export const threadsKey = ['messages', 'threads'] as const;

/** The threads of a filter, page by page. */
export function threadsQuery(queries: QueryClient, filter: ThreadFilter | undefined) {
  return infiniteQueryOptions({
    queryKey: [...threadsKey, filter ?? 'all'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: pageParam, per_page: perPage, ...(filter && { filter }) };
      const page = await messages.threads({ query, signal });
      cacheUnread(queries, page.unreadTotal);
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total }) => (page * per_page < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** A link to a file is valid for five minutes. */
const linkFreshMs = 240_000;
export function fileQuery(id: Message['id'], fileId: Message['attachments'][number]['id']) {
  return queryOptions({
    queryKey: ['messages', 'file', id, fileId],
    queryFn: ({ signal }) => messages.attachment({ params: { id, fileId }, signal }),
    staleTime: linkFreshMs,
    refetchInterval: linkFreshMs,
  });
}

export const blockedQuery = queryOptions({
  queryKey: ['moderation', 'blocked'],
  queryFn: ({ signal }) => moderation.blockedUsers({ query: { per_page: 500 }, signal }),
});

/** Stores the unread count, which every response about messages contains, for the header. */
export function cacheUnread(queries: QueryClient, unreadTotal: number): void {
  queries.setQueryData(userQuery.queryKey, (user) => (user ? { ...user, unreadTotal } : user));
}
