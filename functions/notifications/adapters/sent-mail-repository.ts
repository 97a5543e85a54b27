import { Entity } from 'electrodb';
import { tableOptions } from '../../kernel/data/table.ts';

/** One mail of one event to one person: begun before it is sent, done after. */
const SentRow = new Entity(
  {
    model: { entity: 'sent-mail', version: '1', service: 'gable' },
    attributes: {
      eventId: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      /** Unix milliseconds until which somebody is at it. */
      until: { type: 'number', required: true },
      done: { type: 'boolean', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    },
  },
  tableOptions,
);

/** Longer than any run of the function that sends. */
const leaseMilliseconds = 60_000;
const keptSeconds = 90 * 24 * 3600;

export interface MailDelivery {
  readonly eventId: string;
  readonly userId: string;
}

/**
 * Sends once, however often the event comes: a run that broke off is taken up again when its time is over, one that
 * failed at once.
 * @throws what `send` throws; an error while another run is at it, so that the event comes again
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
    .go({ returnOnConditionCheckFailure: 'all_old' });
  if (!rejected) return 'ours';
  const { data } = await SentRow.get({ ...sending }).go({ consistent: true });
  return data?.done ? 'done' : 'busy';
}
