import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cognito } from '../context.ts';
import type { UserPoolDefinition } from '../user-pool.ts';
import { getUser, type User } from '../users.ts';

const name = 'cognito';
const hour = 3_600_000;

const toCookiePath = (cognito: Cognito) => new URL(cognito.publicUrl()).pathname;

function readCookie(request: IncomingMessage): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** The user this browser signed in as within the last hour. */
export function findSignedInUser(
  cognito: Cognito,
  request: IncomingMessage,
  pool: UserPoolDefinition,
): User | undefined {
  const row = cognito.db.get('SELECT username FROM browsers WHERE cookie = ? AND pool = ? AND expires > ?', [
    readCookie(request) ?? '',
    pool.id,
    cognito.clock.now(),
  ]);
  if (!row) return undefined;
  const user = getUser(cognito, pool.id, String(row['username']));
  return user.enabled ? user : undefined;
}

export function setBrowserSession(cognito: Cognito, response: ServerResponse, user: User): void {
  const cookie = randomBytes(24).toString('base64url');
  const now = cognito.clock.now();
  cognito.db.run('DELETE FROM browsers WHERE expires <= ?', [now]);
  cognito.db.run('INSERT INTO browsers (cookie, pool, username, expires) VALUES (?, ?, ?, ?)', [
    cookie,
    user.pool,
    user.username,
    now + hour,
  ]);
  response.setHeader(
    'set-cookie',
    `${name}=${cookie}; Path=${toCookiePath(cognito)}; HttpOnly; SameSite=Lax; Max-Age=3600`,
  );
}

export function deleteBrowserSession(
  cognito: Cognito,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  cognito.db.run('DELETE FROM browsers WHERE cookie = ?', [readCookie(request) ?? '']);
  response.setHeader(
    'set-cookie',
    `${name}=; Path=${toCookiePath(cognito)}; HttpOnly; SameSite=Lax; Max-Age=0`,
  );
}
