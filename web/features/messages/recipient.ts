import type { ThreadIds } from './api.ts';
import type { Chat } from './chat-cache.ts';

type UserId = ThreadIds['buyerId'];
const isUser = (id: string): id is UserId => id.startsWith('usr_');

/** Whom a message of the reader goes to. */
export const recipientOf = ({ buyerId }: ThreadIds, { side, counterpart }: Chat): UserId =>
  side === 'seller' || !isUser(counterpart.id) ? buyerId : counterpart.id;
