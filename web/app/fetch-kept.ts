import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { userQuery } from '../entities/account/user.ts';
import { favouritesQuery } from '../entities/favourite/saved-homes.ts';
import { saleQuery } from '../entities/sale/api.ts';
import { viewingsQuery } from '../entities/viewing/api.ts';
import { threadsQuery } from '../features/messages/api.ts';
import { chatQuery } from '../features/messages/chat-cache.ts';
import { NetworkError } from '../lib/api-error.ts';
import { isUserId } from '../lib/ids.ts';
import { isKeeping } from '../lib/kept/keeping.ts';
import { findAnswer } from '../lib/kept/kept-answers.ts';
import { keptSales } from '../lib/kept/kept-rules.ts';

/** How many of the latest chats are kept although nobody opened them. */
const recentChats = 8;
/** What is younger isn't read again for keeping alone. */
const freshMs = 15 * 60_000;

/** Reads an answer, unless the kept one is fresh. One that Gable refuses leaves the others as they are. */
async function refresh(queryKey: QueryKey, read: () => Promise<unknown>): Promise<void> {
  // Turned off meanwhile, or logged out.
  if (!isKeeping()) return;
  const kept = await findAnswer(queryKey);
  if (kept && Math.abs(Date.now() - kept.at) < freshMs) return;
  try {
    await read();
  } catch (error) {
    if (error instanceof NetworkError) throw error;
  }
}

/** What this page has read of a query, or an earlier one has kept. */
async function findKnown<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
): Promise<Data | undefined> {
  return queries.getQueryData<Data>(queryKey) ?? (await findAnswer<Data>(queryKey))?.data;
}

/**
 * Reads what is kept, one after the other, so that each page has something without having been opened.
 * @throws NetworkError without a connection: what was kept before stays
 */
export async function fetchKept(queries: QueryClient): Promise<void> {
  const list = threadsQuery(queries, undefined);
  await refresh(userQuery.queryKey, () => queries.fetchQuery({ ...userQuery, staleTime: 0 }));
  await refresh(favouritesQuery.queryKey, () => queries.fetchQuery({ ...favouritesQuery, staleTime: 0 }));
  for (const when of ['upcoming', 'past'] as const) {
    const viewings = viewingsQuery({ when });
    await refresh(viewings.queryKey, () => queries.fetchQuery({ ...viewings, staleTime: 0 }));
  }
  await refresh(list.queryKey, () => queries.fetchInfiniteQuery({ ...list, staleTime: 0 }));
  const pages = (await findKnown(queries, list.queryKey))?.pages ?? [];
  let sales = 0;
  for (const { propertyId, buyerId } of pages.flatMap((page) => page.threads).slice(0, recentChats)) {
    const chat = chatQuery(queries, { propertyId, buyerId });
    await refresh(chat.queryKey, () => queries.fetchQuery(chat));
    const person = (await findKnown(queries, chat.queryKey))?.sale?.toUserId;
    if (!isUserId(person) || sales === keptSales) continue;
    sales += 1;
    const sale = saleQuery(propertyId, person);
    await refresh(sale.queryKey, () => queries.fetchQuery({ ...sale, staleTime: 0 }));
  }
}
