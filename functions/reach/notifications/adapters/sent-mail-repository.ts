import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { leaseMilliseconds } from '../domain/mail-lease.ts';

/** One mail of one event to one person, written before sending and marked as done after it. */
const SentRow = defineRow('sent-mail', {
  columns: {
    eventId: text,
    userId: text,
    /** Unix milliseconds at which the lease of the sending run ends. */
    until: number,
    done: { type: 'boolean', required: true },
    expiresAt: number,
  },
  indexes: { byEvent: rowKey('eventId', 'userId') },
});

const keptSeconds = 90 * daySeconds;

export interface MailDelivery {
  readonly eventId: string;
  readonly userId: string;
}

/**
 * Sends once, however often the event is delivered. An interrupted run is repeated after its lease, a failed
 * one at once.
 * @throws what `send` throws; an error while another run holds the lease, so that the event is delivered
 * again
 */
export async function sendOnce(sending: MailDelivery, now: Date, send: () => Promise<void>): Promise<void> {
  const state = await beginDelivery(sending, now);
  if (state === 'done') return;
  if (state === 'busy') throw new Error('This mail is being sent by another run');
  try {
    await send();
  } catch (error) {
    await SentRow.delete({ ...sending }).go();
    throw error;
  }
  await SentRow.patch({ ...sending })
    .set({ done: true })
    .go();
}

async function beginDelivery(sending: MailDelivery, now: Date): Promise<'ours' | 'busy' | 'done'> {
  const time = now.getTime();
  const { rejected } = await SentRow.put({
    ...sending,
    until: time + leaseMilliseconds,
    done: false,
    expiresAt: Math.floor(time / 1000) + keptSeconds,
  })
    .where(
      ({ until, done }, { notExists, lt, eq }) =>
        `${notExists(until)} OR (${eq(done, false)} AND ${lt(until, time)})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  if (!rejected) return 'ours';
  const { data } = await SentRow.get({ ...sending }).go({ consistent: true });
  return data?.done ? 'done' : 'busy';
}
