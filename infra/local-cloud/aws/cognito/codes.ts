import { randomInt } from 'node:crypto';
import * as z from 'zod';
import type { Cognito } from './context.ts';
import { createCodeMismatch, createExpiredCode, createLimitExceeded } from './errors.ts';
import type { User } from './users.ts';

export type CodePurpose = 'sign-up' | 'forgot-password' | `attribute:${string}`;

const hour = 3_600_000;
const maxWrongTries = 5;
/** AWS sends between 5 and 20 codes an hour to one user, depending on the account. */
const maxSendsPerHour = 20;

const CodeRow = z.object({
  code: z.string(),
  value: z.string().nullable(),
  expires: z.number(),
  tries: z.number(),
});

/** Issues the code for a purpose, replacing an older one; `value` is stored until the code is used. */
export function issueCode(cognito: Cognito, user: User, purpose: CodePurpose, value?: string): string {
  const { db, clock } = cognito;
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const where = [user.pool, user.username, purpose];
  db.transaction(() => {
    const since = db.get(
      'SELECT count(*) AS sent FROM sends WHERE pool = ? AND username = ? AND purpose = ? AND at > ?',
      [...where, now - hour],
    );
    if (Number(since?.['sent']) >= maxSendsPerHour) throw createLimitExceeded();
    db.run('INSERT INTO sends (pool, username, purpose, at) VALUES (?, ?, ?, ?)', [...where, now]);
    db.run('DELETE FROM sends WHERE at <= ?', [now - hour]);
    db.run(
      'INSERT OR REPLACE INTO codes (pool, username, purpose, code, value, expires) VALUES (?, ?, ?, ?, ?, ?)',
      [...where, code, value ?? null, now + (purpose === 'forgot-password' ? hour : 24 * hour)],
    );
  });
  return code;
}

/** Uses up the code and returns its value. Five wrong tries block it until a new one is issued. */
export function takeCode(cognito: Cognito, user: User, purpose: CodePurpose, given: string): string | null {
  const { db, clock } = cognito;
  const where = [user.pool, user.username, purpose];
  const row = db.get('SELECT * FROM codes WHERE pool = ? AND username = ? AND purpose = ?', where);
  if (!row) throw createExpiredCode();
  const stored = CodeRow.parse(row);
  if (stored.tries >= maxWrongTries) throw createLimitExceeded();
  if (stored.expires <= clock.now()) throw createExpiredCode();
  if (stored.code !== given) {
    db.run('UPDATE codes SET tries = tries + 1 WHERE pool = ? AND username = ? AND purpose = ?', where);
    throw createCodeMismatch();
  }
  db.run('DELETE FROM codes WHERE pool = ? AND username = ? AND purpose = ?', where);
  return stored.value;
}
