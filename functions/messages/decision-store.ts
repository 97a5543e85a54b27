import { setTimeout } from 'node:timers/promises';
import { commit, isStale, type Write } from '../shared/table.ts';
import type { Thread } from './message.ts';
import { savingMessage } from './message-store.ts';
import { savingThread, threadOf } from './store.ts';
import type { Decision, Parties } from './thread.ts';

/** A decision with whatever else has to hold or change in the same moment. */
export interface Plan {
  readonly decision: Decision;
  readonly also?: readonly Write[];
}

/** Two people write, read and take back at once, and from several windows; each finds a gap within this many tries. */
const tries = 20;

/**
 * Decides on a thread as it is, and anew where somebody changed it in between. A decision that leaves the thread as
 * it is, writes nothing.
 */
export async function decide(
  { propertyId, buyerId }: Pick<Parties, 'propertyId' | 'buyerId'>,
  plan: (thread: Thread | undefined) => Promise<Plan> | Plan,
  left = tries,
): Promise<Decision> {
  const before = await threadOf(propertyId, buyerId);
  const { decision, also = [] } = await plan(before);
  const { thread, message, events } = decision;
  if (thread === before) return decision;
  try {
    await commit([savingThread(thread), ...(message ? [savingMessage(message)] : []), ...also], events);
    return decision;
  } catch (error) {
    if (left <= 1 || !isStale(error)) throw error;
    await setTimeout(5 + Math.random() * 40);
    return decide({ propertyId, buyerId }, plan, left - 1);
  }
}
