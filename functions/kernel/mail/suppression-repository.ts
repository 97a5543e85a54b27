import { createHash } from 'node:crypto';
import { MailProblem } from '../../../events/vocabulary.ts';
import { createRowRead, type RowRead } from '../data/row-read.ts';
import { defineRow, number, rowKey, text } from '../data/row.ts';
import { yearSeconds } from '../time.ts';

/** An address that gets no mails, by a hash of it. */
const SuppressedAddress = defineRow('suppressed-address', {
  columns: { hash: text, reason: text, expiresAt: number },
  indexes: { byHash: rowKey('hash') },
});

const toHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/** Why an address gets no mails; undefined if it gets them. */
export async function findMailProblem(address: string): Promise<MailProblem | undefined> {
  const { data } = await SuppressedAddress.get({ hash: toHash(address) }).go();
  return data ? MailProblem.parse(data.reason) : undefined;
}

/** The read of `findMailProblem`, to go out together with another. */
export function createMailProblemRead(address: string): RowRead<MailProblem | undefined> {
  return createRowRead(
    SuppressedAddress.get({ hash: toHash(address) }),
    (stored) => stored && MailProblem.parse(stored['reason']),
  );
}

/** Keeps mails from an address for a year. */
export async function suppressAddress(address: string, reason: MailProblem, now: Date): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + yearSeconds;
  await SuppressedAddress.put({ hash: toHash(address), reason, expiresAt }).go();
}
