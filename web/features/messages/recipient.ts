import { isUserId } from '../../lib/ids.ts';
import type { ThreadIds } from './api.ts';
import type { Chat } from './chat-cache.ts';

type UserId = ThreadIds['buyerId'];

/** Whom a message of the reader goes to. */
export const recipientOf = ({ buyerId }: ThreadIds, { side, counterpart }: Chat): UserId =>
  side === 'seller' || !isUserId(counterpart.id) ? buyerId : counterpart.id;
