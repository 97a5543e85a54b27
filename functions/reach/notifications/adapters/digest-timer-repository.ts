import type { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';

/** A person's pending digest: one at a time, begun by one event. */
const DigestTimerRow = defineRow('digest-wait', {
  columns: { userId: text, eventId: text, dueAt: text, expiresAt: number },
  indexes: { byUser: rowKey('userId') },
});

const spareSeconds = daySeconds;

/**
 * Begins a wait unless one is pending. True for the event that began the pending one, also when it is
 * delivered again.
 */
export async function startDigestTimer(
  userId: UserId,
  eventId: string,
  dueAt: Date,
  now: Date,
): Promise<boolean> {
  const row = {
    userId,
    eventId,
    dueAt: dueAt.toISOString(),
    expiresAt: toUnixSeconds(dueAt) + spareSeconds,
  };
  const { rejected } = await DigestTimerRow.put(row)
    .where((kept, { notExists, lt }) => `${notExists(kept.dueAt)} OR ${lt(kept.dueAt, now.toISOString())}`)
    .go({ returnOnConditionCheckFailure: true });
  if (!rejected) return true;
  const { data } = await DigestTimerRow.get({ userId }).go({ consistent: true });
  return data?.eventId === eventId;
}

/** Ends a wait; false when there is no wait. */
export async function stopDigestTimer(userId: UserId): Promise<boolean> {
  const { data } = await DigestTimerRow.delete({ userId }).go({ response: 'all_old' });
  return data !== null;
}
