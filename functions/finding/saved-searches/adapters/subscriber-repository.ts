import { createHash } from 'node:crypto';
import * as z from 'zod';
import { SubscriberId } from '../../../../events/vocabulary.ts';
import { findByLinkToken } from '../../../kernel/data/link-keys.ts';
import { defineRow, optionalNumber, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { confirmationDays } from '../domain/saved-search.ts';

/** A person who gets alerts without an account. */
export const AlertSubscriber = z.object({
  id: SubscriberId,
  email: z.string(),
  /** The secret of the links in their mails. */
  key: z.string(),
  /** The day of the wording that they agreed to. */
  textVersion: z.string(),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().optional(),
});
export type AlertSubscriber = z.output<typeof AlertSubscriber>;

const SubscriberRow = defineRow('alert-subscriber', {
  columns: {
    id: text,
    email: text,
    key: text,
    textVersion: text,
    createdAt: text,
    confirmedAt: optionalText,
    /** When the table removes an address without a confirmed search. */
    expiresAt: optionalNumber,
  },
  indexes: { byId: rowKey('id') },
});

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The subscriber of an address: always the same one. */
export function toSubscriberId(email: string): SubscriberId {
  const digest = createHash('sha256').update(`alerts/${email}`).digest().subarray(0, 26);
  return SubscriberId.parse(`sbr_${[...digest].map((byte) => crockford[byte % 32]).join('')}`);
}

export async function findSubscriber(id: SubscriberId): Promise<AlertSubscriber | undefined> {
  const { data } = await SubscriberRow.get({ id }).go({ consistent: true });
  return data ? AlertSubscriber.parse(data) : undefined;
}

/** The subscriber with this address, who is created when there is no such subscriber. */
export async function ensureSubscriber(
  email: string,
  textVersion: string,
  now: Date,
): Promise<AlertSubscriber> {
  const id = toSubscriberId(email);
  const alertSubscriber = await findSubscriber(id);
  if (alertSubscriber) {
    await postponeEnd(id, now);
    return alertSubscriber;
  }
  const created = { id, email, key: createSecretKey(), textVersion };
  await SubscriberRow.put({ ...created, createdAt: now.toISOString(), expiresAt: calculateEnd(now) })
    .where((row, { notExists }) => notExists(row.id))
    .go({ returnOnConditionCheckFailure: true });
  const stored = await findSubscriber(id);
  if (!stored) throw new Error('A subscriber went while they were created');
  return stored;
}

const calculateEnd = (now: Date): number => toUnixSeconds(now) + confirmationDays * daySeconds;

/** The link of a newer mail works for as long as its search waits. */
async function postponeEnd(id: SubscriberId, now: Date): Promise<void> {
  await SubscriberRow.patch({ id })
    .set({ expiresAt: calculateEnd(now) })
    .where(({ expiresAt }, { exists }) => exists(expiresAt))
    .go({ returnOnConditionCheckFailure: true });
}

/** Has the table remove an address that has no search but those that wait for their confirmation. */
export async function expireSubscriber(id: SubscriberId, now: Date): Promise<void> {
  await SubscriberRow.patch({ id })
    .set({ expiresAt: calculateEnd(now) })
    .go();
}

export async function confirmSubscriber(id: SubscriberId, now: Date): Promise<void> {
  await SubscriberRow.patch({ id }).set({ confirmedAt: now.toISOString() }).remove(['expiresAt']).go();
}

export async function deleteSubscriber(id: SubscriberId): Promise<void> {
  await SubscriberRow.delete({ id }).go();
}

// Links

/** The subscriber that a link belongs to. */
export function findSubscriberByToken(token: string): Promise<AlertSubscriber | undefined> {
  return findByLinkToken(token, { prefix: 'sbr', schema: SubscriberId, find: findSubscriber });
}
