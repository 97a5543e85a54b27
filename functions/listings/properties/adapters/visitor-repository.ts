import { createHmac, randomBytes } from 'node:crypto';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';

/**
 * A random secret per day. With it a visitor's hash can be compared within the day; without it the hash
 * reveals nothing.
 */
const SaltRow = defineRow('view-salt', {
  columns: { day: text, salt: text, expiresAt: number },
  indexes: { byDay: rowKey('day') },
});

let cachedSalt: { day: string; salt: string } | undefined;

/** A hash of a day's visitor that cannot be reversed to an IP address. */
export async function getVisitorHash(
  { ip, userAgent }: { ip: string; userAgent: string },
  time: Date,
): Promise<string> {
  const day = time.toISOString().slice(0, 10);
  if (cachedSalt?.day !== day) cachedSalt = { day, salt: await getSalt(day, time) };
  return createHmac('sha256', cachedSalt.salt).update(`${ip}\n${userAgent}`).digest('base64url').slice(0, 22);
}

async function getSalt(day: string, time: Date): Promise<string> {
  const kept = await findSalt(day);
  if (kept !== undefined) return kept;
  const expiresAt = toUnixSeconds(time) + 2 * daySeconds;
  const salt = randomBytes(32).toString('base64');
  try {
    await commit([buildPut(SaltRow.create({ day, salt, expiresAt }))]);
    return salt;
  } catch (error) {
    // The first of concurrent requests sets the day's salt.
    const saltOfFirst = await findSalt(day);
    if (saltOfFirst === undefined) throw error;
    return saltOfFirst;
  }
}

async function findSalt(day: string): Promise<string | undefined> {
  const { data } = await SaltRow.get({ day }).go({ consistent: true });
  return data?.salt;
}
