import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../entities/account/user.ts';
import { favouritesQuery } from '../entities/favourite/saved-homes.ts';
import { saleQuery } from '../entities/sale/api.ts';
import { viewingsQuery } from '../entities/viewing/api.ts';
import { threadsQuery } from '../features/messages/api.ts';
import { chatQuery } from '../features/messages/chat-cache.ts';
import { isUserId } from '../lib/ids.ts';
import { findAnswer } from '../lib/kept/kept-answers.ts';

/** How many of the latest chats are kept although nobody opened them. */
const recentChats = 8;
/** What is younger isn't read again for keeping alone. */
const freshMs = 15 * 60_000;

/** Reads what is kept, one after the other, so that each page has something without having been opened. */
export async function fetchKept(queries: QueryClient): Promise<void> {
  const list = threadsQuery(queries, undefined);
  const kept = await findAnswer(list.queryKey);
  if (kept && Date.now() - kept.at < freshMs) return;
  await queries.fetchQuery({ ...userQuery, staleTime: 0 });
  await queries.fetchQuery({ ...favouritesQuery, staleTime: 0 });
  await queries.fetchQuery({ ...viewingsQuery({ when: 'upcoming' }), staleTime: 0 });
  await queries.fetchQuery({ ...viewingsQuery({ when: 'past' }), staleTime: 0 });
  const { pages } = await queries.fetchInfiniteQuery({ ...list, staleTime: 0 });
  const threads = pages.flatMap((page) => page.threads).slice(0, recentChats);
  for (const { propertyId, buyerId } of threads) {
    const chat = await queries.fetchQuery(chatQuery(queries, { propertyId, buyerId }));
    const person = chat.sale?.toUserId;
    if (isUserId(person)) await queries.fetchQuery({ ...saleQuery(propertyId, person), staleTime: 0 });
  }
}
