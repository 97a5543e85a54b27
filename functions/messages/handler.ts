import type { MessageId, Side } from '../../events/vocabulary.ts';
import { findProperty } from '../properties/adapters/property-repository.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { documentLink } from '../shared/documents.ts';
import { AppError } from '../shared/errors.ts';
import { answerCard } from './card-answer.ts';
import { change, takeAway } from './changes.ts';
import { chatFor } from './chat.ts';
import { messageRoutes } from './contract.ts';
import { decide } from './decision-store.ts';
import { listEnquiries } from '../buying/queries/list-enquiries.ts';
import { threadList } from './lists.ts';
import { markUpTo } from './marking.ts';
import type { Thread } from './message.ts';
import { ownMessage, ownThread, threadGone } from './own.ts';
import { send } from './sending.ts';
import { threadOf, unreadTotalOf } from './store.ts';
import { archive, mute, sideOf } from './thread.ts';
import { messageView } from './views.ts';

export const handler = api(messageRoutes, {
  threads: ({ query }, caller) => threadList(query, caller, now()),

  sendMessage: async ({ body }, caller) => {
    const time = now();
    const { thread, message } = await send(body, caller, time);
    const side = sideOf(thread, caller.id);
    if (!message || !side) throw threadGone();
    return messageView(message, thread, side, time);
  },

  message: ({ params: { id } }, caller) => shown(id, caller),

  editMessage: async ({ params: { id }, body }, caller) => {
    await change(id, body.body, caller, now());
    return shown(id, caller);
  },

  removeMessage: ({ params: { id } }, caller) => takeAway(id, caller, now()),

  changeMessageStatus: async ({ params: { id }, body: { status, reason } }, caller) => {
    const { message, side } = await ownMessage(id, caller);
    if (status === 'delivered' || status === 'read') {
      if (message.fromId === caller.id) throw ownWords(message.kind);
      await markUpTo(message, message, status, caller);
    } else if (status === 'accepted' || status === 'rejected' || status === 'cancelled') {
      await answerCard(message, { status, reason }, caller, now());
    } else {
      await decide(message, (thread) => {
        if (!thread) throw threadGone();
        return { decision: asides[status](thread, side) };
      });
    }
    return shown(id, caller);
  },

  enquiries: async ({ params: { id }, query }, caller) => {
    const home = await findProperty(id);
    if (home?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such home.');
    return listEnquiries(home, query, caller, now());
  },

  ownThread: async ({ params: { id }, query }, caller) =>
    chatFor(await ownThread(id, caller.id, caller), query, caller, now()),

  chat: async ({ params: { propertyId, buyerId }, query }, caller) =>
    chatFor(await ownThread(propertyId, buyerId, caller), query, caller, now()),

  markRead: async ({ params: { id } }, caller) => {
    const { message } = await ownMessage(id, caller);
    const { thread, updated } = await markUpTo(message, message, 'read', caller);
    return { updated, unreadTotal: await unreadTotalOf(caller.id, thread) };
  },

  attachment: async ({ params: { id, fileId } }, caller) => {
    const { message } = await ownMessage(id, caller);
    const file = message.withheldAt
      ? undefined
      : message.attachments.find((attachment) => attachment.id === fileId);
    if (!file) throw new AppError('not_found', 'There is no such file.');
    return documentLink(file.id, file.name);
  },
});

/** What one side does with a thread for themselves. */
const asides = {
  archived: (thread: Thread, side: Side) => archive(thread, side, true),
  unarchived: (thread: Thread, side: Side) => archive(thread, side, false),
  muted: (thread: Thread, side: Side) => mute(thread, side, true),
  unmuted: (thread: Thread, side: Side) => mute(thread, side, false),
} as const;

const ownWords = (kind: string) =>
  new AppError('conflict', 'Only the other person can say that they got this.', { state: kind });

async function shown(id: MessageId, caller: Caller) {
  const { message, side } = await ownMessage(id, caller);
  const thread = await threadOf(message.propertyId, message.buyerId);
  if (!thread) throw threadGone();
  return messageView(message, thread, side, now());
}
