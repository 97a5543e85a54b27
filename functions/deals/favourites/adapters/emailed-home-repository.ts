import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DomainEvent } from '../../../../events/define.ts';
import { EmailedHomeId, type PropertyId } from '../../../../events/vocabulary.ts';
import { defineRow, indexKey, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, commit } from '../../../kernel/data/table.ts';
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

export function createEmailedHomeKey(): string {
  return randomBytes(18).toString('base64url');
}

export async function findEmailedHome(id: EmailedHomeId): Promise<EmailedHome | undefined> {
  const { data } = await EmailedHomes.get({ id }).go({ consistent: true });
  return data ? EmailedHome.parse(data) : undefined;
}

/** All homes that an address saved, confirmed or not. */
export async function listEmailedHomes(email: string): Promise<EmailedHome[]> {
  const { data } = await EmailedHomes.query.byAddress({ email }).go({ pages: 'all' });
  return data.map((row) => EmailedHome.parse(row));
}

/** A page of the confirmed addresses that saved a home, and where the next one begins; the last page has no cursor. */
export async function listEmailedHomesOfProperty(
  propertyId: PropertyId,
  count: number,
  after: string | undefined,
): Promise<{ ids: EmailedHomeId[]; cursor: string | undefined }> {
  const { data, cursor } = await EmailedHomes.query
    .byHome({ propertyId })
    .go({ count, ...(after !== undefined && { cursor: after }) });
  const confirmed = data.filter(({ confirmedAt }) => confirmedAt !== undefined);
  return { ids: confirmed.map((row) => EmailedHome.parse(row).id), cursor: cursor ?? undefined };
}

/** When the table removes the address. */
function calculateEnd({ savedAt, confirmedAt }: EmailedHome): number {
  return confirmedAt === undefined
    ? toUnixSeconds(savedAt) + waitingDays * daySeconds
    : toUnixSeconds(confirmedAt) + emailedHomeDays * daySeconds;
}

export async function saveEmailedHome(
  emailedHome: EmailedHome,
  events: readonly DomainEvent[],
): Promise<void> {
  const row = { ...emailedHome, expiresAt: calculateEnd(emailedHome) };
  await commit([buildPut(EmailedHomes.put(row))], [...events]);
}

export async function deleteEmailedHome({ id }: Pick<EmailedHome, 'id'>): Promise<void> {
  await EmailedHomes.delete({ id }).go();
}

/** What the links in its mails end with. */
export function toEmailedHomeToken({ id, key }: Pick<EmailedHome, 'id' | 'key'>): string {
  return `${id.slice('emh_'.length)}.${key}`;
}

/** The saved home that a link belongs to. */
export async function findEmailedHomeByToken(token: string): Promise<EmailedHome | undefined> {
  const [ulid = '', secret = ''] = token.split('.');
  const id = EmailedHomeId.safeParse(`emh_${ulid}`);
  const emailedHome = id.success ? await findEmailedHome(id.data) : undefined;
  const [kept, given] = [Buffer.from(emailedHome?.key ?? ''), Buffer.from(secret)];
  return kept.length === given.length && timingSafeEqual(kept, given) ? emailedHome : undefined;
}
