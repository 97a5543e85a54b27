import { isUserId } from '../../lib/ids.ts';
import type { ThreadIds } from './api.ts';
import type { Chat } from './chat-cache.ts';

type UserId = ThreadIds['buyerId'];

/** The recipient of the reader's messages. */
export function getRecipientId({ buyerId }: ThreadIds, { side, counterpart }: Chat): UserId {
  return side === 'seller' || !isUserId(counterpart.id) ? buyerId : counterpart.id;
}
