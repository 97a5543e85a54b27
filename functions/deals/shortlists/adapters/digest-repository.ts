import type { DomainEvent } from '../../../../events/define.ts';
import type { ShortlistId, UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, commit, ignoreStale } from '../../../kernel/data/table.ts';
import { daySeconds, hourMs, toUnixSeconds } from '../../../kernel/time.ts';

/** News of a shortlist that one person will be told of; begun by one event. */
const DigestRow = defineRow('shortlist-digest', {
  columns: { shortlistId: text, userId: text, eventId: text, dueAt: text, expiresAt: number },
  indexes: { byReader: rowKey('shortlistId', 'userId') },
});

export interface DigestKey {
  readonly shortlistId: ShortlistId;
  readonly userId: UserId;
}

/** A digest that is so late was lost. */
const lostMs = hourMs;

/** Begins a wait unless one is pending. True for the event that began the pending one, also when it comes again. */
export async function startDigest(
  { shortlistId, userId }: DigestKey,
  { eventId, dueAt }: { readonly eventId: string; readonly dueAt: Date },
  now: Date,
): Promise<boolean> {
  const row = {
    shortlistId,
    userId,
    eventId,
    dueAt: dueAt.toISOString(),
    expiresAt: toUnixSeconds(dueAt) + daySeconds,
  };
  const lost = new Date(now.getTime() - lostMs).toISOString();
  const { rejected } = await DigestRow.put(row)
    .where((kept, { notExists, lt }) => `${notExists(kept.dueAt)} OR ${lt(kept.dueAt, lost)}`)
    .go({ returnOnConditionCheckFailure: true });
  if (!rejected) return true;
  const { data } = await DigestRow.get({ shortlistId, userId }).go({ consistent: true });
  return data?.eventId === eventId;
}

/** Ends a wait together with what is told; does nothing for one that has ended. */
export async function endDigest(
  { shortlistId, userId }: DigestKey,
  events: readonly DomainEvent[],
): Promise<void> {
  await ignoreStale(commit([buildDelete(DigestRow.remove({ shortlistId, userId }))], events));
}
