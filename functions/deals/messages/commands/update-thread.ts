import type { Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildMessageWrite } from '../adapters/message-repository.ts';
import { buildThreadWrite, findThread } from '../adapters/thread-repository.ts';
import type { Thread } from '../domain/message.ts';
import type { ThreadDecision, Parties } from '../domain/thread.ts';

/** A decision with further writes for the same transaction. */
export interface ThreadUpdate {
  readonly decision: ThreadDecision;
  readonly also?: readonly Write[];
}

/** Both sides write, read and remove at the same time from several windows; this many attempts find a gap. */
const retries = { attempts: 20, pauseMs: 45 };

/**
 * Loads a thread, decides and saves; retries when another write came first. Writes nothing when the thread is
 * unchanged.
 */
export function updateThread(
  { propertyId, buyerId }: Pick<Parties, 'propertyId' | 'buyerId'>,
  plan: (thread: Thread | undefined) => Promise<ThreadUpdate> | ThreadUpdate,
): Promise<ThreadDecision> {
  return updateWithRetry(
    () => findThread(propertyId, buyerId),
    async (before) => {
      const { decision, also = [] } = await plan(before);
      const { thread, message, events } = decision;
      if (thread === before) return { writes: [], result: decision };
      const writes = [buildThreadWrite(thread), ...(message ? [buildMessageWrite(message)] : []), ...also];
      return { writes, events, result: decision };
    },
    retries,
  );
}
