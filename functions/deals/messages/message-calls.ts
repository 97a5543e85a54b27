import { type MessageId, type Side, sideOf } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { signDocumentLink } from '../../kernel/data/signed-links.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Operations } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { findThread, countUnread } from './adapters/thread-repository.ts';
import { answerCard } from './commands/answer-card.ts';
import { editMessage, removeMessage } from './commands/edit-message.ts';
import { markThread } from './commands/mark-thread.ts';
import { openChat } from './commands/open-chat.ts';
import { sendMessage } from './commands/send-message.ts';
import { updateThread } from './commands/update-thread.ts';
import type { messageRoutes } from './contract.ts';
import { toMessageView } from './domain/message-views.ts';
import type { Thread } from './domain/message.ts';
import { archiveThread, muteThread } from './domain/thread.ts';
import { getOwnMessage, getOwnThread, createThreadNotFound } from './queries/get-own-thread.ts';
import { listThreads } from './queries/list-threads.ts';

export const messageCalls = {
  threads: ({ query }, caller) => listThreads(query, caller, now()),

  sendMessage: async ({ body }, caller) => {
    const time = now();
    const { thread, message } = await sendMessage(body, caller, time);
    const side = sideOf(thread, caller.id);
    if (!message || !side) throw createThreadNotFound();
    return toMessageView(message, thread, side, time);
  },

  message: ({ params: { id } }, caller) => loadMessageView(id, caller),

  editMessage: async ({ params: { id }, body }, caller) => {
    await editMessage(id, body.body, caller, now());
    return loadMessageView(id, caller);
  },

  removeMessage: ({ params: { id } }, caller) => removeMessage(id, caller, now()),

  changeMessageStatus: async ({ params: { id }, body: { status, reason, ownersAgree } }, caller) => {
    const { message, side } = await getOwnMessage(id, caller);
    if (status === 'delivered' || status === 'read') {
      if (message.fromId === caller.id) throw createOwnMessageError(message.kind);
      await markThread(message, message, status, caller);
    } else if (status === 'accepted' || status === 'rejected' || status === 'cancelled') {
      await answerCard(message, { status, reason, ownersAgree }, caller, now());
    } else {
      await updateThread(message, (thread) => {
        if (!thread) throw createThreadNotFound();
        return { decision: sideStatusChanges[status](thread, side) };
      });
    }
    return loadMessageView(id, caller);
  },

  ownThread: async ({ params: { id }, query }, caller) =>
    openChat(await getOwnThread(id, caller.id, caller), query, caller, now()),

  chat: async ({ params: { propertyId, buyerId }, query }, caller) =>
    openChat(await getOwnThread(propertyId, buyerId, caller), query, caller, now()),

  markRead: async ({ params: { id } }, caller) => {
    const { message } = await getOwnMessage(id, caller);
    const { thread, updated } = await markThread(message, message, 'read', caller);
    return { updated, unreadTotal: await countUnread(caller.id, thread) };
  },

  attachment: async ({ params: { id, fileId } }, caller) => {
    const { message } = await getOwnMessage(id, caller);
    const file = message.withheldAt
      ? undefined
      : message.attachments.find((attachment) => attachment.id === fileId);
    if (!file) throw new AppError('not_found', 'We can’t find that file.');
    return signDocumentLink(file.id, file.name);
  },
} satisfies Partial<Operations<typeof messageRoutes>>;

/** Changes of a thread for one side only. */
const sideStatusChanges = {
  archived: (thread: Thread, side: Side) => archiveThread(thread, side, true),
  unarchived: (thread: Thread, side: Side) => archiveThread(thread, side, false),
  muted: (thread: Thread, side: Side) => muteThread(thread, side, true),
  unmuted: (thread: Thread, side: Side) => muteThread(thread, side, false),
} as const;

const createOwnMessageError = (kind: string) =>
  new AppError('conflict', 'Only the other person can say that they got this.', { state: kind });

async function loadMessageView(id: MessageId, caller: Caller) {
  const { message, side } = await getOwnMessage(id, caller);
  const thread = await findThread(message.propertyId, message.buyerId);
  if (!thread) throw createThreadNotFound();
  return toMessageView(message, thread, side, now());
}
