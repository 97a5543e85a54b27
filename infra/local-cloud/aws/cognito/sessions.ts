import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Cognito } from './context.ts';
import { createNotAuthorized, createUserDisabled } from './errors.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';
import { getUser, type User } from './users.ts';

const SessionRow = z.object({
  origin_jti: z.string(),
  pool: z.string(),
  client: z.string(),
  username: z.string(),
  auth_time: z.number(),
  scopes: z.string(),
  expires: z.number(),
  revoked: z.number(),
});

/** One sign-in: a refresh token and every token made from it share its `origin_jti`. */
export interface SignInSession {
  originJti: string;
  authTime: number;
  scopes: string[];
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens a session and returns it with its refresh token, which is stored as a digest. */
export function openSession(
  cognito: Cognito,
  { pool, client, user }: { pool: UserPoolDefinition; client: UserPoolClientDefinition; user: User },
  scopes: string[],
): SignInSession & { refreshToken: string } {
  const now = cognito.clock.now();
  const refreshToken = `local.${randomBytes(96).toString('base64url')}`;
  const session = { originJti: randomUUID(), authTime: Math.floor(now / 1000), scopes };
  cognito.db.run('DELETE FROM sessions WHERE expires <= ?', [now - 86_400_000]);
  cognito.db.run(
    `INSERT INTO sessions (origin_jti, pool, client, username, refresh, auth_time, scopes, expires)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      session.originJti,
      pool.id,
      client.id,
      user.username,
      hashToken(refreshToken),
      session.authTime,
      scopes.join(' '),
      now + client.refreshTokenSeconds * 1000,
    ],
  );
  return { ...session, refreshToken };
}

export function findRefreshToken(cognito: Cognito, refreshToken: string) {
  const row = cognito.db.get('SELECT * FROM sessions WHERE refresh = ?', [hashToken(refreshToken)]);
  return row && SessionRow.parse(row);
}

/** The session and user of a refresh token; throws Cognito's error if it is invalid. */
export function redeemRefreshToken(cognito: Cognito, client: UserPoolClientDefinition, refreshToken: string) {
  const row = findRefreshToken(cognito, refreshToken);
  if (!row || row.client !== client.id) throw createNotAuthorized('Invalid Refresh Token');
  if (row.revoked) throw createNotAuthorized('Refresh Token has been revoked');
  if (row.expires <= cognito.clock.now()) throw createNotAuthorized('Refresh Token has expired');
  const user = getUser(cognito, row.pool, row.username);
  if (!user.enabled) throw createUserDisabled();
  const session: SignInSession = {
    originJti: row.origin_jti,
    authTime: row.auth_time,
    scopes: row.scopes.split(' '),
  };
  return { session, user };
}

export function revokeSession(cognito: Cognito, originJti: string): void {
  cognito.db.run('UPDATE sessions SET revoked = 1 WHERE origin_jti = ?', [originJti]);
}

export function revokeSessions(cognito: Cognito, user: User): void {
  cognito.db.run('UPDATE sessions SET revoked = 1 WHERE pool = ? AND username = ?', [
    user.pool,
    user.username,
  ]);
}

/** Whether a session was revoked, or deleted after its refresh token expired. */
export function isRevoked(cognito: Cognito, originJti: string): boolean {
  const row = cognito.db.get('SELECT revoked FROM sessions WHERE origin_jti = ?', [originJti]);
  return row?.['revoked'] !== 0;
}
