import { setTimeout } from 'node:timers/promises';
import { commit, isStale, type Write } from '../../kernel/data/table.ts';
import type { Thread } from '../domain/message.ts';
import { buildMessageWrite } from '../adapters/message-repository.ts';
import { buildThreadWrite, findThread } from '../adapters/thread-repository.ts';
import type { ThreadDecision, Parties } from '../domain/thread.ts';

/** A decision with further writes for the same transaction. */
export interface ThreadUpdate {
  readonly decision: ThreadDecision;
  readonly also?: readonly Write[];
}

/** Both sides write, read and remove at the same time from several windows; this many attempts find a gap. */
const maxAttempts = 20;

/**
 * Loads a thread, decides and saves; retries when another write came first. Writes nothing when the thread is
 * unchanged.
 */
export async function updateThread(
  { propertyId, buyerId }: Pick<Parties, 'propertyId' | 'buyerId'>,
  plan: (thread: Thread | undefined) => Promise<ThreadUpdate> | ThreadUpdate,
  left = maxAttempts,
): Promise<ThreadDecision> {
  const before = await findThread(propertyId, buyerId);
  const { decision, also = [] } = await plan(before);
  const { thread, message, events } = decision;
  if (thread === before) return decision;
  try {
    await commit(
      [buildThreadWrite(thread), ...(message ? [buildMessageWrite(message)] : []), ...also],
      events,
    );
    return decision;
  } catch (error) {
    if (left <= 1 || !isStale(error)) throw error;
    await setTimeout(5 + Math.random() * 40);
    return updateThread({ propertyId, buyerId }, plan, left - 1);
  }
}
