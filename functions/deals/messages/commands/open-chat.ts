import type * as z from 'zod';
import { getOtherSide } from '../../../../events/vocabulary.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { isStale } from '../../../kernel/data/table.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import { listBuyerBadges } from '../../buyer-checks/queries/list-buyer-badges.ts';
import { listMessages } from '../adapters/message-repository.ts';
import { countUnread } from '../adapters/thread-repository.ts';
import type { Chat, messageRoutes } from '../contract.ts';
import { toThreadPropertyCard, toMessageView } from '../domain/message-views.ts';
import type { Thread } from '../domain/message.ts';
import { getPersonOn } from '../domain/thread.ts';
import { findThreadClosure } from '../queries/find-thread-closure.ts';
import type { OwnThread } from '../queries/get-own-thread.ts';
import { loadCardObjects } from '../queries/load-card-objects.ts';
import { markThread } from './mark-thread.ts';

type ChatQuery = z.output<(typeof messageRoutes)['chat']['query']>;

/**
 * One page of a thread with its property, people and card objects. Marks the fetched messages as delivered.
 */
export async function openChat(
  { thread, side }: OwnThread,
  chatQuery: ChatQuery,
  caller: Caller,
  now: Date,
): Promise<Chat> {
  const otherId = getPersonOn(thread, getOtherSide(side));
  const [messages, home, other, marked, badges] = await loadTogether(() =>
    Promise.all([
      listMessages(thread, chatQuery),
      findProperty(thread.propertyId),
      findAccount(otherId),
      markDelivered(thread, caller),
      side === 'seller' ? listBuyerBadges([otherId], now) : undefined,
    ]),
  );
  const checks = badges?.get(otherId);
  const [deal, closed, unreadTotal] = await Promise.all([
    loadCardObjects(thread, messages, caller.id, now),
    findThreadClosure(thread, home, other, now),
    countUnread(caller.id, marked),
  ]);
  const oldest = messages.at(-1);
  const more = chatQuery.after === undefined && messages.length === chatQuery.limit && oldest;
  return {
    messages: messages
      .filter(({ hiddenFor }) => !hiddenFor.includes(caller.id))
      .map((message) => toMessageView(message, marked, side, now)),
    total: thread.messages,
    ...(more && { before: oldest.order }),
    side,
    property: toThreadPropertyCard(home, caller.id, now),
    counterpart: { ...toCounterpartView(otherId, other), ...(checks && { checks }) },
    ...deal,
    closed,
    muted: thread[side].muted,
    safetyNotice: !thread[side].wrote,
    unreadTotal,
  };
}

async function markDelivered(thread: Thread, caller: Caller): Promise<Thread> {
  const { last } = thread;
  const side = caller.id === thread.buyerId ? 'buyer' : 'seller';
  if (last.fromId === caller.id || last.order <= thread[side].deliveredTo) return thread;
  try {
    return (await markThread(thread, last, 'delivered', caller)).thread;
  } catch (error) {
    // Reading must not fail on a write conflict; the next read marks them.
    if (!isStale(error)) throw error;
    return thread;
  }
}
