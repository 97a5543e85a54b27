import { account } from '../accounts/store.ts';
import type { Caller } from '../shared/caller.ts';
import { decide } from './decision-store.ts';
import type { Thread } from './message.ts';
import { messagesAfter } from './message-store.ts';
import { threadGone } from './own.ts';
import { isFor, mark, type Marked, type Parties, type Place, sideOf } from './thread.ts';

/** Moves the caller's mark up to a message; tells how many fewer are unread by it. */
export async function markUpTo(
  parties: Parties,
  to: Place,
  as: Marked,
  caller: Caller,
): Promise<{ thread: Thread; updated: number }> {
  const side = sideOf(parties, caller.id);
  if (!side) throw threadGone();
  const receipt = as !== 'read' || (await sendsReceipts(caller));
  let before = 0;
  const { thread } = await decide(parties, async (found) => {
    if (!found) throw threadGone();
    before = found[side].unread;
    const unread = as === 'read' && to.order > found[side].readTo ? await unreadAfter(found, to, caller) : 0;
    return { decision: mark(found, side, as, to, unread, receipt) };
  });
  return { thread, updated: before - thread[side].unread };
}

const sendsReceipts = async ({ id }: Caller): Promise<boolean> =>
  (await account(id))?.prefs.readReceipts ?? true;

async function unreadAfter(thread: Thread, { order }: Place, { id }: Caller): Promise<number> {
  if (order >= thread.last.order) return 0;
  return (await messagesAfter(thread, order)).filter((message) => isFor(message, id)).length;
}
