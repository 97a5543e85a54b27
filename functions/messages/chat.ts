import type * as z from 'zod';
import { account } from '../accounts/store.ts';
import { counterpartView } from '../accounts/views.ts';
import { listBuyerBadges } from '../buyer-checks/queries/list-buyer-badges.ts';
import { findProperty } from '../properties/adapters/property-repository.ts';
import type { Caller } from '../shared/caller.ts';
import { isStale } from '../shared/table.ts';
import { closedFor } from './closed.ts';
import type { Chat, messageRoutes } from './contract.ts';
import { dealOf } from './deal.ts';
import { markUpTo } from './marking.ts';
import type { Thread } from './message.ts';
import { messagesOf } from './message-store.ts';
import type { OwnThread } from './own.ts';
import { unreadTotalOf } from './store.ts';
import { otherSide, personOn } from './thread.ts';
import { homeCard, messageView } from './views.ts';

type Asked = z.output<(typeof messageRoutes)['chat']['query']>;

/** One page of a thread with everything that stands around it. What is fetched counts as delivered. */
export async function chatFor(
  { thread, side }: OwnThread,
  asked: Asked,
  caller: Caller,
  now: Date,
): Promise<Chat> {
  const otherId = personOn(thread, otherSide(side));
  const [messages, home, other, marked, badges] = await Promise.all([
    messagesOf(thread, asked),
    findProperty(thread.propertyId),
    account(otherId),
    received(thread, caller),
    side === 'seller' ? listBuyerBadges([otherId], now) : undefined,
  ]);
  const checks = badges?.get(otherId);
  const [deal, closed, unreadTotal] = await Promise.all([
    dealOf(thread, messages, caller.id, now),
    closedFor(thread, home, other, now),
    unreadTotalOf(caller.id, marked),
  ]);
  const oldest = messages.at(-1);
  const more = asked.after === undefined && messages.length === asked.limit && oldest;
  return {
    messages: messages
      .filter(({ hiddenFor }) => !hiddenFor.includes(caller.id))
      .map((message) => messageView(message, marked, side, now)),
    total: thread.messages,
    ...(more && { before: oldest.order }),
    side,
    property: homeCard(home, caller.id, now),
    counterpart: { ...counterpartView(otherId, other), ...(checks && { checks }) },
    ...deal,
    closed,
    muted: thread[side].muted,
    safetyNotice: !thread[side].wrote,
    unreadTotal,
  };
}

async function received(thread: Thread, caller: Caller): Promise<Thread> {
  const { last } = thread;
  const side = caller.id === thread.buyerId ? 'buyer' : 'seller';
  if (last.fromId === caller.id || last.order <= thread[side].deliveredTo) return thread;
  try {
    return (await markUpTo(thread, last, 'delivered', caller)).thread;
  } catch (error) {
    // The next look marks it; nobody is kept from reading by it.
    if (!isStale(error)) throw error;
    return thread;
  }
}
