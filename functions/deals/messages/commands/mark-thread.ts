import { sideOf } from '../../../../events/vocabulary.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listMessagesAfter } from '../adapters/message-repository.ts';
import type { Thread } from '../domain/message.ts';
import {
  isAddressedTo,
  moveMark,
  type ReadMark,
  type Parties,
  type MessagePosition,
} from '../domain/thread.ts';
import { createThreadNotFound } from '../queries/get-own-thread.ts';
import { updateThread } from './update-thread.ts';

/** Moves the caller's read mark to a message; returns the thread and by how many the unread count fell. */
export async function markThread(
  parties: Parties,
  to: MessagePosition,
  as: ReadMark,
  caller: Caller,
): Promise<{ thread: Thread; updated: number }> {
  const side = sideOf(parties, caller.id);
  if (!side) throw createThreadNotFound();
  const receipt = as !== 'read' || (await hasReadReceipts(caller));
  let before = 0;
  const { thread } = await updateThread(parties, async (found) => {
    if (!found) throw createThreadNotFound();
    before = found[side].unread;
    const unread =
      as === 'read' && to.order > found[side].readTo ? await countUnreadAfter(found, to, caller) : 0;
    return { decision: moveMark(found, side, { as, to, unread, receipt }) };
  });
  return { thread, updated: before - thread[side].unread };
}

const hasReadReceipts = async ({ id }: Caller): Promise<boolean> =>
  (await findAccount(id))?.prefs.readReceipts ?? true;

async function countUnreadAfter(thread: Thread, { order }: MessagePosition, { id }: Caller): Promise<number> {
  if (order >= thread.last.order) return 0;
  return (await listMessagesAfter(thread, order)).filter((message) => isAddressedTo(message, id)).length;
}
