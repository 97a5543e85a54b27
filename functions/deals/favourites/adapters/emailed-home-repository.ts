import { createHash } from 'node:crypto';
import type { DomainEvent } from '../../../../events/define.ts';
import { EmailedHomeId, type PropertyId } from '../../../../events/vocabulary.ts';
import { findByLinkToken } from '../../../kernel/data/link-keys.ts';
import { defineRow, indexKey, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, buildUpdate, commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { EmailedHome, emailedHomeDays, waitingDays } from '../domain/emailed-home.ts';

const EmailedHomes = defineRow('emailed-home', {
  columns: {
    id: text,
    email: text,
    propertyId: text,
    key: text,
    savedPrice: number,
    savedAt: text,
    textVersion: text,
    confirmedAt: optionalText,
    expiresAt: number,
  },
  indexes: {
    byId: rowKey('id'),
    byAddress: indexKey('gsi1', 'email', 'id'),
    byHome: indexKey('gsi2', 'propertyId', 'id'),
  },
});

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id of a home that an address saves: always the same one. */
export function toEmailedHomeId(email: string, propertyId: PropertyId): EmailedHomeId {
  const digest = createHash('sha256').update(`emailed-home/${email}/${propertyId}`).digest();
  const digits = [...digest.subarray(0, 26)].map((byte) => crockford[byte % 32]);
  return EmailedHomeId.parse(`emh_${digits.join('')}`);
}

/** The table deletes a row some time after its end. */
const isKept = ({ expiresAt }: { readonly expiresAt: number }, now: Date): boolean =>
  expiresAt > toUnixSeconds(now);

export async function findEmailedHome(id: EmailedHomeId, now: Date): Promise<EmailedHome | undefined> {
  const { data } = await EmailedHomes.get({ id }).go({ consistent: true });
  return data && isKept(data, now) ? EmailedHome.parse(data) : undefined;
}

/** All homes that an address saved, confirmed or not. */
export async function listEmailedHomes(email: string, now: Date): Promise<EmailedHome[]> {
  const { data } = await EmailedHomes.query.byAddress({ email }).go({ pages: 'all' });
  return data.filter((row) => isKept(row, now)).map((row) => EmailedHome.parse(row));
}

/** A page of the confirmed addresses that saved a home, and where the next one begins; the last page has no cursor. */
export async function listEmailedHomesOfProperty(
  propertyId: PropertyId,
  { count, after }: { readonly count: number; readonly after: string | undefined },
  now: Date,
): Promise<{ ids: EmailedHomeId[]; cursor: string | undefined }> {
  const { data, cursor } = await EmailedHomes.query
    .byHome({ propertyId })
    .go({ count, ...(after !== undefined && { cursor: after }) });
  const confirmed = data.filter((row) => row.confirmedAt !== undefined && isKept(row, now));
  return { ids: confirmed.map((row) => EmailedHome.parse(row).id), cursor: cursor ?? undefined };
}

/** @throws `stale` if the address saved the home in the meantime */
export async function insertEmailedHome(
  emailedHome: EmailedHome,
  events: readonly DomainEvent[],
  now: Date,
): Promise<void> {
  const expiresAt = toUnixSeconds(emailedHome.savedAt) + waitingDays * daySeconds;
  const put = EmailedHomes.put({ ...emailedHome, expiresAt }).where(
    ({ id, expiresAt: end }, { notExists, lte }) => `${notExists(id)} OR ${lte(end, toUnixSeconds(now))}`,
  );
  await commit([buildPut(put)], events);
}

/** @throws 404 if its mails were stopped in the meantime */
export async function updateConfirmation(
  { id, key }: Pick<EmailedHome, 'id' | 'key'>,
  confirmedAt: string,
): Promise<void> {
  const expiresAt = toUnixSeconds(confirmedAt) + emailedHomeDays * daySeconds;
  const patch = EmailedHomes.patch({ id })
    .set({ confirmedAt, expiresAt })
    .where((row, { eq }) => eq(row.key, key));
  await commit([buildUpdate(patch, createClosedLinkError)]);
}

export function createClosedLinkError(): AppError {
  return new AppError('not_found', 'This link doesn’t open a saved home any more.');
}

export async function deleteEmailedHome({ id }: Pick<EmailedHome, 'id'>): Promise<void> {
  await EmailedHomes.delete({ id }).go();
}

/** The saved home that a link belongs to. */
export function findEmailedHomeByToken(token: string, now: Date): Promise<EmailedHome | undefined> {
  return findByLinkToken(token, {
    prefix: 'emh',
    schema: EmailedHomeId,
    find: (id) => findEmailedHome(id, now),
  });
}
